import type { BenchmarkHistory, StoredBenchmark } from './benchmark-history.ts';
import { environmentOf } from './environments.ts';
import { type Evidence, evidenceAgainstStored } from './evidence.ts';
import { countedMetric, headCounts, NEUTRAL_EDITS, type NeutralEdits, withFloor } from './instruction-evidence.ts';
import { estimateAgainstStoredRuns, LEAST_STORED_RUNS, type LogEstimate } from './log-estimate.ts';
import { logCost, logCosts, soloLogCosts, soloMetrics } from './rounds.ts';
import { metricRule } from './rules.ts';
import { METRIC_NAMES } from '../metrics.ts';
import type { BenchmarkRecord, Comparison, Measurement, MetricName, Policy, Reason, Run, SoloRound, StoredCounts, StoredKind, StoredResult } from '../model.ts';

/** What stored counts of several machine kinds say of one benchmark, before the family is known. */
export interface StoredCountsEvidence {
  readonly evidence: Evidence;
  readonly kinds: readonly StoredKind[];
}

/**
 * Holds head's instructions against what the stored runs of every machine kind counted. It never decides, because nobody
 * has shown that a processor of another model executes as many for the same code.
 *
 * @returns null: none of another kind did. Those of this one are compared as all its stored figures are.
 */
export function storedCountsEvidence(record: BenchmarkRecord, run: Run, { counted }: BenchmarkHistory): StoredCountsEvidence | null {
  const { key } = environmentOf(record, run);
  if (counted.every(({ environment }) => environment.key === key)) return null;
  const evidence = countsEvidence({ record, policy: run.policy, stored: counted.flatMap(({ runs }) => runs), canDecide: false });
  if (evidence === null) return null;
  const own = counted.filter(({ environment }) => environment.key === key);
  const others = counted.filter(({ environment }) => environment.key !== key);
  return { evidence, kinds: [...own, ...others].map(({ environment, runs }) => ({ environment, runs: runs.length })) };
}

/** The evidence with its conclusions, as it is reported. */
export function storedCountsResult(counts: StoredCountsEvidence | null, conclude: (evidence: Evidence) => Comparison): StoredCounts | null {
  return counts === null ? null : { comparison: conclude(counts.evidence), kinds: counts.kinds };
}

/** null: head was not counted, or too few stored runs were. */
function countsEvidence({ record, policy, stored, canDecide }: {
  readonly record: BenchmarkRecord;
  readonly policy: Policy;
  /** Of each stored run its counts. */
  readonly stored: readonly (readonly number[])[];
  readonly canDecide: boolean;
}): Evidence | null {
  const metric = countedMetric(record.kind);
  const rule = metricRule(policy, record.id, metric);
  const logsOf = (counts: readonly number[]): readonly number[] => counts.flatMap((count) => logCost(count, rule.direction) ?? []);
  const headLogs = logsOf(headCounts(record.measurement));
  const estimate = headLogs.length === 0 ? null : estimateAgainstStoredCounts(stored.map(logsOf), headLogs);
  return estimate === null ? null : evidenceAgainstStored({ metric, rule, estimate }, canDecide);
}

/**
 * Where the mean count of a new run lies against those of M earlier runs: the prediction of `estimateAgainstStoredRuns`,
 * with what an edit that changes no work does to a count: SE² = s²/n + τ²(1 + 1/M) + floor². Stored runs of the same code
 * count the same, τ = 0, and would call the first such edit a change. Where their code differs τ holds that luck already:
 * it is then counted twice, and the error is on the wide side.
 */
export function estimateAgainstStoredCounts(
  storedLogs: readonly (readonly number[])[],
  headLogs: readonly number[],
  floor: NeutralEdits = NEUTRAL_EDITS,
): LogEstimate | null {
  const estimate = estimateAgainstStoredRuns(storedLogs, headLogs);
  return estimate === null ? null : withFloor(estimate, floor);
}

/** What the stored runs say of one benchmark, before the family is known. */
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
 * Holds the solo rounds of a benchmark, and its instructions, against its baseline, by the prediction test of
 * `estimateAgainstStoredRuns`. It can decide only where nothing was measured side by side, and only for metrics that `policy.minStoredRuns` runs or more
 * recorded.
 */
