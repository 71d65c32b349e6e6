import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { readRunFile } from '../../src/record/run-file.ts';
import { aNoisyBenchmark, aRecording } from '../calibrate/recorded.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { assertNothingLeft, assertUserError } from './answers.ts';
import { emptyRepository, repositoryOf } from './sample-repository.ts';
import { sampleConfig, sampleFiles } from './sample-server.ts';
import { SUITE_CONFIG, suiteFiles } from './sample-suite.ts';

const recordingOf = (rounds: number): string => JSON.stringify(aRecording([aNoisyBenchmark('api/hello', { cpuPerRequest: 0.02, unloadedLatency: 0.02 }, { random: seededRandom(2), rounds })]).file);

test('calibrate reads recorded runs, prints what their noise allows, and writes the same as JSON', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(20) });
  const command = ['calibrate', 'run.json', '--pull-requests', '5'];
  const { exitCode, stdout, stderr } = await folder.gate([...command, '--json', 'noise.json']);
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /^# Calibration\n/);
  assert.match(stdout, /\| `api\/hello` +\| CPU per request +\| +20 \|/);
  assert.match(stdout, /^Profile `\w+`: `--profile \w+` on the command line/m);
  const json = await folder.gate([...command, '--json', '-']);
  const { benchmarks, proposal } = JSON.parse(json.stdout) as { readonly benchmarks: readonly { readonly id: string }[]; readonly proposal: { readonly profile: string } };
  assert.deepEqual(benchmarks.map(({ id }) => id), ['api/hello']);
  assert.ok(stdout.includes(`--profile ${proposal.profile}`));
});

test('calibrate without rounds to go by, or with too few of them, says how to get some', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(9) });
  await assertUserError(folder, await folder.gate(['calibrate']), { what: /needs rounds to go by/, where: /^perf-gate calibrate$/, fix: /--record 30m/ });
  await assertUserError(folder, await folder.gate(['calibrate', 'run.json']), { what: /no benchmark has rounds enough: api\/hello: 9 of CPU per request/, where: /^run\.json$/, fix: /--record 30m/ });
});

/** Its build fails at the first try. */
const BUILT_AT_LAST = SUITE_CONFIG.replace('install: false', 'install: false, build: "test -e tried || { touch tried; exit 7; }"');
const repositoryWithSuite = () => repositoryOf({ 'perf-gate.yml': BUILT_AT_LAST, ...suiteFiles() });

test('calibrate measures the working tree against itself, as it is, and keeps the rounds', async () => {
  await using repository = await repositoryWithSuite();
  await repository.write(suiteFiles(101));
  const { exitCode, stdout, stderr } = await repository.gate(['calibrate', '--record', '24s', '--pull-requests', '5']);
  assert.equal(exitCode, 0, stderr);
  assert.match(stdout, /\| `maths\/hash` \| time per operation \| +1\d \|/);
  const { run } = await readRunFile(join(repository.root, '.perf-gate/calibration.json'));
  assert.deepEqual([run.base, run.head.dirty], [run.head, true], 'both arms are what lies there, not what was committed');
  for (const arm of ['base', 'head']) assert.equal(run.notes.filter((note) => note.startsWith(`It took a second try to make ${arm} ready: `)).length, 1, run.notes.join('\n'));
  await assertNothingLeft(repository);
});

test('a run of another machine is refused before anything is recorded beside it', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(20) });
  await assertUserError(folder, await folder.gate(['calibrate', 'run.json', '--record', '30m']), { what: /what is recorded here would come from/, where: /^run\.json$/, fix: /leave it out/ });
});

test('a recording in which nothing can be measured says why, and takes the place of no other', async () => {
  await using repository = await repositoryOf({
    ...sampleFiles(), 'perf-gate.yml': sampleConfig({ server: 'build: node build.mjs' }), 'api/build.mjs': 'console.error("cannot compile"); process.exit(3);',
  });
  await assertUserError(repository, await repository.gate(['calibrate', '--record', '30m']), {
    what: /nothing could be measured: api\/hello: `node build\.mjs` in api exited with code 3: cannot compile/, where: /^perf-gate calibrate --record$/, fix: /record again/,
  });
  assert.deepEqual(await readdir(join(repository.root, '.perf-gate')), ['.gitignore']);
});

test('options that say what to record are refused where nothing is recorded', async () => {
  await using folder = await emptyRepository();
  await folder.write({ 'run.json': recordingOf(20) });
  await assertUserError(folder, await folder.gate(['calibrate', 'run.json', '--only', 'api/*', '--config', 'other.yml']), {
    what: /nothing is measured here that --only and --config could/, where: /^perf-gate calibrate$/, fix: /--record 30m/,
  });
});

test('a time that is too short to calibrate by is refused with the time that it takes', async () => {
  await using repository = await repositoryWithSuite();
  await assertUserError(repository, await repository.gate(['calibrate', '--record', '2s']), {
    what: /2 s are too short: 12 rounds of 1 benchmark take about \d+ s/, where: /^--record$/, fix: /Record for longer/,
  });
});
