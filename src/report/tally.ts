import { isCounted } from '../judge/instruction-evidence.ts';
import { benchmarkLabel, changeOfFigure, describeDifference } from './comparison-words.ts';
import type { Comparison, Direction, JudgedBenchmark, Policy, VerdictKind } from '../model.ts';
import { describeRegression, directionsOf } from './change-words.ts';
import type { Text } from './document.ts';
import type { ReportSource } from './report-source.ts';
import { clearedOfInAll, worstComparison } from './verdict-words.ts';
import { describeReason } from './words.ts';
import { formatChosenPercent, formatPercent, formatPValue } from '../text/figures.ts';
import { beginSentence, countOf } from '../text/phrases.ts';

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

/** The first of some benchmarks that regressed: `express/updateUser got 4.1 % slower`; then, in whole sentences, the evidence for it and the limit. */
export function describeWorst({ run, judgement }: ReportSource, regressed: readonly JudgedBenchmark[]): { readonly what: Text; readonly evidence: string } {
  const [worst] = regressed;
  const comparison = worst && worstComparison(worst);
  if (worst === undefined || comparison === undefined) return { what: ['a benchmark regressed'], evidence: 'See below.' };
  const direction = directionsOf(run.policy)(worst.id, comparison.metric);
  const significance = `${formatPValue(comparison.adjustedP ?? comparison.p)} after Holm over ${countOf(judgement.familySize, 'comparison')}`;
  return {
    what: [{ code: benchmarkLabel(worst) }, ` ${describeRegression(comparison, direction)}`],
    evidence: `${beginSentence(describeDifference(comparison, direction))} ${describeSample(comparison, run)}, ${significance}. ${describeLimit(comparison, direction)}${describeBound({ run, judgement })}.`,
  };
}

function describeSample({ metric, n }: Comparison, { base }: ReportSource['run']): string {
  if (base === null) return `against ${countOf(n, 'stored run')}`;
  return isCounted(metric) ? `in ${countOf(n, 'count')} of each arm` : `in ${countOf(n, 'round')}`;
}

/** What it was held against. Limits are of costs, and what should be high falls by less. */
function describeLimit({ threshold, delta0 }: Comparison, direction: Direction): string {
  const limit = Math.max(threshold, delta0);
  const ofFigure = direction === 'lower' ? formatChosenPercent(limit) : formatPercent(Math.abs(changeOfFigure(limit, direction)));
  return `Here a change that is beyond chance fails from ${ofFigure} on`;
}

/** In every other row stands a larger number, which reads as the limit. */
function describeBound({ run, judgement }: ReportSource): string {
  const bounds = judgement.benchmarks.filter(({ verdict }) => verdict === 'no regression').map((benchmark) => clearedOfInAll(benchmark, run.policy));
  return bounds.length === 0 ? '' : `; "no regression ≥ ${formatChosenPercent(Math.min(...bounds))}" is what others were cleared of`;
}

/** Why the first of some benchmarks has its verdict, as a whole sentence; nothing where there is none. */
export function firstReason([first]: readonly JudgedBenchmark[]): Text {
  return first === undefined ? [] : [{ code: benchmarkLabel(first) }, ': ', describeReason(first.because), '.'];
}
