import stdlibDigamma from '@stdlib/math-base-special-digamma';
import stdlibTrigamma from '@stdlib/math-base-special-trigamma';

/** ψ(x), the derivative of log Γ. */
export const digamma = (x: number): number => stdlibDigamma(x);

/** ψ′(x). */
export const trigamma = (x: number): number => stdlibTrigamma(x);
