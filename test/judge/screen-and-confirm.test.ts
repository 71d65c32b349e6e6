import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import type { Comparison, JudgedBenchmark, Judgement, Measured } from '../../src/model.ts';
import { aBenchmark, aRun, around, screened, type RoundsByMetric } from './records.ts';

const QUIET: RoundsByMetric = { cpuPerRequest: around(-0.001, 0.004, 6) };
const SLOWER: RoundsByMetric = { cpuPerRequest: around(0.03, 0.004, 6) };

const judgeAll = (...measurements: readonly Measured[]): Judgement =>
  judge({ run: aRun({ benchmarks: measurements.map((measurement, index) => aBenchmark(`server${index}/x`, measurement)) }), history: [], acceptances: [] });

function judgeOne(measurement: Measured): JudgedBenchmark & { readonly cpu: Comparison } {
  const [benchmark] = judgeAll(measurement).benchmarks;
  assert.ok(benchmark);
  const cpu = benchmark.comparisons.find(({ metric }) => metric === 'cpuPerRequest');
  assert.ok(cpu);
  return { ...benchmark, cpu };
}

test('what the screen clears is no regression, and in no family', () => {
  const { verdict, cpu } = judgeOne(screened(QUIET));
  assert.deepEqual([verdict, cpu.phase, cpu.n, cpu.adjustedP], ['no regression', 'screen', 6, null]);
});

test('what the screen did not clear is convicted by nothing but fresh rounds', () => {
  const { verdict, because, cpu } = judgeOne(screened(SLOWER));
  assert.deepEqual([verdict, cpu.outcome, cpu.adjustedP], ['inconclusive', 'inconclusive', 1]);
  assert.match(because, /^suspected because CPU per request is 3.0 % higher \(.*\), and the run ended before fresh rounds could tell$/);
});

test('fresh rounds alone decide: those that screened count for nothing any more', () => {
  const convicted = judgeOne(screened(SLOWER, { confirmed: { cpuPerRequest: around(0.05, 0.001, 6) } }));
  assert.deepEqual([convicted.verdict, convicted.cpu.phase, convicted.cpu.n], ['regressed', 'confirm', 6]);
  assert.ok(Math.abs(convicted.cpu.estimate - Math.expm1(0.05)) < 1e-6);
  const acquitted = judgeOne(screened(SLOWER, { confirmed: { cpuPerRequest: around(0, 0.001, 6) } }));
  assert.deepEqual([acquitted.verdict, acquitted.cpu.n], ['no regression', 6]);
});

test('rounds beyond the last look that was reached are not counted before the next', () => {
  const confirmed = { cpuPerRequest: [...around(0.05, 0.001, 6), 9, 9, 9] };
  const { cpu } = judgeOne(screened(SLOWER, { confirmed }));
  assert.equal(cpu.n, 6);
  assert.ok(Math.abs(cpu.estimate - Math.expm1(0.05)) < 1e-6);
});

test('a metric that was frozen as suspect is one, also where its screen would clear it', () => {
  const { cpu } = judgeOne(screened(QUIET, { suspects: ['cpuPerRequest'], confirmed: { cpuPerRequest: around(0.05, 0.001, 6) } }));
  assert.deepEqual([cpu.phase, cpu.outcome], ['confirm', 'regressed']);
});

test('a suspect that the run does not name is one, so that leaving it out clears nobody', () => {
  assert.equal(judgeOne(screened(SLOWER, { suspects: [] })).verdict, 'inconclusive');
});

test('the family is as large as there are suspects, whatever else was measured', () => {
  assert.equal(judgeAll(screened(SLOWER), screened(QUIET), screened(QUIET), screened(SLOWER)).familySize, 2);
});

test('where nothing was screened everything is a suspect', () => {
  const plan = { screenRounds: 0, looks: [6] };
  assert.equal(judgeAll(screened({}, { plan, confirmed: QUIET }), screened({}, { plan, confirmed: QUIET })).familySize, 2);
});

test('the earlier of two looks may spend less, so its interval is wider than that of all rounds at once', () => {
  const confirmed = { cpuPerRequest: around(0.01, 0.002, 6) };
  const [first, only] = [[6, 12], [6]].map((looks) => judgeOne(screened(SLOWER, { plan: { screenRounds: 6, looks }, confirmed })).cpu.interval);
  assert.ok(first!.high > only!.high && first!.low < only!.low);
});

test('what only is shown rests on the newest rounds', () => {
  const { comparisons } = judgeOne(screened({ ...SLOWER, throughput: around(0.2, 0.001, 6) }, { confirmed: { cpuPerRequest: around(0.05, 0.001, 6), throughput: around(0.05, 0.001, 6) } }));
  const throughput = comparisons.find(({ metric }) => metric === 'throughput');
  assert.deepEqual([throughput?.phase, throughput?.decides, throughput?.n], ['confirm', false, 6]);
});

test('instructions that were counted are one of the suspects, convict by themselves, and ask for no further rounds', () => {
  const instructions = [{ base: 100_000, head: 102_000 }, { base: 100_010, head: 102_000 }, { base: 100_000, head: 102_010 }];
  const benchmark = aBenchmark('a/x', { ...screened(QUIET), instructions });
  const file = { run: aRun({ benchmarks: [benchmark] }), history: [], acceptances: [] };
  const judgement = judge(file);
  assert.deepEqual([judgement.verdict, judgement.familySize], ['regressed', 1]);
  assert.match(judgement.benchmarks[0]!.because, /^instructions per request is 2\.0 % higher/);
});

test('where most of the rounds cannot be used those that can say nothing', () => {
  const thin = screened({ cpuPerRequest: around(0, 0.001, 4).slice(0, 3), throughput: around(0, 0.001, 8) }, { plan: { screenRounds: 8, looks: [6] } });
  const judged = judgeAll(thin).benchmarks[0];
  assert.deepEqual([judged?.verdict, judged?.because], ['inconclusive', 'only 3 usable rounds of CPU per request: half of all, and 3 at least, are needed']);
});
