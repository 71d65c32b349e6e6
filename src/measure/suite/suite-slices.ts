/** The measured window of a suite's round, and the cost of an operation in it. */
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import type { OfBothArms, SlicePair } from '../../model.ts';
import type { Activity } from '../probe/probe-log.ts';

/** The stretch of a round that counts. */
export interface SuiteWindow {
  readonly sliceMs: number;
  readonly slices: number;
}

/** A slice holds two or three whole operations. */
const OPERATIONS_OF_A_SLICE = 3;
/** A round of such a task takes about a minute. */
const LONGEST_OPERATION_MS = 2_000;
/** Later rounds may be slower. */
const LONGEST_LATER_MS = 2 * LONGEST_OPERATION_MS;

/** Noise makes one arm seem less than this many times slower. */
const CALIBRATION_MARGIN = 2;

/**
 * The usual window, or fewer and longer slices for long operations. It depends on nothing else, so that rounds are comparable.
 *
 * @param operationMs how long an operation takes while the window lasts
 */
export function windowFor(operationMs: number, usual: SuiteWindow, leastSlices: number): SuiteWindow {
  const sliceMs = Math.max(usual.sliceMs, OPERATIONS_OF_A_SLICE * operationMs);
  const slices = Math.max(leastSlices, Math.ceil((usual.slices * usual.sliceMs) / sliceMs));
  return { sliceMs, slices: Math.min(slices, usual.slices) };
}

/** Longest operation in the round of this index. */
export const longestOperationMs = (index: number): number => (index === 0 ? LONGEST_OPERATION_MS : LONGEST_LATER_MS);

/** @throws MeasuringFailure where an operation takes too long */
export function refuseLongOperations(operationMs: number, limitMs: number): void {
  if (operationMs <= limitMs) return;
  throw new MeasuringFailure({ kind: 'operation-too-long', operationMs, mostMs: LONGEST_OPERATION_MS });
}

/** @throws ArmFailure where only head takes too long; MeasuringFailure where base does */
export function refuseLongOperationsOf({ base, head }: OfBothArms<number>, limitMs: number): void {
  refuseLongOperations(base, limitMs);
  if (head > limitMs && head > CALIBRATION_MARGIN * base) {
    throw new ArmFailure('head', { kind: 'operation-too-long-at-head', headMs: head, baseMs: base, mostMs: LONGEST_OPERATION_MS });
  }
  refuseLongOperations(head, LONGEST_LATER_MS);
}

/** A task that is busy for less waits. */
const BUSY = 0.9;

/** Corrected for the share of the core that each arm got. */
export const cpuNsPerOp = (activity: Activity): number => (activity.cpuUsPerMs / activity.finishedPerMs) * 1000;
export const elapsedNsPerOp = (activity: Activity): number => 1e6 / activity.finishedPerMs;

/** CPU time where it shows all costs: each arm is busy alone, and both together fill the core. Otherwise elapsed time. */
export function costOf(busyAlone: SlicePair, coreShare: SlicePair): (activity: Activity) => number {
  return Math.min(busyAlone.base, busyAlone.head, coreShare.base + coreShare.head) >= BUSY ? cpuNsPerOp : elapsedNsPerOp;
}
