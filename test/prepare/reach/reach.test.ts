import assert from 'node:assert/strict';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { BaseRequest } from '../../../src/prepare/base.ts';
import { reachOfChange, type Reach } from '../../../src/prepare/reach/change.ts';
import { commitFiles, git, type Files } from '../../git-repository.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { userErrorOfPromise } from '../../user-error.ts';

const server = (name: string, dir = name): string => `  ${name}: { dir: ${dir}, install: false, start: node server.mjs, scenarios: [hello], dependsOn: [lib] }\n`;
const config = (...servers: readonly string[]): string => `version: 1\nscenarios:\n  hello: { path: / }\nservers:\n${servers.join('')}`;

const FILES: Files = { 'perf-gate.yml': config(server('api'), server('web')), 'api/server.mjs': '1', 'web/server.mjs': '1', 'lib/shared.mjs': '1', 'README.md': '1' };

const HEADS_PARENT: BaseRequest = { kind: 'ref', ref: 'HEAD~1' };

/** What a second commit reaches. */
async function reachBetween(before: Files, change: Files, base: BaseRequest = HEADS_PARENT): Promise<Reach> {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main');
  await commitFiles(folder.path, 'first', before);
  await commitFiles(folder.path, 'second', change);
  return await reachOfChange({ cwd: folder.path, configFile: null, base });
}

/** Which targets it reaches, by name. */
async function reachOf(change: Files, base?: BaseRequest): Promise<Readonly<Record<string, boolean | null>>> {
  const { targets } = await reachBetween(FILES, change, base);
  return Object.fromEntries(targets.map(({ target, reached }) => [target.name, reached]));
}

for (const { what, change, expected } of [
  { what: 'a change of one target\'s folder reaches that one', change: { 'api/server.mjs': '2' }, expected: { api: true, web: false } },
  { what: 'a change of what both depend on reaches both', change: { 'lib/shared.mjs': '2' }, expected: { api: true, web: true } },
  { what: 'a change of documentation reaches nothing', change: { 'README.md': '2' }, expected: { api: false, web: false } },
  {
    what: 'a target that moves is held against where it was', change: { 'perf-gate.yml': config(server('api'), server('web', 'site')), 'site/server.mjs': '1' },
    expected: { api: false, web: true },
  },
  { what: 'a target that base does not have is reached', change: { 'perf-gate.yml': config(server('api'), server('web'), server('new')), 'new/server.mjs': '1' }, expected: { api: false, web: false, new: true } },
]) {
  test(what, async () => {
    assert.deepEqual(await reachOf(change), expected);
  });
}

test('on a file system on which every file looks executable that is no change', async () => {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main');
  await commitFiles(folder.path, 'first', FILES);
  await commitFiles(folder.path, 'second', { 'README.md': '2' });
  await git(folder.path, 'config', 'core.fileMode', 'false');
  for (const file of Object.keys(FILES)) await chmod(join(folder.path, file), 0o755);
  const { targets } = await reachOfChange({ cwd: folder.path, configFile: null, base: HEADS_PARENT });
  assert.deepEqual(targets.map(({ reached }) => reached), [false, false]);
});

test('without a base nobody can tell', async () => {
  assert.deepEqual(await reachOf({ 'api/server.mjs': '2' }, { kind: 'none' }), { api: null, web: null });
});

test('a base that is not there is an error', async () => {
  assert.match((await userErrorOfPromise(async () => reachOf({}, { kind: 'ref', ref: 'nowhere' }))).message, /nowhere/);
});

test('what base needs and nobody has fetched, git fetches with the environment that it is given', async () => {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main');
  await commitFiles(folder.path, 'first', { ...FILES, '.gitattributes': 'body.bin filter=fetching\n', 'body.bin': 'large\n' });
  await commitFiles(folder.path, 'second', { 'api/server.mjs': '2' });
  for (const [key, value] of [['smudge', 'git config --get gate.token'], ['clean', 'cat'], ['required', 'true']] as const) await git(folder.path, 'config', `filter.fetching.${key}`, value);
  const request = { cwd: folder.path, configFile: null, base: HEADS_PARENT };
  assert.match((await userErrorOfPromise(() => reachOfChange(request))).message, /^base cannot be laid out: /);
  const gitEnv = { ...process.env, GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'gate.token', GIT_CONFIG_VALUE_0: 'of the step' };
  const { targets } = await reachOfChange({ ...request, gitEnv });
  assert.deepEqual(targets.map(({ reached }) => reached), [true, false]);
});

test('why base\'s configuration cannot be used is told, and nothing where it can', async () => {
  const { 'perf-gate.yml': first, ...others } = FILES;
  const missing = await reachBetween(others, { 'perf-gate.yml': first! });
  assert.match(missing.problem ?? '', /^The base has no usable perf-gate\.yml \(there is no configuration/);
  const broken = await reachBetween({ ...FILES, 'perf-gate.yml': 'version: 1\nservers: 7\n' }, { 'perf-gate.yml': first! });
  assert.match(broken.problem ?? '', /^The base has no usable perf-gate\.yml /);
  assert.equal((await reachBetween(FILES, { 'README.md': '2' })).problem, null);
  assert.equal((await reachBetween(FILES, { 'README.md': '2' }, { kind: 'none' })).problem, null);
});
