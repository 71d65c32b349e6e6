/** Of a share. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The exact two-sided interval of a share, for trials that are independent of each other (Clopper & Pearson 1934).
 *
 * @param level like 0.95
 */
export function clopperPearson(successes: number, trials: number, level: number): Bounds {
  const oneSided = (1 + level) / 2;
  return { low: 1 - upperBoundOfShare(trials - successes, trials, oneSided), high: upperBoundOfShare(successes, trials, oneSided) };
}

/** Halvings until the bound has no more digits to gain. */
const HALVINGS = 60;

/**
 * The largest share that so many successes in so many trials are still compatible with: the exact one-sided upper bound
 * of Clopper & Pearson (1934). None in n trials leaves 3/n at 95 %, about.
 *
 * @param confidence like 0.95
 */
function upperBoundOfShare(successes: number, trials: number, confidence: number): number {
  if (successes >= trials) return 1;
  let [low, high] = [successes / trials, 1];
  for (let halving = 0; halving < HALVINGS; halving += 1) {
    const middle = (low + high) / 2;
    if (probabilityOfAtMost(successes, trials, middle) > 1 - confidence) low = middle;
    else high = middle;
  }
  return high;
}

/** P(X ≤ k) of a binomial X, 0 < share < 1. Summed up from logs, because (1 − share)ⁿ itself may vanish. */
function probabilityOfAtMost(most: number, trials: number, share: number): number {
  const logOdds = Math.log(share) - Math.log1p(-share);
  let logTerm = trials * Math.log1p(-share);
  let sum = Math.exp(logTerm);
  for (let count = 0; count < most; count += 1) {
    logTerm += Math.log((trials - count) / (count + 1)) + logOdds;
    sum += Math.exp(logTerm);
  }
  return sum;
}
