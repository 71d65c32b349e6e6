import { randomInt } from 'node:crypto';

/** Whatever is drawn and recorded can be given again. */
export const MOST_SEED = 2 ** 31 - 1;

/** The seed of a run for which nobody gave one. */
export const drawSeed = (): number => randomInt(MOST_SEED + 1);
