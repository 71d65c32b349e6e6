import { mean, sampleVariance } from 'simple-statistics';
import type { Comparison, MetricName, SlicePair } from '../model.ts';
import { type MetricSample, onlyLook } from './evidence.ts';
import type { LogEstimate } from './log-estimate.ts';
import type { MetricRule } from './rules.ts';
import { describeDifference } from './wording.ts';

/** How far an edit that changes no work moves the count: it moves the code, and so what the compiler makes of it. */
export interface NeutralEdits {
  /** Standard deviation of the log ratio of the edited code to the other, whatever the repeats. */
  readonly sd: number;
  /** How well that is known. */
  readonly degreesOfFreedom: number;
}

/** What `node bench/instructions.ts table` prints, rounded up. */
export const NEUTRAL_EDITS: NeutralEdits = { sd: 0.001, degreesOfFreedom: 7 };

/** The variance between repeats cannot be had from one. */
const LEAST_REPEATS = 2;

/**
 * The mean of log(head/base) over repeats. They vary by their hash seeds, and every one of them holds the same luck of
 * where the code lies, which no number of repeats takes out: SE² = s²/n + floor². Degrees of freedom by Satterthwaite
 * (1946).
 *
 * @returns null: too few repeats
 */
export function instructionEstimate(pairs: readonly SlicePair[], floor: NeutralEdits = NEUTRAL_EDITS): LogEstimate | null {
  const ratios = pairs.filter(({ base, head }) => base > 0 && head > 0).map(({ base, head }) => Math.log(head) - Math.log(base));
  if (ratios.length < LEAST_REPEATS) return null;
  const variance = sampleVariance(ratios);
  const [ofMean, ofFloor] = [variance / ratios.length, floor.sd ** 2];
  const squaredError = ofMean + ofFloor;
  return {
    log: mean(ratios),
    standardError: Math.sqrt(squaredError),
    degreesOfFreedom: squaredError ** 2 / (ofMean ** 2 / (ratios.length - 1) + ofFloor ** 2 / floor.degreesOfFreedom),
    n: ratios.length,
    sd: Math.sqrt(variance),
  };
}

/** The same as a sample among those of a benchmark's duets. It is looked at once, and was not screened: it can convict. */
export function instructionSample(pairs: readonly SlicePair[], metric: MetricName, rule: MetricRule): MetricSample {
  const estimate = instructionEstimate(pairs);
  return { metric, rule, phase: 'confirm', usableRounds: pairs.length, estimate, looks: estimate === null ? [] : onlyLook(estimate), isCleared: false };
}

/**
 * What to say where instructions and CPU time point different ways: one is worse, or better, beyond its δ₀, the other is
 * not, and their intervals do not meet. A sentence without a full stop; null: nothing.
 *
 *     instructions ↓   time →   better        neither                     worse
 *     better                    null          "not only instructions"     "not only instructions"
 *     neither                   "hidden"      null                        "not only instructions"
 *     worse                     "hidden"      "hidden"                    null
 */
export function disagreement(instructions: Comparison, time: Comparison): string | null {
  const meet = instructions.interval.low <= time.interval.high && time.interval.low <= instructions.interval.high;
  if (meet || wayOf(instructions) === wayOf(time)) return null;
  const differ = `${describeDifference(instructions, 'lower')}, but ${describeDifference(time, 'lower')}`;
  return instructions.estimate > time.estimate ? `${differ}: ${HIDDEN}` : `${differ}: ${NOT_ONLY_INSTRUCTIONS}`;
}

const HIDDEN = 'what is done more is done in the shadow of other work, which another processor may not have room for';
const NOT_ONLY_INSTRUCTIONS = 'the time goes into what is not counted, like system calls, waiting for memory or branches that are guessed wrong';

/** Which way a change goes beyond what is of no interest. */
function wayOf({ interval, delta0 }: Comparison): 'worse' | 'better' | 'neither' {
  if (interval.low > delta0) return 'worse';
  return interval.high < 1 / (1 + delta0) - 1 ? 'better' : 'neither';
}
