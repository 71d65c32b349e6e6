import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calibrate } from '../../src/calibrate/calibration.ts';
import { aBenchmark, measured, POLICY } from '../judge/records.ts';
import { seededRandom } from '../judge/seeded-noise.ts';
import { userErrorOf } from '../user-error.ts';
import { aNoisyBenchmark, aRecording } from './recorded.ts';

const quiet = aNoisyBenchmark('api/quiet', { cpuPerRequest: 0.015, unloadedLatency: 0.01 }, { random: seededRandom(9), rounds: 60 });
const noisy = aNoisyBenchmark('json/10 B (noisy)', { nsPerOp: 0.07 }, { random: seededRandom(10), rounds: 60 });
const thin = aBenchmark('api/thin', measured({ cpuPerRequest: [0, 0.01] }));

test('benchmarks with too few rounds are left out by name', () => {
  const { benchmarks, leftOut } = calibrate([aRecording([quiet, thin])], null);
  assert.deepEqual([benchmarks.map(({ id }) => id), leftOut], [['api/quiet'], ['api/thin']]);
});

test('where no benchmark has rounds enough the error names them all', () => {
  assert.equal(userErrorOf(() => calibrate([aRecording([thin])], null)).message, 'no benchmark has the 10 rounds that calibrating needs: api/thin');
});

test('a noisy metric gets a higher limit, by a glob that matches its benchmark alone', () => {
  const { proposal } = calibrate([aRecording([quiet, noisy])], null);
  assert.deepEqual(proposal.rules.map(({ benchmark, metric }) => [benchmark, metric]), [[String.raw`json/10 B \(noisy\)`, 'nsPerOp']]);
  const again = calibrate([aRecording([noisy])], { file: 'perf-gate.yml', policy: { ...POLICY, rules: proposal.rules } });
  assert.deepEqual(again.proposal.rules, [], 'the rule as it is written holds for it');
});

test('no limit above policy.noRegressionOver is proposed', () => {
  const { benchmarks: [benchmark], proposal } = calibrate([aRecording([aNoisyBenchmark('a/b', { nsPerOp: 0.3 }, { random: seededRandom(1), rounds: 40 })])], null);
  assert.deepEqual(proposal.rules, []);
  assert.ok(benchmark!.metrics[0]!.neededThreshold > POLICY.noRegressionOver);
  assert.equal(benchmark!.metrics[0]!.proposedThreshold, benchmark!.metrics[0]!.rule.threshold);
});

const proposalAt = (sd: number) => calibrate([aRecording([aNoisyBenchmark('a/b', { nsPerOp: sd }, { random: seededRandom(4), rounds: 100 })])], null).proposal;

test('the fastest profile that detects policy.noRegressionOver in every metric is proposed, else the slowest', () => {
  assert.deepEqual([0.01, 0.2].map(proposalAt).map(({ profile, isEnough }) => [profile, isEnough]), [['quick', true], ['thorough', false]]);
});

/** Two benchmarks, a control to ten rounds, one round of head alone each, 2 s a round. */
const ms = (duets: number): number => 2 * (duets * 1.1 + 1) * 2000;

test('times follow from the duration of the runs: first look, a tenth to the last look, controls and rounds of head alone included', () => {
  const { profiles: [quick] } = calibrate([aRecording([quiet, noisy], { durationMs: 120 * 2000 })], null);
  assert.ok(Math.abs(quick!.usualMs - (0.9 * ms(5) + 0.1 * ms(16))) < 1, String(quick!.usualMs));
  assert.ok(Math.abs(quick!.longestMs - ms(16)) < 1, String(quick!.longestMs));
});

test('the budget is in whole minutes, half as much again as the usual time', () => {
  const { profiles, proposal } = calibrate([aRecording([quiet, noisy], { durationMs: 120 * 2000 })], null);
  const { usualMs } = profiles.find(({ profile }) => profile === proposal.profile)!;
  assert.equal(proposal.budgetMs, 60_000 * Math.ceil((1.5 * usualMs) / 60_000));
});

function policyOf(...given: Parameters<typeof calibrate>): readonly unknown[] {
  const { policy, policyFrom } = calibrate(...given);
  return [policy.alpha, policyFrom];
}

test('the policy is that of a configuration where one is named, else that of the newest run', () => {
  const runs = [aRecording([quiet], { startedAt: '2026-02-02T00:00:00.000Z', policy: { ...POLICY, alpha: 0.02 } }, 'new.json'), aRecording([quiet], { startedAt: '2026-02-01T00:00:00.000Z', seed: 2 }, 'old.json')];
  assert.deepEqual(policyOf(runs, null), [0.02, 'new.json']);
  assert.deepEqual(policyOf(runs, { file: 'perf-gate.yml', policy: { ...POLICY, alpha: 0.05 } }), [0.05, 'perf-gate.yml']);
});
