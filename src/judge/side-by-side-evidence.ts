import { type BenchmarkEvidence, hasSay, type Look, type MetricSample, weighSamples } from './evidence.ts';
import { countedMetric, instructionEvidence, isCounted } from './instruction-evidence.ts';
import { clientSetsPace } from './load-facts.ts';
import { estimateFromRounds, type LogEstimate } from './log-estimate.ts';
import { LEAST_ROUNDS } from '../model/judgement.ts';
import { moderateTogether } from './moderation.ts';
import { duetMetrics, roundLevels, roundLogRatios } from './rounds.ts';
import { metricRule, type MetricRule, sideBySideRule } from './rules.ts';
import { looksOf } from './significance.ts';
import { PACED_BY_CLIENT } from '../metrics.ts';
import type { BenchmarkRecord, MetricName, Policy, RoundOfBothArms, Run, TestPlan } from '../model.ts';

/**
 * Evidence of every metric that the duets recorded, at the planned looks. Rounds after the last look that was held do not count: a run
 * must not choose when to look.
 */
export function sideBySideEvidence(
  { benchmarks, policy }: Pick<Run, 'benchmarks' | 'policy'>,
  canDecide: boolean,
): ReadonlyMap<BenchmarkRecord, BenchmarkEvidence> {
  const sampled = benchmarks.map((record) => ({ record, samples: samplesOf(record, policy, canDecide) }));
  const hasPeers = ({ metric, rule }: MetricSample): boolean => hasSay(rule, canDecide) && !isCounted(metric);
  const moderate = moderateTogether(
    sampled.flatMap(({ record, samples }) =>
      samples.filter(hasPeers).map((sample) => ({ group: groupOf(record, sample), held: sample.held })),
    ),
  );
  const asItCounts = (record: BenchmarkRecord, sample: MetricSample): MetricSample => {
    const { evidence } = sample;
    if (evidence === null || !hasPeers(sample)) return sample;
    const looks = moderate(evidence.looks, groupOf(record, sample));
    return { ...sample, evidence: { ...evidence, looks, estimate: looks.at(-1)?.estimate ?? evidence.estimate } };
  };
  return new Map(
    sampled.map(({ record, samples }) => [
      record,
      weighSamples(
        samples.map((sample) => asItCounts(record, sample)),
        canDecide,
      ),
    ]),
  );
}

/** Names the group whose rounds vary alike: one metric, one job, and both arms at once or one after the other. */
function groupOf({ part, measurement }: BenchmarkRecord, { metric }: MetricSample): string {
  return JSON.stringify([metric, part ?? null, measurement.state === 'measured' ? measurement.duets[0]?.mode : null]);
}

function samplesOf(record: BenchmarkRecord, policy: Policy, canDecide: boolean): readonly MetricSample[] {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan === null) return [];
  const { plan, duets } = measurement;
  const pacedByClients = clientSetsPace(record);
  const samples = duetMetrics(duets).map((metric): MetricSample => {
    const sample = sampleOf({ metric, rule: sideBySideRule(policy, record, metric), plan, duets, canDecide });
    // No round of it is usable, which is no pass where a rule lets it decide. How much such rounds vary was known before.
    return pacedByClients && PACED_BY_CLIENT.has(metric) ? { ...sample, usableRounds: 0, evidence: null } : sample;
  });
  const { base = null, head = 0 } = measurement.instructions ?? {};
  if (base === null) return samples;
  const counted = countedMetric(record.kind);
  const rule = metricRule(policy, record.id, counted);
  const evidence = instructionEvidence({ base, head }, { metric: counted, rule }, canDecide);
  return [...samples, { metric: counted, rule, usableRounds: 1, held: evidence.looks, evidence }];
}

function sampleOf({
  metric,
  rule,
  plan,
  duets,
  canDecide,
}: {
  readonly metric: MetricName;
  readonly rule: MetricRule;
  readonly plan: TestPlan;
  readonly duets: readonly RoundOfBothArms[];
  readonly canDecide: boolean;
}): MetricSample {
  const estimateAfter = (rounds: number): LogEstimate | null => {
    const ratios = roundLogRatios(duets.slice(0, rounds), metric, rule.direction);
    // So few of the rounds can be used that those may well be the odd ones.
    return ratios.length < Math.max(LEAST_ROUNDS, rounds / 2) ? null : estimateFromRounds(ratios);
  };
  // An advisory metric decides nothing, so all its rounds are shown.
  const planned =
    rule.role === 'advisory' ? [{ rounds: duets.length, alphaShare: 1 }] : looksOf(plan).filter((look) => look.rounds <= duets.length);
  const held = planned.flatMap(({ rounds, alphaShare }): readonly Look[] => {
    const estimate = estimateAfter(rounds);
    return estimate === null ? [] : [{ rounds, estimate, alphaShare }];
  });
  // An earlier look does not stand for one that could see nothing: too few rounds since may be the change's own doing.
  const rounds = planned.at(-1)?.rounds ?? duets.length;
  const estimate = estimateAfter(rounds);
  if (estimate === null) return { metric, rule, usableRounds: roundLogRatios(duets, metric, rule.direction).length, held, evidence: null };
  const levels = roundLevels(duets.slice(0, rounds), metric, rule.direction);
  return {
    metric,
    rule,
    usableRounds: estimate.n,
    held,
    evidence: { metric, rule, levels, estimate, looks: held, decides: hasSay(rule, canDecide) },
  };
}
