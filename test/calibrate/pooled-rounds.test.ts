import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noiseOf } from '../../src/calibrate/metric-noise.ts';
import { canBeCalibrated, poolRounds, roundsOf } from '../../src/calibrate/pooled-rounds.ts';
import type { BenchmarkRecord, Run } from '../../src/model.ts';
import { aBenchmark, aDuet, aRun, around, measured, ofRatio, POLICY, type RoundsByMetric, waitingFor } from '../judge/records.ts';
import { gaussian, seededRandom } from '../judge/seeded-noise.ts';
import { userErrorOf } from '../user-error.ts';
import { recordedText } from '../../src/model/reasons.ts';

const run = (benchmarks: readonly BenchmarkRecord[], fields: Partial<Run> = {}) => ({ name: 'run.json', run: aRun({ benchmarks, ...fields }), isSameCode: true });
const benchmark = (ratios: RoundsByMetric, id = 'api/hello'): BenchmarkRecord => aBenchmark(id, measured(ratios));
const TEN = around(0, 0.01, 10);

const cpuOf = (rounds: readonly { readonly cpuPerRequest?: number }[]): readonly number[] => rounds.flatMap(({ cpuPerRequest }) => (cpuPerRequest === undefined ? [] : [Number(cpuPerRequest.toFixed(6))]));

test('rounds of all runs are joined, gating metrics alone, those of one round together', () => {
  const { benchmarks, leftOut } = poolRounds([run([benchmark({ cpuPerRequest: TEN, unloadedLatency: TEN, throughput: TEN })]), run([benchmark({ cpuPerRequest: [0.5], unloadedLatency: [0.25] })])], POLICY);
  assert.deepEqual(leftOut, []);
  const [{ metrics, runs } = { metrics: [], runs: [] }] = benchmarks;
  assert.deepEqual(metrics, ['cpuPerRequest', 'unloadedLatency']);
  assert.deepEqual(runs.map(({ length }) => length), [10, 1], 'each run has its own');
  const rounds = roundsOf({ runs });
  assert.equal(rounds.length, 11);
  assert.deepEqual(Object.keys(rounds[0]!), ['cpuPerRequest', 'unloadedLatency']);
  assert.ok(Math.abs(rounds[10]!.cpuPerRequest! - 0.5) < 1e-12 && Math.abs(rounds[10]!.unloadedLatency! - 0.25) < 1e-12);
});

test('throughput is among them where the server mostly waits', () => {
  const ratios = { cpuPerRequest: TEN, throughput: TEN };
  const pooledOf = (share: number) => poolRounds([run([aBenchmark('db/list', waitingFor(TEN.map(() => share), measured(ratios)))])], POLICY).benchmarks[0]!;
  assert.deepEqual([pooledOf(0.9).metrics, pooledOf(0.9).waits], [['cpuPerRequest', 'throughput'], true]);
  assert.deepEqual([pooledOf(0.1).metrics, pooledOf(0.1).waits], [['cpuPerRequest'], false]);
});

test('what a change did to all rounds of a run is taken out, what sets equal arms apart is not', () => {
  const shifted = benchmark({ cpuPerRequest: around(0.02, 0.01, 10) });
  const [same] = poolRounds([run([shifted])], POLICY).benchmarks;
  const [changed] = poolRounds([{ ...run([shifted]), isSameCode: false }], POLICY).benchmarks;
  assert.deepEqual(cpuOf(roundsOf(same!)).slice(0, 2), [0.03, 0.01]);
  const widened = Number((0.01 * Math.sqrt(10 / 9)).toFixed(6));
  assert.deepEqual(cpuOf(roundsOf(changed!)).slice(0, 2), [widened, -widened]);
});

test('runs with a change show as much noise as those without, few rounds as each of them has', () => {
  const random = seededRandom(12);
  const noisy = Array.from({ length: 400 }, () => benchmark({ cpuPerRequest: Array.from({ length: 4 }, () => 0.02 + 0.01 * gaussian(random)) }));
  const [pooled] = poolRounds(noisy.map((record) => ({ ...run([record]), isSameCode: false })), POLICY).benchmarks;
  const { sd } = noiseOf(roundsOf(pooled!), 'cpuPerRequest');
  assert.ok(Math.abs(sd - 0.01) < 0.0005, `σ is 0.01, ${sd.toFixed(5)} was found: without a correction it is 0.0087`);
});

