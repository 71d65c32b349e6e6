import type { MetricName } from '../../model.ts';
import { type MarkedBenchmark } from './marked-benchmark.ts';
/**
 * What improved is held against what it was before until so many runs have shown it as decide, and from then on against these:
 * both together would vary by the distance between them, and tell nothing for as long as the slower runs are kept.
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ◇            ◇ faster since the sixth
 *     baseline       ○ ○ ○ ○ ○                what was before, so that the next run can be seen to be faster too
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ◇ ◇ ◇ ◇ ○
 *     baseline                 ◇ ◇ ◇ ◇ ◇ ○    the new normal begins where it became faster
 *
 *     stored runs    ○ ○ ○ ○ ○ ◇ ○
 *     baseline       ○ ○ ○ ○ ○ ◇ ○            it was luck
 *
 * That holds for a metric by itself: whatever else was measured in those runs still counts.
 */
export declare function sinceImproved(baseline: readonly MarkedBenchmark[], improvements: ReadonlyMap<MetricName, Improvement>): readonly MarkedBenchmark[];
/** What is known of a metric that improved. */
interface Improvement {
    /** The place of the first run of the newest improvement that enough runs have shown; 0: there is none. */
    readonly begins: number;
    /** Since when the newest run is faster that fewer have shown; null: it is not. */
    readonly unconfirmed: string | null;
}
/** Of each metric that a run of a baseline is marked with. */
export declare function improvementsIn(baseline: readonly MarkedBenchmark[], enough: number): ReadonlyMap<MetricName, Improvement>;
export declare function unconfirmedOf(improvements: ReadonlyMap<MetricName, Improvement>): ReadonlyMap<MetricName, string>;
export {};
