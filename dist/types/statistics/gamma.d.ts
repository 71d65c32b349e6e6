/** ψ(x), the derivative of log Γ. */
export declare const digamma: (x: number) => number;
/** ψ′(x). */
export declare const trigamma: (x: number) => number;
