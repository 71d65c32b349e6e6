import type { BenchmarkEvidence, Evidence } from './evidence.ts';
import { isCounted } from './instruction-evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import { pOfAtMost, upperBoundLog } from './significance.ts';
import { LEAST_ROUNDS } from '../model/judgement.ts';
import type { Measured, MetricName, Policy } from '../model.ts';

/** Level at which something is suspected, and asks for more rounds: high on purpose. */
export const ALPHA_OF_SUSPICION = 0.1;

/** Level at which a time stays open that counts would settle. A higher one leaves open what is merely noisy. */
export const ALPHA_OF_DOUBT = 0.01;

/** Tells whether a change at the threshold is still possible. */
export function mayReachThreshold(estimate: LogEstimate, { threshold }: { readonly threshold: number }): boolean {
  return upperBoundLog(estimate, ALPHA_OF_SUSPICION) >= Math.log1p(threshold);
}

/** What more work would take more of. Throughput decides where servers mostly wait, which counts do not see. */
const TIMES: ReadonlySet<MetricName> = new Set(['cpuPerRequest', 'unloadedLatency', 'nsPerOp']);

/** Tells whether a benchmark executes the same instructions. */
export const isCountedEqual = (all: readonly Evidence[]): boolean =>
  all.some((one) => one.decides && isCounted(one.metric) && !mayReachThreshold(one.estimate, one.rule));

/**
 * Counts settle a time: what executes the same instructions is unchanged, unless the time itself is estimated at its threshold or above
 * with p ≤ 0.01 against no change, uncorrected; p ≤ 0.1 asks for more rounds before. So a wait, a system call or a cache miss slips if it
 * costs less than the threshold, or if the rounds are too noisy. `policy.countsSettle` turns this off.
 *
 * @param all the evidence on the same benchmark
 * @param alpha {@link ALPHA_OF_SUSPICION} while rounds can follow, {@link ALPHA_OF_DOUBT} in the end
 */
export function isSettledByCounts(
  { metric, estimate, rule }: Evidence,
  all: readonly Evidence[],
  { countsSettle }: Pick<Policy, 'countsSettle'>,
  alpha: number,
): boolean {
  if (!countsSettle || !TIMES.has(metric) || !isCountedEqual(all)) return false;
  return estimate.log < Math.log1p(rule.threshold) || pOfAtMost(0, estimate) > alpha;
}

/** Rounds in which time bears witness where counts are equal: with fewer nothing can be estimated. */
export const WITNESS_ROUNDS = LEAST_ROUNDS;

/** Tells whether counts settle all times that decide, so that a benchmark needs no look at its rounds. */
export function isSettledWithoutLook(
  { duets }: Pick<Measured, 'duets'>,
  { evidence, thin }: BenchmarkEvidence,
  policy: Pick<Policy, 'countsSettle'>,
  alpha: number,
): boolean {
  const times = evidence.filter(({ decides, metric }) => decides && !isCounted(metric));
  return (
    duets.length >= WITNESS_ROUNDS &&
    thin.length === 0 &&
    times.length > 0 &&
    times.every((one) => isSettledByCounts(one, evidence, policy, alpha))
  );
}
