import { mean } from 'simple-statistics';
import { type BenchmarkHistory, byTime, type StoredBenchmark } from './benchmark-history.ts';
import { type Evidence, evidenceOfOneLook } from './evidence.ts';
import { countedMetric, instructionsOf, instructionEvidence } from './instruction-evidence.ts';
import { estimateAgainstStoredRuns, LEAST_STORED_RUNS } from './log-estimate.ts';
import { figureOfLogCost, logCosts, soloLogCosts, soloMetrics } from './rounds.ts';
import { metricRule } from './rules.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { BenchmarkRecord, Comparison, Measurement, MetricName, Reason, Run, SoloRound, StoredResult } from '../model.ts';

/** The evidence of the stored runs on one benchmark, before the family is known. */
export type StoredEvidence =
  | {
      readonly state: 'comparable';
      readonly runs: number;
      readonly newestCommit: string;
      readonly evidence: readonly Evidence[];
      /** Gating metrics of which nothing can be said, where the stored runs decide: they count in the family all the same. */
      readonly uncompared: readonly MetricName[];
      readonly advisoryBecause: Reason | null;
      readonly otherLoads: number;
    }
  | Extract<StoredResult, { readonly state: 'nothing to compare' }>;

/**
 * Holds the solo rounds of a benchmark against the baseline of its machine kind, by the prediction test of `estimateAgainstStoredRuns`,
 * and its instructions against those of the newest run of any machine. It can decide only where nothing was measured side by side; times
 * only where `policy.minStoredRuns` runs or more recorded them.
 */
export function storedEvidence(record: BenchmarkRecord, run: Run, past: BenchmarkHistory): StoredEvidence {
  const { measurement } = record;
  const { baseline, otherLoads } = past;
  if (measurement.state !== 'measured' && measurement.state !== 'new') {
    return { state: 'nothing to compare', reason: { kind: 'not-measured-in-this-run' } };
  }
  const counts = countsEvidence(record, run, past);
  const runs = Math.max(baseline.length, counts === null ? 0 : past.counted.length);
  const newest = [...baseline, ...(counts === null ? [] : past.counted)].toSorted(byTime).at(-1);
  if (newest === undefined || (counts === null && runs < LEAST_STORED_RUNS)) {
    const reason: Reason = { kind: 'stored-runs-too-few', runs, needed: LEAST_STORED_RUNS, underSameLoad: true, otherLoads };
    return { state: 'nothing to compare', reason, ...orNone(otherLoads) };
  }
  const sample = { record, run, solos: measurement.solos, stored: baseline };
  const bySolos = soloMetrics(measurement.solos).flatMap((metric) => metricEvidence({ ...sample, metric }));
  const evidence = [...bySolos, ...(counts === null ? [] : [counts])];
  const advisory = counts?.decides === true ? null : advisoryBecause(run, measurement.state, { runs, otherLoads });
  const uncompared = advisory === null ? METRIC_NAMES.filter((metric) => isUncompared({ ...sample, metric })) : [];
  return { state: 'comparable', runs, newestCommit: newest.commit, evidence, uncompared, advisoryBecause: advisory, otherLoads };
}

/** Gating metrics that stored runs should decide by, and cannot. */
export function uncomparedIn(stored: StoredEvidence): readonly MetricName[] {
  return stored.state === 'comparable' ? stored.uncompared : [];
}

/** The evidence with its conclusions, as it is reported. */
export function storedResult(stored: StoredEvidence, conclude: (evidence: Evidence) => Comparison): StoredResult {
  if (stored.state === 'nothing to compare') return stored;
  const { runs, newestCommit, evidence, advisoryBecause, otherLoads } = stored;
  return { state: 'compared', runs, newestCommit, comparisons: evidence.map(conclude), advisoryBecause, ...orNone(otherLoads) };
}

const orNone = (otherLoads: number): { readonly otherLoads?: number } => (otherLoads === 0 ? {} : { otherLoads });

