import { isCounted } from '../judge/instruction-evidence.ts';
import type { Comparison, JudgedBenchmark, MetricName, Reason } from '../model.ts';

/** Measures a commit beside another one, and judges the benchmark. null: the commit does not have it. */
export type MeasureCommit = (pair: {
  readonly base: string;
  readonly head: string;
  readonly thoroughly: boolean;
  /** A time tells, so counts must not stand in for the first look at it. */
  readonly byTime: boolean;
}) => Promise<JudgedBenchmark | null>;

/** One measurement, as it is told while the search goes on. */
export interface CommitTrial {
  readonly commit: string;
  /** `skipped`: it could not be measured. */
  readonly state: 'slow' | 'fast' | 'skipped';
  readonly comparison: Comparison | null;
  /** Why it was skipped. */
  readonly because: Reason | null;
}

export interface Search {
  readonly metric: MetricName | null;
  readonly trials: readonly CommitTrial[];
  readonly answer:
    /** Bad is not slower than good beyond chance, or one of them could not be measured. */
    | { readonly kind: 'nothing to find'; readonly benchmark: JudgedBenchmark | null }
    /** `own`: beside the commit before it; null: that pair could not be measured. */
    | { readonly kind: 'found'; readonly commit: string; readonly own: Comparison | null }
    | { readonly kind: 'one of'; readonly commits: readonly string[] };
}

/**
 * Finds the commit at which a benchmark got slower. Every commit is measured beside good, and counts as slow from half of the
 * whole change on. A commit near that half is measured a second time, thoroughly, and so is bad where it is not shown to be slower.
 *
 * @param commits after good, oldest first; the last is bad
 */
export async function findFirstSlowCommit({
  good,
  commits,
  measure,
  onTrial,
}: {
  readonly good: string;
  readonly commits: readonly string[];
  readonly measure: MeasureCommit;
  readonly onTrial: (trial: CommitTrial) => void;
}): Promise<Search> {
  const trials: CommitTrial[] = [];
  const tell = (trial: CommitTrial): void => {
    trials.push(trial);
    onTrial(trial);
  };
  const bad = commits.at(-1)!;
  let ofBad = await measure({ base: good, head: bad, thoroughly: false, byTime: false });
  if (ofBad !== null && tellingMetric(ofBad.comparisons) === null)
    ofBad = await measure({ base: good, head: bad, thoroughly: true, byTime: true });
  const metric = ofBad === null ? null : tellingMetric(ofBad.comparisons);
  if (ofBad === null || metric === null) return { metric, trials, answer: { kind: 'nothing to find', benchmark: ofBad } };
  const byTime = !isCounted(metric);
  const compared = (benchmark: JudgedBenchmark | null): Comparison | null =>
    benchmark?.comparisons.find((comparison) => comparison.metric === metric) ?? null;
  const whole = compared(ofBad)!;
  tell({ commit: bad, state: 'slow', comparison: whole, because: null });
  const tried = new Map<number, Comparison | null>([[commits.length - 1, whole]]);
  for (;;) {
    const step = nextStep(tried);
    if (step.kind === 'one of')
      return { metric, trials, answer: { kind: 'one of', commits: step.commits.map((commit) => commits[commit]!) } };
    if (step.kind === 'found') {
      const commit = commits[step.commit]!;
      const before = commits[step.commit - 1];
      // Beside good it was measured already.
      const own =
        before === undefined ? tried.get(step.commit)! : compared(await measure({ base: before, head: commit, thoroughly: false, byTime }));
      return { metric, trials, answer: { kind: 'found', commit, own } };
    }
    const commit = commits[step.commit]!;
    let benchmark = await measure({ base: good, head: commit, thoroughly: false, byTime });
    let comparison = compared(benchmark);
    if (comparison !== null && isUnclear(comparison, whole)) {
      benchmark = await measure({ base: good, head: commit, thoroughly: true, byTime });
      comparison = compared(benchmark) ?? comparison;
    }
    tried.set(step.commit, comparison);
    const state = comparison === null ? 'skipped' : isSlow(comparison, whole) ? 'slow' : 'fast';
    tell({ commit, state, comparison, because: comparison === null ? (benchmark?.because ?? null) : null });
  }
}

/** Picks the metric that tells good from bad most surely: the one whose regression is the most widths of its interval. null: nothing regressed. */
function tellingMetric(comparisons: readonly Comparison[]): MetricName | null {
  const regressed = comparisons.filter(({ decides, outcome }) => decides && outcome === 'regressed');
  return regressed.toSorted((one, other) => inWidths(other) - inWidths(one))[0]?.metric ?? null;
}

const inWidths = ({ estimate, interval: { low, high } }: Comparison): number => Math.log1p(estimate) / (Math.log1p(high) - Math.log1p(low));

/** Slower than good by more than half of the whole change, on a logarithmic scale. */
function isSlow({ estimate }: Comparison, whole: Comparison): boolean {
  return Math.log1p(estimate) > halfOf(whole);
}

/** The interval holds the half of the whole change, so a longer measurement may decide otherwise. */
function isUnclear({ interval: { low, high } }: Comparison, whole: Comparison): boolean {
  return Math.log1p(low) < halfOf(whole) && halfOf(whole) < Math.log1p(high);
}

const halfOf = ({ estimate }: Comparison): number => Math.log1p(estimate) / 2;

/**
 * Halves the commits between the last fast one and the first slow one. A commit that could not be measured is passed over for
 * its nearest neighbour. Of `commits` the first slow one is one: all but the last could not be measured.
 *
 * @param tried by number, from the commit after good; null: it could not be measured. The last commit, bad itself, is among them
 */
function nextStep(
  tried: ReadonlyMap<number, Comparison | null>,
): { readonly kind: 'measure' | 'found'; readonly commit: number } | { readonly kind: 'one of'; readonly commits: readonly number[] } {
  const last = Math.max(...tried.keys());
  const whole = tried.get(last)!;
  const measured = [...tried].flatMap(([commit, comparison]) => (comparison === null ? [] : [{ commit, slow: isSlow(comparison, whole) }]));
  const firstSlow = Math.min(...measured.filter(({ slow }) => slow).map(({ commit }) => commit));
  const lastFast = Math.max(-1, ...measured.filter(({ commit, slow }) => !slow && commit < firstSlow).map(({ commit }) => commit));
  const between = Array.from({ length: firstSlow - lastFast - 1 }, (_, index) => lastFast + 1 + index);
  if (between.length === 0) return { kind: 'found', commit: firstSlow };
  const middle = (lastFast + firstSlow) / 2;
  const untried = between
    .filter((commit) => !tried.has(commit))
    .toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return untried.length === 0 ? { kind: 'one of', commits: [...between, firstSlow] } : { kind: 'measure', commit: untried[0]! };
}
