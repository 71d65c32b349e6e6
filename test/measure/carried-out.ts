/** Steps of a run that are carried out with as little load as can be. */
import { measureStep, type StepSetting } from '../../src/measure/measure-step.ts';
import { measurementOf, nothingSoFar, notesOnRounds, warningsOnRounds } from '../../src/measure/run-so-far.ts';
import type { Measurement, Reason } from '../../src/model.ts';
import type { PlannedBenchmark } from '../../src/plan/benchmarks.ts';
import type { RoundStep } from '../../src/plan/schedule.ts';
import { SHORT_PROCEDURE } from './short-rig.ts';

export const QUICK = {
  ...SHORT_PROCEDURE,
  longestWarmupMs: 20,
  turnWarmupMs: 20,
  soloWarmupMs: 20,
  suiteWarmupMs: 20,
  suiteSliceMs: 80,
  suiteSoloSliceMs: 15,
  sliceMs: 50,
  soloMs: 60,
};

export const solo = (id: string, index: number): RoundStep => ({ kind: 'solo', id, index });
export const duet = (id: string, index: number): RoundStep => ({ kind: 'duet', id, index, startedFirst: 'base', loadedFirst: 'head' });

export const PLAN = { looks: [6] };

export type MeasureRequest = Pick<StepSetting, 'trees'> &
  Partial<StepSetting> & {
    readonly benchmarks: readonly PlannedBenchmark[];
    readonly steps: readonly RoundStep[];
    /** Called when a step begins. */
    readonly onStep?: () => void;
  };

export interface CarriedOut {
  readonly measurements: ReadonlyMap<string, Measurement>;
  readonly notes: readonly Reason[];
  readonly warnings: readonly Reason[];
}

export async function carryOutOn(
  rig: StepSetting['rig'],
  { benchmarks, steps, onStep = () => {}, ...options }: MeasureRequest,
): Promise<CarriedOut> {
  const setting: StepSetting = { plan: PLAN, rig, signal: new AbortController().signal, troubleBeside: async () => null, ...options };
  const soFar = nothingSoFar(benchmarks);
  for (const step of steps) {
    if (setting.signal.aborted) break;
    onStep();
    await measureStep(setting, soFar, step);
  }
  const measurements = new Map([...soFar.rounds].map(([id, rounds]) => [id, measurementOf(rounds, setting.plan)]));
  return { measurements, notes: notesOnRounds(soFar), warnings: warningsOnRounds(soFar) };
}
