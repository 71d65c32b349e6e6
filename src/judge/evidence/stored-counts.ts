import type { BenchmarkRecord, Comparison, Policy, Run, StoredCounts, StoredKind } from '../../model.ts';
import type { BenchmarkHistory } from '../history/benchmark-history.ts';
import { environmentOf } from '../facts/environments.ts';
import { type Evidence, evidenceAgainstStored } from './evidence.ts';
import { countedMetric, headCounts } from '../facts/head-counts.ts';
import { NEUTRAL_EDITS, type NeutralEdits, withFloor } from './instruction-evidence.ts';
import { logCost } from '../estimate/log-cost.ts';
import { estimateAgainstStoredRuns, type LogEstimate } from '../estimate/log-estimate.ts';
import { metricRule } from '../rules/rules.ts';

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
export function countsEvidence({ record, policy, stored, canDecide }: {
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
