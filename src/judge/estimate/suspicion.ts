import type { LogEstimate } from './log-estimate.ts';
import { pOfAtMost, upperBoundLog } from './significance.ts';

/** Level at which something is suspected: high on purpose, because a suspect costs rounds and nothing else. */
const ALPHA_OF_SUSPICION = 0.1;

/** Whether an estimate hints at any change for the worse, however small. */
export function isSuspicious(estimate: LogEstimate): boolean {
  return pOfAtMost(0, estimate) <= ALPHA_OF_SUSPICION;
}

/**
 * Whether a change at the threshold is still to be reckoned with. Changes between the threshold and `noRegressionOver` are
 * often clear of the latter before they can be convicted: what was let go then would be missed.
 */
export function mayReachThreshold(estimate: LogEstimate, { threshold }: { readonly threshold: number }): boolean {
  return upperBoundLog(estimate, ALPHA_OF_SUSPICION) >= Math.log1p(threshold);
}
