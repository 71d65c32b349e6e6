import assert from 'node:assert/strict';
import { chmod, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { readChange } from '../../src/prepare/change.ts';
import { reachOfChange } from '../../src/prepare/survey.ts';
import type { TreeChange } from '../../src/prepare/reach.ts';
import { openGit } from '../../src/system/git.ts';
import { commitFiles, git, PLAIN_ENV, writeFiles, type Files } from '../git-repository.ts';
import { configOf, serverTargetOf } from '../targets.ts';
import { emptyRepository } from '../system/empty-repository.ts';

const FILES: Files = { 'api/server.mjs': '1', 'lib/shared.mjs': '1', 'README.md': '1', '.gitignore': 'left/\n' };

/** How the working tree differs from its first commit, after something was done to it. */
async function changeAfter(act: (root: string) => Promise<unknown>): Promise<TreeChange> {
  await using folder = await emptyRepository();
  const sha = await commitFiles(folder.path, 'first', FILES);
  await act(folder.path);
  const config = configOf(serverTargetOf({ dir: 'api' }));
  return await readChange({ root: folder.path, git: openGit({ root: folder.path, env: PLAIN_ENV }), config }, { sha, config });
}

describe('a change holds', () => {
  for (const [what, act, files] of [
    ['files that were committed since', (root) => commitFiles(root, 'second', { 'api/server.mjs': '2' }), ['api/server.mjs']],
    ['files that are edited', (root) => writeFiles(root, { 'lib/shared.mjs': '2' }), ['lib/shared.mjs']],
    [
      'files that git does not know, whatever its settings show',
      async (root) => {
        await git(root, 'config', 'status.showUntrackedFiles', 'no');
        await writeFiles(root, { 'api/new.mjs': '1', 'left/behind.mjs': '1' });
      },
      ['api/new.mjs'],
    ],
    ['files that are gone', (root) => rm(join(root, 'lib/shared.mjs')), ['lib/shared.mjs']],
    ['programs that can be run now', (root) => chmod(join(root, 'api/server.mjs'), 0o755), ['api/server.mjs']],
    ['nothing of a file that was only touched', (root) => writeFile(join(root, 'api/server.mjs'), '1'), []],
    [
      'nothing of the configuration, which is compared target by target, and of stored runs',
      (root) => commitFiles(root, 'second', { 'perf-gate.yml': '1', 'baselines/epyc.jsonl': '1' }),
      [],
    ],
    [
      'nothing of executable files where git does not look at that',
      async (root) => {
        await git(root, 'config', 'core.fileMode', 'false');
        await chmod(join(root, 'api/server.mjs'), 0o755);
      },
      [],
    ],
  ] as const satisfies readonly (readonly [string, (root: string) => Promise<unknown>, readonly string[]])[]) {
    it(what, async () => {
      assert.deepEqual((await changeAfter(act)).files, files);
    });
  }

  it('symbolic links with what they lead to, and workflows that run the gate', async () => {
    const change = await changeAfter(async (root) => {
      await symlink('../lib', join(root, 'api/shared'));
      await commitFiles(root, 'second', {
        '.github/workflows/perf.yml': 'uses: acme/perf-gate@v1',
        '.github/workflows/lint.yml': 'run: lint',
      });
    });
    assert.deepEqual([...change.tree.links], [['api/shared', ['lib']]]);
    assert.deepEqual([...change.neverIgnored], ['.github/workflows/perf.yml']);
  });

  it('where a link leads by an absolute path into the checkout, committed or not, and nothing of one that leads out', async () => {
    const change = await changeAfter(async (root) => {
      await symlink(join(root, 'lib/shared.mjs'), join(root, 'api/shared.mjs'));
      await symlink('/etc/hostname', join(root, 'api/name'));
      await git(root, 'add', 'api/name');
    });
    assert.deepEqual([...change.tree.links], [['api/shared.mjs', ['lib/shared.mjs']]]);
  });

  it('configurations of TypeScript that others extend, comments or not', async () => {
    const change = await changeAfter((root) =>
      writeFiles(root, {
        'tsconfig.base.json': '{}',
        'api/tsconfig.json':
          '{ // strict\n  "extends": ["../tsconfig.base", "@tsconfig/node24/tsconfig.json"], "references": [{ "path": "../lib" }],\n}',
      }),
    );
    assert.deepEqual([...change.tree.links], [['api/tsconfig.json', ['tsconfig.base.json', 'lib']]]);
  });
});

const SERVER = '  api: { dir: bench/api, install: false, start: node server.js, scenarios: [hello] }\n';
const config = (servers: string): string => `version: 1\nscenarios:\n  hello: { path: / }\nservers:\n${servers}`;

/** Which targets a second commit reaches, by name; null: there is no base. */
async function reachBetween(
  before: Files,
  change: Files,
  ref: string | null = 'HEAD~1',
): Promise<Readonly<Record<string, string | null>> | null> {
  await using folder = await emptyRepository();
  await commitFiles(folder.path, 'first', before);
  await commitFiles(folder.path, 'second', change);
  const { targets } = await reachOfChange({
    cwd: folder.path,
    configFile: null,
    base: ref === null ? { kind: 'none' } : { kind: 'ref', ref },
  });
  return targets === null ? null : Object.fromEntries(targets.map(({ name, reachedBy }) => [name, reachedBy?.kind ?? null]));
}

describe('the reach of a change', () => {
  const before = {
    'perf-gate.yml': config(SERVER),
    'bench/api/package.json': '{}',
    'bench/api/server.js': 'require(path.join(path.dirname(path.dirname(__dirname)), "src/app.js"))',
    'src/app.js': '1',
  };

  it('excludes documents of a library that the server links', async () => {
    const linked = { ...before, 'package.json': '{"name":"app"}', 'bench/api/package.json': '{"dependencies":{"app":"file:../.."}}' };
    assert.deepEqual(await reachBetween(linked, { 'README.md': '2', 'docs/guide.md': '2' }), { api: null });
    assert.deepEqual(await reachBetween(linked, { 'src/app.js': '2' }), { api: 'reached-linked-package' });
  });

  it("is by base's `ignore`: a change cannot have itself passed over", async () => {
    assert.deepEqual(await reachBetween(before, { 'perf-gate.yml': `${config(SERVER)}ignore: [src/**]\n`, 'src/app.js': '2' }), {
      api: 'reached-undeclared',
    });
    assert.deepEqual(await reachBetween({ ...before, 'perf-gate.yml': `${config(SERVER)}ignore: [src/**]\n` }, { 'src/app.js': '2' }), {
      api: null,
    });
  });

  it('holds a target that is new, and one whose settings changed', async () => {
    const web = SERVER.replaceAll('api', 'web');
    const reach = await reachBetween(before, {
      'perf-gate.yml': config(`${SERVER.replace('node server.js', 'node --jitless server.js')}${web}`),
      'bench/web/server.js': '1',
    });
    assert.deepEqual(reach, { api: 'reached-settings', web: 'reached-new-target' });
  });

  it('is not known without a base', async () => {
    assert.equal(await reachBetween(before, { 'src/app.js': '2' }, null), null);
  });
});
