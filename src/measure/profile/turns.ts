/** In which order the arms are profiled. */
import { otherArm } from '../both-arms.ts';
import { MeasuringFailure } from '../failure.ts';
import type { Procedure } from '../procedure.ts';
import type { ProfileKind } from '../probe/profiler.ts';
import type { Arm, OfBothArms } from '../../model.ts';
import type { TakenStretch } from './located-profiles.ts';

/** What of a benchmark one pair of processes shows. */
export interface ArmStretches {
  readonly cpu: OfBothArms<readonly TakenStretch[]>;
  readonly heap: OfBothArms<readonly TakenStretch[]>;
}

/** Profiles an arm under load for so long. */
export type TakeStretch = (arm: Arm, kind: ProfileKind, durationMs: number) => Promise<TakenStretch>;

/** Takes all stretches of a pair that is warm. Which arm goes first changes from turn to turn. */
export async function inTurns(take: TakeStretch, first: Arm, { cpuProfiles, cpuProfileMs, heapProfiles, heapProfileMs }: Procedure): Promise<ArmStretches> {
  return {
    cpu: await turns(take, first, { kind: 'cpu', count: cpuProfiles, durationMs: cpuProfileMs }),
    heap: await turns(take, first, { kind: 'heap', count: heapProfiles, durationMs: heapProfileMs }),
  };
}

async function turns(take: TakeStretch, first: Arm, { kind, count, durationMs }: { readonly kind: ProfileKind; readonly count: number; readonly durationMs: number }): Promise<OfBothArms<readonly TakenStretch[]>> {
  const taken: Record<Arm, TakenStretch[]> = { base: [], head: [] };
  for (let turn = 0; turn < count; turn += 1) {
    const begins = turn % 2 === 0 ? first : otherArm(first);
    for (const arm of [begins, otherArm(begins)]) {
      const stretch = await take(arm, kind, durationMs);
      if (stretch.reduce((sum, { finished }) => sum + finished, 0) === 0) throw new MeasuringFailure({ kind: 'nothing-while-profiled', arm, seconds: durationMs / 1000 });
      taken[arm].push(stretch);
    }
  }
  return taken;
}

/** The stretches of several pairs of processes, one after the other. */
export const joined = (pairs: readonly ArmStretches[]): ArmStretches => ({
  cpu: { base: pairs.flatMap(({ cpu }) => cpu.base), head: pairs.flatMap(({ cpu }) => cpu.head) },
  heap: { base: pairs.flatMap(({ heap }) => heap.base), head: pairs.flatMap(({ heap }) => heap.head) },
});