test('the only round of a metric in a run with a change shows no noise, and is left out', () => {
  const changed = (ratios: RoundsByMetric) => ({ ...run([benchmark(ratios)]), isSameCode: false });
  const [pooled] = poolRounds([run([benchmark({ cpuPerRequest: TEN, unloadedLatency: TEN })]), changed({ cpuPerRequest: [0.02, 0.04], unloadedLatency: [0.01] }), changed({ cpuPerRequest: [0.05] })], POLICY).benchmarks;
  assert.deepEqual(roundsOf(pooled!).slice(10).map((round) => Object.keys(round)), [['cpuPerRequest'], ['cpuPerRequest']]);
  assert.deepEqual(cpuOf(roundsOf(pooled!)).slice(10), [-0.014142, 0.014142]);
});

test('control rounds of a benchmark count, whatever head is: both arms of them are base', () => {
  const round = aDuet(0, { cpuPerRequest: [ofRatio(0.05)] });
  const [pooled] = poolRounds([{ ...run([benchmark({ cpuPerRequest: around(0.02, 0.01, 10) })], { control: [{ ...round, benchmark: 'api/hello' }, { ...round, benchmark: 'api/other' }] }), isSameCode: false }], POLICY).benchmarks;
  assert.deepEqual(cpuOf(roundsOf(pooled!)).slice(10), [0.05]);
});

test('a benchmark with too few rounds is left out with their count, one that broke with its reason', () => {
  const { benchmarks, leftOut } = poolRounds([run([benchmark({ cpuPerRequest: TEN }), benchmark({ cpuPerRequest: TEN, unloadedLatency: TEN.slice(1) }, 'api/thin'), aBenchmark('api/bad', { state: 'invalid', reason: recordedText('a worker died') }), aBenchmark('api/old', { state: 'removed' })])], POLICY);
  assert.deepEqual(benchmarks.map(({ record }) => record.id), ['api/hello']);
  assert.deepEqual(leftOut, [
    { id: 'api/thin', reason: '9 of unloaded latency, 10 are needed', unmeasured: false },
    { id: 'api/bad', reason: 'a worker died', unmeasured: true },
  ]);
});

const leftOutBeside = (...unmeasured: readonly BenchmarkRecord[]) => poolRounds([run([benchmark({ cpuPerRequest: TEN }), ...unmeasured])], POLICY).leftOut;

test('a benchmark that no change reached, or that was new, is left out too: a pull request may measure it', () => {
  assert.deepEqual(leftOutBeside(aBenchmark('api/far', { state: 'unaffected' }), aBenchmark('api/new', { state: 'new', why: recordedText('base does not have this benchmark'), solos: [] })), [
    { id: 'api/far', reason: 'reached by no change in these runs', unmeasured: true },
    { id: 'api/new', reason: 'base does not have this benchmark', unmeasured: true },
  ]);
});

test('what this machine has no program for is left out, and no pull request measures it here', () => {
  assert.deepEqual(leftOutBeside(aBenchmark('db/list', { state: 'not measured', reason: recordedText('redis-server is not installed'), missingProgram: 'redis-server' })), [
    { id: 'db/list', reason: 'redis-server is not installed', unmeasured: false },
  ]);
});

test('a suite that one run did not come to ask for its tasks is not left out beside the tasks that another measured', () => {
  const task = aBenchmark('json/parse', measured({ nsPerOp: TEN }), { kind: 'suite' });
  const whole = aBenchmark('json/*', { state: 'unaffected' }, { kind: 'suite' });
  assert.deepEqual(poolRounds([run([task]), run([whole])], POLICY).leftOut, []);
  assert.deepEqual(leftOutBeside(whole).map(({ id }) => id), ['json/*']);
});

test('a recording can be calibrated by where it has ten rounds of any benchmark', () => {
  const thin = benchmark({ cpuPerRequest: TEN.slice(1) }, 'api/thin');
  assert.deepEqual([[thin], [thin, benchmark({ cpuPerRequest: TEN })]].map((benchmarks) => canBeCalibrated(aRun({ benchmarks }))), [false, true]);
});

test('nothing is calibrated by less than ten rounds', () => {
  const error = userErrorOf(() => poolRounds([run([benchmark({ cpuPerRequest: TEN.slice(1) })])], POLICY));
  assert.match(error.message, /no benchmark has rounds enough: api\/hello: 9 of CPU per request, 10 are needed/);
  assert.equal(error.where, 'run.json');
  assert.match(error.fix, /--record/);
});
