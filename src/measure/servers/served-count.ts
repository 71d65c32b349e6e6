/** Whether a server's processes finished under load what its load client got, and nothing else. */
import type { Arm } from '../../model.ts';
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import { finishedBy, type ProbeLog } from '../probe/probe-log.ts';

/** A server that asks itself how it is now and then, or is asked by somebody else, costs next to nothing. */
const SELDOM = 0.01;

/** One load as both sides counted it. */
interface CountedLoad {
  /** What the probes had noted before the load, and what after it. */
  readonly before: readonly ProbeLog[];
  readonly after: readonly ProbeLog[];
  /** Responses that the client got. */
  readonly answered: number;
  /** Requests that may have been under way when the load ended: what became of them neither side needs to know. */
  readonly mostUnderWay: number;
}

/**
 * @throws ArmFailure where a process of the server ended and another took its place, or what it had finished is lost with it;
 *   MeasuringFailure where the counts differ for another reason
 */
export function assertSameCount(arm: Arm, { before, after, answered, mostUnderWay }: CountedLoad): void {
  const pidsBefore = pidsOf(before);
  const pidsAfter = pidsOf(after);
  const hasEnded = before.some(({ pid }) => !pidsAfter.has(pid));
  const served = finishedByAll(after) - finishedByAll(before.filter(({ pid }) => pidsAfter.has(pid)));
  const mayDiffer = Math.max(mostUnderWay, SELDOM * answered);
  const isShort = served < answered - mayDiffer;
  const tookOver = after.some((log) => !pidsBefore.has(log.pid) && finishedBy(log) > 0);
  if (hasEnded && (tookOver || isShort)) {
    throw new ArmFailure(arm, `a process of the server ended under load${tookOver ? ', and another took its place' : ''}`);
  }
  const counts = `under load the server finished ${served} responses, and the load client got ${answered}`;
  if (isShort) throw new MeasuringFailure(`${counts}: somebody else answers as well, whom perf-gate does not see (it measures servers on node:http)`);
  if (served > answered + mayDiffer) throw new MeasuringFailure(`${counts}: another client talks to it, or it asks itself`);
}

const pidsOf = (logs: readonly ProbeLog[]): ReadonlySet<number> => new Set(logs.map(({ pid }) => pid));

const finishedByAll = (logs: readonly ProbeLog[]): number => logs.reduce((sum, log) => sum + finishedBy(log), 0);
