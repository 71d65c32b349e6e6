import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { type Calibration, calibrate } from '../../src/calibrate/calibration.ts';
import { renderCalibration } from '../../src/calibrate/calibration-markdown.ts';
import { noiseOf, thresholdFor } from '../../src/calibrate/metric-noise.ts';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { roundCosts } from '../../src/measure/expected-times.ts';
import type { Policy } from '../../src/model.ts';
import { BUILT_IN_PROFILES } from '../../src/plan/profiles.ts';
import { wholePlanMs } from '../../src/plan/rounds-of-run.ts';
import { aBenchmark, around, measured, POLICY } from '../judge/records.ts';
import { gaussian, seededRandom } from '../judge/seeded-noise.ts';
import { scenarioOf } from '../targets.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

const AMOUNT = { seed: 1, pullRequests: 30, config: null, onProfile: () => {} };

describe('a project with a quiet benchmark, a loud one and one whose arms differ', () => {
  const random = seededRandom(9);
  const given = { random, rounds: 60 };
  let calibration: Calibration;
  let markdown: string;
  const told: string[] = [];
  before(() => {
    const benchmarks = [
      aNoisyBenchmark('api/quiet', { cpuPerRequest: 0.015, unloadedLatency: 0.01 }, given),
      aNoisyBenchmark('json/10 B (loud)', { nsPerOp: 0.07 }, given),
      aBenchmark('api/tilted', measured({ cpuPerRequest: around(0.02, 0.001, 20) })),
      aBenchmark('api/thin', measured({ cpuPerRequest: [0, 0.01] })),
    ];
    calibration = calibrate([aRecording(benchmarks, { durationMs: 142 * 2000 })], { ...AMOUNT, onProfile: (name) => told.push(name) });
    markdown = renderCalibration(calibration);
  });

  test('has the noise stated metric by metric', () => {
    assert.deepEqual(calibration.benchmarks.map(({ id, metrics }) => [id, metrics.map(({ metric, rounds }) => [metric, rounds])]), [
      ['api/quiet', [['cpuPerRequest', 60], ['unloadedLatency', 60]]],
      ['json/10 B (loud)', [['nsPerOp', 60]]],
      ['api/tilted', [['cpuPerRequest', 20]]],
    ]);
    const [quiet, loud] = calibration.benchmarks.flatMap(({ metrics }) => metrics.slice(0, 1));
    assert.ok(quiet!.sd > 0.012 && quiet!.sd < 0.018, String(quiet!.sd));
    assert.ok(loud!.sd > 0.055 && loud!.sd < 0.085, String(loud!.sd));
    for (const { visible } of [quiet!, loud!]) assert.ok(visible['quick']! > visible['standard']!, JSON.stringify(visible));
  });

  test('is told what each profile would do, the fastest first, and before each that it is replayed', () => {
    assert.deepEqual(calibration.predictions.map(({ profile }) => profile), ['quick', 'standard', 'thorough']);
    assert.deepEqual(told, ['quick', 'standard', 'thorough']);
    const [quick, , thorough] = calibration.predictions;
    assert.ok(quick!.measuringMs.mean < thorough!.measuringMs.mean);
    assert.deepEqual([calibration.msPerRound, calibration.counting], [2000, 'none']);
    // A control to ten duets, and of each of three benchmarks one round of head alone; the one that was left out has as many.
    assert.ok(Math.abs(quick!.measuringMs.toSee - (4 / 3) * (1.1 * quick!.duets.toSee + 3) * 2000) < 1e-6, JSON.stringify(quick));
  });

  test('is to raise the threshold of the loud one alone, by a glob that means just that one', () => {
    assert.deepEqual(calibration.proposal.rules.map(({ benchmark, metric }) => [benchmark, metric]), [[String.raw`json/10 B \(loud\)`, 'nsPerOp']]);
    assert.ok(calibration.proposal.rules[0]!.threshold >= 0.03 && calibration.proposal.rules[0]!.threshold <= 0.045);
    const again = calibrate([aRecording([aNoisyBenchmark('json/10 B (loud)', { nsPerOp: 0.1 }, given)], {
      policy: { rules: calibration.proposal.rules.map((rule) => ({ ...rule, threshold: 0.2 })), alpha: 0.01, noRegressionOver: 0.05, onInconclusive: 'pass', minStoredRuns: 5 },
    })], AMOUNT);
    assert.deepEqual([again.benchmarks[0]!.metrics[0]!.threshold, again.proposal.rules], [0.2, []], 'a rule that is written so holds for it');
  });

  test('reads all of it, with what was left out and what to look into', () => {
    assert.match(markdown, /^# Calibration\n\n3 benchmarks, from 1 run with the same code in both arms, on `linux-6/);
    assert.match(markdown, /\| `json\/10 B \(loud\)` +\| time per operation +\| +60 \| .* 2 % → [34](\.5)? % \|/);
    assert.match(markdown, /Left out: `api\/thin`, 2 of CPU per request, 10 are needed\./);
    assert.match(markdown, /\| standard +\| +\d+ min \d+ s \|/);
    assert.match(markdown, /\| thorough .* \| +\d+(\.5)? % \(`json\/10 B \(loud\)`, time per operation\) \|/);
    assert.match(markdown, /```yaml\nbudget: \d+m\npolicy:\n {2}rules:\n {4}- benchmark: json\/10 B \\\\?\(loud\\\\?\)\n {6}metric: nsPerOp\n {6}threshold: [34](\.5)?%\n```/);
    assert.match(markdown, /Times are reckoned with 2\.0 s a round, which is what these runs took\.$/m);
    assert.match(markdown, /The budget is what 19 of 20 pull requests do with, also of those with the smallest change that is seen, and never less than the plan of that profile is reckoned to need\./);
    assert.match(markdown, /1 threshold should be raised, because the noise alone comes near: put what is below behind the rules that you have\./);
    assert.match(markdown, /They are judged by the policy that `calibration\.json` was recorded with on 2026-01-15 \(`--config F` takes that of a configuration\), with the thresholds that are proposed\./);
    assert.match(markdown, /> False alarms, and what is seen, are without what was left out \(1 benchmark\)/);
    assert.match(markdown, /> The arms of api\/tilted differ though their code does not: CPU per request by 2\.0 % ± 0\.0\d %\./);
    assert.doesNotMatch(markdown, /undefined|NaN/);
  });

  test('reads where the time of a round was read from in runs that counted instructions', () => {
    assert.match(renderCalibration({ ...calibration, counting: 'left out' }), /which is what those of these runs took that counted no instructions; counting comes on top\.$/m);
    assert.match(renderCalibration({ ...calibration, counting: 'included' }), /in all of them that holds counting instructions: .* `--record 30m`\.$/m);
  });
});

test('the budget holds the plan of a benchmark that was left out too: a pull request that reaches it measures it', () => {
  const benchmarks = Array.from({ length: 4 }, (_, index) => aBenchmark(`api/${index}`, measured({ cpuPerRequest: around(0, 0.004, index === 0 ? 9 : 10) })));
  const { leftOut, predictions, proposal } = calibrate([aRecording(benchmarks)], { ...AMOUNT, pullRequests: 1 });
  assert.deepEqual(leftOut.map(({ id }) => id), ['api/0']);
  const { plan, solos } = BUILT_IN_PROFILES.find(({ name }) => name === proposal.profile)!;
  const ofAll = Array.from({ length: 4 }, (_, index) => ({ id: `api/${index}`, request: scenarioOf(), comparable: true, baseAlone: true }));
  const neededMs = wholePlanMs(ofAll, { plan: plan!, solos }, roundCosts(PROCEDURE, true));
  assert.equal(predictions.find(({ profile }) => profile === proposal.profile)!.plannedMs, neededMs);
  assert.ok(proposal.budgetMs >= neededMs, String(proposal.budgetMs));
});

const proposedFor = (sd: number): readonly number[] => {
  const policy: Policy = { ...POLICY, rules: [{ benchmark: 'api/*', metric: 'cpuPerRequest', threshold: 0.01 }] };
  const recording = aRecording([aBenchmark('api/a', measured({ cpuPerRequest: around(0, sd, 40) }))], { policy });
  const { benchmarks, proposal } = calibrate([recording], { ...AMOUNT, pullRequests: 1 });
  assert.equal(benchmarks[0]?.metrics[0]?.threshold, 0.01);
  return proposal.rules.map(({ threshold }) => threshold);
};

describe('a threshold that was lowered on purpose', () => {
  test('is left alone where the noise allows it', () => {
    assert.deepEqual(proposedFor(0.004), []);
  });

  // t of 39 degrees of freedom exceeds 3.31 once in a thousand times: 1.3 % in the mean of 40 rounds.
  test('is raised to what the noise asks for where it does not, and no further', () => {
    assert.deepEqual(proposedFor(0.024), [0.015]);
  });
});

/** Runs of one benchmark, each given by its log ratios. */
const calibrated = (runs: readonly (readonly number[])[]): Calibration => calibrate(
  runs.map((cpuPerRequest, index) => aRecording([aBenchmark('api/a', measured({ cpuPerRequest }))], { seed: index }, `run-${index}.json`)),
  { ...AMOUNT, pullRequests: 1 },
);

const proposedFrom = ({ benchmarks }: Calibration): number => benchmarks[0]!.metrics[0]!.proposedThreshold;

/** By these rounds, as if they were of one run. */
const thresholdAskedForBy = (rounds: readonly number[]): number => {
  const { plan } = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!;
  return thresholdFor(noiseOf(rounds.map((cpuPerRequest) => ({ cpuPerRequest })), 'cpuPerRequest').sd, plan!, 0.02);
};

describe('the threshold that several runs ask for', () => {
  test('is more than all rounds together ask for where one run is loud, and no more than that run does', () => {
    const [quiet, loud] = [around(0, 0.004, 40), around(0, 0.1, 40)];
    const calibration = calibrated([quiet, loud]);
    const proposed = proposedFrom(calibration);
    assert.ok(proposed > thresholdAskedForBy([...quiet, ...loud]) && proposed <= thresholdAskedForBy(loud), String(proposed));
    assert.match(renderCalibration(calibration), /pull requests that reach all of these benchmarks, each with rounds drawn from those of one of these runs, arms swapped at random\./);
  });

  for (const count of [10, 30]) {
    test(`is what all rounds together ask for where ${count} runs vary alike`, () => {
      const random = seededRandom(9);
      const runs = Array.from({ length: count }, () => Array.from({ length: 10 }, () => 0.05 * gaussian(random)));
      assert.equal(proposedFrom(calibrated(runs)), thresholdAskedForBy(runs.flat()));
    });
  }
});

test('quiet benchmarks need no threshold raised, and the fastest profile that is enough is proposed', () => {
  const random = seededRandom(4);
  // Less than a second a round.
  const calibration = calibrate([aRecording([aNoisyBenchmark('api/a', { cpuPerRequest: 0.004 }, { random, rounds: 40 }), aNoisyBenchmark('api/b', { cpuPerRequest: 0.004 }, { random, rounds: 40 })])], AMOUNT);
  assert.deepEqual(calibration.proposal, { profile: 'quick', budgetMs: 2 * 60_000, countingMs: 0, isPart: false, rules: [] }, 'what its plan is reckoned to need: 36 s each to the first look, 30 s to the last');
  assert.ok(calibration.predictions[0]!.measuringMs.toSee < 60_000, 'more than these rounds would take');
  const markdown = renderCalibration(calibration);
  assert.match(markdown, /The thresholds can stay as they are\./);
  assert.match(markdown, /They are judged by the policy that `calibration\.json` was recorded with on 2026-01-15 \([^)]*\)\. /, 'and no thresholds');
  assert.match(markdown, /```yaml\nbudget: \d+m\n```\n$/);
});

test('where even the most thorough profile is not enough it is proposed, and said so', () => {
  const random = seededRandom(4);
  const calibration = calibrate([aRecording([aNoisyBenchmark('api/a', { cpuPerRequest: 0.3 }, { random, rounds: 40 })])], { ...AMOUNT, pullRequests: 10 });
  assert.equal(calibration.proposal.profile, 'thorough');
  assert.match(renderCalibration(calibration), /> Even thorough leaves .* of unchanged benchmarks inconclusive, and in CPU per request of api\/a sees/);
});
