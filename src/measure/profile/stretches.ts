/** A profile cut into stretches, whose differences are the sample of an interval. */
import { MeasuringFailure } from '../failure.ts';
import type { Procedure } from '../procedure.ts';
import type { CpuProfile, ThreadProfile } from '../probe/thread-profile.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import type { TakenStretch } from './located-profiles.ts';

/** The stretches of both arms. */
export type ArmStretches = OfBothArms<readonly TakenStretch[]>;

/** From the first request on: beginning and ending a profile takes as long as a stretch. */
export const cpuProfileMs = ({ profileWarmupMs, cpuStretches, cpuStretchMs }: Procedure): number =>
  profileWarmupMs + cpuStretches * cpuStretchMs;

/** @throws MeasuringFailure where the arm finished nothing meanwhile */
export function stretchesOf(arm: Arm, whole: TakenStretch, procedure: Procedure): readonly TakenStretch[] {
  const finished = whole.reduce((sum, thread) => sum + thread.finished, 0);
  if (finished === 0) throw new MeasuringFailure({ kind: 'nothing-while-profiled', arm, seconds: cpuProfileMs(procedure) / 1000 });
  return cutIntoStretches(whole, procedure);
}

/** The end of a profile as stretches of equal length, without the warm-up before them. */
export function cutIntoStretches(whole: TakenStretch, procedure: Procedure): readonly TakenStretch[] {
  const { cpuStretches, cpuStretchMs } = procedure;
  const cut = whole.map((thread) => cutThread(thread, cpuStretches, cpuStretchMs / cpuProfileMs(procedure)));
  return Array.from({ length: cpuStretches }, (_, at) => cut.flatMap((parts) => parts[at] ?? []));
}

/** `share`: of the whole, for each stretch. It gets that of requests, CPU time and lines: a profile tells them for the whole. */
function cutThread(thread: ThreadProfile, count: number, share: number): readonly ThreadProfile[] {
  const { profile } = thread;
  const stretchUs = share * (profile.endTime - profile.startTime);
  const beginsUs = profile.endTime - count * stretchUs;
  const parts = Array.from({ length: count }, () => ({ samples: [] as number[], timeDeltas: [] as number[] }));
  let atUs = profile.startTime;
  for (const [index, id] of profile.samples.entries()) {
    atUs += profile.timeDeltas[index] ?? 0;
    const part = parts[Math.min(count - 1, Math.floor((atUs - beginsUs) / stretchUs))];
    part?.samples.push(id);
    part?.timeDeltas.push(profile.timeDeltas[index] ?? 0);
  }
  return parts.map((part, at) => ({
    ...thread,
    finished: thread.finished * share,
    cpuUs: thread.cpuUs * share,
    profile: {
      ...part,
      startTime: beginsUs + at * stretchUs,
      endTime: beginsUs + (at + 1) * stretchUs,
      nodes: nodesWith(profile.nodes, part.samples, share),
    },
  }));
}

function nodesWith(nodes: CpuProfile['nodes'], samples: readonly number[], share: number): CpuProfile['nodes'] {
  const hits = new Map<number, number>();
  for (const id of samples) hits.set(id, (hits.get(id) ?? 0) + 1);
  return nodes.map((node) => ({
    ...node,
    hitCount: hits.get(node.id) ?? 0,
    positionTicks: (node.positionTicks ?? []).map(({ line, ticks }) => ({ line, ticks: ticks * share })),
  }));
}
