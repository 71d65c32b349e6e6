import type { BenchmarkRecord, RoundOfBothArms, Measured, MetricName, Policy, TestPlan } from '../model.ts';
import { clientSetsPace, PACED_BY_CLIENT } from './client-pace.ts';
import { type BenchmarkEvidence, type Evidence, type Look, type MetricSample, NO_EVIDENCE, onlyLook, weighSamples } from './evidence.ts';
import { countedMetric, isCounted } from './head-counts.ts';
import { instructionSample } from './instruction-evidence.ts';
import { estimateFromRounds, LEAST_ROUNDS, type LogEstimate } from './log-estimate.ts';
import { duetMetrics, roundLogRatios } from './log-ratios.ts';
import { looksWithin } from './looks.ts';
import { moderateTogether } from './moderation.ts';
import { metricRule, type MetricRule } from './rules.ts';

/**
 * What the duets of a run's benchmarks say of every metric that they recorded, at the looks that were planned. What came after
 * the last of those that were held, because something ended the run, does not count: nobody may choose when to look.
 */
export function sideBySideEvidence(records: readonly BenchmarkRecord[], policy: Policy, canDecide: boolean): ReadonlyMap<BenchmarkRecord, BenchmarkEvidence> {
  const weighed = records.map((record) => ({ record, ...evidenceOf(record, policy, canDecide) }));
  const moderate = moderateTogether(weighed.flatMap(({ record, evidence }) => evidence.filter(isOfRounds).map((one) => ({ evidence: one, group: groupOf(record, one) }))));
  return new Map(weighed.map(({ record, evidence, thin }) => [record, { evidence: evidence.map(moderate), thin }]));
}

const isOfRounds = ({ metric, decides }: Evidence): boolean => decides && !isCounted(metric);

/** Whose rounds vary alike: those of one metric, measured by one job, both arms at once or one after the other. */
function groupOf({ part, measurement }: BenchmarkRecord, { metric }: Evidence): string {
  return JSON.stringify([metric, part ?? null, measurement.state === 'measured' ? measurement.duets[0]?.mode : null]);
}

function evidenceOf(record: BenchmarkRecord, policy: Policy, canDecide: boolean): BenchmarkEvidence {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan === null) return NO_EVIDENCE;
  const { plan, duets } = measurement;
  const pacedByClients = clientSetsPace(record);
  const samples = duetMetrics(duets).map((metric): MetricSample => {
    const rule = metricRule(policy, record.id, metric);
    // No round of it is usable, which is no pass where a rule lets it decide.
    const usable = !(pacedByClients && PACED_BY_CLIENT.has(metric));
    return sampleOf({ metric, rule, plan }, usable ? duets : []);
  });
  return weighSamples([...samples, ...countedSamples(record, measurement, policy)], canDecide);
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
  const sampleFrom = (estimate: LogEstimate | null, looks: readonly Look[]): MetricSample =>
    ({ metric, rule, usableRounds: estimate?.n ?? roundLogRatios(duets, metric, rule.direction).length, estimate, looks });
  // What only is shown is shown by all rounds, and nobody acts on it.
  if (rule.role === 'advisory') {
    const newest = estimateAfter(duets.length);
    return sampleFrom(newest, newest === null ? [] : onlyLook(newest));
  }
  const planned = looksWithin(plan, duets.length);
  // An earlier look does not stand for one that could see nothing: too few rounds since may be the change's own doing.
  const last = estimateAfter(planned.at(-1)?.rounds ?? duets.length);
  const looks = last === null ? [] : planned.flatMap(({ rounds, alphaShare }): readonly Look[] => {
    const estimate = estimateAfter(rounds);
    return estimate === null ? [] : [{ rounds, estimate, alphaShare }];
  });
  return sampleFrom(last, looks);
}
