import type { Arm } from '../model.ts';

/**
 * An arm did not do what it has to: it does not boot, answers wrongly, dies, hangs. Thrown where it is seen and
 * turned into data by whoever asked for it: a round, a count, a service, the list of tasks.
 */
export class ArmFailure extends Error {
  override readonly name = 'ArmFailure';
  readonly arm: Arm;

  constructor(arm: Arm, reason: string) {
    super(reason);
    this.arm = arm;
  }
}

/** The measuring itself could not be done, through no fault of an arm. */
export class MeasuringFailure extends Error {
  override readonly name = 'MeasuringFailure';
}
