/** Random numbers in [0, 1) that are the same on every machine and in every year: mulberry32. */
export type Random = () => number;

export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws one value of mean 0 and standard deviation 1. */
export type Noise = (random: Random) => number;

/** Box and Muller (1958). */
export const gaussian: Noise = (random) => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** Student's t of 3 degrees of freedom: a wild round now and then, without a fourth moment. */
export const heavyTailed: Noise = (random) => {
  const chiSquared = gaussian(random) ** 2 + gaussian(random) ** 2 + gaussian(random) ** 2;
  return gaussian(random) / Math.sqrt(chiSquared / 3) / Math.sqrt(3);
};

/** One round in ten has ten times the noise: another process woke up. */
export const contaminated: Noise = (random) => (gaussian(random) * (random() < 0.1 ? 10 : 1)) / Math.sqrt(0.9 + 0.1 * 100);

/** Lognormal (σ = 1): mostly a little below the mean, sometimes far above it. */
export const skewed: Noise = (random) => (Math.exp(gaussian(random)) - Math.exp(0.5)) / Math.sqrt(Math.expm1(1) * Math.E);

/** Each arm has skewed noise of its own: what a log ratio of two arms that differ in nothing else looks like. */
export const skewedInBothArms: Noise = (random) => (skewed(random) - skewed(random)) / Math.SQRT2;
