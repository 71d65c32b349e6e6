/** What an operation costs: CPU time where both arms are busy, elapsed time where one waits. */
import type { Activity, Sample } from '../probe/probe-log.ts';
import { median } from 'simple-statistics';
import type { OfBothArms, Reason, RoundOfBothArms, SlicePair } from '../../model.ts';

/** Of the time, or of the core: what is busy for less of it waits. */
const BUSY = 0.9;

/** Corrected for the share of the core that each arm got. */
export const cpuNsPerOp = (activity: Activity): number => (activity.cpuUsPerMs / activity.finishedPerMs) * 1000;
export const elapsedNsPerOp = (activity: Activity): number => 1e6 / activity.finishedPerMs;

/**
 * What of the time between the first sample and the last a process ran, or would have run if it had not been queued for its
 * core. Whatever else is on that core takes nothing from it: only waiting does.
 *
 * @param queuedMs for how long it wanted to run meanwhile, and others did
 */
export function busyShareOf(samples: readonly Sample[], queuedMs: number): number {
  const [[fromMs, , cpuUsBefore], [toMs, , cpuUs]] = [samples[0]!, samples.at(-1)!];
  return Math.min(1, ((cpuUs - cpuUsBefore) / 1000 + queuedMs) / (toMs - fromMs));
}

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
