import assert from 'node:assert/strict';
import { test } from 'node:test';
import { assertNothingLeft } from './answers.ts';
import { repositoryWithChange } from './sample-repository.ts';

const FILES = {
  'perf-gate.yml': `version: 1
scenarios:
  hello: { path: /, expect: { text: hello } }
servers:
  api: { dir: api, install: touch installed, start: node server.mjs, scenarios: [hello] }
suites:
  maths: { dir: maths, file: maths.suite.mjs, install: false }
`,
  'api/server.mjs':
    "import http from 'node:http';\nhttp.createServer((_, response) => response.end('hello')).listen(process.env.PORT, process.env.HOST);\n",
  'maths/maths.suite.mjs': "export default (bench) => { bench.add('sum', () => 1 + 1); };\n",
};

/** The rows of the table that `check` prints, without its times. */
const rowsOf = (stdout: string): readonly (readonly string[])[] =>
  stdout
    .split('\n')
    .filter((line) => line.includes('│'))
    .slice(1)
    .map((line) =>
      line
        .split('│')
        .slice(1, 4)
        .map((cell) => cell.trim()),
    );

test('check tries every benchmark once, at base and head, and leaves nothing', async () => {
  await using repository = await repositoryWithChange(FILES, { 'README.md': 'notes' });
  const { exitCode, stdout, stderr } = await repository.gate(['check', '--base', 'HEAD~1']);
  assert.equal(exitCode, 0, `${stdout}${stderr}`);
  assert.deepEqual(rowsOf(stdout), [
    ['api', '1 ok', '1 ok'],
    ['maths', '1 ok', '1 ok'],
  ]);
  assert.equal(await repository.status(), '');
  await assertNothingLeft(repository);
});

test('check fails where head breaks, and says by what', async () => {
  await using repository = await repositoryWithChange(FILES, {
    'api/server.mjs': FILES['api/server.mjs'].replace("'hello'", "'bye'"),
    'maths/maths.suite.mjs': "export default (bench) => { bench.add('sum', () => { throw new Error('no fixture'); }); };\n",
  });
  const { exitCode, stdout } = await repository.command('check', '--base', 'HEAD~1');
  assert.equal(exitCode, 1, stdout);
  assert.deepEqual(rowsOf(stdout), [
    ['api', '1 ok', 'fails'],
    ['maths', '1 ok', 'fails'],
  ]);
  assert.ok(stdout.includes('api/hello, head: ') && stdout.includes('no fixture'), stdout);
});

test('check of what base alone breaks is invalid, as a measurement would be', async () => {
  await using repository = await repositoryWithChange(
    { ...FILES, 'api/server.mjs': 'process.exit(3);\n' },
    { 'api/server.mjs': FILES['api/server.mjs'] },
  );
  const { exitCode, stdout } = await repository.command('check', '--base', 'HEAD~1', '--only', 'api');
  assert.equal(exitCode, 3, stdout);
  assert.deepEqual(rowsOf(stdout), [['api', 'fails', '1 ok']]);
});

test('check says once what fails alike, and that an arm was not tried', async () => {
  const suite = "export default (bench) => { bench.add('sum', () => 1 + 1); };\n";
  const config =
    'version: 1\nsuites:\n  a: { dir: a, file: a.mjs, install: node ../install.mjs }\n  b: { dir: a, file: b.mjs, install: node ../install.mjs }\n';
  await using repository = await repositoryWithChange(
    { 'perf-gate.yml': config, 'a/a.mjs': suite, 'a/b.mjs': suite, 'install.mjs': "console.error('no registry'); process.exit(1);\n" },
    { 'install.mjs': '' },
  );
  const { exitCode, stdout } = await repository.command('check', '--base', 'HEAD~1');
  assert.equal(exitCode, 3, stdout);
  assert.deepEqual(rowsOf(stdout), [
    ['a', 'fails', 'not tried'],
    ['b', 'fails', 'not tried'],
  ]);
  assert.equal([...stdout.matchAll(/no registry/g)].length, 1, stdout);
  assert.ok(stdout.includes('a/* and b/*, base: `node ../install.mjs` in a exited with code 1'), stdout);
});
