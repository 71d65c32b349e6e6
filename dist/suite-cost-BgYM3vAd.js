// src/measure/suite/suite-cost.ts
/** Of the time, or of the core: what is busy for less of it waits. */
const BUSY = .9;
/** Corrected for the share of the core that each arm got. */
const cpuNsPerOp = (activity) => activity.cpuUsPerMs / activity.finishedPerMs * 1e3;
const elapsedNsPerOp = (activity) => 1e6 / activity.finishedPerMs;
/**
* What of the time between the first sample and the last a process ran, or would have run if it had not been queued for its
* core. Whatever else is on that core takes nothing from it: only waiting does.
*
* @param queuedMs for how long it wanted to run meanwhile, and others did
*/
function busyShareOf(samples, queuedMs) {
	const [[fromMs, , cpuUsBefore], [toMs, , cpuUs]] = [samples[0], samples.at(-1)];
	return Math.min(1, ((cpuUs - cpuUsBefore) / 1e3 + queuedMs) / (toMs - fromMs));
}
/**
* The cost that sees all that an arm does. CPU time is the steadier one, and does not see waiting, so both arms together must
* fill the core for it, and each must be busy alone: beside one that never waits the core is full however long the other waits.
*/
function costOf({ busyAlone, coreShare }) {
	return Math.min(busyAlone.base, busyAlone.head, coreShare.base + coreShare.head) >= BUSY ? cpuNsPerOp : elapsedNsPerOp;
}

export { costOf as n, elapsedNsPerOp as r, busyShareOf as t };