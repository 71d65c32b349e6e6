import { MeasuringFailure } from './failure.ts';

/** The stretch of a round that counts. */
export interface SuiteWindow {
  readonly sliceMs: number;
  readonly slices: number;
}

/** Of these two or three lie in a slice as a whole: it begins and ends somewhere within one. */
const OPERATIONS_OF_A_SLICE = 3;
/** A round of such a task takes about a minute. */
const LONGEST_OPERATION_MS = 2_000;

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
  throw new MeasuringFailure(`an operation of the task takes ${(operationMs / 1000).toFixed(1)} s, and at most ${LONGEST_OPERATION_MS / 1000} s can be measured; give it less work`);
}
