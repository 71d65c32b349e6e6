import { median } from 'simple-statistics';

import { mannWhitneyP } from './mann-whitney.ts';
import type { Rival } from './rival.ts';

const ALPHA = 0.05;

/**
 * Go's benchstat: medians that differ, and a Mann–Whitney U test with p ≤ 0.05; no correction for the number of
 * benchmarks. Its manual asks for "at least 10, ideally 20" runs of each; it judges fewer all the same, and so does this.
 */
export const benchstat: Rival = {
  name: 'benchstat',
  source: 'https://github.com/golang/perf/blob/af31a76731725f4850083dc6a181043ec240186e/benchmath/anone.go',
  heldTo: 'the example of its command, `TestCompareNone` of its `benchmath`, and the distributions of U in the tests of go-moremath',
  decide({ base, head }) {
    const isSlower = mannWhitneyP(base, head) <= ALPHA && median(head) > median(base);
    return isSlower ? 'slower' : 'not slower';
  },
};
