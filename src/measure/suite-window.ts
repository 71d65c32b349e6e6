import type { OfBothArms } from './both-arms.ts';
import { ArmFailure, MeasuringFailure } from './failure.ts';

/** The stretch of a round that counts. */
export interface SuiteWindow {
  readonly sliceMs: number;
  readonly slices: number;
}

/** Of these two or three lie in a slice as a whole: it begins and ends somewhere within one. */
const OPERATIONS_OF_A_SLICE = 3;
/** A round of such a task takes about a minute. */
const LONGEST_OPERATION_MS = 2_000;

/** The same code may seem to take so much longer the other time. */
const CALIBRATION_MARGIN = 1.25;

/** The window of a task that has nothing special about it. */
export interface UsualWindow extends SuiteWindow {
  /** However long they take. */
  readonly leastSlices: number;
}

/**
 * The usual window, or one of fewer and longer slices where an operation takes so long that too few would fit into a
 * usual one. It stretches with the operation and depends on nothing else, so that rounds stay comparable.
 *
 * @param operationMs how long an operation takes while the window lasts
 */
export function windowFor(operationMs: number, usual: UsualWindow): SuiteWindow {
  const sliceMs = Math.max(usual.sliceMs, OPERATIONS_OF_A_SLICE * operationMs);
  const slices = Math.max(usual.leastSlices, Math.ceil((usual.slices * usual.sliceMs) / sliceMs));
  return { sliceMs, slices: Math.min(slices, usual.slices) };
}

/** @throws MeasuringFailure where an operation takes so long that nothing can be said of it in reasonable time */
export function refuseLongOperations(operationMs: number): void {
  if (operationMs <= LONGEST_OPERATION_MS) return;
  throw new MeasuringFailure(`an operation of the task takes ${duration(operationMs)}, and at most ${LONGEST} can be measured; give it less work`);
}

/**
 * The same where it is told how long an operation takes in each arm: what only head makes so long is head's doing, and no
 * reason to give the task less work.
 *
 * @throws ArmFailure of head; MeasuringFailure where the task is as long at base, or nearly
 */
export function refuseLongOperationsOf({ base, head }: OfBothArms<number>): void {
  refuseLongOperations(base);
  if (head > LONGEST_OPERATION_MS && head > CALIBRATION_MARGIN * base) {
    throw new ArmFailure('head', `an operation takes ${duration(head)}, and ${duration(base)} at base: more than ${LONGEST} cannot be measured`);
  }
  refuseLongOperations(head);
}

const LONGEST = `${LONGEST_OPERATION_MS / 1000} s`;

function duration(ms: number): string {
  if (ms < 1) return 'less than 1 ms';
  return ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}
