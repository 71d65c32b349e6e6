import assert from 'node:assert/strict';
import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { STORE_ERRORS } from '../../src/errors/store.ts';
import { type BranchPush, pushToBranch } from '../../src/store/git-push.ts';
import { serveGit } from '../git-http-server.ts';
import { git, PLAIN_ENV } from '../git-repository.ts';
import { beforeEachGit } from '../system/before-each-git.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { AUTHOR, remoteWithClone } from './bare-remote.ts';

const LIST = 'lists/names';

/** A push that appends a line to a list. */
function pushOf(root: string, line: string, fields: Partial<BranchPush> = {}): BranchPush {
  return {
    root,
    remote: 'origin',
    branch: 'main',
    author: AUTHOR,
    message: `list: ${line}\n\nby hand\n`,
    env: PLAIN_ENV,
    change: async ({ read }) => ({ [LIST]: `${(await read(LIST)) ?? ''}${line}\n` }),
    ...fields,
  };
}

async function listed(remote: string, branch = 'main'): Promise<readonly string[]> {
  return (await git(remote, 'show', `${branch}:${LIST}`)).split('\n');
}

test('a push of several files becomes one commit on top of the branch, and the checkout stays as it was', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await writeFile(join(clone, 'staged.js'), 'staged');
  await git(clone, 'add', 'staged.js');
  await writeFile(join(clone, 'source.js'), 'changed');
  const before = [await git(clone, 'status', '--porcelain'), await git(clone, 'rev-parse', 'HEAD')];

  const commit = await pushToBranch(pushOf(clone, 'a', { change: async () => ({ [LIST]: 'a\n', 'one.txt': '1\n' }) }));

  assert.equal(await git(remote, 'rev-parse', 'main'), commit);
  assert.equal(await git(remote, 'rev-list', '--count', 'main'), '3');
  assert.equal(await git(remote, 'diff', '--name-only', 'main~1', 'main'), `${LIST}\none.txt`);
  assert.equal(await git(remote, 'log', '-1', '--format=%an <%ae>: %s', 'main'), 'perf-gate <perf-gate@example.org>: list: a');
  assert.deepEqual([await git(clone, 'status', '--porcelain'), await git(clone, 'rev-parse', 'HEAD')], before);
});

type Writer = ChildProcessByStdio<Writable, Readable, null>;

test('five processes released together lose no line, and at least one had to try again', async () => {
  await using folder = await temporaryFolder();
  const { remote } = await remoteWithClone(folder.path);
  const names = Array.from({ length: 5 }, (_, index) => `writer-${index}`);
  for (const name of names) await git(folder.path, 'clone', '--quiet', remote, join(folder.path, name));

  const script = fileURLToPath(new URL('push-in-child.ts', import.meta.url));
  const writers = names.map((name): Writer =>
    spawn(process.execPath, [script, join(folder.path, name), name, LIST], { env: PLAIN_ENV, stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const exits = writers.map(async (writer) => once(writer, 'exit'));
  await Promise.all(writers.map(async ({ stdout }) => once(stdout, 'readable')));
  const told = writers.map(async ({ stdout }) => text(stdout));
  for (const { stdin } of writers) stdin.end('go\n');

  assert.deepEqual(
    (await Promise.all(exits)).map(([code]) => code as unknown),
    names.map(() => 0),
  );
  const attempts = (await Promise.all(told)).map((said) => Number(said.split('\n')[1]));
  assert.ok(
    attempts.some((count) => count > 1),
    `attempts: ${attempts.join(', ')}`,
  );
  assert.deepEqual((await listed(remote)).toSorted(), names);
  assert.equal(await git(remote, 'rev-list', '--count', 'main'), '7', 'one commit each, on top of two');
});

test('a hook of the project that looks at what is pushed is not asked', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await writeFile(join(clone, '.git', 'hooks', 'pre-push'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  await pushToBranch(pushOf(clone, 'a', { patienceMs: 0 }));
  assert.deepEqual(await listed(remote), ['a']);
});

test('a branch that is held by another is waited for', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const lock = join(remote, 'refs/heads/main.lock');
  await writeFile(lock, '');
  let asked = 0;
  await pushToBranch(
    pushOf(clone, 'a', {
      change: async () => {
        asked += 1;
        if (asked === 3) await rm(lock);
        return { [LIST]: `${asked}\n` };
      },
    }),
  );
  assert.deepEqual(await listed(remote), ['3'], 'the change is made anew in every attempt');
});

test('a branch that others hold for longer than the patience lasts is an error that says so', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await writeFile(join(remote, 'refs/heads/main.lock'), '');
  const error = await userErrorOfPromise(async () => pushToBranch(pushOf(clone, 'a', { patienceMs: 0 })));
  assert.match(error.message, /\(branch moved\)/);
  assert.match(error.fix, /Run the job again/);
});

for (const [what, { nth, of, loss }] of [
  ['a gateway that fails twice', { nth: [1, 2], of: '/info/refs', loss: 'request' }],
  ['a gateway that fails more often than is asked in a row', { nth: [1, 2, 3, 4, 5, 6], of: '/info/refs', loss: 'request' }],
  ['an answer that is lost after the push was taken', { nth: [1], of: '/git-receive-pack', loss: 'answer' }],
] as const) {
  test(`${what} loses nothing, and stores nothing twice`, async () => {
    await using folder = await temporaryFolder();
    const { remote, clone } = await remoteWithClone(folder.path);
    await git(remote, 'config', 'http.receivepack', 'true');
    let asked = 0;
    await using server = await serveGit(folder.path, {
      authorization: null,
      lossOf: ({ url }) => {
        if (new URL(url ?? '/', 'http://127.0.0.1').pathname.endsWith(of)) asked += 1;
        else return null;
        return (nth as readonly number[]).includes(asked) ? loss : null;
      },
    });
    await pushToBranch(pushOf(clone, 'a', { remote: `${server.url}/remote.git`, pauseToReachMs: 1 }));
    assert.ok(asked >= nth.length, `${asked} requests`);
    assert.deepEqual(await listed(remote), ['a']);
    assert.equal(await git(remote, 'rev-list', '--count', 'main'), '3');
  });
}

test('a remote that stays out of reach is told', async () => {
  await using folder = await temporaryFolder();
  const { clone } = await remoteWithClone(folder.path);
  await using server = await serveGit(folder.path, { authorization: null, lossOf: () => 'request' });
  const error = await userErrorOfPromise(async () =>
    pushToBranch(pushOf(clone, 'a', { remote: `${server.url}/remote.git`, pauseToReachMs: 1, patienceMs: 0 })),
  );
  assert.match(error.message, /\(unreachable\): .*502/s);
});

test('a shallow clone can push to a branch that has moved on, and becomes no deeper', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const shallow = join(folder.path, 'shallow');
  await git(folder.path, 'clone', '--quiet', '--depth=2', pathToFileURL(remote).href, shallow);
  await pushToBranch(pushOf(clone, 'a'));
  const visible = await git(shallow, 'rev-list', '--count', 'HEAD');

  await pushToBranch(pushOf(shallow, 'b'));

  assert.deepEqual(await listed(remote), ['a', 'b']);
  assert.equal(await git(shallow, 'rev-list', '--count', 'HEAD'), visible);
});

test('a whole clone does not become shallow', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const other = join(folder.path, 'other');
  await git(folder.path, 'clone', '--quiet', pathToFileURL(remote).href, other);
  await pushToBranch(pushOf(clone, 'a'));
  await pushToBranch(pushOf(other, 'b'));
  assert.equal(await git(other, 'rev-parse', '--is-shallow-repository'), 'false');
});

