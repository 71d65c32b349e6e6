/**
 * Holm's step-down correction (Holm 1979): adjusted p values in the order given. Rejecting where the adjusted value is
 * at most alpha keeps the probability of a single false rejection in the family at alpha or below, whatever the
 * dependence between the comparisons.
 */
export declare function adjustByHolm(pValues: readonly number[]): readonly number[];
