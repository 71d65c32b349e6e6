import { randomInt } from "node:crypto";

// src/seed.ts
/** Whatever is drawn and recorded can be given again. */
const MOST_SEED = 2 ** 31 - 1;
/** The seed of a run for which nobody gave one. */
const drawSeed = () => randomInt(MOST_SEED + 1);

export { drawSeed as n, MOST_SEED as t };