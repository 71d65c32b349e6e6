/** How often the judge sees more instructions, by the luck of edits and the noise of counts that were recorded. */
import { mean, rootMeanSquare } from 'simple-statistics';
import { clopperPearson } from '../clopper-pearson.ts';
import { judge } from '../../src/judge/judge.ts';
import type { BenchmarkRecord, SlicePair } from '../../src/model.ts';
import { aBenchmark, around, aRun, COUNTING_HASH, measured, POLICY } from '../../test/judge/records.ts';
import { gaussian, type Random, seededRandom } from '../../test/judge/seeded-noise.ts';

/** What moves a count beside the work: logs of head over base. */
export interface CountingNoise {
  /** Of edits that change no work, one each; by program. */
  readonly lucks: readonly (readonly number[])[];
  /** Of pairs of the same code. */
  readonly repeats: readonly number[];
  /** By program, also of those that were never counted; at least one. */
  readonly refusals: readonly Refusals[];
}

/** How often a pair of one program came to no count. */
export interface Refusals {
  readonly program: string;
  /** At least one. */
  readonly tries: number;
  readonly refused: number;
}

/** Shares of the tries, in which one member of a family did so much more, that see it. */
export interface CountingPower {
  readonly effect: number;
  readonly tries: number;
  /** Of pairs, by program: a benchmark is one of these programs, and one that lacks any of its pairs has no count. */
  readonly refusals: readonly Refusals[];
  /** Where each member's luck is that of one of the recorded edits. */
  readonly asRecorded: number;
  /** Where luck is normal, and in every program as large as the edits leave room for of that in which it is largest. */
  readonly atWorst: number;
}

/** By how much more the counts are to be seen, and in which share of tries at the least. */
export const COUNTED_EFFECT = 0.01;
export const SEEN_AT_LEAST = 0.99;

/** Of each effect of the table. */
const TRIES = 1_000;
/** Of what decides whether a goal is met: judgements cost nothing but time, and no goal is to be left open for want of them. */
const DECIDING_TRIES = 10_000;
const MOST_DOUBLINGS = 3;
const LEVEL = 0.95;
/** With two gating metrics each: a family of ten. */
const MEMBERS = 5;
const REPEATS = 3;
/** Judged by time as well, by which nothing changes. */
const TIME = measured({ nsPerOp: around(0, 0.005) });

/** Largest standard deviation around 0 that figures leave room for, at 95 % one-sided: by the normal approximation of the log of a chi-squared variance. */
function largestSd(figures: readonly number[]): number {
  return rootMeanSquare([...figures]) * Math.exp(1.645 / Math.sqrt(2 * figures.length));
}

/** Of fewer nothing can be said of a program's own. */
const LEAST_EDITS = 5;

/** That of the program in which it is largest. */
export const largestOfPrograms = (lucks: CountingNoise['lucks']): number =>
  Math.max(...lucks.filter((ofProgram) => ofProgram.length >= LEAST_EDITS).map(largestSd));

/** With as many tries as tell whether it is seen so often as it should where luck is worst, if so many do. */
export function decidedPower(noise: CountingNoise, effect: number): CountingPower {
  for (let doublings = 0; ; doublings += 1) {
    const power = countingPower(noise, [effect], DECIDING_TRIES * 2 ** doublings)[0]!;
    const { low, high } = clopperPearson(Math.round(power.atWorst * power.tries), power.tries, LEVEL);
    if (low >= SEEN_AT_LEAST || high < SEEN_AT_LEAST || doublings === MOST_DOUBLINGS) return power;
  }
}

export function countingPower(noise: CountingNoise, effects: readonly number[], tries: number = TRIES): readonly CountingPower[] {
  const { lucks, refusals } = noise;
  const worst = largestOfPrograms(lucks);
  const all = lucks.flat();
  return effects.map((effect) => ({
    effect,
    tries,
    refusals,
    asRecorded: shareSeen({ effect, tries }, noise, (random) => (random() < 0.5 ? 1 : -1) * all[Math.floor(random() * all.length)]!),
    atWorst: shareSeen({ effect, tries }, noise, (random) => worst * gaussian(random)),
  }));
}

function shareSeen(
  { effect, tries }: Pick<CountingPower, 'effect' | 'tries'>,
  { repeats, refusals }: Pick<CountingNoise, 'repeats' | 'refusals'>,
  luckOf: (random: Random) => number,
): number {
  const random = seededRandom(1);
  // Of its own: what luck and noise are drawn stays the same, whatever is refused.
  const ofRefusals = seededRandom(2);
  const pairOf = (log: number): SlicePair => ({
    base: 100_000,
    head: 100_000 * Math.exp(log + repeats[Math.floor(random() * repeats.length)]!),
  });
  const memberOf = (index: number, log: number): BenchmarkRecord => {
    const luck = luckOf(random);
    const instructions = Array.from({ length: REPEATS }, () => pairOf(log + luck));
    const counted = isCounted(refusals, ofRefusals) ? { instructions, countingHash: COUNTING_HASH } : {};
    return aBenchmark(`suite/${index}`, { ...TIME, ...counted }, { kind: 'suite' });
  };
  return mean(
    Array.from({ length: tries }, () => {
      const benchmarks = Array.from({ length: MEMBERS }, (_, index) => memberOf(index, index === 0 ? Math.log1p(effect) : 0));
      const {
        benchmarks: [changed],
      } = judge({ run: aRun({ benchmarks, policy: POLICY }), history: [], acceptances: [] });
      return changed!.verdict === 'regressed' ? 1 : 0;
    }),
  );
}

/** Whether a benchmark has a count: it is any of the programs, and the first of its pairs that is refused ends it. */
function isCounted(refusals: readonly Refusals[], random: Random): boolean {
  const { refused, tries } = refusals[Math.floor(random() * refusals.length)]!;
  return Array.from({ length: REPEATS }, () => random() >= refused / tries).every(Boolean);
}
