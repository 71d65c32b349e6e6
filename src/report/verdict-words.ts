import { isCounted } from '../judge/instruction-evidence.ts';
import { type Blocks, countedComparison, decidingComparisons } from '../judge/verdict.ts';
import type { Change, Comparison, JudgedBenchmark, VerdictKind } from '../model.ts';
import { formatPercent, LARGEST_SHOWN } from '../text/figures.ts';
import { BELOW_LIMIT, besideLimit, withPlus } from '../text/differences.ts';
import type { Tone } from './document.ts';

/** How a verdict is called in a report, in the order in which a maintainer wants to see them. */
const VERDICTS: Readonly<Record<VerdictKind, { readonly word: string; readonly tone: Tone }>> = {
  failed: { word: 'failed', tone: 'bad' },
  regressed: { word: 'regressed', tone: 'bad' },
  invalid: { word: 'invalid', tone: 'bad' },
  accepted: { word: 'accepted', tone: 'doubtful' },
  inconclusive: { word: 'inconclusive', tone: 'doubtful' },
  'not measured': { word: 'not measured', tone: 'doubtful' },
  improved: { word: 'faster', tone: 'good' },
  'no regression': { word: 'unchanged', tone: 'good' },
  new: { word: 'new', tone: 'neutral' },
  'measured only': { word: 'measured only', tone: 'neutral' },
  removed: { word: 'removed', tone: 'neutral' },
  unaffected: { word: 'not affected', tone: 'neutral' },
};

const RANKS = Object.keys(VERDICTS);

export function wordOf(verdict: VerdictKind | Comparison['outcome']): string {
  return verdict === 'settled by counts' ? 'too noisy, settled by instructions' : VERDICTS[verdict].word;
}

export function toneOf(verdict: VerdictKind): Tone {
  return VERDICTS[verdict].tone;
}

/** Tells whether a benchmark was to be measured here and was not. In the run of one shard, others measure the rest. */
export function isMissing({ verdict, absence }: JudgedBenchmark): boolean {
  return verdict === 'not measured' && absence !== 'left to another shard';
}

/** Tells whether a benchmark was to be judged and could not be. */
export function isUntold(benchmark: JudgedBenchmark): boolean {
  const { verdict, comparisons } = benchmark;
  return verdict === 'inconclusive' || isMissing(benchmark) || (verdict === 'measured only' && comparisons.length > 0);
}

/** ❌ blocks, ⚠️ something could not be told or needs attention, ✅ else. */
export function symbolOf(benchmark: JudgedBenchmark, blocks: Blocks): string {
  if (blocks(benchmark)) return '❌';
  return isUntold(benchmark) ? '⚠️' : '✅';
}

/** Sorts the worst verdict first, then the largest change for the worse; otherwise in the order of the run. */
export function sortByUrgency(benchmarks: readonly JudgedBenchmark[]): readonly JudgedBenchmark[] {
  return benchmarks.toSorted(
    (one, other) => RANKS.indexOf(one.verdict) - RANKS.indexOf(other.verdict) || worstChangeOf(other) - worstChangeOf(one),
  );
}

/** Those with a verdict, the largest change for the worse first. */
export function withVerdict(benchmarks: readonly JudgedBenchmark[], wanted: VerdictKind): readonly JudgedBenchmark[] {
  return sortByWorstChange(benchmarks.filter(({ verdict }) => verdict === wanted));
}

export function countVerdict(benchmarks: readonly JudgedBenchmark[], wanted: VerdictKind): number {
  return benchmarks.filter(({ verdict }) => verdict === wanted).length;
}

/** Sorts what blocks before all else, each as {@link sortByUrgency} does. */
export function sortBlockingFirst(benchmarks: readonly JudgedBenchmark[], blocks: Blocks): readonly JudgedBenchmark[] {
  return sortByUrgency(benchmarks).toSorted((one, other) => Number(blocks(other)) - Number(blocks(one)));
}

/** Sorts the largest change for the worse first, whatever the verdicts. */
export function sortByWorstChange(benchmarks: readonly JudgedBenchmark[]): readonly JudgedBenchmark[] {
  return benchmarks.toSorted((one, other) => worstChangeOf(other) - worstChangeOf(one));
}

const worstChangeOf = (benchmark: JudgedBenchmark): Change => worstComparison(benchmark)?.estimate ?? 0;

