import { mean, median } from 'simple-statistics';

import type { Rival } from './rival.ts';

/** Of the base's ancestors, the base itself not among them; with fewer there is no fence. */
const PREVIOUS_COMMITS = 30;

/** How many interquartile ranges above the third quartile a change is an outlier. */
const FENCE_IN_RANGES = 3;

const THRESHOLD_WITHOUT_HISTORY = 0.002;

/**
 * rustc-perf's "significant" change: one that lies outside the fence of the changes from commit to commit before it.
 * Nothing is measured again for the base: its stored figure is what head is compared with. A commit's figure is the
 * mean of its runs here, because that is what the history holds; rustc-perf takes the smallest. Whether a significant
 * change is shown to the author depends on its size as well, which is left out: it would only make the rule see less.
 */
export const rustcPerf: Rival = {
  name: 'rustc-perf',
  source: 'https://github.com/rust-lang/rustc-perf/blob/d057abb42ab19f652242f101c57e28e18b1bc0af/site/src/comparison.rs',
  heldTo: 'the cases of its own tests there, and what its `significance_threshold()` itself answered to made-up figures',
  decide({ base, head, history }) {
    const baseFigure = history.at(-1) ?? mean(base);
    const change = (mean(head) - baseFigure) / baseFigure;
    return change > 0 && change >= significanceThreshold(history.slice(0, -1)) ? 'slower' : 'not slower';
  },
};

/**
 * The relative change that counts as significant: Q3 + 3 · (Q3 − Q1) over the absolute changes from each of the last
 * 30 commits to the next, relative to the later one. The quartiles are the medians of the 14 smallest and of the 14
 * largest of the 29 changes.
 *
 * @param figures one a commit, oldest first
 */
export function significanceThreshold(figures: readonly number[]): number {
  if (figures.length < PREVIOUS_COMMITS) return THRESHOLD_WITHOUT_HISTORY;
  const recent = figures.slice(-PREVIOUS_COMMITS);
  const changes = recent.slice(1).map((later, position) => Math.abs(later - recent[position]!) / later);
  const ascending = changes.toSorted((a, b) => a - b);
  const half = Math.floor(ascending.length / 2);
  const [firstQuartile, thirdQuartile] = [median(ascending.slice(0, half)), median(ascending.slice(-half))];
  return thirdQuartile + FENCE_IN_RANGES * (thirdQuartile - firstQuartile);
}