test('a branch that the remote does not have is created with nothing but the change', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await pushToBranch(pushOf(clone, 'a', { branch: 'perf' }));
  await pushToBranch(pushOf(clone, 'b', { branch: 'perf' }));
  assert.deepEqual(await listed(remote, 'perf'), ['a', 'b']);
  assert.equal(await git(remote, 'ls-tree', '-r', '--name-only', 'perf'), LIST);
  assert.equal(await git(remote, 'rev-list', '--count', 'perf'), '2');
});

test('git before 2.36 will do, which cannot list ids alone', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const old = await beforeEachGit(
    folder.path,
    'for argument; do case "$argument" in --object-only) echo "error: unknown option" >&2; exit 129; esac; done',
  );
  for (const line of ['a', 'b']) await pushToBranch(pushOf(clone, line, { env: { ...PLAIN_ENV, ...old } }));
  assert.deepEqual(await listed(remote), ['a', 'b']);
});

test('an error of the change is passed on, and nothing is pushed', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  const tip = await git(remote, 'rev-parse', 'main');
  await assert.rejects(
    pushToBranch(pushOf(clone, 'a', { change: async () => Promise.reject(new Error('unreadable')) })),
    /^Error: unreadable$/,
  );
  assert.equal(await git(remote, 'rev-parse', 'main'), tip);
});

test('variables of a surrounding git hook do not lead elsewhere', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await pushToBranch(pushOf(clone, 'a', { env: { ...PLAIN_ENV, GIT_DIR: join(folder.path, 'none'), EDITOR: 'false' } }));
  assert.deepEqual(await listed(remote), ['a']);
});

test('a hook that refuses the push is told at once, with what to do', async () => {
  await using folder = await temporaryFolder();
  const { remote, clone } = await remoteWithClone(folder.path);
  await writeFile(join(remote, 'hooks', 'pre-receive'), "#!/bin/sh\necho 'no pushes on Fridays' >&2\nexit 1\n", { mode: 0o755 });
  const error = await userErrorOfPromise(async () => pushToBranch(pushOf(clone, 'a')));
  assert.match(error.message, /no pushes on Fridays/);
  assert.match(error.where, /branch main of origin/);
  assert.match(error.fix, /Ask who runs the remote/);
});

test('a branch for which another one leaves no room is told at once', async () => {
  await using folder = await temporaryFolder();
  const { clone } = await remoteWithClone(folder.path);
  const error = await userErrorOfPromise(async () => pushToBranch(pushOf(clone, 'a', { branch: 'main/baselines' })));
  assert.match(error.message, /\(name taken\)/);
  assert.match(error.fix, /Give `baseline-branch` another one/);
});

test('a remote that is not there is told with what to check', async () => {
  await using folder = await temporaryFolder();
  const { clone } = await remoteWithClone(folder.path);
  const error = await userErrorOfPromise(async () => pushToBranch(pushOf(clone, 'a', { remote: 'nowhere' })));
  assert.match(error.message, /nowhere/);
  assert.match(error.fix, /remote exists/);
});

test('an error repeats what git wrote without the credentials in a URL', () => {
  const output = "fatal: unable to access 'https://x-access-token:s3cret@github.com/o/r/'";
  const error = STORE_ERRORS['push-refused']({
    refusal: 'unreachable',
    output,
    remote: 'https://x-access-token:s3cret@github.com/o/r',
    branch: 'main',
  });
  assert.doesNotMatch(error.message + error.where, /s3cret/);
  assert.match(error.message, /https:\/\/\*\*\*@github\.com/);
});
