/** The work of a counted program, step by step. */
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

/** A program whose steps are counted. */
export interface CountedWork extends Pick<CountedProgram, 'arm' | 'unit'> {
  readonly perform: (units: number) => Promise<Step>;
  /** Leaves it alone. */
  readonly rest: (ms: number) => Promise<Step>;
}

export function workOf({ arm, unit, perform, count }: CountedProgram, signal: AbortSignal): CountedWork {
  const stepOf = async (act: () => Promise<unknown>): Promise<Step> => {
    const [before, fromMs] = [await count(), monotonicMs()];
    await act();
    const ms = monotonicMs() - fromMs;
    return { instructions: await count() - before, ms };
  };
  return {
    arm, unit,
    perform: (units) => stepOf(() => perform(units)),
    rest: (ms) => stepOf(() => sleep(ms, undefined, { signal }).catch(() => {})),
  };
}