export function storedEvidence(record: BenchmarkRecord, run: Run, past: BenchmarkHistory): StoredEvidence {
  const { measurement } = record;
  const { baseline, otherLoads } = past;
  if (measurement.state !== 'measured' && measurement.state !== 'new') {
    return { state: 'nothing to compare', reason: { kind: 'not-measured-in-this-run' } };
  }
  const runs = baseline.length;
  const newest = baseline.at(-1);
  if (newest === undefined || runs < LEAST_STORED_RUNS) {
    const reason: Reason = { kind: 'stored-runs-too-few', runs, needed: LEAST_STORED_RUNS, underSameLoad: true, otherLoads };
    return { state: 'nothing to compare', reason, ...orNone(otherLoads) };
  }
  const sample = { record, run, solos: measurement.solos, stored: baseline };
  const bySolos = soloMetrics(measurement.solos).flatMap((metric) => metricEvidence({ ...sample, metric }));
  const evidence = [...bySolos, ...ownCounts(record, run, past)];
  const advisory = advisoryBecause(run, measurement.state, { runs, otherLoads });
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
  return {
    state: 'compared',
    runs,
    newestCommit,
    comparisons: evidence.map(conclude),
    advisoryBecause,
    ...orNone(otherLoads),
  };
}

const orNone = (otherLoads: number): { readonly otherLoads?: number } => (otherLoads === 0 ? {} : { otherLoads });

/** Of a metric what head alone and the stored runs recorded. */
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
  const estimate = headLogs.length === 0 ? null : estimateAgainstStoredRuns(sample.stored.map((one) => logCosts(figuresOf(one, metric), rule.direction)), headLogs);
  if (estimate === null) return [];
  const canDecide = advisoryBecause(run, sample.record.measurement.state, { runs: estimate.n }) === null;
  return [evidenceAgainstStored({ metric, rule, estimate }, canDecide)];
}

const figuresOf = ({ benchmark }: StoredBenchmark, metric: MetricName): readonly number[] => benchmark.figures[metric] ?? [];

/**
 * Whether a gating metric is lost, which is no pass where it would decide: one side has no usable figure of it, because its
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
  const runsOf = (isCounted: (figures: readonly number[]) => boolean): number => stored.filter((one) => isCounted(figuresOf(one, metric))).length;
  const usableRuns = runsOf((figures) => logCosts(figures, direction).length > 0);
  const enough = Math.max(run.policy.minStoredRuns, LEAST_STORED_RUNS);
  if (soloLogCosts(solos, metric, direction).length > 0) return usableRuns < LEAST_STORED_RUNS && runsOf((figures) => figures.length > 0) >= enough;
  return usableRuns >= enough || solos.some(({ figures }) => (figures[metric] ?? 0) > 0);
}

/** By the instructions that this machine kind counted. */
function ownCounts(record: BenchmarkRecord, run: Run, { counted }: BenchmarkHistory): readonly Evidence[] {
  const { key } = environmentOf(record, run);
  const stored = counted.find(({ environment }) => environment.key === key)?.runs ?? [];
  const evidence = countsEvidence({ record, policy: run.policy, stored, canDecide: advisoryBecause(run, record.measurement.state, { runs: stored.length }) === null });
  return evidence === null ? [] : [evidence];
}

/** Tells why stored runs are shown and do not decide; null: they do. */
function advisoryBecause(run: Run, state: Measurement['state'], { runs, otherLoads = 0 }: { readonly runs: number; readonly otherLoads?: number }): Reason | null {
  if (state === 'new') return { kind: 'new-benchmark' };
  if (run.base !== null) return { kind: 'base-decides' };
  if (run.measuredFor === 'tables') return { kind: 'measured-for-tables', profile: run.profile };
  if (runs < run.policy.minStoredRuns) return { kind: 'stored-runs-too-few', runs, needed: run.policy.minStoredRuns, underSameLoad: false, otherLoads };
  return null;
}