/** A metric, with the rounds of head alone and of the stored runs. */
interface StoredSample {
  readonly metric: MetricName;
  readonly record: BenchmarkRecord;
  readonly run: Run;
  readonly solos: readonly SoloRound[];
  readonly stored: readonly StoredBenchmark[];
}

function metricEvidence(sample: StoredSample): readonly Evidence[] {
  const { metric, run } = sample;
  const rule = metricRule(run.policy, sample.record.id, metric);
  const headLogs = soloLogCosts(sample.solos, metric, rule.direction);
  const estimate =
    headLogs.length === 0
      ? null
      : estimateAgainstStoredRuns(
          sample.stored.map((one) => logCosts(figuresOf(one, metric), rule.direction)),
          headLogs,
        );
  if (estimate === null) return [];
  const canDecide = advisoryBecause(run, sample.record.measurement.state, { runs: estimate.n }) === null;
  // The estimate is the difference of both means.
  const headLog = mean([...headLogs]);
  const levels = { base: figureOfLogCost(headLog - estimate.log, rule.direction), head: figureOfLogCost(headLog, rule.direction) };
  return [evidenceOfOneLook({ metric, rule, levels, estimate }, canDecide)];
}

const figuresOf = ({ benchmark }: StoredBenchmark, metric: MetricName): readonly number[] => benchmark.figures[metric] ?? [];

/**
 * Tells whether a gating metric is lost, which is no pass where it would decide: one side has no usable figure of it, because its
 * rounds lack it, nothing happened that could be counted, or the load client set the pace.
 *
 *     stored runs ↓      head →    usable           only zeros       none, or the client's pace
 *     enough have it usable        compared         lost             lost
 *     enough have zeros only       lost             nothing to see   client's pace: lost
 *     too few have it              it has begun     nothing to see   client's pace: lost
 */
function isUncompared({ metric, record, run, solos, stored }: StoredSample): boolean {
  const { role, direction } = metricRule(run.policy, record.id, metric);
  if (role !== 'gating') return false;
  const runsOf = (isCounted: (figures: readonly number[]) => boolean): number =>
    stored.filter((one) => isCounted(figuresOf(one, metric))).length;
  const usableRuns = runsOf((figures) => logCosts(figures, direction).length > 0);
  const enough = Math.max(run.policy.minStoredRuns, LEAST_STORED_RUNS);
  if (soloLogCosts(solos, metric, direction).length > 0)
    return usableRuns < LEAST_STORED_RUNS && runsOf((figures) => figures.length > 0) >= enough;
  return usableRuns >= enough || solos.some(({ figures }) => (figures[metric] ?? 0) > 0);
}

/** By what the newest stored commit counted, on any machine: a count repeats, so one run tells it. null: nothing was counted in the same way. */
function countsEvidence(record: BenchmarkRecord, run: Run, { counted }: BenchmarkHistory): Evidence | null {
  const metric = countedMetric(record.kind);
  const [newest, now] = [counted.at(-1), instructionsOf(record.measurement)];
  if (newest === undefined || now === null) return null;
  return instructionEvidence(
    { base: newest.count, head: now.head },
    { metric, rule: metricRule(run.policy, record.id, metric) },
    advisoryBecause(run, record.measurement.state, { runs: run.policy.minStoredRuns }) === null,
  );
}

/** Tells why stored runs are shown and do not decide; null: they do. */
function advisoryBecause(
  run: Run,
  state: Measurement['state'],
  { runs, otherLoads = 0 }: { readonly runs: number; readonly otherLoads?: number },
): Reason | null {
  if (state === 'new') return { kind: 'new-benchmark' };
  if (run.base !== null) return { kind: 'base-decides' };
  if (run.measuredFor === 'tables') return { kind: 'measured-for-tables', profile: run.profile };
  if (runs < run.policy.minStoredRuns)
    return { kind: 'stored-runs-too-few', runs, needed: run.policy.minStoredRuns, underSameLoad: false, otherLoads };
  return null;
}
