import { setTimeout as sleep } from 'node:timers/promises';
import { MeasuringFailure } from '../failure.ts';
import type { SharedFate } from './cost-per-unit.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { formatInteger, formatPercent } from '../../text/figures.ts';

/** The time that passes while programs are counted. */
export interface PassingTime {
  /** Monotonic. */
  readonly nowMs: () => number;
  /** @throws MeasuringFailure where the signal ends it early */
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export const REAL_TIME: PassingTime = {
  nowMs: monotonicMs,
  wait: async (ms, signal) => {
    try {
      await sleep(ms, undefined, { signal });
    } catch (cause) {
      throw new MeasuringFailure({ kind: 'counting-failed', problem: 'it was ended while nobody asked anything of it' }, { cause });
    }
  },
};

/** How long a program is left alone: what it does once a second is seen. */
const LOOK_MS = 1_000;
/** And where one of the two was not quiet: of ticks that come now and then, one more or less in one of the arms is chance. */
const LONG_LOOK_MS = 10_000;
/** Of what was counted. No more than a change of instructions that is of no interest, or it would look like one that is. */
const MOST_BY_THE_CLOCK = 0.003;

/** A program that has done its work. */
export interface WorkedProgram {
  readonly arm: Arm;
  readonly unit: string;
  readonly count: () => Promise<number>;
  /** Instructions in a ms of it. */
  readonly busyRate: number;
}

interface IdleProgram extends WorkedProgram {
  /** Instructions in a ms in which nobody asks anything of it. */
  readonly idleRate: number;
}

/**
 * What a program does by the clock weighs about a hundred times as much in a count as in life, because a request takes that
 * much longer there, and a timer comes as often. So both are left alone, after all that is counted: what they execute then,
 * they executed beside their work too.
 *
 * A timer that both have adds as much to either, which hardly moves their ratio. Head that is counted alone is held against
 * counts of a machine that was slower then, or faster, so there it is all of it that matters.
 *
 * @throws what asking for a count fails with; MeasuringFailure where it is too much, or where the signal ends it early
 */
export async function assertIdle(programs: OfBothArms<WorkedProgram>, fate: SharedFate, time: PassingTime): Promise<void> {
  const { base, head } = await leftAlone(programs, fate, time);
  const [less, more] = shareOf(base) < shareOf(head) ? [base, head] : [head, base];
  const isAlone = less.arm === more.arm;
  const share = shareOf(more) - (isAlone ? 0 : shareOf(less));
  if (share <= MOST_BY_THE_CLOCK) return;
  const other = isAlone ? '' : `, and ${less.arm} ${aSecond(less)}`;
  throw new MeasuringFailure({ kind: 'counting-failed', problem: `while nobody asks anything of it ${more.arm} executes ${aSecond(more)} instructions a second (a timer?)${other}: ${more.unit}s take about a hundred times as long under valgrind, so that comes to ${formatPercent(share)} of what was counted, and to far less in life; turn off in what is measured what it does by the clock` });
}

/**
 * Mostly one look will do. What follows upon the last request (a collection that goes on, a connection that is closed) is over
 * in a longer one, and what comes again and again is in both. Either look is at both arms: of a timer that both have, a tick
 * may fall into the second of one and not of the other.
 */
async function leftAlone(programs: OfBothArms<WorkedProgram>, { inBoth, signal }: SharedFate, time: PassingTime): Promise<OfBothArms<IdleProgram>> {
  const lookAtBoth = (lookMs: number): Promise<OfBothArms<IdleProgram>> =>
    inBoth(async (arm) => ({ ...programs[arm], idleRate: await rateOfLook(programs[arm].count, { lookMs, time, signal }) }));
  const first = await lookAtBoth(LOOK_MS);
  const isQuiet = Math.max(shareOf(first.base), shareOf(first.head)) <= MOST_BY_THE_CLOCK;
  return isQuiet ? first : lookAtBoth(LONG_LOOK_MS);
}

interface Look {
  readonly lookMs: number;
  readonly time: PassingTime;
  /** Ends it early. */
  readonly signal: AbortSignal;
}

/** Never below nothing, though a process that ends takes with it what it has executed. */
async function rateOfLook(count: WorkedProgram['count'], { lookMs, time: { nowMs, wait }, signal }: Look): Promise<number> {
  const [before, fromMs] = [await count(), nowMs()];
  await wait(lookMs, signal);
  const [after, untilMs] = [await count(), nowMs()];
  return Math.max(0, after - before) / (untilMs - fromMs);
}

/** Of all that it executed while it worked. */
const shareOf = ({ idleRate, busyRate }: IdleProgram): number => idleRate / busyRate;

const aSecond = ({ idleRate }: IdleProgram): string => formatInteger(idleRate * 1_000);
