import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { noiseOf, visibleAtLastLook } from '../../src/calibrate/metric-noise.ts';
import { poolRounds, type PooledBenchmark, roundsOf } from '../../src/calibrate/pooled-rounds.ts';
import { predict, type Prediction } from '../../src/calibrate/predict.ts';
import { isEnough } from '../../src/calibrate/proposal.ts';
import { resampled } from '../../src/calibrate/resample.ts';
import { roundLogRatios } from '../../src/judge/rounds.ts';
import type { LaterFamily } from '../../src/judge/next-stage.ts';
import { METRICS } from '../../src/metrics.ts';
import type { MetricName, Policy, RoundOfBothArms } from '../../src/model.ts';
import { BUILT_IN_PROFILES, findProfile } from '../../src/plan/profiles.ts';
import { seededDraw } from '../../src/statistics.ts';
import { aDuet, POLICY, waitingFor } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

const STANDARD = findProfile('standard', { profiles: BUILT_IN_PROFILES })!.plan!;

function pooled(sds: readonly Readonly<Partial<Record<MetricName, number>>>[], rounds = 100): readonly PooledBenchmark[] {
  const random = seededRandom(5);
  const benchmarks = sds.map((sd, index) => aNoisyBenchmark(`api/${index}`, sd, { random, rounds }));
  const { name, file } = aRecording(benchmarks);
  return poolRounds([{ name, run: file.run, isSameCode: true }], POLICY).benchmarks;
}

const ratiosOf = (benchmarks: readonly PooledBenchmark[], given: { readonly policy?: Policy; readonly effect?: number; readonly metric: MetricName; readonly direction?: 'lower' | 'higher' }): readonly number[] => {
  const { policy = POLICY, effect, metric, direction = 'lower' } = given;
  const injections = effect === undefined ? [] : [{ id: 'api/0', metric, effect }];
  const [{ draw } = { draw: () => ({}) }] = resampled(benchmarks, { policy, draw: seededDraw(3), injections });
  return roundLogRatios(Array.from({ length: 2000 }, (_, index) => aDuet(index, draw())), metric, direction);
};

const meanOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

describe('rounds that are drawn anew', () => {
  test('are those that were recorded, either way round, so that nothing differs even where the recording did', () => {
    const [benchmark] = pooled([{ cpuPerRequest: 0.01 }], 20);
    const shifted = [{ ...benchmark!, runs: [roundsOf(benchmark!).map(({ cpuPerRequest }) => ({ cpuPerRequest: cpuPerRequest! + 0.05 }))] }];
    const drawn = ratiosOf(shifted, { metric: 'cpuPerRequest' });
    const recorded = new Set(roundsOf(shifted[0]!).flatMap(({ cpuPerRequest }) => [cpuPerRequest!, -cpuPerRequest!].map((ratio) => ratio.toFixed(9))));
    assert.deepEqual(new Set(drawn.map((ratio) => ratio.toFixed(9))), recorded);
    assert.ok(Math.abs(meanOf(drawn)) < 0.005, String(meanOf(drawn)));
  });

  test('have the effect that is put into one metric of one benchmark, whichever way is better', () => {
    const benchmarks = pooled([{ cpuPerRequest: 0.01, throughput: 0.01 }], 20);
    const gated: Policy = { ...POLICY, rules: [{ benchmark: '**', metric: 'throughput', role: 'gating' }] };
    const throughput = [{ ...benchmarks[0]!, metrics: ['throughput' as const], runs: [roundsOf(benchmarks[0]!).map(({ cpuPerRequest }) => ({ throughput: cpuPerRequest! }))] }];
    assert.ok(Math.abs(meanOf(ratiosOf(benchmarks, { metric: 'cpuPerRequest', effect: 0.1 })) - Math.log1p(0.1)) < 0.002);
    assert.ok(Math.abs(meanOf(ratiosOf(throughput, { policy: gated, metric: 'throughput', direction: 'higher', effect: 0.1 })) - Math.log1p(0.1)) < 0.002);
  });
});

/** A run of one hour, a number of rounds of each benchmark by its standard deviation. */
const runOf = (hour: string, benchmarks: Readonly<Record<string, readonly [sd: number, rounds: number]>>) => {
  const random = seededRandom(hour.length);
  const records = Object.entries(benchmarks).map(([id, [sd, rounds]]) => aNoisyBenchmark(id, { cpuPerRequest: sd }, { random, rounds }));
  return { name: hour, run: aRecording(records).file.run, isSameCode: true };
};

