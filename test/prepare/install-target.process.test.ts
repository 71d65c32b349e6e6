import assert from 'node:assert/strict';
import { getEventListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, readlink, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { openInstalls, type Prepared } from '../../src/prepare/install-target.ts';
import { filesBelow } from '../../src/prepare/tree.ts';
import { DEFAULT_INSTALL } from '../../src/config/schema.ts';
import type { Reason, ServerTarget } from '../../src/model.ts';
import { writeFiles, type Files } from '../git-repository.ts';
import { isRunning } from '../processes.ts';
import { serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { untilThere } from '../until.ts';

/** A tree with the target's folder and package.json. */
async function treeWithTarget(): Promise<AsyncDisposable & { readonly path: string; readonly dir: string }> {
  const tree = await temporaryFolder();
  await writeFiles(tree.path, { 'servers/tiny/package.json': '{}' });
  return { ...tree, path: tree.path, dir: join(tree.path, 'servers/tiny') };
}

const prepare = (tree: string, change: Partial<ServerTarget>, signal = new AbortController().signal): Promise<Prepared> =>
  openInstalls({ base: tree, head: tree }, signal).build('head', serverTargetOf(change));

const READY: Prepared = { ready: true, lost: [] };

async function refusal(tree: string, change: Partial<ServerTarget>): Promise<Reason> {
  const prepared = await prepare(tree, change);
  return prepared.ready ? assert.fail('it is ready') : prepared.reason;
}

const failed = (command: string, code: number): Reason => ({
  kind: 'command-failed',
  command,
  folder: 'servers/tiny',
  ending: { kind: 'exited', code },
  mayNeedGit: false,
});

const failing = (folder: string): string =>
  `printf 'npm error code 127\\nnpm error path %s\\nnpm error command failed\\nnpm error command sh -c tsc -p .\\n' "${folder}" >&2; exit 127`;

describe('the preparation of a target', () => {
  it("installs, then builds, in the target's folder with its environment", async () => {
    await using tree = await treeWithTarget();
    const prepared = await prepare(tree.path, {
      install: 'echo "install $WHO" >> steps; pwd >> steps',
      build: 'echo build >> steps',
      env: { WHO: 'Ada' },
    });
    assert.deepEqual(prepared, READY);
    assert.match(await readFile(join(tree.dir, 'steps'), 'utf8'), /^install Ada\n.*servers\/tiny\nbuild\n$/);
  });

  it('is nothing where there is nothing to install or build', async () => {
    await using tree = await temporaryFolder();
    await mkdir(join(tree.path, 'servers/tiny'), { recursive: true });
    assert.deepEqual(await prepare(tree.path, {}), READY);
  });

  it('that fails tells command, folder, exit code and the last of the output', async () => {
    await using tree = await treeWithTarget();
    const install = 'seq 1 20; echo "no such package" >&2; exit 7';
    const because = failed(install, 7);
    assert.deepEqual(await refusal(tree.path, { install }), {
      kind: 'printed-last',
      because,
      output: ['14', '15', '16', '17', '18', '19', '20', 'no such package'].join(' ⏎ '),
    });
  });

  it('tries a command that fails once more, and tells why', async () => {
    await using tree = await treeWithTarget();
    const install = 'test -e tried || { touch tried; echo "no registry" >&2; exit 7; }';
    const prepared = await prepare(tree.path, { install, build: 'echo built >> log' });
    assert.ok(prepared.ready);
    assert.deepEqual(prepared.lost, [{ kind: 'printed-last', because: failed(install, 7), output: 'no registry' }]);
    assert.equal(await readFile(join(tree.dir, 'log'), 'utf8'), 'built\n');
  });

  it('that fails otherwise at the second try tells both: it may be for what the first has left behind', async () => {
    await using tree = await treeWithTarget();
    const build = 'test -e left && { echo "it is there" >&2; exit 3; }; touch left; echo "no registry" >&2; exit 4';
    assert.deepEqual(await refusal(tree.path, { build }), {
      kind: 'command-failed-twice',
      last: { kind: 'printed-last', because: failed(build, 3), output: 'it is there' },
      first: { kind: 'printed-last', because: failed(build, 4), output: 'no registry' },
    });
  });

  it("finds programs of the target's own packages before those of the gate's caller", async () => {
    await using tree = await treeWithTarget();
    await writeFiles(tree.path, { 'theirs/tool': '#!/bin/sh\necho theirs >> made\n', 'theirs/other': '#!/bin/sh\necho other >> made\n' });
    for (const program of ['tool', 'other']) await chmod(join(tree.path, 'theirs', program), 0o755);
    const install = String.raw`mkdir -p node_modules/.bin && printf '#!/bin/sh\necho own >> made\n' > node_modules/.bin/tool && chmod +x node_modules/.bin/tool && tool`;
    assert.deepEqual(
      await prepare(tree.path, { install, build: 'tool && other', env: { PATH: `${join(tree.path, 'theirs')}:${process.env['PATH']}` } }),
      READY,
    );
    assert.equal(await readFile(join(tree.dir, 'made'), 'utf8'), 'own\nown\nother\n');
  });

  it('installs by the package manager of the machine, also where the packages of the target hold one, whose programs are found all the same', async () => {
    await using tree = await treeWithTarget();
    const programs = { 'theirs/npm': 'theirs', 'node_modules/.bin/npm': 'own', 'node_modules/.bin/tool': 'tool' };
    for (const [file, made] of Object.entries(programs)) {
      await writeFiles(tree.path, { [file]: `#!/bin/sh\necho ${made} >> made\n` });
      await chmod(join(tree.path, file), 0o755);
    }
    assert.deepEqual(
      await prepare(tree.path, { install: 'npm', build: 'tool', env: { PATH: `${join(tree.path, 'theirs')}:${process.env['PATH']}` } }),
      READY,
    );
    assert.equal(await readFile(join(tree.dir, 'made'), 'utf8'), 'theirs\ntool\n');
  });

  it('does not try what hangs once more, and ends it', async () => {
    await using tree = await treeWithTarget();
    const install = 'echo $$ >> pids; sleep 600';
    const reason = await refusal(tree.path, { install, installTimeoutMs: 2_000 });
    assert.deepEqual(reason, { kind: 'command-hung', command: install, folder: 'servers/tiny', seconds: 2 });
    const pids = (await readFile(join(tree.dir, 'pids'), 'utf8')).trim().split('\n');
    assert.deepEqual([pids.length, await isRunning(Number(pids[0]))], [1, false]);
  });

  it('does not build what could not be installed', async () => {
    await using tree = await treeWithTarget();
    await refusal(tree.path, { install: 'exit 1', build: 'touch built' });
    assert.equal(existsSync(join(tree.dir, 'built')), false);
  });

  it('fails where the build does', async () => {
    await using tree = await treeWithTarget();
    const ending = { kind: 'signalled', signal: 'SIGKILL' } as const;
    assert.deepEqual(await refusal(tree.path, { install: 'true', build: 'kill -9 $$' }), { ...failed('kill -9 $$', 0), ending });
  });

  it('wants a folder, and by `npm ci` a package.json in it', async () => {
    await using tree = await temporaryFolder();
    assert.deepEqual(await refusal(tree.path, { install: 'npm ci' }), {
      kind: 'folder-missing',
      folder: 'servers/tiny',
      isOfEdition: false,
    });
    await mkdir(join(tree.path, 'servers/tiny'), { recursive: true });
    assert.deepEqual(await refusal(tree.path, { install: DEFAULT_INSTALL }), { kind: 'manifest-missing', folder: 'servers/tiny' });
    assert.deepEqual(await prepare(tree.path, { install: 'touch ../installed' }), READY);
    assert.ok(existsSync(join(tree.path, 'servers/installed')));
  });

  it('takes a file or a circle of links in place of its folder, or of one above, for a missing one', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, { servers: '' });
    assert.deepEqual(await refusal(tree.path, {}), { kind: 'folder-missing', folder: 'servers/tiny', isOfEdition: false });
    await using looped = await temporaryFolder();
    await symlink('servers', join(looped.path, 'servers'));
    assert.deepEqual(await refusal(looped.path, {}), { kind: 'folder-missing', folder: 'servers/tiny', isOfEdition: false });
  });

  it("by `npm ci` wants a lock file of npm's there, or above it, where that of a workspace lies", async () => {
    const install = DEFAULT_INSTALL;
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, { 'servers/tiny/package.json': '{}' });
    assert.deepEqual(await refusal(tree.path, { install }), { kind: 'lock-file-missing', folder: 'servers/tiny', other: null });
    assert.deepEqual(await refusal(tree.path, { install: 'false' }), failed('false', 1));
    await writeFiles(tree.path, { 'servers/pnpm-lock.yaml': '' });
    const other = { file: 'servers/pnpm-lock.yaml', install: 'pnpm install --frozen-lockfile' };
    assert.deepEqual(await refusal(tree.path, { install }), { kind: 'lock-file-missing', folder: 'servers/tiny', other });
    await writeFiles(tree.path, { 'package-lock.json': '{' });
    assert.equal((await refusal(tree.path, { install })).kind, 'printed-last');
  });

  for (const said of ['not a git repository', 'not in a git directory', 'this operation must be run in a work tree']) {
    it(`that is told by git "${said}" tells that the copies are no clones`, async () => {
      await using tree = await treeWithTarget();
      const build = `echo "fatal: ${said}" >&2; exit 128`;
      const because = { ...failed(build, 128), mayNeedGit: true };
      assert.deepEqual(await refusal(tree.path, { build }), { kind: 'printed-last', because, output: `fatal: ${said}` });
    });
  }

  it('tells that a script of a package that it links failed, and not one of its own or of an installed package', async () => {
    await using tree = await treeWithTarget();
    const linked = await refusal(tree.path, { install: failing(tree.path) });
    assert.partialDeepStrictEqual(linked, {
      kind: 'printed-last',
      because: { kind: 'linked-script-failed', folder: '.', script: 'tsc -p .', because: { kind: 'command-failed' } },
    });
    for (const folder of ['$PWD', '$PWD/node_modules/esbuild', '/elsewhere']) {
      assert.partialDeepStrictEqual(await refusal(tree.path, { install: failing(folder) }), { because: { kind: 'command-failed' } });
    }
  });

  it('is over when the command is, although something that it started goes on, and that is ended', async () => {
    await using tree = await treeWithTarget();
    assert.deepEqual(await prepare(tree.path, { install: 'sleep 600 & echo $! > pid' }), READY);
    const pid = Number(await readFile(join(tree.dir, 'pid'), 'utf8'));
    assert.equal(await isRunning(pid), false);
  });

  it('ends with what it started when it is aborted', async () => {
    await using tree = await treeWithTarget();
    const interrupt = new AbortController();
    const prepared = prepare(tree.path, { install: 'echo $$ > pid.tmp; mv pid.tmp pid; sleep 600' }, interrupt.signal);
    await untilThere(join(tree.dir, 'pid'));
    const pid = Number(await readFile(join(tree.dir, 'pid'), 'utf8'));
    interrupt.abort(new Error('interrupted'));
    await assert.rejects(prepared, /interrupted/);
    assert.equal(await isRunning(pid), false);
  });

  it('leaves nothing on the signal of the run, however many commands end before it is given', async () => {
    await using tree = await treeWithTarget();
    const { signal } = new AbortController();
    assert.deepEqual(await prepare(tree.path, { install: 'true', build: 'true' }, signal), READY);
    assert.deepEqual(getEventListeners(signal, 'abort'), []);
  });

  it('does not begin once it is aborted', async () => {
    await using tree = await treeWithTarget();
    await assert.rejects(prepare(tree.path, { install: 'touch begun' }, AbortSignal.abort(new Error('interrupted'))), /interrupted/);
    assert.equal(existsSync(join(tree.dir, 'begun')), false);
  });
});

