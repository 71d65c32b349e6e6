import { acceptedVerdict, changesToAccept, coveringAcceptance, isOfMain, unacceptedSince } from './acceptance.ts';
import { type BenchmarkHistory, openHistories } from './benchmark-history.ts';
import { openFamily } from './conclusions.ts';
import { driftOf } from './drift.ts';
import { environmentsOf } from './environments.ts';
import type { BenchmarkEvidence, Evidence } from './evidence.ts';
import { ALPHA_OF_DOUBT, growthByCount, isSettledByCounts, WITNESS_ROUNDS } from './settled-by-counts.ts';
import { sideBySideEvidence } from './side-by-side-evidence.ts';
import { type StoredEvidence, storedEvidence, storedResult, uncomparedIn } from './stored-evidence.ts';
import { absenceOf, decisiveOf, doubtOf, exitCodeOf, shownOfRecord, verdictOfBenchmark, verdictOfRun } from './verdict.ts';
import type { BenchmarkRecord, Comparison, Drift, JudgedBenchmark, Judgement, RunFile } from '../model.ts';

/**
 * Judges a recorded run: the same file gives the same judgement anywhere, at any time. Never throws on a RunFile that
 * fulfils its type with 0 < alpha ≤ 0.5; figures without a logarithm are left out.
 *
 * Method: a round's log ratio is the median over its slices; rounds are the sample of a one-sided, moderated t test of δ ≤ δ₀, at
 * the looks that were planned; Holm over all that the run compares keeps the family-wise error of "regressed" at
 * `policy.alpha`. Without a base the stored runs (times of the same machine kind, counts of any) take the place of the duets: either the one or
 * the other can decide, so all that decides is one family. A regression that was accepted is named, and passes, unless
 * something else of the benchmark is undecided.
 */
export function judge(file: RunFile): Judgement {
  const { run } = file;
  const weighed = weighRecords(file);
  const evidence = weighed.flatMap(({ sideBySide, stored }) => [
    ...sideBySide.evidence,
    ...(stored.state === 'comparable' ? stored.evidence : []),
  ]);
  const withoutEvidence = weighed.flatMap(({ sideBySide, stored }) => [...sideBySide.thin, ...uncomparedIn(stored)]);
  const { size, conclude } = openFamily(evidence, run.policy, withoutEvidence.length);
  const benchmarks = weighed.map((one) => judgeBenchmark(one, { file, conclude }));
  const verdict = verdictOfRun(benchmarks, run.policy);
  return {
    verdict,
    exitCode: exitCodeOf(verdict, run.policy),
    familySize: size,
    alpha: run.policy.alpha,
    benchmarks,
    drifts: driftsOfMain(file),
  };
}

/** A benchmark with all that it is judged by. */
interface WeighedBenchmark {
  readonly record: BenchmarkRecord;
  /** All that is kept of its history: thousands of stored runs are not held on to for all benchmarks at once. */
  readonly marks: Pick<BenchmarkHistory, 'slower' | 'acceptedAt'>;
  readonly sideBySide: BenchmarkEvidence;
  readonly stored: StoredEvidence;
}

function weighRecords(file: RunFile): readonly WeighedBenchmark[] {
  const { run } = file;
  const historyOf = openHistories(file);
  const sideBySideOf = sideBySideEvidence(run, run.base !== null && run.measuredFor === 'verdict');
  return run.benchmarks.map((record) => {
    const past = historyOf(record);
    const marks = { slower: past.slower, acceptedAt: past.acceptedAt };
    return { record, marks, sideBySide: sideBySideOf.get(record)!, stored: storedEvidence(record, run, past) };
  });
}

function judgeBenchmark(
  { record: measured, marks, sideBySide, stored: weighedStored }: WeighedBenchmark,
  { file, conclude }: { readonly file: RunFile; readonly conclude: (evidence: Evidence) => Comparison },
): JudgedBenchmark {
  const { run } = file;
  const comparisons = sideBySide.evidence.map((evidence): Comparison => {
    const comparison = conclude(evidence);
    const isSettled = comparison.outcome === 'inconclusive' && isSettledByCounts(evidence, sideBySide.evidence, run.policy, ALPHA_OF_DOUBT);
    return isSettled ? { ...comparison, outcome: 'settled by counts' } : comparison;
  });
  const stored = storedResult(weighedStored, conclude);
  const decisive = decisiveOf({ run, comparisons, thin: sideBySide.thin, stored, uncompared: uncomparedIn(weighedStored) });
  const record = lostIfStopped({ record: measured, sideBySide });
  const reached = verdictOfBenchmark({ record, run, stored, decisive });
  const changes = changesToAccept(decisive.comparisons, run);
  const acceptance = reached.verdict === 'regressed' ? coveringAcceptance({ id: record.id, changes, past: marks }, file) : null;
  return {
    ...shownOfRecord(measured, run),
    absence: absenceOf(record.measurement, run),
    ...(acceptance === null ? reached : acceptedVerdict(reached, { acceptance, doubt: doubtOf(decisive) })),
    unseen: decisive.missing?.metrics ?? [],
    acceptance,
    slowerSince: acceptance !== null && isOfMain(run) ? null : unacceptedSince(record.id, marks, file),
    comparisons,
    stored,
  };
}

/**
 * Rounds that do not reach the first look were interrupted, and the benchmark is lost. Three are enough where its count decides. A small
 * budget has a sooner look planned. Rounds that fail end as broken or invalid.
 */
function lostIfStopped({ record, sideBySide }: Pick<WeighedBenchmark, 'record' | 'sideBySide'>): BenchmarkRecord {
  const { measurement } = record;
  if (measurement.state !== 'measured' || measurement.plan === null) return record;
  const [rounds, firstLook = 0] = [measurement.duets.length, measurement.plan.looks[0]];
  const isWitnessed = rounds >= WITNESS_ROUNDS && growthByCount(sideBySide.evidence) !== null;
  return isWitnessed || rounds >= firstLook
    ? record
    : { ...record, measurement: { state: 'lost', reason: { kind: 'stopped-before-first-look', rounds, firstLook } } };
}

/** Drift of main is no business of a pull request, a merge group, or another branch. Machine kinds share the error rate. */
function driftsOfMain({ run, history, acceptances }: RunFile): readonly Drift[] {
  if (run.pullRequest !== null || run.branch !== 'default') return [];
  const keys = environmentsOf(run).map(({ key }) => key);
  const policy = { ...run.policy, alpha: run.policy.alpha / keys.length };
  // Benchmarks that were removed stay in the history for a year.
  const benchmarks = new Set(run.benchmarks.map(({ id }) => id));
  const variantOf = (key: string): string | null =>
    run.benchmarks.find(({ variant }) => variant?.environment.key === key)?.variant?.name ?? null;
  return keys.flatMap((key) =>
    driftOf({
      history: history.filter(({ environment }) => environment.key === key),
      acceptances,
      policy,
      benchmarks,
      variant: variantOf(key),
    }),
  );
}
