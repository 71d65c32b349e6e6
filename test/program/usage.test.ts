import assert from 'node:assert/strict';
import { mkdir, readFile, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { execa } from 'execa';
import { MOST_SEED } from '../../src/system/this-program.ts';
import { aBenchmark, aRun } from '../judge/records.ts';
import { assertUserError } from './answers.ts';
import { emptyRepository, loadingFirst, repositoryOf } from './sample-repository.ts';
import { sampleConfig, sampleFiles } from './sample-server.ts';

/** As a script gives them in which a variable is not set. */
const WITHOUT_A_WORD: readonly { readonly args: readonly string[]; readonly option: string }[] = [
  ...['--config', '--base', '--baselines', '--profile', '--json', '--markdown'].map((option) => ({ args: ['run'], option })),
  ...['--config', '--baselines'].flatMap((option) => [['baseline', 'show'], ['baseline', 'prune'], ['accept', 'api/hello', '--reason', 'why']].map((args) => ({ args, option }))),
  ...['--config', '--base'].map((option) => ({ args: ['list'], option })),
  ...['--config', '--json'].map((option) => ({ args: ['calibrate'], option })),
];

describe('an argument that is not understood ends with exit code 2 and names itself:', () => {
  const refused: readonly (readonly [args: readonly string[], told: RegExp])[] = [
    [['run', '--budget', '10'], /--budget.* '10' is invalid\. Give a duration like 90s, 10m or 1h\./],
    [['run', '--budget', '0s'], /--budget.* '0s' is invalid/],
    [['run', '--seed', 'x'], /--seed.* 'x' is invalid\. Give a whole number from 0/],
    [['run', '--seed', '2147483648'], /--seed.* '2147483648' is invalid\. Give a whole number from 0 to 2147483647\./],
    [['run', '--only', ''], /--only.* '' is invalid\. Give a glob over benchmark ids/],
    [['run', '--only', '/hello'], /--only.* '\/hello' is invalid\. Give a glob over benchmark ids/],
    [['accept', '/hello', '--reason', 'why'], /'\/hello' is invalid for argument 'benchmark'\. Give a glob over benchmark ids/],
    [['run', '--frobnicate'], /unknown option '--frobnicate'/],
    [['run', 'surplus'], /too many arguments for 'run'/],
    [['frobnicate'], /unknown command 'frobnicate'/],
    [['compare'], /missing required argument 'run'/],
    [['merge'], /missing required argument 'run'/],
    [['merge', 'shards', '--expect', '0'], /--expect.* '0' is invalid\. Give a whole number from 1\./],
    [['run', '--jobs', '0'], /--jobs.* '0' is invalid\. Give a whole number from 1\./],
    [['run', '--shard', '3/2'], /--shard.* '3\/2' is invalid\. Give a part like 1\/3/],
    [['baseline', 'prune', '--keep', '0'], /--keep.* '0' is invalid\. Give a whole number from 1\./],
    ...WITHOUT_A_WORD.map(({ args, option }) => [[...args, option, ''], new RegExp(`${option}.* '' is invalid\\. Give at least a word\\.`)] as const),
  ];
  for (const [args, told] of refused) {
    test(args.join(' '), async () => {
      await using repository = await emptyRepository();
      const { exitCode, stdout, stderr } = await repository.gate(args);
      assert.equal(exitCode, 2);
      assert.equal(stdout, '');
      const [first = '', ...rest] = stderr.split('\n');
      assert.match(first, told);
      assert.deepEqual(rest, ['(perf-gate --help lists commands and options)', '']);
    });
  }
});

test('help and version go to standard output and are no failure', async () => {
  await using repository = await emptyRepository();
  const help = await repository.gate(['--help']);
  assert.deepEqual([help.exitCode, help.stderr], [0, '']);
  for (const command of ['run', 'compare', 'merge', 'report', 'baseline', 'list']) assert.match(help.stdout, new RegExp(`^  ${command} `, 'm'));
  const { version } = JSON.parse(await readFile(join(import.meta.dirname, '../../package.json'), 'utf8')) as { readonly version: string };
  assert.deepEqual(await repository.gate(['--version']), { exitCode: 0, stdout: `${version}\n`, stderr: '' });
});

test('an older Node.js is refused before anything else, and help and version are not', async () => {
  await using repository = await emptyRepository();
  const old = loadingFirst('Object.defineProperty(process, "version", { value: "v20.19.0" })');
  await assertUserError(repository, await repository.gate(['list'], old), { what: /^perf-gate needs Node\.js 22\.15 or newer .*, and this is v20\.19\.0$/, where: /node$/, fix: /newer Node\.js first on PATH/ });
  assert.equal((await repository.gate(['--version'], old)).exitCode, 0);
});

test('what Node.js 22 has not is not asked for', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const { exitCode, stderr } = await repository.gate(['list'], loadingFirst('delete globalThis.AsyncDisposableStack; delete globalThis.DisposableStack; delete globalThis.SuppressedError'));
  assert.deepEqual([exitCode, stderr], [0, '']);
});

test('outside a git repository there is nothing to compare, and that is said', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await rm(join(repository.root, '.git'), { recursive: true });
  for (const command of ['run', 'list']) {
    await assertUserError(repository, await repository.gate([command]), { what: /not a git repository/, where: /repository$/, fix: /inside the repository/ });
  }
});

