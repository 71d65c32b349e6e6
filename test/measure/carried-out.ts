/** Steps of a run that are carried out with as little load as can be. */
import { openMeasuring, type Measuring, type MeasuringOptions } from '../../src/measure/carry-out-steps.ts';
import type { RoundStep } from '../../src/plan/schedule.ts';
import { SHORT_PROCEDURE } from './short-rig.ts';

export const QUICK = { ...SHORT_PROCEDURE, longestWarmupMs: 20, turnWarmupMs: 20, soloWarmupMs: 20, suiteWarmupMs: 20, sliceMs: 50, soloMs: 60 };

export const solo = (id: string, index: number): RoundStep => ({ kind: 'solo', id, index });
export const duet = (id: string, index: number): RoundStep => ({ kind: 'duet', id, index, startedFirst: 'base', loadedFirst: 'head' });
export const control = (id: string, index: number): RoundStep => ({ kind: 'control', id, index, startedFirst: 'base', loadedFirst: 'head' });

export const PLAN = { looks: [6] };

export type MeasureRequest = Pick<MeasuringOptions, 'benchmarks' | 'trees'> & Partial<MeasuringOptions> & {
  readonly steps: readonly RoundStep[];
  readonly onStep?: (done: number, id: string) => void;
};

export async function carryOutOn(rig: MeasuringOptions['rig'], { steps, onStep = () => {}, ...options }: MeasureRequest): Promise<Measuring> {
  const measuring = openMeasuring({ plan: PLAN, rig: { ...rig, procedure: QUICK }, signal: new AbortController().signal, troubleBeside: async () => null, ...options });
  await measuring.carryOut(steps, onStep);
  return measuring;
}
