import type { BenchmarkEvidence, Evidence } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import type { Policy } from '../model.ts';
/** Level at which something is suspected, and asks for more rounds: high on purpose. */
export declare const ALPHA_OF_SUSPICION = 0.1;
/** Level at which a time stays open that counts would settle. A higher one leaves open what is merely noisy. */
export declare const ALPHA_OF_DOUBT = 0.01;
/** Tells whether a change at the threshold is still possible. */
export declare function mayReachThreshold(estimate: LogEstimate, { threshold }: {
    readonly threshold: number;
}): boolean;
/** By how much counts say that a benchmark executes more, as a logarithm; null: nothing counts, or it may or may not reach the threshold. */
export declare function growthByCount(all: readonly Evidence[]): number | null;
/**
 * Counts settle a time: they speak for it, unless it grew by its threshold more than they did, with p ≤ 0.01 against as much, uncorrected;
 * p ≤ 0.1 asks for more rounds before. So a wait, a system call or a cache miss slips if it costs less than the threshold, or if the
 * rounds are too noisy. `policy.countsSettle` turns this off.
 *
 * @param all the evidence on the same benchmark
 * @param alpha {@link ALPHA_OF_SUSPICION} while rounds can follow, {@link ALPHA_OF_DOUBT} in the end
 */
export declare function isSettledByCounts({ metric, estimate, rule }: Evidence, all: readonly Evidence[], { countsSettle }: Pick<Policy, 'countsSettle'>, alpha: number): boolean;
/** Rounds in which time bears witness where counts decide: with fewer nothing can be estimated. */
export declare const WITNESS_ROUNDS = 3;
/** Tells whether counts settle all times that decide, so that a benchmark needs no look at its rounds. */
export declare function isSettledWithoutLook({ evidence, thin }: BenchmarkEvidence, policy: Pick<Policy, 'countsSettle'>): boolean;
