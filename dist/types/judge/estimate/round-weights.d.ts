/**
 * How much each round counts, 1 on average: in inverse proportion to what an operation cost both arms in it. Whatever slows
 * a machine for a while also makes its rounds differ (docs/noise.md), so those that cost more know less of the difference.
 * Where all cost the same, all count the same.
 *
 * @param costs of one metric of one benchmark, as logs
 */
export declare function roundWeights(costs: readonly number[]): readonly number[];
