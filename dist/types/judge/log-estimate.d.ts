/** An estimate of δ = log(head/base), turned so that more is worse. It follows Student's t around δ. */
export interface LogEstimate {
    readonly log: number;
    readonly standardError: number;
    readonly degreesOfFreedom: number;
    /** Sample size that is reported: rounds, or stored runs. */
    readonly n: number;
    /** Standard deviation of one unit of that sample. */
    readonly sd: number;
}
/** Stored runs that a comparison needs: the variance between runs cannot be had from one. */
export declare const LEAST_STORED_RUNS = 2;
/**
 * One-sample t over the log ratios of at least two independent rounds. Heavy tails make it cautious; what it relies on
 * is symmetry, which arms that can be exchanged have by themselves. Noise that strikes base alone would skew the ratios
 * to the left and raise the false alarms at a true change of exactly δ₀.
 */
export declare function estimateFromRounds(logRatios: readonly number[]): LogEstimate;
/**
 * Compares the mean of a new run with M earlier runs (a prediction, not a comparison of means: the new run brings
 * the whole variance between runs with it): SE² = s²/n + τ²(1 + 1/M), M − 1 degrees of freedom.
 *
 * τ² is the variance of the stored runs' means, which already holds their rounds' noise, so that noise is counted
 * twice and the error is on the wide side. That is meant: a false alarm is worse than a missed regression.
 * s² is the variance of rounds within a run: that of the stored runs, pooled, because the new one is taken for one more of
 * their kind, and its own where that is larger. Its own alone would not do where it has fewer rounds than they: τ² holds
 * only what the mean of their many rounds leaves of the noise, and of two rounds the variance comes out below a sixteenth
 * of the truth one time in five. Where no run has two rounds nothing is added, for τ² is then all the noise there is.
 *
 * @param storedLogs the logs of the rounds of each stored run; runs without a log do not count
 * @param headLogs the logs of the new run's rounds; at least one
 * @returns null: fewer than two stored runs
 */
export declare function estimateAgainstStoredRuns(storedLogs: readonly (readonly number[])[], headLogs: readonly number[]): LogEstimate | null;
