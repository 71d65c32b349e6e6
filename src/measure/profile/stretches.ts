/** The profiles of a benchmark as stretches, by kind and arm. */
import { MeasuringFailure } from '../failure.ts';
import type { Procedure } from '../procedure.ts';
import type { ProfileKind } from '../probe/profiler.ts';
import type { CpuProfile, ThreadProfile } from '../probe/thread-profile.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import type { TakenStretch } from './located-profiles.ts';

/** Stretches of one arm. */
interface StretchesOfArm {
  readonly cpu: readonly TakenStretch[];
  readonly heap: readonly TakenStretch[];
}

export type ArmStretches = Readonly<Record<keyof StretchesOfArm, OfBothArms<readonly TakenStretch[]>>>;

/** Profiles of one pair of processes. */
export type PairProfiles = OfBothArms<StretchesOfArm>;

/** One pair tells the lines of code, and the next one the names of V8's routines. */
export type CpuKind = Exclude<ProfileKind, 'heap'>;
export const cpuKindOf = (pair: number): CpuKind => (pair % 2 === 0 ? 'cpu' : 'routines');

/** From the first request on. */
export const cpuProfileMs = ({ profileWarmupMs, cpuStretches, cpuStretchMs }: Procedure): number => profileWarmupMs + cpuStretches * cpuStretchMs;

interface TakenOfArm {
  readonly arm: Arm;
  readonly procedure: Procedure;
  /** From the first request on: beginning and ending a profile takes as long as a stretch. */
  readonly whole: TakenStretch;
  /** Takes a profile of memory. */
  readonly takeHeap: (durationMs: number) => Promise<TakenStretch>;
}

/** @throws MeasuringFailure where the arm finishes nothing meanwhile */
export async function stretchesOf({ arm, procedure, whole, takeHeap }: TakenOfArm): Promise<StretchesOfArm> {
  assertFinished(arm, whole, cpuProfileMs(procedure));
  const heap: TakenStretch[] = [];
  for (let index = 0; index < procedure.heapProfiles; index += 1) {
    const stretch = await takeHeap(procedure.heapProfileMs);
    assertFinished(arm, stretch, procedure.heapProfileMs);
    heap.push(stretch);
  }
  return { cpu: cutIntoStretches(whole, procedure), heap };
}

function assertFinished(arm: Arm, stretch: TakenStretch, durationMs: number): void {
  if (stretch.reduce((sum, { finished }) => sum + finished, 0) === 0) throw new MeasuringFailure({ kind: 'nothing-while-profiled', arm, seconds: durationMs / 1000 });
}

/** The end of a profile of CPU time as stretches of equal length, without the warm-up before them. */
export function cutIntoStretches(whole: TakenStretch, procedure: Procedure): readonly TakenStretch[] {
  const { cpuStretches, cpuStretchMs } = procedure;
  const cut = whole.map((thread) => (thread.kind === 'heap' ? [] : cutThread(thread, cpuStretches, cpuStretchMs / cpuProfileMs(procedure))));
  return Array.from({ length: cpuStretches }, (_, at) => cut.flatMap((parts) => parts[at] ?? []));
}

/** `share`: of the whole, for each stretch. It gets that of requests, CPU time and lines: a profile tells them for the whole. */
function cutThread(thread: Exclude<ThreadProfile, { readonly kind: 'heap' }>, count: number, share: number): readonly ThreadProfile[] {
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
    profile: { ...part, startTime: beginsUs + at * stretchUs, endTime: beginsUs + (at + 1) * stretchUs, nodes: nodesWith(profile.nodes, part.samples, share) },
  }));
}

function nodesWith(nodes: CpuProfile['nodes'], samples: readonly number[], share: number): CpuProfile['nodes'] {
  const hits = new Map<number, number>();
  for (const id of samples) hits.set(id, (hits.get(id) ?? 0) + 1);
  return nodes.map((node) => ({ ...node, hitCount: hits.get(node.id) ?? 0, positionTicks: (node.positionTicks ?? []).map(({ line, ticks }) => ({ line, ticks: ticks * share })) }));
}

/** The stretches of several pairs of processes, one after the other. */
export const joined = (pairs: readonly PairProfiles[]): ArmStretches => ({
  cpu: { base: pairs.flatMap(({ base }) => base.cpu), head: pairs.flatMap(({ head }) => head.cpu) },
  heap: { base: pairs.flatMap(({ base }) => base.heap), head: pairs.flatMap(({ head }) => head.heap) },
});
