import type { BenchmarkRecord, Comparison, Measurement, MetricName, Run, SoloRound, StoredResult } from '../model.ts';
import type { BenchmarkHistory } from './benchmark-history.ts';
import { environmentOf } from './environments.ts';
import { type Evidence, evidenceAgainstStored } from './evidence.ts';
import { estimateAgainstStoredRuns, LEAST_STORED_RUNS } from './log-estimate.ts';
import { metricRule } from './rules.ts';
import { soloLogCosts, soloMetrics } from './solos.ts';
import { countsEvidence } from './stored-counts.ts';
import { countOf } from './wording.ts';

/** What the stored runs say of one benchmark, before the family is known. */
type StoredEvidence =
  | {
      readonly state: 'comparable';
      readonly runs: number;
      readonly newestCommit: string;
      readonly evidence: readonly Evidence[];
      readonly advisoryBecause: string | null;
    }
  | { readonly state: 'nothing to compare'; readonly reason: string };

/**
 * Holds the solo rounds of a benchmark, and its instructions, against its baseline, by the prediction test of
 * `estimateAgainstStoredRuns`. It can decide only where nothing was measured side by side, and only for metrics that `policy.minStoredRuns` runs or more
 * recorded.
 */
export function storedEvidence(record: BenchmarkRecord, run: Run, past: BenchmarkHistory): StoredEvidence {
  const { measurement } = record;
  const { baseline } = past;
  if (measurement.state !== 'measured' && measurement.state !== 'new') {
    return { state: 'nothing to compare', reason: 'not measured in this run' };
  }
  const runs = baseline.length;
  const newest = baseline.at(-1);
  if (newest === undefined || runs < LEAST_STORED_RUNS) {
    return { state: 'nothing to compare', reason: `${countOf(runs, 'stored run')} of this machine kind and load, ${LEAST_STORED_RUNS} are needed` };
  }
  const bySolos = soloMetrics(measurement.solos).flatMap((metric) =>
    metricEvidence({ metric, record, run, solos: measurement.solos, storedSolos: baseline.map(({ solos }) => solos) }),
  );
  const evidence = [...bySolos, ...ownCounts(record, run, past)];
  return { state: 'comparable', runs, newestCommit: newest.commit, evidence, advisoryBecause: advisoryBecause(run, measurement.state, runs) };
}

/** The evidence with its conclusions, as it is reported. */
export function storedResult(stored: StoredEvidence, conclude: (evidence: Evidence) => Comparison): StoredResult {
  if (stored.state === 'nothing to compare') return stored;
  const { runs, newestCommit, evidence, advisoryBecause } = stored;
  return {
    state: 'compared',
    runs,
    newestCommit,
    comparisons: evidence.map(conclude),
    advisoryBecause,
  };
}

function metricEvidence(sample: {
  readonly metric: MetricName;
  readonly record: BenchmarkRecord;
  readonly run: Run;
  readonly solos: readonly SoloRound[];
  readonly storedSolos: readonly (readonly SoloRound[])[];
}): readonly Evidence[] {
  const { metric, run } = sample;
  const rule = metricRule(run.policy, sample.record.id, metric);
  const headLogs = soloLogCosts(sample.solos, metric, rule.direction);
  const storedLogs = sample.storedSolos.map((solos) => soloLogCosts(solos, metric, rule.direction)).filter((logs) => logs.length > 0);
  if (headLogs.length === 0 || storedLogs.length < LEAST_STORED_RUNS) return [];
  const estimate = estimateAgainstStoredRuns(storedLogs, headLogs);
  const canDecide = advisoryBecause(run, sample.record.measurement.state, storedLogs.length) === null;
  return [evidenceAgainstStored({ metric, rule, estimate }, canDecide)];
}

/** By the instructions that this machine kind counted. */
function ownCounts(record: BenchmarkRecord, run: Run, { counted }: BenchmarkHistory): readonly Evidence[] {
  const { key } = environmentOf(record, run);
  const stored = counted.find(({ environment }) => environment.key === key)?.runs ?? [];
  const evidence = countsEvidence({ record, policy: run.policy, stored, canDecide: advisoryBecause(run, record.measurement.state, stored.length) === null });
  return evidence === null ? [] : [evidence];
}

/** Why stored runs are shown and do not decide; null where they do. */
function advisoryBecause(run: Run, state: Measurement['state'], runs: number): string | null {
  if (state === 'new') return 'a benchmark that is new in head is not judged';
  if (run.base !== null) return 'base and head were measured side by side, which decides';
  if (run.measuredFor === 'tables') return `the ${run.profile} profile measures for the tables only`;
  if (runs < run.policy.minStoredRuns) return `${countOf(runs, 'stored run')} of this machine kind, ${run.policy.minStoredRuns} are needed`;
  return null;
}
