/**
 * The work of a counted program, step by step. The same code executes the same instructions in the same step of any process, so a
 * recording of the steps stands for the program itself, as long as it is asked for the same steps.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Arm } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** A program of one arm whose instructions can be counted. */
export interface CountedProgram extends AsyncDisposable {
  readonly arm: Arm;
  /** One piece of its work. */
  readonly unit: 'request' | 'operation';
  /** Does exactly so many units of work. @throws ArmFailure where it cannot */
  readonly perform: (units: number) => Promise<void>;
  /** Instructions so far. */
  readonly count: () => Promise<number>;
}

/** Instructions that were executed within some time. */
export interface Step {
  readonly instructions: number;
  readonly ms: number;
}

/** All steps of a program, in their order, and what it did when it was left alone. */
export interface Recording extends Pick<CountedProgram, 'unit'> {
  readonly steps: readonly (Step & { readonly units: number })[];
  readonly rest: Step;
}

/** A program that works now, or did so in an earlier run. */
export interface CountedWork extends Pick<CountedProgram, 'arm' | 'unit'> {
  readonly isRecorded: boolean;
  readonly perform: (units: number) => Promise<Step>;
  /** Leaves it alone. */
  readonly rest: (ms: number) => Promise<Step>;
  /** What was done so far. null: it was not left alone yet, works by the clock, or is a recording itself. */
  readonly recording: () => Recording | null;
}

/** The recording does not hold the step that was asked for. */
export class RecordingEnded extends Error {
  override readonly name = 'RecordingEnded';
}

/** A recording may be compared with a program on a machine of a third or of three times the speed, where timers have another share. */
const MOST_OF_A_RECORDING_BY_THE_CLOCK = 0.001;

export function liveWork({ arm, unit, perform, count }: CountedProgram, signal: AbortSignal): CountedWork {
  const steps: Recording['steps'][number][] = [];
  let rest: Step | null = null;
  const stepOf = async (act: () => Promise<unknown>): Promise<Step> => {
    const [before, fromMs] = [await count(), monotonicMs()];
    await act();
    const ms = monotonicMs() - fromMs;
    return { instructions: await count() - before, ms };
  };
  return {
    arm, unit,
    isRecorded: false,
    perform: async (units) => {
      const step = await stepOf(() => perform(units));
      steps.push({ units, ...step });
      return step;
    },
    rest: async (ms) => {
      const step = await stepOf(() => sleep(ms, undefined, { signal }).catch(() => {}));
      rest ??= step;
      return step;
    },
    recording: () => {
      const busy = steps.at(-1);
      if (rest === null || busy === undefined) return null;
      return rateOf(rest) <= MOST_OF_A_RECORDING_BY_THE_CLOCK * rateOf(busy) ? { unit, steps, rest } : null;
    },
  };
}

const rateOf = ({ instructions, ms }: Step): number => instructions / ms;

/** Work that was recorded. @throws RecordingEnded where it is asked for other steps */
export function replayedWork({ unit, steps, rest }: Recording, arm: Arm): CountedWork {
  const left = [...steps];
  return {
    arm, unit,
    isRecorded: true,
    perform: async (units) => {
      const step = left.shift();
      if (step?.units !== units) throw new RecordingEnded();
      return step;
    },
    rest: async () => rest,
    recording: () => null,
  };
}
