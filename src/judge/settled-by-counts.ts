import type { BenchmarkEvidence, Evidence } from './evidence.ts';
import { isCounted } from './instruction-evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import { pOfAtMost, upperBoundLog } from './significance.ts';
import { LEAST_ROUNDS } from '../model/judgement.ts';
import type { MetricName, Policy } from '../model.ts';

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

/** By how much counts say that a benchmark executes more, as a logarithm; null: nothing counts, or it may or may not reach the threshold. */
export function growthByCount(all: readonly Evidence[]): number | null {
  const counted = all.find(({ decides, metric }) => decides && isCounted(metric));
  if (counted === undefined) return null;
  const { estimate, rule } = counted;
  const isClear = !mayReachThreshold(estimate, rule) || pOfAtMost(Math.log1p(rule.threshold), estimate) <= ALPHA_OF_SUSPICION;
  return isClear ? estimate.log : null;
}

/**
 * Counts settle a time: they speak for it, unless it grew by its threshold more than they did, with p ≤ 0.01 against as much, uncorrected;
 * p ≤ 0.1 asks for more rounds before. So a wait, a system call or a cache miss slips if it costs less than the threshold, or if the
 * rounds are too noisy. `policy.countsSettle` turns this off.
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
  const growth = growthByCount(all);
  if (!countsSettle || !TIMES.has(metric) || growth === null) return false;
  return estimate.log < Math.max(0, growth) + Math.log1p(rule.threshold) || pOfAtMost(growth, estimate) > alpha;
}

/** Rounds in which time bears witness where counts decide: with fewer nothing can be estimated. */
export const WITNESS_ROUNDS = LEAST_ROUNDS;

/** Tells whether counts settle all times that decide, so that a benchmark needs no look at its rounds. */
export function isSettledWithoutLook({ evidence, thin }: BenchmarkEvidence, policy: Pick<Policy, 'countsSettle'>): boolean {
  const times = evidence.filter(({ decides, metric }) => decides && !isCounted(metric));
  return thin.length === 0 && times.length > 0 && times.every((one) => isSettledByCounts(one, evidence, policy, ALPHA_OF_SUSPICION));
}
