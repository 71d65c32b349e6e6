import type { BenchmarkEvidence } from './evidence.ts';
import { isCounted } from './instruction-evidence.ts';
import { solosOf, summariseSolos } from './rounds.ts';
import type {
  Absence,
  BenchmarkIdentity,
  BenchmarkRecord,
  Comparison,
  JudgedBenchmark,
  Judgement,
  Measurement,
  MetricName,
  Outcome,
  Policy,
  Reason,
  Run,
  StoredResult,
  VerdictKind,
} from '../model.ts';
import { EXIT } from '../errors.ts';

/** With the stored runs; none: there was nothing to compare with. */
export function storedComparisonsOf({ stored }: Pick<JudgedBenchmark, 'stored'>): readonly Comparison[] {
  return stored.state === 'compared' ? stored.comparisons : [];
}

/** Side by side, and with the stored runs. */
export function allComparisonsOf(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[] {
  return [...benchmark.comparisons, ...storedComparisonsOf(benchmark)];
}

/** The comparisons that have a say: side by side or, without a base, with the stored runs. */
export function decidingComparisons(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): readonly Comparison[] {
  return allComparisonsOf(benchmark).filter(({ decides }) => decides);
}

/** The one that has a say of instructions, which repeat. */
export function countedComparison(benchmark: Pick<JudgedBenchmark, 'comparisons' | 'stored'>): Comparison | undefined {
  return decidingComparisons(benchmark).find(({ metric }) => isCounted(metric));
}

/** The fields that a judged benchmark has from its record. */
export function shownOfRecord(
  { id, target, scenario, kind, version, labels, variant, measurement }: BenchmarkRecord,
  run: Pick<Run, 'shard'>,
): BenchmarkIdentity & Pick<JudgedBenchmark, 'variant' | 'absence' | 'figures' | 'precision' | 'clientSaturated'> {
  return {
    id,
    target,
    scenario,
    kind,
    version,
    labels,
    variant: variant?.name ?? null,
    absence: absenceOf(measurement, run),
    ...summariseSolos(solosOf(measurement)),
  };
}

/** Tells why something was not measured though it was to be; null: it was, or there was no need. */
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
  return JSON.stringify([id, typeof variant === 'string' ? variant : (variant?.name ?? null)]);
}

export interface BenchmarkVerdict {
  readonly verdict: VerdictKind;
  readonly because: Reason;
}

/** The comparisons that decide about a benchmark: side by side or, without a base, with the stored runs. */
interface Decisive {
  readonly comparisons: readonly Comparison[];
  /** Metrics that should decide and were not compared, and why; null: all were. */
  readonly missing: { readonly metrics: readonly MetricName[]; readonly why: Reason } | null;
  /** Stored runs that they were compared with; null: a base, side by side. */
  readonly storedRuns: number | null;
}

/** Picks what decides, of all that was compared. */
export function decisiveOf({
  run,
  comparisons,
  thin,
  stored,
  uncompared,
}: {
  readonly run: Run;
  readonly comparisons: readonly Comparison[];
  readonly thin: BenchmarkEvidence['thin'];
  readonly stored: StoredResult;
  /** Gating metrics that the stored runs could not be compared in. */
  readonly uncompared: readonly MetricName[];
}): Decisive {
  if (run.base !== null || stored.state !== 'compared') {
    const why: Reason = {
      kind: 'too-few-usable-rounds',
      metrics: thin.map(({ metric, usableRounds }) => ({ metric, usable: usableRounds })),
    };
    return { comparisons, missing: thin.length === 0 ? null : { metrics: thin.map(({ metric }) => metric), why }, storedRuns: null };
  }
  const why: Reason = { kind: 'no-usable-figures', metrics: uncompared };
  return {
    comparisons: stored.comparisons,
    missing: uncompared.length === 0 ? null : { metrics: uncompared, why },
    storedRuns: stored.runs,
  };
}

/** Tells what stays undecided, whatever else was found; null: nothing. */
export function doubtOf({ comparisons, missing, storedRuns }: Decisive): Reason | null {
  if (missing !== null) return missing.why;
  const inconclusive = comparisons.filter(({ decides, outcome }) => decides && outcome === 'inconclusive');
  if (inconclusive.length === 0) return null;
  const metrics = inconclusive.map((comparison) => ({ ...differenceOf(comparison), smallestVisible: comparison.smallestVisible }));
  return { kind: 'undecided', metrics, storedRuns };
}

/** Gives the verdict of one benchmark of a run. */
export function verdictOfBenchmark({
  record,
  run,
  stored,
  decisive,
}: {
  readonly record: BenchmarkRecord;
  readonly run: Run;
  readonly stored: StoredResult;
  readonly decisive: Decisive;
}): BenchmarkVerdict {
  const decided = verdictWithoutComparison(record.measurement);
  if (decided !== null) return decided;
  if (run.measuredFor === 'tables') return { verdict: 'measured only', because: { kind: 'measured-for-tables', profile: run.profile } };
  if (run.base === null && stored.state === 'nothing to compare') return { verdict: 'measured only', because: stored.reason };
  if (run.base === null && stored.state === 'compared' && stored.advisoryBecause !== null)
    return { verdict: 'measured only', because: stored.advisoryBecause };
  return verdictOfComparisons(decisive);
}

