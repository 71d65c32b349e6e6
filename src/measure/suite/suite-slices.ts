/** The measured window of a suite's round, and the cost of an operation in it. */
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import type { OfBothArms, Reason, RoundOfBothArms, SlicePair } from '../../model.ts';
import type { Activity } from '../probe/probe-log.ts';
import { median } from 'simple-statistics';

/** The stretch of a round that counts. */
export interface SuiteWindow {
  readonly sliceMs: number;
  readonly slices: number;
}

/** Of these two or three lie in a slice as a whole: it begins and ends somewhere within one. */
const OPERATIONS_OF_A_SLICE = 3;
/** A round of such a task takes about a minute. */
const LONGEST_OPERATION_MS = 2_000;
/** The limit is there for time, not for truth: what was short enough stays so, though the machine is slower now and then. */
const LONGEST_LATER_MS = 2 * LONGEST_OPERATION_MS;

/** No mood of the machine has one arm seem to take so many times as long as the other. */
const CALIBRATION_MARGIN = 2;

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

/** How long an operation may take in the round of this index: the others have had one before them. */
export const longestOperationMs = (index: number): number => (index === 0 ? LONGEST_OPERATION_MS : LONGEST_LATER_MS);

/** @throws MeasuringFailure where an operation takes so long that nothing can be said of it in reasonable time */
export function refuseLongOperations(operationMs: number, limitMs: number): void {
  if (operationMs <= limitMs) return;
  throw new MeasuringFailure({ kind: 'operation-too-long', operationMs, mostMs: LONGEST_OPERATION_MS });
}

/**
 * The same where it is told how long an operation takes in each arm: what only head makes so long is head's doing, and no
 * reason to give the task less work. Where it is less than that it is measured, and the rounds say by how much.
 *
 * @throws ArmFailure of head; MeasuringFailure where the task is too long at base already
 */
export function refuseLongOperationsOf({ base, head }: OfBothArms<number>, limitMs: number): void {
  refuseLongOperations(base, limitMs);
  if (head > limitMs && head > CALIBRATION_MARGIN * base) {
    throw new ArmFailure('head', { kind: 'operation-too-long-at-head', headMs: head, baseMs: base, mostMs: LONGEST_OPERATION_MS });
  }
  refuseLongOperations(head, LONGEST_LATER_MS);
}

/** Of the time, or of the core: what is busy for less of it waits. */
const BUSY = 0.9;

/** Corrected for the share of the core that each arm got. */
export const cpuNsPerOp = (activity: Activity): number => (activity.cpuUsPerMs / activity.finishedPerMs) * 1000;
export const elapsedNsPerOp = (activity: Activity): number => 1e6 / activity.finishedPerMs;

/**
 * The cost that sees all that an arm does. CPU time is the steadier one, and does not see waiting, so both arms together must
 * fill the core for it, and each must be busy alone: beside one that never waits the core is full however long the other waits.
 */
export function costOf({ busyAlone, coreShare }: { readonly busyAlone: OfBothArms<number>; readonly coreShare: SlicePair }): (activity: Activity) => number {
  return Math.min(busyAlone.base, busyAlone.head, coreShare.base + coreShare.head) >= BUSY ? cpuNsPerOp : elapsedNsPerOp;
}

/** From this factor on growth is told; a task that does the same work each time stays well below it. */
const LEAST_GROWTH = 1.25;
/** One round may lie in a stretch of time in which the machine became slower. */
const LEAST_ROUNDS = 3;

/**
 * A note where an operation takes longer and longer in both arms: the arms are compared at the same time, and not after the same number
 * of operations, so a slower arm has cheaper operations and the change looks smaller than it is.
 */
export function noteOnGrowth(benchmark: string, rounds: readonly Pick<RoundOfBothArms, 'slices'>[]): readonly Reason[] {
  const growths = rounds.flatMap(({ slices: { nsPerOp = [] } }) => {
    const [first, last] = [nsPerOp[0], nsPerOp.at(-1)];
    return first === undefined || last === undefined || first === last ? [] : [Math.min(last.base / first.base, last.head / first.head)];
  });
  const factor = growths.length < LEAST_ROUNDS ? 1 : median(growths);
  return factor < LEAST_GROWTH ? [] : [{ kind: 'cost-grows', benchmark, factor: Number(factor.toFixed(2)) }];
}
