import { type BenchmarkEvidence, hasSay, type Look, type MetricSample, onlyLook, weighSamples } from './evidence.ts';
import { countedMetric, instructionSample, isCounted } from './instruction-evidence.ts';
import { clientSetsPace } from './load-facts.ts';
import { estimateFromRounds, type LogEstimate } from './log-estimate.ts';
import { LEAST_ROUNDS } from '../model/judgement.ts';
import { moderateTogether } from './moderation.ts';
import { duetMetrics, roundLogRatios, varyingRounds } from './rounds.ts';
import { metricRule, type MetricRule, sideBySideRule } from './rules.ts';
import { looksWithin } from './significance.ts';
import { PACED_BY_CLIENT } from '../metrics.ts';
import type { BenchmarkRecord, Measured, MetricName, Policy, RoundOfBothArms, Run, TestPlan } from '../model.ts';

/**
 * Evidence of every metric that the duets recorded, at the planned looks. Rounds after the last look that was held do not count: a run
 * must not choose when to look. Rounds of a benchmark that broke, or is invalid, count as peers of others alone.
 */
export function sideBySideEvidence({ benchmarks, policy }: Pick<Run, 'benchmarks' | 'policy'>, canDecide: boolean): ReadonlyMap<BenchmarkRecord, BenchmarkEvidence> {
  const sampled = benchmarks.map((record) => {
    const varying = asMeasured(record);
    return { record, varying, samples: samplesOf(varying, policy) };
  });
  const hasPeers = ({ metric, rule }: MetricSample): boolean => hasSay(rule, canDecide) && !isCounted(metric);
  const moderate = moderateTogether(sampled.flatMap(({ varying, samples }) => samples.filter(hasPeers).map((sample) => ({ group: groupOf(varying, sample), held: sample.held }))));
  const asItCounts = (record: BenchmarkRecord, sample: MetricSample): MetricSample => {
    if (!hasPeers(sample)) return sample;
    const looks = moderate(sample.looks, groupOf(record, sample));
    return { ...sample, looks, estimate: looks.at(-1)?.estimate ?? sample.estimate };
  };
  return new Map(sampled.map(({ record, varying, samples }) => [record, weighSamples(varying === record ? samples.map((sample) => asItCounts(record, sample)) : [], canDecide)]));
}

/** Gives a record that ended early the shape of a measured one, for the variance of its rounds; any other as it is. */
function asMeasured(record: BenchmarkRecord): BenchmarkRecord {
  const rounds = record.measurement.state === 'measured' ? null : varyingRounds(record.measurement);
  return rounds === null ? record : { ...record, measurement: { state: 'measured', ...rounds, solos: [] } };
}

/** Names the group whose rounds vary alike: one metric, one job, and both arms at once or one after the other. */
function groupOf({ part, measurement }: BenchmarkRecord, { metric }: MetricSample): string {
  return JSON.stringify([metric, part ?? null, measurement.state === 'measured' ? measurement.duets[0]?.mode : null]);
}

function samplesOf(record: BenchmarkRecord, policy: Policy): readonly MetricSample[] {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan === null) return [];
  const { plan, duets } = measurement;
  const pacedByClients = clientSetsPace(record);
  const samples = duetMetrics(duets).map((metric): MetricSample => {
    const sample = sampleOf({ metric, rule: sideBySideRule(policy, record, metric), plan }, duets);
    // No round of it is usable, which is no pass where a rule lets it decide. How much such rounds vary was known before.
    return pacedByClients && PACED_BY_CLIENT.has(metric) ? { ...sample, usableRounds: 0, estimate: null, looks: [] } : sample;
  });
  return [...samples, ...countedSamples(record, measurement, policy)];
}

/** Counts are no rounds: they are looked at once. */
function countedSamples({ id, kind }: BenchmarkRecord, { instructions }: Measured, policy: Policy): readonly MetricSample[] {
  if (instructions === undefined) return [];
  const metric = countedMetric(kind);
  return [instructionSample(instructions, metric, metricRule(policy, id, metric))];
}

interface SampleRequest {
  readonly metric: MetricName;
  readonly rule: MetricRule;
  readonly plan: TestPlan;
}

function sampleOf({ metric, rule, plan }: SampleRequest, duets: readonly RoundOfBothArms[]): MetricSample {
  const estimateAfter = (rounds: number): LogEstimate | null => {
    const ratios = roundLogRatios(duets.slice(0, rounds), metric, rule.direction);
    // So few of the rounds can be used that those may well be the odd ones.
    return ratios.length < Math.max(LEAST_ROUNDS, rounds / 2) ? null : estimateFromRounds(ratios);
  };
  const sampleFrom = (estimate: LogEstimate | null, held: readonly Look[]): MetricSample =>
    ({ metric, rule, usableRounds: estimate?.n ?? roundLogRatios(duets, metric, rule.direction).length, estimate, looks: estimate === null ? [] : held, held });
  // An advisory metric decides nothing, so all its rounds are shown.
  if (rule.role === 'advisory') {
    const newest = estimateAfter(duets.length);
    return sampleFrom(newest, newest === null ? [] : onlyLook(newest));
  }
  const planned = looksWithin(plan, duets.length);
  const held = planned.flatMap(({ rounds, alphaShare }): readonly Look[] => {
    const estimate = estimateAfter(rounds);
    return estimate === null ? [] : [{ rounds, estimate, alphaShare }];
  });
  // An earlier look does not stand for one that could see nothing: too few rounds since may be the change's own doing.
  return sampleFrom(estimateAfter(planned.at(-1)?.rounds ?? duets.length), held);
}
