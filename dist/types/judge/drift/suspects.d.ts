/** How the places are searched. */
export interface Search {
    /** Values that are searched together; at least 2. */
    readonly windowLength: number;
    /** Largest p value of the t test at a place. */
    readonly maxP: number;
}
/**
 * Places where the series may have changed, by the split of Hunter (Fleming et al. 2023): windows that overlap by half,
 * or begin at the last place, are searched each on its own, so that a large change does not hide a small one elsewhere.
 */
export declare function suspectPlaces(series: readonly number[], { windowLength, maxP }: Search): readonly number[];
