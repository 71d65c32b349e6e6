import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRunFile } from '../../src/store/run-file.ts';
import { aNoisyBenchmark, aRecording } from '../calibrate/recorded.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { until } from '../until.ts';
import { assertNothingLeft, assertRefused } from './answers.ts';
import { emptyRepository, repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleConfig, sampleFiles } from './sample-server.ts';
import { SUITE_CONFIG, suiteFiles } from './sample-suite.ts';
import { describeNote } from '../../src/report/words.ts';

const recordingOf = (rounds: number): string =>
  JSON.stringify(aRecording([aNoisyBenchmark('api/hello', { cpuPerRequest: 0.004 }, { random: seededRandom(2), rounds })]).file);

test('calibrate reads recorded runs, prints their noise, and writes the same as JSON', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(20) });
  const command = ['calibrate', 'run.json'];
  const { exitCode, stdout, stderr } = await folder.command(...command, '--json', 'noise.json');
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /^# Calibration\n/);
  assert.match(stdout, /\| `api\/hello` +\| CPU per request +\| +20 \|/);
  const json = await folder.command(...command, '--json', '-');
  const { benchmarks } = JSON.parse(json.stdout) as { readonly benchmarks: readonly { readonly id: string }[] };
  assert.deepEqual(
    benchmarks.map(({ id }) => id),
    ['api/hello'],
  );
  assert.equal(await readFile(join(folder.root, 'noise.json'), 'utf8'), json.stdout);
});

test('calibrate without rounds to go by, or with too few of them, says how to get some', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(9) });
  await assertRefused(folder, ['calibrate'], { what: /^calibrate needs rounds$/, where: /^perf-gate calibrate$/, fix: /--record 30m/ });
  await assertRefused(folder, ['calibrate', 'run.json'], {
    what: /^no benchmark has the 10 rounds that calibrating needs: api\/hello$/,
    where: /^run\.json$/,
    fix: /--record 30m/,
  });
});

/** Its build fails at the first try. */
const BUILT_AT_LAST = SUITE_CONFIG.replace('install: false', 'install: false, build: "test -e tried || { touch tried; exit 7; }"').replace(
  'instructions: off',
  'instructions: auto',
);
/** Of an earlier hour. */
const EARLIER = { '.perf-gate/calibration-2026-01-15T10-00-00-000Z.json': 'an earlier hour\n' };

const earlierOf = ({ root }: SampleRepository): Promise<readonly string[]> =>
  Promise.all(Object.keys(EARLIER).map((name) => readFile(join(root, name), 'utf8')));

const repositoryWithSuite = () => repositoryOf({ 'perf-gate.yml': BUILT_AT_LAST, ...suiteFiles() });

test('calibrate measures the working tree against itself, as it is, and keeps the rounds beside those before', async () => {
  await using repository = await repositoryWithSuite();
  await repository.write({ ...suiteFiles(101), ...EARLIER });
  const { exitCode, stdout, stderr } = await repository.gate(['calibrate', '--record', '12s']);
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /\| `maths\/hash` \| time per operation \| +[1-9]\d \|/);
  assert.ok(stdout.includes('The policy is that of `perf-gate.yml`.'));
  const [, path = ''] = /what was measured is saved in (\S+)\.$/m.exec(stderr) ?? [];
  assert.match(path, /^\.perf-gate\/calibration-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.json$/);
  assert.deepEqual(await earlierOf(repository), Object.values(EARLIER));
  const { run } = await readRunFile(join(repository.root, path));
  assert.deepEqual([run.base, run.head.dirty], [run.head, true], 'both arms are what lies there, not what was committed');
  for (const arm of ['base', 'head'])
    assert.equal(
      run.notes.filter((note) => note.kind === 'needed-second-try' && note.arm === arm).length,
      1,
      run.notes.map(describeNote).join('\n'),
    );
  await assertNothingLeft(repository);
});

test('Ctrl-C keeps the rounds of a recording as those of any run, and takes nothing from earlier ones', async () => {
  await using repository = await repositoryOf(sampleFiles());
  await repository.write(EARLIER);
  const invocation = repository.startGate(['calibrate', '--record', '5m']);
  // Rounds of one arm may come first: five servers at most, and the sixth starts when a duet is over.
  await until(async () => (await repository.serverPids()).length >= 6, 'six servers have started');
  invocation.kill('SIGINT');
  const { exitCode, stdout, stderr } = await invocation;
  assert.equal(exitCode, 130, stderr);
  assert.equal(stdout, '');
  assert.match(stderr, /^Interrupted: what was measured is saved in \.perf-gate\/interrupted\.json\.$/m);
  const { run } = await readRunFile(join(repository.root, '.perf-gate/interrupted.json'));
  assert.ok(run.notes.some((note) => describeNote(note).includes('interrupted')));
  assert.deepEqual(await earlierOf(repository), Object.values(EARLIER));
  await assertNothingLeft(repository);
});

test('a run of another machine is refused before anything is recorded beside it', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(20) });
  await assertRefused(folder, ['calibrate', 'run.json', '--record', '30m'], {
    what: /2 kinds of machine: .*\(run\.json\), .*\(this machine\)$/,
    where: /^perf-gate calibrate$/,
    fix: /its own recordings/,
  });
});

test('a recording in which nothing can be measured says why, and takes the place of no other', async () => {
  await using repository = await repositoryOf({
    ...sampleFiles(),
    'perf-gate.yml': sampleConfig({ server: 'build: node build.mjs' }),
    'api/build.mjs': 'console.error("cannot compile"); process.exit(3);',
  });
  await assertRefused(repository, ['calibrate', '--record', '30m'], {
    what: /^nothing could be measured: api\/hello: `node build\.mjs` in api exited with code 3; its last output: cannot compile$/,
    where: /^perf-gate calibrate --record$/,
    fix: /record again/,
  });
  assert.deepEqual(await readdir(join(repository.root, '.perf-gate')), ['.gitignore']);
});

test('a configuration that is named has its policy hold for a run that was recorded before it was changed', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(20), 'perf-gate.yml': sampleConfig({ rest: 'policy: { alpha: 2% }\n' }) });
  const policyOf = async (...more: readonly string[]): Promise<unknown> => {
    const { stdout } = await folder.command('calibrate', 'run.json', '--json', '-', ...more);
    const { alpha, policyFrom } = JSON.parse(stdout) as { readonly alpha: number; readonly policyFrom: string };
    return [alpha, policyFrom];
  };
  assert.deepEqual(
    [await policyOf('--config', 'perf-gate.yml'), await policyOf()],
    [
      [0.02, 'perf-gate.yml'],
      [0.01, 'run.json'],
    ],
  );
});

test('options that say what to record are refused where nothing is recorded', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(20) });
  await assertRefused(folder, ['calibrate', 'run.json', '--only', 'api/*'], {
    what: /^nothing is measured here, so --only would do nothing$/,
    where: /^perf-gate calibrate$/,
    fix: /--record 30m/,
  });
});

test('a time that is too short to calibrate by is refused with the time that it takes', async () => {
  await using repository = await repositoryWithSuite();
  await assertRefused(repository, ['calibrate', '--record', '2s'], {
    what: /^2 s are too short: 12 rounds of each benchmark \(1\) take about \d+ s$/,
    where: /^--record$/,
    fix: /Record for longer/,
  });
});
