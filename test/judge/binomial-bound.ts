/**
 * The largest count out of `trials` that chance alone exceeds with a probability below one in ten thousand, where each
 * trial succeeds with `probability`: the exact binomial tail, summed up from 0.
 */
export function largestPlausibleCount(trials: number, probability: number): number {
  let term = (1 - probability) ** trials;
  let cumulative = term;
  let count = 0;
  while (1 - cumulative > 1e-4) {
    term *= ((trials - count) / (count + 1)) * (probability / (1 - probability));
    cumulative += term;
    count += 1;
  }
  return count;
}
