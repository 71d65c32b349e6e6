import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BaseRequest } from '../src/arms/base-commit.ts';
import { reachOfChange } from '../src/reach.ts';
import { commitFiles, git, type Files } from './git-repository.ts';
import { temporaryFolder } from './temporary-folder.ts';
import { userErrorOfPromise } from './user-error.ts';

const server = (name: string, dir = name): string => `  ${name}: { dir: ${dir}, install: false, start: node server.mjs, scenarios: [hello], dependsOn: [lib] }\n`;
const config = (...servers: readonly string[]): string => `version: 1\nscenarios:\n  hello: { path: / }\nservers:\n${servers.join('')}`;

const FILES: Files = { 'perf-gate.yml': config(server('api'), server('web')), 'api/server.mjs': '1', 'web/server.mjs': '1', 'lib/shared.mjs': '1', 'README.md': '1' };

/** Which targets a second commit reaches, by name. */
async function reachOf(change: Files, base: BaseRequest = { kind: 'ref', ref: 'HEAD~1' }): Promise<Readonly<Record<string, boolean | null>>> {
  await using folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main');
  await commitFiles(folder.path, 'first', FILES);
  await commitFiles(folder.path, 'second', change);
  const { targets } = await reachOfChange({ cwd: folder.path, configFile: null, base });
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

test('without a base nobody can tell', async () => {
  assert.deepEqual(await reachOf({ 'api/server.mjs': '2' }, { kind: 'none' }), { api: null, web: null });
});

test('a base that is not there is an error', async () => {
  assert.match((await userErrorOfPromise(async () => reachOf({}, { kind: 'ref', ref: 'nowhere' }))).message, /nowhere/);
});
