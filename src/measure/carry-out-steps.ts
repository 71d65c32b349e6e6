import { endedAfter } from '../judge/rounds.ts';
import { notesOnOutlived } from './failure.ts';
import { measureControlStep, measureStep, type RoundsSoFar, type StepSetting } from './measure-step.ts';
import { warningsOfBodies } from './server/server-rounds.ts';
import { noteOnGrowth } from './suite/suite-slices.ts';
import type { BenchmarkRecord, ControlRound, Measurement, TestPlan } from '../model.ts';
import type { Reason } from '../reasons.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RoundStep } from '../plan/schedule.ts';
import { monotonicMs } from '../system/this-program.ts';

export interface MeasuringOptions extends Omit<StepSetting, 'reviveClientFor'> {
  readonly benchmarks: readonly PlannedBenchmark[];
}

/** The measuring of a run. */
export interface Measuring {
  /** Carries out steps until the signal. A benchmark that breaks is left alone from then on. `onStep` is called before each step. */
  readonly carryOut: (steps: readonly RoundStep[], onStep: (done: number, id: string) => void) => Promise<void>;
  readonly measurements: () => ReadonlyMap<string, Measurement>;
  /** Time in ms that the rounds of benchmarks took. */
  readonly tookMs: () => ReadonlyMap<string, number>;
  readonly control: () => readonly ControlRound[];
  /** On failures that did not end a benchmark, and on operations that get slower. */
  readonly notes: () => readonly Reason[];
  /** On benchmarks whose arms may do different things. */
  readonly warnings: () => readonly Reason[];
}

export function openMeasuring(options: MeasuringOptions): Measuring {
  const { benchmarks, signal } = options;
  const planned = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]));
  const progress = new Map(benchmarks.map(({ id }): [string, RoundsSoFar] => [id, { duets: [], solos: [], outlived: [], firstBodies: [], ending: null }]));
  const control: ControlRound[] = [];
  const tookMs = new Map<string, number>();
  let clientRevivedFor: string | null = null;
  /** Restarts an ended load client, but not twice in a row for one benchmark, which may be what ends it. */
  const reviveClientFor = async ({ id, kind }: PlannedBenchmark): Promise<void> => {
    if (kind === 'server' && clientRevivedFor !== id && await options.rig.client.reviveIfEnded()) clientRevivedFor = id;
  };
  const setting: StepSetting = { ...options, reviveClientFor };
  const carryOutStep = async (step: RoundStep): Promise<void> => {
    const benchmark = planned.get(step.id)!;
    const soFar = progress.get(step.id)!;
    if (soFar.ending !== null) return;
    if (step.kind === 'control') control.push(...(await measureControlStep({ setting, benchmark, soFar }, step)));
    else await measureStep({ setting, benchmark, soFar }, step);
  };
  return {
    carryOut: async (steps, onStep) => {
      for (const [done, step] of steps.entries()) {
        if (signal.aborted) return;
        onStep(done, step.id);
        const startedMs = monotonicMs();
        await carryOutStep(step);
        tookMs.set(step.id, (tookMs.get(step.id) ?? 0) + monotonicMs() - startedMs);
      }
    },
    measurements: () => new Map(benchmarks.map((benchmark) => [benchmark.id, measurementOf(benchmark, progress.get(benchmark.id)!, options.plan)])),
    tookMs: () => tookMs,
    control: () => control,
    notes: () => benchmarks.flatMap(({ id }) => [...notesOnOutlived(id, progress.get(id)!.outlived), ...noteOnGrowth(id, progress.get(id)!.duets)]),
    warnings: () => benchmarks.flatMap(({ id }) => warningsOfBodies(id, progress.get(id)!.firstBodies)),
  };
}

function measurementOf(benchmark: PlannedBenchmark, { duets, solos, ending }: RoundsSoFar, plan: TestPlan | null): Measurement {
  if (ending !== null) return endedAfter(ending, { plan, duets });
  if (benchmark.newBecause !== null) return { state: 'new', why: benchmark.newBecause, solos };
  return { state: 'measured', plan, duets, solos };
}

/** Marks benchmarks that an interrupted run never came to. */
export function unlessUntouched(measurement: Measurement): Measurement {
  const rounds = 'solos' in measurement ? [...measurement.solos, ...('duets' in measurement ? measurement.duets : [])] : null;
  return rounds?.length === 0 ? { state: 'not measured', reason: { kind: 'interrupted-before-its-turn' } } : measurement;
}

export function benchmarkRecord(benchmark: PlannedBenchmark, measurement: Measurement, facts: Pick<BenchmarkRecord, 'version' | 'labels' | 'loadHash'>): BenchmarkRecord {
  const { id, target, scenario, kind } = benchmark;
  return { id, target, scenario, kind, ...facts, variant: null, measurement };
}
