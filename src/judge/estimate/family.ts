/**
 * Holm's step-down correction (Holm 1979): adjusted p values in the order given. Rejecting where the adjusted value is
 * at most alpha keeps the probability of a single false rejection in the family at alpha or below, whatever the
 * dependence between the comparisons.
 */
export function adjustByHolm(pValues: readonly number[]): readonly number[] {
  const ascending = pValues.map((p, position) => ({ p, position })).toSorted((a, b) => a.p - b.p);
  const adjusted = pValues.map(() => 1);
  let largestSoFar = 0;
  for (const [rank, { p, position }] of ascending.entries()) {
    largestSoFar = Math.max(largestSoFar, Math.min(1, (pValues.length - rank) * p));
    adjusted[position] = largestSoFar;
  }
  return adjusted;
}
