import type { Policy } from '../model.ts';
import type { LogEstimate } from './log-estimate.ts';
/** Whether an estimate hints at any change for the worse, however small. */
export declare function isSuspicious(estimate: LogEstimate): boolean;
/** Whether screening is enough to say that there is no regression to speak of. `null`: too few rounds to say anything. */
export declare function isCleared(estimate: LogEstimate | null, { alpha, noRegressionOver }: Pick<Policy, 'alpha' | 'noRegressionOver'>): boolean;
/**
 * Whether a change at the threshold is still to be reckoned with. Changes between the threshold and `noRegressionOver` are
 * often clear of the latter before they can be convicted: a suspect that was let go then would be missed.
 */
export declare function mayReachThreshold(estimate: LogEstimate, { threshold }: {
    readonly threshold: number;
}): boolean;