/** Gives the verdict that the state of the measurement decides by itself; null where the figures decide. */
function verdictWithoutComparison(measurement: Measurement): BenchmarkVerdict | null {
  switch (measurement.state) {
    case 'measured':
      return null;
    case 'broken':
      // A broken head is head's fault only if base, where there is one, stood.
      return measurement.arm === 'head'
        ? { verdict: 'failed', because: measurement.reason }
        : { verdict: 'invalid', because: { kind: 'base-broken', base: measurement.reason } };
    case 'new':
      return { verdict: 'new', because: measurement.why };
    case 'removed':
      return { verdict: 'removed', because: { kind: 'removed' } };
    case 'unaffected':
      return { verdict: 'unaffected', because: measurement.because ?? { kind: 'unaffected' } };
    case 'invalid':
      return { verdict: 'invalid', because: measurement.reason };
    case 'not measured':
    case 'lost':
      return { verdict: 'not measured', because: measurement.reason };
  }
}

/** Only comparisons that have a say decide: any regressed, else any undecided, else any improved, else no regression. Counts speak for the times that they settle. */
function verdictOfComparisons(decisive: Decisive): BenchmarkVerdict {
  const { comparisons, storedRuns } = decisive;
  const deciding = comparisons.filter(({ decides }) => decides);
  const differences = (wanted: Outcome): readonly MetricDifference[] =>
    deciding.filter(({ outcome }) => outcome === wanted).map(differenceOf);
  const [slower, faster, doubt] = [differences('regressed'), differences('improved'), doubtOf(decisive)];
  if (slower.length > 0) return { verdict: 'regressed', because: { kind: 'slower', metrics: slower, storedRuns } };
  if (doubt !== null) return { verdict: 'inconclusive', because: doubt };
  if (faster.length > 0) return { verdict: 'improved', because: { kind: 'faster', metrics: faster, storedRuns } };
  if (deciding.length > 0) {
    const metrics = deciding.filter(({ outcome }) => outcome !== 'settled by counts').map(differenceOf);
    return { verdict: 'no regression', because: { kind: 'unchanged', metrics, storedRuns } };
  }
  if (comparisons.length === 0) return { verdict: 'inconclusive', because: { kind: 'no-metric-compared' } };
  return {
    verdict: 'measured only',
    because: { kind: comparisons.some(({ role }) => role === 'gating') ? 'gating-metrics-not-stored' : 'no-gating-metric' },
  };
}

type MetricDifference = Extract<Reason, { readonly kind: 'slower' }>['metrics'][number];

function differenceOf({ metric, direction, estimate, interval: { low, high }, threshold }: Comparison): MetricDifference {
  return { metric, direction, estimate, interval: { low, high }, threshold };
}

/** Benchmarks of which no figure was taken. */
const UNMEASURED: ReadonlySet<VerdictKind> = new Set(['removed', 'unaffected', 'not measured']);

/**
 * The verdict of the whole run: the first of these that holds.
 *
 *     any failed                            failed             1   a head that breaks is worse than a slow one
 *     any regressed                         regressed          1
 *     any invalid, or lost                  invalid            3
 *     any inconclusive, policy: fail        inconclusive       4
 *     any inconclusive, policy: neutral     inconclusive       0   a check run can say neither yes nor no
 *     nothing measured                      nothing measured   0
 *     otherwise                             passed             0
 */
export function verdictOfRun(benchmarks: readonly JudgedBenchmark[], policy: Policy): Judgement['verdict'] {
  const verdicts = new Set(benchmarks.map((benchmark) => benchmark.verdict));
  if (verdicts.has('failed')) return 'failed';
  if (verdicts.has('regressed')) return 'regressed';
  if (verdicts.has('invalid') || benchmarks.some(({ absence }) => absence === 'lost')) return 'invalid';
  if (verdicts.has('inconclusive') && policy.onInconclusive !== 'pass') return 'inconclusive';
  if (benchmarks.every(({ verdict }) => UNMEASURED.has(verdict))) return 'nothing measured';
  return 'passed';
}

/** Verdicts that block under any policy. */
const BLOCKING: ReadonlySet<VerdictKind> = new Set(['failed', 'regressed', 'invalid']);

/** Tells whether a benchmark keeps its run from passing. */
export type Blocks = (benchmark: JudgedBenchmark) => boolean;

/** A lost job blocks too, and an inconclusive benchmark where the policy says so. */
export function blocksBy({ onInconclusive }: Policy): Blocks {
  return ({ verdict, absence }) => BLOCKING.has(verdict) || absence === 'lost' || (verdict === 'inconclusive' && onInconclusive === 'fail');
}

const EXIT_CODES = {
  passed: EXIT.passed,
  regressed: EXIT.regressed,
  failed: EXIT.regressed,
  invalid: EXIT.invalid,
  inconclusive: EXIT.inconclusive,
  'nothing measured': EXIT.passed,
} as const satisfies Readonly<Record<Judgement['verdict'], Judgement['exitCode']>>;

export function exitCodeOf(verdict: Judgement['verdict'], { onInconclusive }: Policy): Judgement['exitCode'] {
  return verdict === 'inconclusive' && onInconclusive !== 'fail' ? EXIT.passed : EXIT_CODES[verdict];
}
