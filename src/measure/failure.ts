import os from 'node:os';
import { reasonOf, UserError } from '../errors.ts';
import type { Arm, Measurement } from '../model.ts';
import { plainProse } from '../text/escape.ts';
import { recordedText, textOfRecorded } from '../model/reasons.ts';

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

/** Tries of a round, an install or a list of tasks that came to nothing: what they mean for the benchmark, and what a reader is told of them. */

/**
 * How often a round, an install, a service, a list of tasks or a count is tried before its failure means anything: a lost port is no
 * broken server, a registry or a peer that does not answer once is not the change's doing, and what is counted runs many
 * times as slowly, which may be too slow for a time-out of its own.
 */
export const TRIES = 2;

/** A try of a round, an install or a list of tasks that came to nothing. */
export interface LostTry {
  /** Whose failure it was; null: nobody's, the measuring itself could not be done. */
  readonly arm: Arm | null;
  readonly reason: string;
  /** Whether a server of the arm did not come up. Not there: it did, or there was none. */
  readonly isOfBoot?: boolean;
}

/** A lost try that did not end its benchmark, and what became of its round. */
export interface OutlivedTry extends LostTry {
  readonly round: 'measured again' | 'control left out' | 'solo left out' | 'base alone';
}

/** What puts an end to the measuring of a benchmark. */
export type Ending = Extract<Measurement, { state: 'broken' | 'invalid' }>;

/** What a failed try comes to. @throws whatever is neither an arm's failure nor one of the measuring: it is our own */
export function lostTryOf(error: unknown): LostTry {
  if (error instanceof ArmFailure) return { arm: error.arm, reason: error.message, ...(error.isOfBoot ? { isOfBoot: true } : {}) };
  if (error instanceof MeasuringFailure) return { arm: null, reason: error.message };
  throw error;
}

/**
 * What it means for the benchmark that every try of a round, an install or a list of tasks was lost: what the last of them
 * says. But head is blamed only where each of these tries was lost to it, and none of the benchmark's was ever lost to
 * base: what befalls both now and then is not the change's doing.
 *
 * @param tries of that one, oldest first; at least one
 * @param before those of the benchmark before it
 */
export function endingOf(tries: readonly LostTry[], before: readonly LostTry[]): Ending {
  const { arm, reason } = tries.at(-1)!;
  if (arm === null) return { state: 'invalid', reason: recordedText(reason) };
  if (arm === 'base') return { state: 'broken', arm, reason: recordedText(reason) };
  const ofBase = [...before, ...tries].findLast((lost) => lost.arm === 'base');
  if (ofBase !== undefined) return { state: 'invalid', reason: recordedText(`base breaks now and then too: ${ofBase.reason}; head broke last: ${reason}`) };
  const ofNobody = tries.find((lost) => lost.arm === null);
  if (ofNobody !== undefined) return { state: 'invalid', reason: recordedText(`${ofNobody.reason}; at the next try head broke: ${reason}`) };
  return { state: 'broken', arm, reason: recordedText(reason) };
}

/**
 * What it means that head breaks in a round by itself, which asks more of one process than a round beside base, by what
 * base comes to under the same load.
 *
 * @param head what is said of it without that
 * @param ofBase null: base stood it
 */
export function endingBesideBase(head: Ending, ofBase: LostTry | null): Ending {
  if (ofBase === null) return head;
  if (ofBase.arm === null && head.state === 'invalid') return head;
  if (ofBase.arm === null) return { state: 'invalid', reason: recordedText(`head broke by itself: ${textOfRecorded(head.reason)}; whether base does could not be measured: ${ofBase.reason}`) };
  return { state: 'broken', arm: 'base', reason: recordedText(ofBase.reason) };
}

/**
 * What it means that head does not boot beside base, by what it comes to by itself. A port that both listen on, or a file that both lock,
 * is for one of them alone, and which of them has it is not the change's doing. The remedy stands in front: a report cuts off the end.
 *
 * @param head what is said of it without that
 * @param byItself null: it boots
 */
export function endingOfBoot(head: Ending, byItself: LostTry | null): Ending {
  if (byItself === null) return { state: 'invalid', reason: recordedText(`head does not boot beside base, and does by itself; base and head run at the same time, so nothing but PORT may be fixed: ${textOfRecorded(head.reason)}`) };
  if (byItself.arm === null) return { state: 'invalid', reason: recordedText(`head does not boot beside base: ${textOfRecorded(head.reason)}; whether it does by itself could not be measured: ${byItself.reason}`) };
  return head;
}

/** A sentence for each arm, and each thing that became of its rounds. */
export function notesOnOutlived(id: string, outlived: readonly OutlivedTry[]): readonly string[] {
  return [...Map.groupBy(outlived, ({ arm, round }) => `${arm} ${round}`).values()].map((alike) => {
    const { arm, round, reason } = alike.at(-1)!;
    const who = arm === null ? 'the measuring failed' : `${arm} broke`;
    const [where, last] = alike.length === 1 ? [`once, in ${ROUNDS[round].one}`, ''] : [`${alike.length} times, in ${ROUNDS[round].more}`, ', the last time'];
    return `${id}: ${who} ${where}${last}: ${plainProse(reason)}.`;
  });
}

const ROUNDS: Readonly<Record<OutlivedTry['round'], { readonly one: string; readonly more: string }>> = {
  'measured again': { one: 'a round that was measured again', more: 'rounds that were measured again' },
  'control left out': { one: 'a round of base against base, which was left out', more: 'rounds of base against base, which were left out' },
  'solo left out': { one: 'a round of head alone, which was left out', more: 'rounds of head alone, which were left out' },
  'base alone': { one: 'a round of base alone, which was measured as head is', more: 'rounds of base alone, which were measured as head is' },
};
