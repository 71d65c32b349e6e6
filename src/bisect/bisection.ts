/** The search for the first slow commit, as decisions over what has been measured so far. Commits are numbered from the one after good. */
import type { Comparison, MetricName } from '../model.ts';

/** A commit compared with good; null: it could not be measured. */
export type BisectStep =
  | { readonly kind: 'measure'; readonly commit: number }
  | { readonly kind: 'found'; readonly commit: number }
  /** The first slow commit is one of these. All but the last could not be measured. */
  | { readonly kind: 'one of'; readonly commits: readonly number[] };

/** Picks the metric that tells good from bad most surely: the one whose regression is the most widths of its interval. null: nothing regressed. */
export function tellingMetric(comparisons: readonly Comparison[]): MetricName | null {
  const regressed = comparisons.filter(({ decides, outcome }) => decides && outcome === 'regressed');
  return regressed.toSorted((one, other) => inWidths(other) - inWidths(one))[0]?.metric ?? null;
}

const inWidths = ({ estimate, interval: { low, high } }: Comparison): number => Math.log1p(estimate) / (Math.log1p(high) - Math.log1p(low));

/** Slower than good by more than half of the whole change, on a logarithmic scale. */
export function isSlow({ estimate }: Comparison, whole: Comparison): boolean {
  return Math.log1p(estimate) > halfOf(whole);
}

/** The interval holds the half of the whole change, so a longer measurement may decide otherwise. */
export function isUnclear({ interval: { low, high } }: Comparison, whole: Comparison): boolean {
  return Math.log1p(low) < halfOf(whole) && halfOf(whole) < Math.log1p(high);
}

const halfOf = ({ estimate }: Comparison): number => Math.log1p(estimate) / 2;

/**
 * Halves the commits between the last fast one and the first slow one. A commit that could not be measured is passed over for
 * its nearest neighbour.
 *
 * @param tried by number; the last commit, bad itself, is among them
 */
export function nextStep(tried: ReadonlyMap<number, Comparison | null>): BisectStep {
  const last = Math.max(...tried.keys());
  const whole = tried.get(last)!;
  const measured = [...tried].flatMap(([commit, comparison]) => (comparison === null ? [] : [{ commit, slow: isSlow(comparison, whole) }]));
  const firstSlow = Math.min(...measured.filter(({ slow }) => slow).map(({ commit }) => commit));
  const lastFast = Math.max(-1, ...measured.filter(({ commit, slow }) => !slow && commit < firstSlow).map(({ commit }) => commit));
  const between = Array.from({ length: firstSlow - lastFast - 1 }, (_, index) => lastFast + 1 + index);
  if (between.length === 0) return { kind: 'found', commit: firstSlow };
  const middle = (lastFast + firstSlow) / 2;
  const untried = between.filter((commit) => !tried.has(commit)).toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return untried.length === 0 ? { kind: 'one of', commits: [...between, firstSlow] } : { kind: 'measure', commit: untried[0]! };
}
