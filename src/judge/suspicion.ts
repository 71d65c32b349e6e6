import type { Policy } from '../model.ts';
import type { LogEstimate } from './log-estimate.ts';
import { pOfAtMost, upperBoundLog } from './significance.ts';

/** Level at which screening suspects: high on purpose, because a suspect costs rounds and nothing else. */
const ALPHA_OF_SUSPICION = 0.1;

/** Whether an estimate hints at any change for the worse, however small. */
export function isSuspicious(estimate: LogEstimate): boolean {
  return pOfAtMost(0, estimate) <= ALPHA_OF_SUSPICION;
}

/** Whether screening is enough to say that there is no regression to speak of. `null`: too few rounds to say anything. */
export function isCleared(estimate: LogEstimate | null, { alpha, noRegressionOver }: Pick<Policy, 'alpha' | 'noRegressionOver'>): boolean {
  return estimate !== null && !isSuspicious(estimate) && upperBoundLog(estimate, alpha) < Math.log1p(noRegressionOver);
}

/**
 * Whether a change at the threshold is still to be reckoned with. Changes between the threshold and `noRegressionOver` are
 * often clear of the latter before they can be convicted: a suspect that was let go then would be missed.
 */
export function mayReachThreshold(estimate: LogEstimate, { threshold }: { readonly threshold: number }): boolean {
  return upperBoundLog(estimate, ALPHA_OF_SUSPICION) >= Math.log1p(threshold);
}
