import os from 'node:os';
import { reasonOf, UserError } from '../errors.ts';
import type { Arm } from '../model.ts';

/**
 * An arm did not do what it has to: it does not boot, answers wrongly, dies, hangs. Thrown where it is seen and
 * turned into data by whoever asked for it: a round, a count, a service, the list of tasks.
 */
export class ArmFailure extends Error {
  override readonly name = 'ArmFailure';
  readonly arm: Arm;
  /** Whether it is a server that did not come up: it exited, did not listen, or answered its first request wrongly. */
  readonly isOfBoot: boolean;

  constructor(arm: Arm, reason: string, { isOfBoot = false }: { readonly isOfBoot?: boolean } = {}) {
    super(reason);
    this.arm = arm;
    this.isOfBoot = isOfBoot;
  }
}

/** The measuring itself could not be done, through no fault of an arm. */
export class MeasuringFailure extends Error {
  override readonly name = 'MeasuringFailure';
}

/**
 * What a round, a count or a service needs of the system before it begins. A disk that is full, or descriptors that are used up, may
 * be the machine's trouble or the server's doing, and cost what needs them: not all that was measured before.
 *
 * @throws MeasuringFailure where the system refuses
 */
export async function askSystem<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof UserError) && !(cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new MeasuringFailure(`what measuring needs could not be set up: ${reasonOf(cause)} (is there room in ${os.tmpdir()}?)`, { cause });
  }
}