const FIVE: Partial<ServerTarget> = {
  name: 'tiny@5',
  dir: 'servers/tiny@5',
  edition: { source: 'servers/tiny', overlay: 'versions/5', siblings: ['versions/4'] },
};

const SOURCE_OF_FIVE: Files = {
  'servers/tiny/server.js': 'serve()',
  'servers/tiny/package.json': '{"of":"all"}',
  'servers/tiny/.npmrc': 'fund=false',
  'servers/tiny/versions/4/package.json': '{"of":"4"}',
  'servers/tiny/versions/5/package.json': '{"of":"5"}',
  'servers/tiny/versions/5/deep/patch.js': 'patch()',
  'servers/tinier/server.js': 'serve()',
  'shared/page.txt': 'a page',
};

describe('the preparation of an edition', () => {
  it("lays out its source with its own files over it, and no other edition's", async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, SOURCE_OF_FIVE);
    assert.deepEqual(await prepare(tree.path, FIVE), READY);
    const laidOut = await filesBelow(tree.path, 'servers/tiny@5');
    assert.deepEqual(
      laidOut.toSorted(),
      ['.npmrc', 'deep/patch.js', 'package.json', 'server.js'].map((file) => `servers/tiny@5/${file}`),
    );
    assert.equal(await readFile(join(tree.path, 'servers/tiny@5/package.json'), 'utf8'), '{"of":"5"}');
    assert.deepEqual((await filesBelow(tree.path, 'servers/tiny')).length, 6, 'the source is as before');
  });

  it('installs and builds there, and relative paths out of the folder hold', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, SOURCE_OF_FIVE);
    assert.deepEqual(
      await prepare(tree.path, { ...FIVE, install: 'cat package.json > installed', build: 'cat installed ../../shared/page.txt > built' }),
      READY,
    );
    assert.equal(await readFile(join(tree.path, 'servers/tiny@5/built'), 'utf8'), '{"of":"5"}a page');
    assert.equal(existsSync(join(tree.path, 'servers/tiny/installed')), false);
  });

  it('keeps programs and links what they are', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, { ...SOURCE_OF_FIVE, 'servers/tiny/run': '#!/bin/sh\necho ran' });
    await chmod(join(tree.path, 'servers/tiny/run'), 0o755);
    await symlink('../../shared', join(tree.path, 'servers/tiny/link'));
    assert.deepEqual(await prepare(tree.path, { ...FIVE, install: './run && cat link/page.txt' }), READY);
    assert.equal(await readlink(join(tree.path, 'servers/tiny@5/link')), '../../shared');
  });

  it('leaves nothing there of an earlier one', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, SOURCE_OF_FIVE);
    await prepare(tree.path, { ...FIVE, install: 'touch left-behind' });
    await prepare(tree.path, FIVE);
    assert.equal(existsSync(join(tree.path, 'servers/tiny@5/left-behind')), false);
  });

  it('is refused where npm would take it for a member of a workspace, and nothing is laid out then', async () => {
    await using tree = await temporaryFolder();
    await writeFiles(tree.path, { ...SOURCE_OF_FIVE, 'package.json': '{"workspaces":["servers/*"]}' });
    const edition = { ...FIVE, install: DEFAULT_INSTALL };
    assert.deepEqual(await refusal(tree.path, edition), {
      kind: 'edition-in-workspace',
      folder: 'servers/tiny@5',
      manifest: 'package.json',
      glob: '!servers/*@*',
    });
    assert.equal(existsSync(join(tree.path, 'servers/tiny@5')), false);
    assert.deepEqual(await prepare(tree.path, { ...FIVE, install: 'true' }), READY);
    await writeFiles(tree.path, { 'package.json': '{"workspaces":["servers/*","!servers/*@*"]}' });
    assert.deepEqual(await refusal(tree.path, edition), { kind: 'lock-file-missing', folder: 'servers/tiny@5', other: null });
  });

  it('tells which folder is missing, and which key names it', async () => {
    await using tree = await temporaryFolder();
    assert.deepEqual(await refusal(tree.path, FIVE), { kind: 'folder-missing', folder: 'servers/tiny', isOfEdition: false });
    await writeFiles(tree.path, { 'servers/tiny/server.js': '' });
    assert.deepEqual(await refusal(tree.path, FIVE), { kind: 'folder-missing', folder: 'servers/tiny/versions/5', isOfEdition: true });
  });
});