const sizesDrawn = (benchmarks: readonly PooledBenchmark[], seed: number): readonly number[] =>
  resampled(benchmarks, { policy: POLICY, draw: seededDraw(seed), injections: [] }).map(({ draw }) =>
    Math.max(...roundLogRatios(Array.from({ length: 40 }, (_, index) => aDuet(index, draw())), 'cpuPerRequest', 'lower').map(Math.abs)));

describe('a replay of several runs', () => {
  test('has all its rounds from one of them, the same for all benchmarks', () => {
    const { benchmarks } = poolRounds([runOf('night', { 'api/a': [0.001, 40], 'api/b': [0.001, 40] }), runOf('by day', { 'api/a': [0.5, 40], 'api/b': [0.5, 40] })], POLICY);
    const replays = Array.from({ length: 40 }, (_, seed) => sizesDrawn(benchmarks, 997 * (seed + 1)).map((size) => size > 0.1));
    assert.ok(replays.every(([one, other]) => one === other));
    assert.deepEqual(new Set(replays.flat()), new Set([true, false]));
  });

  test('has those of a benchmark that its run hardly measured from all runs', () => {
    const { benchmarks } = poolRounds([runOf('night', { 'api/a': [0.001, 40], 'api/b': [0.5, 9] }), runOf('by day', { 'api/a': [0.001, 40], 'api/b': [0.001, 9] })], POLICY);
    assert.ok(Array.from({ length: 20 }, (_, seed) => sizesDrawn(benchmarks, seed + 1)).every(([, other]) => other! > 0.1));
  });

  test('tells of a machine that is quiet by night and loud by day what each of them comes to, and not what a mixture would', () => {
    const { benchmarks } = poolRounds([runOf('night', { 'api/a': [0.004, 40] }), runOf('by day', { 'api/a': [0.3, 40] })], POLICY);
    const { inconclusiveShare, duets } = predict(benchmarks, { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 200 });
    assert.ok(inconclusiveShare > 0.35 && inconclusiveShare < 0.6, String(inconclusiveShare));
    assert.ok(duets.mean > 20 && duets.mean < 28, String(duets.mean));
  });
});

describe('a prediction for three quiet benchmarks', () => {
  let prediction: Prediction;
  before(() => {
    prediction = predict(pooled([{ cpuPerRequest: 0.015, unloadedLatency: 0.01 }, { cpuPerRequest: 0.015, unloadedLatency: 0.01 }, { cpuPerRequest: 0.015, unloadedLatency: 0.01 }]), { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 300 });
  });

  test('has no more false alarms than α, and a bound above what was seen', () => {
    assert.equal(prediction.pullRequests, 300);
    assert.ok(prediction.falseAlarms <= 3, `${prediction.falseAlarms} false alarms`);
    assert.ok(prediction.falseAlarmsPerThousandAtMost >= 9.9, 'none of 300 leaves 9.9 per 1,000');
  });

  test('clears most of them by the first look, and sees about 3 %', () => {
    assert.ok(prediction.inconclusiveShare < 0.02, `inconclusive ${prediction.inconclusiveShare}`);
    assert.ok(prediction.duets.mean > 24 && prediction.duets.mean < 30 && prediction.duets.nineteenInTwenty >= 24, JSON.stringify(prediction.duets));
    const { metric, effect } = prediction.blindSpot;
    assert.ok(effect !== null && effect >= 0.02 && effect <= 0.04, `sees ${effect}`);
    assert.equal(metric, 'cpuPerRequest', 'the one that varies more');
  });
});

test('what is seen takes looks that one quiet benchmark does not come to unchanged', () => {
  const benchmarks = pooled([{ cpuPerRequest: 0.01, unloadedLatency: 0.01 }]);
  const { duets, blindSpot: { effect } } = predict(benchmarks, { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 100 });
  assert.equal(duets.nineteenInTwenty, STANDARD.looks[0]);
  assert.ok(effect !== null && duets.toSee > duets.nineteenInTwenty, JSON.stringify(duets));
});

test('what takes turns is no peer of what does not: where that leaves too few, less is seen', () => {
  const three = pooled([{ cpuPerRequest: 0.03 }, { cpuPerRequest: 0.03 }, { cpuPerRequest: 0.03 }]);
  const blindBeside = (mode: RoundOfBothArms['mode']): number | null => {
    const benchmarks = three.map((one, place) => (place === 2 ? { ...one, recorded: one.recorded.map((round) => ({ ...round, mode })) } : one));
    return predict(benchmarks, { name: 'brief', plan: { looks: [8] } }, { policy: POLICY, seed: 1, pullRequests: 1 }).blindSpot.effect;
  };
  const [inTurn, together] = [blindBeside('alternating'), blindBeside('duet')];
  assert.ok(inTurn !== null && together !== null && inTurn > together, `${inTurn} and ${together}`);
});

