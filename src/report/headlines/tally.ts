import { formatChosenPercent } from '../../text/figures.ts';
import { countOf } from '../../text/phrases.ts';
import type { JudgedBenchmark, Policy, VerdictKind } from '../../model.ts';
import { clearedOfInAll } from '../terms/verdicts.ts';

/** How many benchmarks got which verdict. */
export type Tally = Readonly<Record<VerdictKind, number>>;

const NONE: Tally = {
  failed: 0, regressed: 0, invalid: 0, accepted: 0, inconclusive: 0, 'not measured': 0, improved: 0,
  'no regression': 0, new: 0, 'measured only': 0, removed: 0, unaffected: 0,
};

/** Verdicts that clear a benchmark. */
const CLEARED: ReadonlySet<VerdictKind> = new Set(['no regression', 'improved']);

export function tallyOf(benchmarks: readonly JudgedBenchmark[]): Tally {
  const tally: Record<VerdictKind, number> = { ...NONE };
  for (const { verdict } of benchmarks) tally[verdict] += 1;
  return tally;
}

/** `1 inconclusive, 2 new`: the verdicts of this list that occur. */
export function describeTally(tally: Tally, verdicts: readonly VerdictKind[]): string {
  return verdicts.filter((verdict) => tally[verdict] > 0).map((verdict) => `${tally[verdict]} ${verdict}`).join(', ');
}

/** `8 of 9 benchmarks`, of those that were to be compared; `9 benchmarks` where it is all of them. */
export function describeShare(count: number, tally: Tally): string {
  const all = tally['no regression'] + tally.improved + tally.accepted + tally.inconclusive + tally['not measured'] + tally.invalid;
  return count === all ? countOf(all, 'benchmark') : `${count} of ${countOf(all, 'benchmark')}`;
}

/**
 * `no regression of 5 % or more in 8 of 9 benchmarks (1 improved)`, of those that were to be compared. Those with larger
 * thresholds are counted apart: `in 6 of 9 benchmarks, and of 10 % or more in 2 (1 improved)`.
 */
export function describeCleared(benchmarks: readonly JudgedBenchmark[], policy: Pick<Policy, 'noRegressionOver'>): string {
  const tally = tallyOf(benchmarks);
  const bounds = benchmarks.flatMap((benchmark) => (CLEARED.has(benchmark.verdict) ? [clearedOfInAll(benchmark, policy)] : []));
  const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
  // One bound for all that have more than the least: it is true of each, and nobody reads a list of them here.
  const first = bounds.filter((bound) => bound === least).length;
  const others = first === bounds.length ? '' : `, and of ${formatChosenPercent(most)} or more in ${bounds.length - first}`;
  const improved = tally.improved === 0 ? '' : ` (${tally.improved} improved)`;
  return `no regression of ${formatChosenPercent(least)} or more in ${describeShare(first, tally)}${others}${improved}`;
}
