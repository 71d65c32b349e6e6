import type { BenchmarkRecord, Comparison, Measurement, MetricName, Run, SoloRound, StoredResult, StoredRun } from '../model.ts';
import { type Evidence, weighSamples } from './evidence.ts';
import { estimateAgainstStoredRuns, LEAST_STORED_RUNS } from './log-estimate.ts';
import { metricRule } from './rules.ts';
import { soloLogCosts, soloMetrics } from './solos.ts';
import { countOf } from './wording.ts';

/** What the stored runs say of one benchmark, before the family is known. */
export type StoredEvidence =
  | {
      readonly state: 'comparable';
      readonly runs: number;
      readonly evidence: readonly Evidence[];
      readonly advisoryBecause: string | null;
    }
  | { readonly state: 'nothing to compare'; readonly reason: string };

/**
 * Holds the solo rounds of a benchmark against the stored runs of the same machine kind and the same load, by the
 * prediction test of `estimateAgainstStoredRuns`. It can decide only where nothing was measured side by side, and
 * only for metrics that `policy.minStoredRuns` runs or more recorded.
 */
export function storedEvidence(record: BenchmarkRecord, run: Run, history: readonly StoredRun[]): StoredEvidence {
  const { measurement } = record;
  if (measurement.state !== 'measured' && measurement.state !== 'new') {
    return { state: 'nothing to compare', reason: 'not measured in this run' };
  }
  const storedSolos = history
    .filter(({ environment }) => environment.key === run.environment.key)
    .flatMap((stored) => matchingSolos(stored, record));
  const runs = storedSolos.length;
  if (runs < LEAST_STORED_RUNS) {
    return { state: 'nothing to compare', reason: `${countOf(runs, 'stored run')} of this machine kind and load, ${LEAST_STORED_RUNS} are needed` };
  }
  const evidence = soloMetrics(measurement.solos).flatMap((metric) =>
    metricEvidence({ metric, record, run, solos: measurement.solos, storedSolos }),
  );
  return { state: 'comparable', runs, evidence, advisoryBecause: advisoryBecause(run, measurement.state, runs) };
}

/** The evidence with its conclusions, as it is reported. */
export function storedResult(stored: StoredEvidence, conclude: (evidence: Evidence) => Comparison): StoredResult {
  if (stored.state === 'nothing to compare') return stored;
  const { runs, evidence, advisoryBecause } = stored;
  return {
    state: 'compared',
    runs,
    comparisons: evidence.map((piece) => ({ ...conclude(piece), gates: piece.inFamily })),
    advisoryBecause,
  };
}

/** The rounds of each stored run that measured this benchmark under this load. */
function matchingSolos(stored: StoredRun, record: BenchmarkRecord): readonly (readonly SoloRound[])[] {
  return stored.benchmarks
    .filter(({ id, loadHash, solos }) => id === record.id && loadHash === record.loadHash && solos.length > 0)
    .map(({ solos }) => solos);
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
  return weighSamples([{ metric, rule, usableRounds: headLogs.length, estimate }], canDecide).evidence;
}

/** Why stored runs are shown and do not decide; null where they do. */
function advisoryBecause(run: Run, state: Measurement['state'], runs: number): string | null {
  if (state === 'new') return 'a benchmark that is new in head is not judged';
  if (run.base !== null) return 'base and head were measured side by side, which decides';
  if (run.profile === 'smoke') return 'the smoke profile measures for the tables only';
  if (runs < run.policy.minStoredRuns) return `${countOf(runs, 'stored run')} of this machine kind, ${run.policy.minStoredRuns} are needed`;
  return null;
}