test('without git on PATH it is git that is asked for', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const bin = join(repository.root, '../bin');
  await mkdir(bin);
  await symlink(process.execPath, join(bin, 'node'));
  await assertUserError(repository, await repository.gate(['run'], { PATH: bin }), { what: /git was not found/, where: /^PATH$/, fix: /Install git/ });
});

test('a repository that lacks an object is named, with what git says', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const tree = (await execa('git', ['rev-parse', 'HEAD^{tree}'], { cwd: repository.root })).stdout;
  await rm(join(repository.root, '.git/objects', tree.slice(0, 2), tree.slice(2)));
  for (const command of ['run', 'list']) {
    await assertUserError(repository, await repository.gate([command]), { what: /git cannot read this repository: .*bad tree object HEAD/, where: /repository$/, fix: /Mend what git says/ });
  }
});

test('a repository without a commit is asked for one', async () => {
  await using repository = await emptyRepository();
  await repository.write(sampleFiles());
  await assertUserError(repository, await repository.gate(['run']), { what: /no commit yet/, where: /repository$/, fix: /Commit once/ });
});

test('a base that is no commit is named, by run and by list', async () => {
  await using repository = await repositoryOf(sampleFiles());
  for (const command of ['run', 'list']) {
    await assertUserError(repository, await repository.gate([command, '--base', 'nowhere']), {
      what: /"nowhere" is not a commit/, where: /^--base$/, fix: /git fetch/,
    });
  }
});

test('a pattern that matches no target or no scenario is answered with those there are', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await assertUserError(repository, await repository.gate(['run', '--only', 'ipa/*']), { what: /no benchmark matches ipa\/\*/, where: /^--only$/, fix: /Targets are api;/ });
  await assertUserError(repository, await repository.gate(['run', '--only', 'api/bye']), { what: /no benchmark matches api\/bye/, where: /^--only$/, fix: /api\/hello/ });
});

test('every seed that a run may draw is taken', async () => {
  await using repository = await emptyRepository();
  const { exitCode, stderr } = await repository.gate(['run', '--seed', String(MOST_SEED)]);
  assert.equal(exitCode, 2);
  assert.match(stderr, /no configuration/);
});

test('several globs that leave something out are refused: each brings back what another leaves out', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await assertUserError(repository, await repository.gate(['run', '--only', '!big/**', '--only', '!huge/**']), {
    what: /^"!big\/\*\*" and "!huge\/\*\*" together leave out only what each of them does/, where: /^--only$/, fix: /like !\{big,huge\}\/\*\*/,
  });
});

test('a budget that is too small for a verdict is refused with the time that it takes', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await repository.commit('second', { 'api/server.mjs': '' });
  await assertUserError(repository, await repository.gate(['run', '--budget', '1s']), {
    what: /^the budget of 1 s is too small for 1 benchmark: it takes about \d+ s before anything can be said$/, where: /^--budget$/, fix: /^Raise the budget to \d+s or more, or choose fewer benchmarks with `only`: none of them fits\.$/,
  });
});

test('a budget that does not hold what has to be counted is refused before anything is measured', async () => {
  await using repository = await repositoryOf({ ...sampleFiles(), 'perf-gate.yml': sampleConfig().replace('instructions: off', 'instructions: required') });
  await repository.commit('second', { 'api/server.mjs': '' });
  await assertUserError(repository, await repository.gate(['run', '--budget', '90s']), {
    what: /^the budget of 90 s is too small for 1 benchmark: it takes about \d+ s before anything can be said, 80 s of them to count the instructions, which are required$/, where: /^--budget$/, fix: /`instructions: auto`/,
  });
});

test('a place for reports that cannot be written to is refused before anything is measured', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const fix = /Name a file in a folder/;
  await assertUserError(repository, await repository.gate(['run', '--json', 'api/server.mjs/run.json']), { what: /cannot be written/, where: /^--json api\/server\.mjs\/run\.json$/, fix });
  await assertUserError(repository, await repository.gate(['run', '--markdown', 'api']), { what: /cannot be written: it is a folder/, where: /^--markdown api$/, fix });
  await assertUserError(repository, await repository.gate(['run', '--json', 'reports/']), { what: /cannot be written: it is a folder/, where: /^--json reports\/$/, fix });
  await assertUserError(repository, await repository.gate(['run', '--json', '-', '--markdown', '-']), { what: /mixed on standard output/, where: /--json -/, fix: /a file/ });
  await assertUserError(repository, await repository.gate(['run', '--json', 'report', '--markdown', './report']), { what: /one report would overwrite the other/, where: /--markdown \.\/report$/, fix: /a file of its own/ });
});

test('a device is a place for reports, though its folder cannot be written to', { skip: process.getuid?.() === 0 && 'root may write to any folder' }, async () => {
  await using repository = await repositoryOf({ 'run.json': JSON.stringify({ run: aRun({ benchmarks: [aBenchmark('api/hello', { state: 'unaffected' })] }), history: [], acceptances: [] }) });
  const { exitCode, stderr } = await repository.gate(['report', 'run.json', '--json', '/dev/null']);
  assert.equal(exitCode, 0, stderr);
});

test('a closed standard error does not change the exit code', async () => {
  await using repository = await emptyRepository();
  const invocation = repository.startGate(['list']);
  invocation.stderr.destroy();
  const { exitCode } = await invocation;
  assert.equal(exitCode, 2, 'there is no configuration');
});
