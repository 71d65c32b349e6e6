import assert from 'node:assert/strict';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { assertUserError } from './answers.ts';
import { emptyRepository, loadingFirst, repositoryOf } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';

test('help and version go to standard output and are no failure, and an option that there is not has exit code 2', async () => {
  await using repository = await emptyRepository();
  const help = await repository.gate(['--help']);
  assert.deepEqual([help.exitCode, help.stderr], [0, '']);
  for (const command of ['run', 'compare', 'merge', 'report', 'baseline', 'list'])
    assert.match(help.stdout, new RegExp(`^  ${command} `, 'm'));
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as { readonly version: string };
  assert.deepEqual(await repository.gate(['--version']), { exitCode: 0, stdout: `${version}\n`, stderr: '' });
  const { exitCode, stdout } = await repository.gate(['run', '--frobnicate']);
  assert.deepEqual([exitCode, stdout], [2, '']);
});

test('an older Node.js is refused before anything else, and help and version are not', async () => {
  await using repository = await emptyRepository();
  const old = loadingFirst('Object.defineProperty(process, "version", { value: "v20.19.0" })');
  await assertUserError(repository, await repository.gate(['list'], old), {
    what: /^perf-gate needs Node\.js 22\.15 or newer .*, and this is v20\.19\.0$/,
    where: /node$/,
    fix: /newer Node\.js first on PATH/,
  });
  assert.equal((await repository.gate(['--version'], old)).exitCode, 0);
});

test('what Node.js 22 has not is not asked for', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const { exitCode, stderr } = await repository.gate(
    ['list'],
    loadingFirst('delete globalThis.AsyncDisposableStack; delete globalThis.DisposableStack; delete globalThis.SuppressedError'),
  );
  assert.deepEqual([exitCode, stderr], [0, '']);
});

test('outside a git repository there is nothing to compare, and that is said', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await rm(join(repository.root, '.git'), { recursive: true });
  await assertUserError(repository, await repository.gate(['run']), {
    what: /not a git repository/,
    where: /repository$/,
    fix: /inside the repository/,
  });
});

test('a closed standard error does not change the exit code', async () => {
  await using repository = await emptyRepository();
  const invocation = repository.startGate(['list']);
  invocation.stderr.destroy();
  const { exitCode } = await invocation;
  assert.equal(exitCode, 2, 'there is no configuration');
});
