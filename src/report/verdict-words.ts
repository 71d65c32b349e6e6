import { clearedOf } from '../judge/rules.ts';
import { decidingComparisons } from '../judge/verdict.ts';
import type { Change, Comparison, JudgedBenchmark, Policy, VerdictKind } from '../model.ts';
import type { Tone } from './document.ts';
import { formatChosenPercent, formatPercent, LARGEST_SHOWN } from '../text/figures.ts';

interface VerdictLook {
  readonly symbol: string;
  readonly tone: Tone;
  /** Whether a maintainer has to know why. */
  readonly needsAttention: boolean;
}

/** In the order in which a maintainer wants to see them. */
const LOOKS: Readonly<Record<VerdictKind, VerdictLook>> = {
  failed: { symbol: '❌', tone: 'bad', needsAttention: true },
  regressed: { symbol: '❌', tone: 'bad', needsAttention: true },
  invalid: { symbol: '🚫', tone: 'bad', needsAttention: true },
  accepted: { symbol: '☑️', tone: 'doubtful', needsAttention: true },
  inconclusive: { symbol: '⚠️', tone: 'doubtful', needsAttention: true },
  'not measured': { symbol: '⚠️', tone: 'doubtful', needsAttention: true },
  improved: { symbol: '✅', tone: 'good', needsAttention: false },
  'no regression': { symbol: '✅', tone: 'good', needsAttention: false },
  new: { symbol: 'ℹ️', tone: 'neutral', needsAttention: false },
  'measured only': { symbol: 'ℹ️', tone: 'neutral', needsAttention: false },
  removed: { symbol: 'ℹ️', tone: 'neutral', needsAttention: false },
  unaffected: { symbol: 'ℹ️', tone: 'neutral', needsAttention: false },
};

const RANK: ReadonlyMap<string, number> = new Map(Object.keys(LOOKS).map((verdict, rank) => [verdict, rank]));

export function lookOf(verdict: VerdictKind): VerdictLook {
  return LOOKS[verdict];
}

/** Worst verdict first, then the largest change for the worse; otherwise in the order of the run. */
export function sortByUrgency(benchmarks: readonly JudgedBenchmark[]): readonly JudgedBenchmark[] {
  return benchmarks
    .map((benchmark) => ({ benchmark, rank: RANK.get(benchmark.verdict) ?? RANK.size, worst: worstComparison(benchmark)?.estimate ?? 0 }))
    .toSorted((a, b) => a.rank - b.rank || b.worst - a.worst)
    .map(({ benchmark }) => benchmark);
}

/** The largest change for the worse first, whatever the verdicts. */
export function sortByWorstChange(benchmarks: readonly JudgedBenchmark[]): readonly JudgedBenchmark[] {
  return benchmarks.toSorted((one, other) => worstChangeOf(other) - worstChangeOf(one));
}

const worstChangeOf = (benchmark: JudgedBenchmark): Change => worstComparison(benchmark)?.estimate ?? 0;

/** The regressed one with the largest change, or else simply the one with the largest change for the worse. */
export function worstComparison(benchmark: JudgedBenchmark): Comparison | undefined {
  const deciding = decidingComparisons(benchmark);
  const regressed = deciding.filter(({ outcome }) => outcome === 'regressed');
  return (regressed.length > 0 ? regressed : deciding).toSorted((a, b) => b.estimate - a.estimate)[0];
}

/**
 * The largest of the smallest effects that would have been seen in what is inconclusive of some benchmarks; null: in
 * one of them none would have been of which a report has the number.
 */
export function blindSpotOf(benchmarks: readonly JudgedBenchmark[]): Change | null {
  const limits = benchmarks.map((benchmark) => {
    const inconclusive = decidingComparisons(benchmark).filter(({ outcome }) => outcome === 'inconclusive');
    return benchmark.unseen.length > 0 || inconclusive.length === 0 ? Number.MAX_VALUE : Math.max(...inconclusive.map(({ smallestVisible }) => smallestVisible));
  });
  const largest = Math.max(...limits);
  return largest >= 0 && largest <= LARGEST_SHOWN ? largest : null;
}

/** What a benchmark is cleared of as a whole: X, unless one of its metrics is cleared of a larger threshold or δ₀ only. */
export function clearedOfInAll(benchmark: JudgedBenchmark, policy: Pick<Policy, 'noRegressionOver'>): Change {
  const cleared = decidingComparisons(benchmark).filter(({ outcome }) => outcome === 'no regression');
  return Math.max(policy.noRegressionOver, ...cleared.map((comparison) => clearedOf(comparison, policy)));
}

/** The verdict in a few words, with its limit: `no regression ≥ 5 %`, `inconclusive (blind below 6.1 %)`. */
export function describeVerdict(benchmark: JudgedBenchmark, policy: Pick<Policy, 'noRegressionOver'>): string {
  if (benchmark.verdict === 'no regression') return `no regression ≥ ${formatChosenPercent(clearedOfInAll(benchmark, policy))}`;
  const blindSpot = benchmark.verdict === 'inconclusive' ? blindSpotOf([benchmark]) : null;
  return blindSpot === null ? benchmark.verdict : `${benchmark.verdict} (blind below ${formatPercent(blindSpot)})`;
}

/** Verdicts that let nothing pass, whatever the policy says. */
const BLOCKING: ReadonlySet<VerdictKind> = new Set(['failed', 'regressed', 'invalid']);

/** Whether a benchmark keeps its run from passing. */
type Blocks = (benchmark: JudgedBenchmark) => boolean;

/** What was lost with a job does so too, and by some policies what is inconclusive. */
export function blocksBy({ onInconclusive }: Pick<Policy, 'onInconclusive'>): Blocks {
  return ({ verdict, absence }) => BLOCKING.has(verdict) || absence === 'lost' || (verdict === 'inconclusive' && onInconclusive === 'fail');
}

/** What blocks, then all else, each as {@link sortByUrgency} has it. */
export function sortBlockingFirst(benchmarks: readonly JudgedBenchmark[], blocks: Blocks): readonly JudgedBenchmark[] {
  return sortByUrgency(benchmarks).toSorted((one, other) => Number(blocks(other)) - Number(blocks(one)));
}

/** What was lost blocks and what else was not measured does not, and they do not look alike. */
export function symbolOf({ verdict, absence }: JudgedBenchmark): string {
  return lookOf(absence === 'lost' ? 'invalid' : verdict).symbol;
}
