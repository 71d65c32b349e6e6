import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNothingLeft } from './answers.ts';
import { assertGolden } from '../report/golden.ts';
import { repositoryOf, repositoryWithChange } from './sample-repository.ts';
import { SUITE_CONFIG } from './sample-suite.ts';

const FILES = {
  'perf-gate.yml': `version: 1
scenarios:
  hello: { path: / }
  unsent: { path: /bye }
servers:
  api: { dir: api, versions: { "4": v/4, "5": v/5 }, start: node server.mjs, scenarios: [hello] }
suites:
  maths: { dir: maths, file: maths.suite.mjs, install: "echo 'export const tasks = [\\"sum\\", \\"product\\"];' > tasks.mjs" }
  stored: { dir: stored, file: stored.suite.mjs, install: false, services: [store] }
services:
  store: { start: no-such-store, install: apt-get install no-such-store }
`,
  'api/server.mjs': '',
  'api/v/4/package.json': '{}',
  'api/v/5/package.json': '{}',
  'maths/package.json': '{}',
  'stored/stored.suite.mjs': 'export default (bench) => { bench.add("read", () => 1); };',
  'maths/maths.suite.mjs': `import { tasks } from './tasks.mjs';
export default (bench) => { for (const task of tasks) bench.add(task, () => 1); };
`,
};

const withoutCommits = (text: string): string => text.replaceAll(/\b[0-9a-f]{12}\b/g, 'COMMIT');

test('list shows the scenarios of each edition, of suites what is installed, and what to do about scenarios that no server sends', async () => {
  await using repository = await repositoryOf(FILES);
  const { exitCode, stdout } = await repository.gate(['list']);
  assert.equal(exitCode, 0);
  await assertGolden('list.txt', withoutCommits(stdout), import.meta.url);
});

test('list --why says by which file and rule each target is reached, and where base has no configuration to compare with', async () => {
  await using repository = await repositoryWithChange(
    { ...FILES, 'maths/package.json': '{"dependencies":{"core":"file:../core"}}', 'core/index.js': '1' },
    { 'core/index.js': '2' },
  );
  const { exitCode, stdout } = await repository.command('list', '--why', '--base', 'HEAD~1');
  assert.equal(exitCode, 0);
  await assertGolden('list-why.txt', withoutCommits(stdout), import.meta.url);
  await repository.commit('a configuration that cannot be used', { 'perf-gate.yml': 'version: 1\nservers: 7\n' });
  await repository.write({ 'perf-gate.yml': FILES['perf-gate.yml'] });
  const besideUnusable = await repository.command('list', '--base', 'HEAD');
  assert.deepEqual(
    [besideUnusable.exitCode, besideUnusable.stdout.includes('The base has no usable perf-gate.yml')],
    [0, true],
    besideUnusable.stdout,
  );
});

test('list is patient with what a suite has started and does not end at once', async () => {
  await using repository = await repositoryOf({
    'perf-gate.yml': SUITE_CONFIG,
    'maths/maths.suite.mjs': `import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

export default async (bench) => {
  spawn('sh', ['-c', 'trap "sleep 0.3; exit" TERM; echo $$ >> "$PID_FILE"; while :; do sleep 0.05; done'], { stdio: 'ignore' });
  while (!existsSync(process.env.PID_FILE)) await sleep(5);
  bench.add('sum', () => 1);
};
`,
  });
  const { exitCode, stdout, stderr } = await repository.command('list');
  assert.equal(exitCode, 0, stderr);
  assert.ok(stdout.includes('maths/sum'), stdout);
  await assertNothingLeft(repository);
});
