import type { BenchmarkEvidence } from './evidence.ts';
import { isCounted, LEAST_REPEATS } from './instruction-evidence.ts';
import { shortOfFirstLook } from './load-facts.ts';
import { LEAST_ROUNDS } from './log-estimate.ts';
import { solosOf, summariseSolos } from './rounds.ts';
import { metricRule } from './rules.ts';
import { benchmarkLabel, describeBlindness, describeDifference, describeNoRegression } from './wording.ts';
import { METRICS } from '../metrics.ts';
import type { Absence, Arm, BenchmarkRecord, Comparison, JudgedBenchmark, Measurement, MetricName, Outcome, Policy, Run, StoredResult, VerdictKind } from '../model.ts';
import { countOf, listOf } from '../text/phrases.ts';

/** With the stored runs; none: there was nothing to compare with. */
export function storedComparisonsOf({ stored }: Pick<JudgedBenchmark, 'stored'>): readonly Comparison[] {
  return stored.state === 'compared' ? stored.comparisons : [];
}

/** Side by side, and with the stored runs. */
export function allComparisonsOf(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[] {
  return [...benchmark.comparisons, ...storedComparisonsOf(benchmark)];
}

/** What the verdict rests on: the comparisons that have a say, side by side or, without a base, with the stored runs. */
export function decidingComparisons(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[] {
  return allComparisonsOf(benchmark).filter(({ decides }) => decides);
}

/** What a judged benchmark takes over from its record, whatever the verdict. */
export function shownOfRecord({ id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord, run: Pick<Run, 'shard'>): Pick<
  JudgedBenchmark,
  'id' | 'target' | 'scenario' | 'kind' | 'version' | 'labels' | 'variant' | 'absence' | 'figures' | 'precision' | 'clientSaturated'
> {
  return { id, target, scenario, kind, version, labels, variant: variant?.name ?? null, absence: absenceOf(measurement, run), ...summariseSolos(solosOf(measurement)) };
}

/** Why something was not measured though it was to be; null: it was, or there was no need. The whole of all shards has nobody to leave it to. */
export function absenceOf(measurement: Measurement, { shard }: Pick<Run, 'shard'>): Absence | null {
  if (measurement.state === 'lost') return 'lost';
  if (measurement.state !== 'not measured') return null;
  if (shard !== null && measurement.leftTo !== undefined) return 'left to another shard';
  return measurement.missingProgram === undefined ? 'left out' : 'lacks a program';
}

/**
 * Tells a benchmark, recorded or judged, from all others of its run. What it is called does not: the task `parse (Node v22)` and the task
 * `parse` on `Node v22` are called the same.
 */
export function keyOfBenchmark({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'> | Pick<JudgedBenchmark, 'id' | 'variant'>): string {
  return JSON.stringify([id, typeof variant === 'string' ? variant : variant?.name ?? null]);
}

/** What a report calls it. */
export function labelOfRecord({ id, variant }: Pick<BenchmarkRecord, 'id' | 'variant'>): string {
  return benchmarkLabel({ id, variant: variant?.name ?? null });
}

/** A verdict with its reason: a sentence without a full stop, ready to print behind the benchmark's id. */
export interface BenchmarkVerdict {
  readonly verdict: VerdictKind;
  readonly because: string;
}

/** What decides about a benchmark: its rounds side by side or, without a base, the stored runs. */
interface Decisive {
  readonly comparisons: readonly Comparison[];
  /** Metrics that should decide and were not compared, and why; null: all were. */
  readonly missing: { readonly metrics: readonly MetricName[]; readonly why: string } | null;
  /** Printed behind a reason: what it rests on. */
  readonly remark: string;
}

/** What decides, of all that was compared. */
export function decisiveOf({ run, comparisons, thin, stored, uncompared }: {
  readonly run: Run;
  readonly comparisons: readonly Comparison[];
  readonly thin: BenchmarkEvidence['thin'];
  readonly stored: StoredResult;
  /** Gating metrics that the stored runs could not be compared in. */
  readonly uncompared: readonly MetricName[];
}): Decisive {
  if (run.base !== null || stored.state !== 'compared') {
    return { comparisons, missing: thin.length === 0 ? null : { metrics: thin.map(({ metric }) => metric), why: describeThin(thin) }, remark: '' };
  }
  const remark = `, against ${countOf(stored.runs, 'stored run')}`;
  return { comparisons: stored.comparisons, missing: uncompared.length === 0 ? null : { metrics: uncompared, why: describeMissingFigures(uncompared) }, remark };
}

/** Why what decides leaves something open, beside what it may have found; null: it does not. */
export function doubtOf({ comparisons, missing, remark }: Decisive): string | null {
  if (missing !== null) return missing.why;
  const inconclusive = comparisons.filter(({ decides, outcome }) => decides && outcome === 'inconclusive');
  return inconclusive.length === 0 ? null : `${describeBlindness(inconclusive)}${remark}`;
}

/** The verdict of one benchmark of a run. */
export function verdictOfBenchmark({ record, run, isFair, stored, decisive }: {
  readonly record: BenchmarkRecord;
  readonly run: Run;
  /** The control did not tell base from base. */
  readonly isFair: boolean;
  readonly stored: StoredResult;
  readonly decisive: Decisive;
}): BenchmarkVerdict {
  const decided = verdictWithoutComparison(record.measurement);
  if (decided !== null) return decided;
  if (!isFair) return UNFAIR;
  if (run.measuredFor === 'tables') {
    return { verdict: 'measured only', because: `the ${run.profile} profile measures for the tables and says nothing about regressions` };
  }
  const short = record.measurement.state === 'measured' && run.base !== null ? shortOfFirstLook(record.measurement) : null;
  if (short !== null) return { verdict: 'inconclusive', because: short };
  if (run.base === null && stored.state === 'nothing to compare') return { verdict: 'measured only', because: stored.reason };
  if (run.base === null && stored.state === 'compared' && stored.advisoryBecause !== null) return { verdict: 'measured only', because: stored.advisoryBecause };
  return verdictOfComparisons(decisive, { policy: run.policy, benchmarkId: record.id });
}

/** Whatever the figures are: nobody shall look for a regression that is the gate's own doing, accept it, or rely on its absence. */
const UNFAIR: BenchmarkVerdict = { verdict: 'invalid', because: 'the control, base against base, found a difference, so nothing is said about the change' };

/** What the state of the measurement decides by itself; null where the figures decide. */
export function verdictWithoutComparison(measurement: Measurement): BenchmarkVerdict | null {
  if (measurement.state === 'measured') return null;
  if (measurement.state === 'broken') return verdictOfBroken(measurement.arm, measurement.reason);
  if (measurement.state === 'new') return { verdict: 'new', because: measurement.why };
  if (measurement.state === 'removed') return { verdict: 'removed', because: 'head no longer has it' };
  if (measurement.state === 'unaffected') return { verdict: 'unaffected', because: 'the change cannot reach it' };
  return { verdict: measurement.state === 'invalid' ? 'invalid' : 'not measured', because: measurement.reason };
}

/** A broken head is head's fault only if base, where there is one, stood. */
function verdictOfBroken(arm: Arm, reason: string): BenchmarkVerdict {
  if (arm === 'head') return { verdict: 'failed', because: reason };
  return { verdict: 'invalid', because: `base is broken: ${reason}` };
}

/**
 * Only comparisons that have a say decide: any regressed, else anything that could not be
 * seen, else any improved, else no regression.
 */
function verdictOfComparisons(decisive: Decisive, rules: { readonly policy: Policy; readonly benchmarkId: string }): BenchmarkVerdict {
  const { comparisons, remark } = decisive;
  const deciding = comparisons.filter(({ decides }) => decides);
  const withOutcome = (wanted: Outcome): readonly Comparison[] => deciding.filter(({ outcome }) => outcome === wanted);
  const describe = (comparison: Comparison): string =>
    describeDifference(comparison, metricRule(rules.policy, rules.benchmarkId, comparison.metric).direction);
  const differences = (different: readonly Comparison[]): string => `${listOf(different.map(describe))}${remark}`;

  const [regressed, improved, doubt] = [withOutcome('regressed'), withOutcome('improved'), doubtOf(decisive)];
  if (regressed.length > 0) return { verdict: 'regressed', because: differences(regressed) };
  if (doubt !== null) return { verdict: 'inconclusive', because: doubt };
  if (improved.length > 0) return { verdict: 'improved', because: differences(improved) };
  if (deciding.length > 0) {
    return { verdict: 'no regression', because: `${describeNoRegression(deciding, rules.policy)}${remark}` };
  }
  if (comparisons.length === 0) return { verdict: 'inconclusive', because: 'no metric was compared' };
  return { verdict: 'measured only', because: comparisons.some(({ role }) => role === 'gating') ? 'too few of the stored runs have its gating metrics' : 'none of the metrics that were compared is a gating one' };
}

/** `only 2 usable rounds of unloaded latency: half of all, and 3 at least, are needed`; what was counted has repeats instead. */
function describeThin(thin: BenchmarkEvidence['thin']): string {
  const [rounds, repeats] = [thin.filter(({ metric }) => !isCounted(metric)), thin.filter(({ metric }) => isCounted(metric))];
  const shortages = [
    ...(rounds.length > 0 ? [`${describeUsable(rounds, 'usable round')}: half of all, and ${LEAST_ROUNDS} at least, are needed`] : []),
    ...(repeats.length > 0 ? [`${describeUsable(repeats, 'usable repeat')}: ${LEAST_REPEATS} at least are needed`] : []),
  ];
  return shortages.join('; ');
}

/** `head or the stored runs have no usable figure of throughput, which should decide`. */
function describeMissingFigures(metrics: readonly MetricName[]): string {
  return `head or the stored runs have no usable figure of ${listOf(metrics.map((metric) => METRICS[metric].label))}, which should decide`;
}

function describeUsable(thin: BenchmarkEvidence['thin'], noun: string): string {
  return `only ${listOf(thin.map(({ metric, usableRounds }) => `${countOf(usableRounds, noun)} of ${METRICS[metric].label}`))}`;
}
