import { countOf, formatChosenPercent } from '../judge/wording.ts';
import type { JudgedBenchmark, Policy, VerdictKind } from '../model.ts';

/** How many benchmarks got which verdict. */
export type Tally = Readonly<Record<VerdictKind, number>>;

const NONE: Tally = {
  failed: 0, regressed: 0, invalid: 0, accepted: 0, inconclusive: 0, 'not measured': 0, improved: 0,
  'no regression': 0, new: 0, 'measured only': 0, removed: 0, unaffected: 0,
};

export function tallyOf(benchmarks: readonly JudgedBenchmark[]): Tally {
  const tally: Record<VerdictKind, number> = { ...NONE };
  for (const { verdict } of benchmarks) tally[verdict] += 1;
  return tally;
}

/** `1 inconclusive, 2 new`: the verdicts of this list that occur. */
export function describeTally(tally: Tally, verdicts: readonly VerdictKind[]): string {
  return verdicts.filter((verdict) => tally[verdict] > 0).map((verdict) => `${tally[verdict]} ${verdict}`).join(', ');
}

/** `no regression of 5 % or more in 8 of 9 benchmarks (1 improved)`, of those that were to be compared. */
export function describeCleared(tally: Tally, { noRegressionOver }: Pick<Policy, 'noRegressionOver'>): string {
  const cleared = tally['no regression'] + tally.improved;
  const all = cleared + tally.accepted + tally.inconclusive + tally['not measured'] + tally.invalid;
  const share = cleared === all ? countOf(all, 'benchmark') : `${cleared} of ${countOf(all, 'benchmark')}`;
  const improved = tally.improved === 0 ? '' : ` (${tally.improved} improved)`;
  return `no regression of ${formatChosenPercent(noRegressionOver)} or more in ${share}${improved}`;
}