/** Gives the regressed comparison with the largest change, or else the largest change for the worse. */
export function worstComparison(benchmark: JudgedBenchmark): Comparison | undefined {
  const deciding = decidingComparisons(benchmark);
  const regressed = deciding.filter(({ outcome }) => outcome === 'regressed');
  return (regressed.length > 0 ? regressed : deciding).toSorted((a, b) => b.estimate - a.estimate)[0];
}

/**
 * Gives the comparison that a first line is about. Counts lead, because time only shows what they cost, unless time grew clearly more than
 * they did: then it is something that counts do not see.
 */
export function leadingComparison(benchmark: JudgedBenchmark): Comparison | undefined {
  const deciding = decidingComparisons(benchmark);
  const ofOutcome = (wanted: Comparison['outcome']): readonly Comparison[] =>
    deciding.filter(({ outcome }) => outcome === wanted).toSorted((a, b) => b.estimate - a.estimate);
  const [regressed, undecided] = [ofOutcome('regressed'), ofOutcome('inconclusive')];
  if (regressed.length === 0) return benchmark.verdict === 'inconclusive' ? undecided[0] : worstComparison(benchmark);
  const counted = regressed.find(({ metric }) => isCounted(metric));
  return counted === undefined || regressed[0]!.interval.low > counted.interval.high ? regressed[0] : counted;
}

/** Tells whether a comparison that passed shows a change for the worse: its interval leaves out zero. */
export function isSlower({ outcome, interval }: Comparison): boolean {
  return outcome === 'no regression' && interval.low > 0;
}

/** Tells the same of a benchmark that passed. */
export function hasSlowdown(benchmark: JudgedBenchmark): boolean {
  return benchmark.verdict === 'no regression' && decidingComparisons(benchmark).some(isSlower);
}

/** Gives the largest slowdown that the intervals of these benchmarks leave possible; null: no bound is known. */
function largestPossible(benchmarks: readonly JudgedBenchmark[], outcome: Comparison['outcome']): Change | null {
  const bounds = benchmarks.map((benchmark) => {
    const highs = decidingComparisons(benchmark)
      .filter((comparison) => comparison.outcome === outcome)
      .map(({ interval }) => interval.high);
    return benchmark.unseen.length > 0 || highs.length === 0 ? Number.POSITIVE_INFINITY : Math.max(...highs);
  });
  const largest = Math.max(...bounds);
  return bounds.length > 0 && largest <= LARGEST_SHOWN ? largest : null;
}

/** `up to +5.7 % possible`; null: no bound is known. */
export function describePossible(benchmarks: readonly JudgedBenchmark[]): string | null {
  const largest = largestPossible(benchmarks, 'inconclusive');
  return largest === null ? null : `up to ${withPlus(formatPercent(largest))} possible`;
}

/** `at most +1.4 %`; by counts, where all have them: `at most +0.1 % instructions`. null: no bound is known. */
export function describeAtMost(benchmarks: readonly JudgedBenchmark[]): string | null {
  const counted = benchmarks
    .flatMap((benchmark) => countedComparison(benchmark) ?? [])
    .filter(({ outcome }) => outcome === 'no regression');
  if (benchmarks.length > 0 && counted.length === benchmarks.length) {
    return `at most ${withPlus(formatPercent(Math.max(0, ...counted.map(({ interval }) => interval.high))))} instructions`;
  }
  const largest = largestPossible(benchmarks, 'no regression');
  return largest === null ? null : `at most ${withPlus(formatPercent(Math.max(0, largest)))}`;
}

/** Gives the verdict in a few words: `unchanged: at most +1.4 %`, `inconclusive: up to +5.7 % possible`. */
export function describeVerdict(benchmark: JudgedBenchmark): string {
  const slower = benchmark.verdict === 'no regression' ? decidingComparisons(benchmark).filter(isSlower) : [];
  if (slower.length > 0) return `slower, ${slower.map(besideLimit).find((words) => words !== BELOW_LIMIT) ?? BELOW_LIMIT}`;
  const bound =
    benchmark.verdict === 'no regression'
      ? describeAtMost([benchmark])
      : benchmark.verdict === 'inconclusive'
        ? describePossible([benchmark])
        : null;
  return bound === null ? wordOf(benchmark.verdict) : `${wordOf(benchmark.verdict)}: ${bound}`;
}
