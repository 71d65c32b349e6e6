/** Failures of an arm or of the measuring, and what failed tries mean for a benchmark. */
import os from 'node:os';
import { reasonOf, UserError } from '../errors.ts';
import type { Arm, Measurement } from '../model.ts';
import type { Reason } from '../reasons.ts';
import { lastOutput } from '../system/last-output.ts';
import type { NoAnswer } from '../system/process-messages.ts';

/** An error that carries its reason as data. */
export class ReasonError extends Error {
  override readonly name: string = 'ReasonError';
  readonly reason: Reason;

  constructor(reason: Reason, options?: ErrorOptions) {
    super(JSON.stringify(reason), options);
    this.reason = reason;
  }
}

/**
 * An arm does not boot, answers wrongly, dies or hangs. A round, a count, a service or the list of tasks throws it, and its
 * caller turns it into data.
 */
export class ArmFailure extends ReasonError {
  override readonly name = 'ArmFailure';
  readonly arm: Arm;
  /** A server did not come up: it exited, did not listen, or answered its first request wrongly. */
  readonly isOfBoot: boolean;

  constructor(arm: Arm, reason: Reason, { isOfBoot = false }: { readonly isOfBoot?: boolean } = {}) {
    super(reason);
    this.arm = arm;
    this.isOfBoot = isOfBoot;
  }
}

/** The reason with the end of what the program printed, if it printed anything. */
export function withLastOutput(because: Reason, output: string): Reason {
  const last = lastOutput(output);
  return last === '' ? because : { kind: 'printed-last', because, output: last };
}

/** Why a child process of perf-gate gave no answer. */
export function reasonOfNoAnswer(why: NoAnswer): Reason {
  switch (why.kind) {
    case 'ended':
      return withLastOutput({ kind: 'process-ended', ending: why.ending }, why.output);
    case 'late':
      return { kind: 'process-silent', seconds: Math.round(why.timeoutMs / 1000) };
    case 'failed':
      return { kind: 'process-error', problem: why.reason };
  }
}

/** The measuring itself could not be done, through no fault of an arm. */
export class MeasuringFailure extends ReasonError {
  override readonly name = 'MeasuringFailure';
}

/**
 * Asks the system for what a round, a count or a service needs before it begins. A full disk, or a lack of file descriptors, may be the
 * machine's trouble or the server's doing. It costs this round, and not all that was measured before.
 *
 * @throws MeasuringFailure where the system refuses
 */
export async function askSystem<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (cause) {
    if (!(cause instanceof UserError) && !(cause instanceof Error && 'syscall' in cause)) throw cause;
    throw new MeasuringFailure({ kind: 'no-room-to-measure', problem: reasonOf(cause), folder: os.tmpdir() }, { cause });
  }
}

/**
 * A round, an install, a service, a list of tasks or a count is tried so often before its failure means anything. A port that was taken,
 * or a registry that does not answer once, is not the change's doing.
 */
export const TRIES = 2;

/** A failed try of a round, an install or a list of tasks. */
export interface LostTry {
  /** The arm that failed; null: the measuring itself could not be done. */
  readonly arm: Arm | null;
  readonly reason: Reason;
  /** A server of the arm did not come up. */
  readonly isOfBoot?: boolean;
}

/** A failed try that did not end its benchmark, and how its round went on. */
export interface OutlivedTry extends LostTry {
  readonly round: 'measured again' | 'solo left out' | 'base alone';
}

/** The state in which the measuring of a benchmark ends. */
export type Ending = Extract<Measurement, { state: 'broken' | 'invalid' }>;

/** Makes data of a failed try. @throws any other error: it is our own */
export function lostTryOf(error: unknown): LostTry {
  if (error instanceof ArmFailure) return { arm: error.arm, reason: error.reason, ...(error.isOfBoot ? { isOfBoot: true } : {}) };
  if (error instanceof MeasuringFailure) return { arm: null, reason: error.reason };
  throw error;
}

/**
 * Ends a benchmark after every try of a round, an install or a list of tasks failed. The last try decides. Head is blamed only if it
 * failed in each of them, and base never failed before: a failure that befalls both now and then is not the change's doing.
 *
 * @param tries of that one, oldest first; at least one
 * @param before failed tries of the benchmark before it
 */
export function endingOf(tries: readonly LostTry[], before: readonly LostTry[]): Ending {
  const { arm, reason } = tries.at(-1)!;
  if (arm === null) return { state: 'invalid', reason };
  if (arm === 'base') return { state: 'broken', arm, reason };
  const ofBase = [...before, ...tries].findLast((lost) => lost.arm === 'base');
  if (ofBase !== undefined) return { state: 'invalid', reason: { kind: 'base-breaks-too', base: ofBase.reason, head: reason } };
  const ofNoArm = tries.find((lost) => lost.arm === null);
  if (ofNoArm !== undefined) return { state: 'invalid', reason: { kind: 'head-broke-at-next-try', first: ofNoArm.reason, head: reason } };
  return { state: 'broken', arm, reason };
}

/**
 * Ends a benchmark whose head failed in a round by itself. Such a round asks more of one process than a round beside base, so base was
 * loaded the same way.
 *
 * @param head the ending without base's try
 * @param ofBase null: base did not fail
 */
export function endingBesideBase(head: Ending, ofBase: LostTry | null): Ending {
  if (ofBase === null) return head;
  if (ofBase.arm === null && head.state === 'invalid') return head;
  if (ofBase.arm === null) return { state: 'invalid', reason: { kind: 'head-broke-alone', head: head.reason, base: ofBase.reason } };
  return { state: 'broken', arm: 'base', reason: ofBase.reason };
}

/**
 * Ends a benchmark of which an arm fails beside the other, after that arm was tried by itself: booted, or measured. Only one of them can
 * have a fixed port or lock a file, and which of them has it is no fault of its code.
 *
 * @param beside the ending without that
 * @param byItself null: it works
 */
export function endingByItself(beside: Extract<Ending, { state: 'broken' }>, byItself: LostTry | null): Ending {
  const { arm, reason: because } = beside;
  if (byItself === null) return { state: 'invalid', reason: { kind: 'works-alone', arm, because } };
  if (byItself.arm === null) return { state: 'invalid', reason: { kind: 'not-tried-alone', arm, because, alone: byItself.reason } };
  return beside;
}

/** A note for each arm, and each way in which its rounds went on, with the last reason. */
export function notesOnOutlived(benchmark: string, outlived: readonly OutlivedTry[]): readonly Reason[] {
  return [...Map.groupBy(outlived, ({ arm, round }) => `${arm} ${round}`).values()].map((alike) => {
    const { arm, round, reason } = alike.at(-1)!;
    return { kind: 'try-failed', benchmark, arm, round, times: alike.length, because: reason };
  });
}