test('where more is going to join the family it takes more rounds to convict', () => {
  const benchmarks = pooled([{ cpuPerRequest: 0.005 }]);
  const toSee = (later?: LaterFamily): number => predict(benchmarks, { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 1, later }).duets.toSee;
  const [alone, amongMany] = [toSee(), toSee({ jobs: 500, counts: true, isPart: false })];
  assert.ok(amongMany > alone, `${amongMany} and ${alone}`);
});

test('where a round varies by half, next to nothing is seen and nothing can be cleared', () => {
  const { inconclusiveShare, blindSpot: { effect } } = predict(pooled([{ cpuPerRequest: 0.5 }, { cpuPerRequest: 0.5 }]), { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 50 });
  assert.ok(inconclusiveShare > 0.9, String(inconclusiveShare));
  assert.ok(effect === null || effect >= 0.3, `sees ${effect}`);
});

test('one metric of one benchmark that is blind is what is told, and not the average over ten', () => {
  const benchmarks = pooled(Array.from({ length: 10 }, (_, index) => ({ cpuPerRequest: 0.004, ...(index === 6 && { unloadedLatency: 0.1 }) })), 40);
  const prediction = predict(benchmarks, { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 20 });
  const { benchmark, metric, effect } = prediction.blindSpot;
  assert.deepEqual([benchmark, metric], ['api/6', 'unloadedLatency']);
  assert.ok(effect !== null && effect > 0.07 && effect < 0.15, `sees ${effect}`);
  assert.ok(prediction.inconclusiveShare <= 0.1, 'which tells nothing of it');
  assert.equal(isEnough(prediction, POLICY), false);
});

test('throughput of a server that mostly waits can be the blind spot', () => {
  const record = aNoisyBenchmark('db/list', { cpuPerRequest: 0.004, throughput: 0.1 }, { random: seededRandom(5), rounds: 40 });
  const { measurement } = record;
  assert.ok(measurement.state === 'measured');
  const { name, file } = aRecording([{ ...record, measurement: waitingFor(measurement.duets.map(() => 0.9), measurement) }]);
  const { benchmarks } = poolRounds([{ name, run: file.run, isSameCode: true }], POLICY);
  const { metric, effect } = predict(benchmarks, { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 20 }).blindSpot;
  assert.equal(metric, 'throughput');
  assert.ok(effect !== null && effect > 0.07 && effect < 0.15, `sees ${effect}`);
});

test('the blind spot is what the judge itself reckons with, in a family where nothing else changed', () => {
  const benchmarks = pooled(Array.from({ length: 4 }, () => ({ cpuPerRequest: 0.03 })), 100);
  const visible = benchmarks.map((benchmark) => visibleAtLastLook(noiseOf(roundsOf(benchmark), 'cpuPerRequest').sd, { plan: STANDARD, rule: METRICS.cpuPerRequest, alpha: POLICY.alpha, familySize: 4 }));
  const { effect } = predict(benchmarks, { name: 'standard', plan: STANDARD }, { policy: POLICY, seed: 1, pullRequests: 1 }).blindSpot;
  assert.ok(effect !== null && Math.abs(effect - Math.max(...visible)) <= 0.0075, `sees ${effect}, reckoned with ${Math.max(...visible)}`);
});

test('a metric of which most rounds cannot be used is blind, however little they vary', () => {
  const [good, gappy] = pooled([{ cpuPerRequest: 0.004 }, { cpuPerRequest: 0.004 }], 40);
  const rounds = roundsOf(gappy!).map((round, index) => (index % 4 === 0 ? round : {}));
  const { blindSpot } = predict([good!, { ...gappy!, runs: [rounds] }], { name: 'quick', plan: { looks: [5, 10] } }, { policy: POLICY, seed: 1, pullRequests: 1 });
  assert.deepEqual(blindSpot, { benchmark: 'api/1', metric: 'cpuPerRequest', effect: null });
});

test('the same seed predicts the same, another one something else', () => {
  const benchmarks = pooled([{ cpuPerRequest: 0.02 }, { cpuPerRequest: 0.02 }], 20);
  const [one, again, other] = [1, 1, 2].map((seed) => predict(benchmarks, { name: 'quick', plan: { looks: [5, 10] } }, { policy: POLICY, seed, pullRequests: 20 }));
  assert.deepEqual(one, again);
  assert.notDeepEqual(one, other);
});
