/** The places where a change may have been: of the first value behind it, at the earliest and at the latest. */
export interface PlaceRange {
    readonly earliest: number;
    readonly latest: number;
}
/**
 * How far from its likeliest place a change may be, by the likelihood ratio n·(S(τ) − S)/S of Hansen (2000), S(τ) being
 * the squares about the means of both sides of τ, and S the least of them. A step of five times the noise leaves hardly
 * more than one place; at twice the noise the likeliest is the right one only every other time.
 *
 * @param values from the change before to the change after, both sides of them at least one value long
 * @param likeliest position of the first value behind the change; within the range in any case
 */
export declare function rangeOfPlaces(values: readonly number[], likeliest: number): PlaceRange;
