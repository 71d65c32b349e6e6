/** What an operation costs: CPU time where both arms are busy, elapsed time where one waits. */
import type { Activity, Sample } from '../probe/probe-log.ts';
import type { OfBothArms, SlicePair } from '../../model.ts';

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
