import type { BenchmarkRecord, ControlRound, Measurement, RoundOfBothArms, SoloRound, TestPlan } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RoundStep } from '../plan/schedule.ts';
import { ArmFailure, MeasuringFailure } from './failure.ts';
import { measureHeldDuet, measureHeldSolo } from './held-rounds.ts';
import type { ServerRig } from './server-arms.ts';
import { measureServerDuet } from './server-rounds.ts';
import { measureServerSolo } from './server-solo.ts';
import { measureSuiteDuet, measureSuiteSolo } from './suite-rounds.ts';
import type { Workspace } from '../arms/materialise.ts';

/** A failing round is measured again this often before it counts: one lost port is not a broken server. */
const TRIES = 2;

/** The rounds of one benchmark so far, and what has put an end to them. */
interface Progress {
  readonly duets: RoundOfBothArms[];
  readonly solos: SoloRound[];
  ending: Extract<Measurement, { state: 'broken' | 'invalid' }> | null;
}

export interface MeasuringOptions {
  readonly benchmarks: readonly PlannedBenchmark[];
  /** When the judge looks; null: nothing is measured side by side. */
  readonly plan: TestPlan | null;
  readonly trees: Workspace['trees'];
  readonly rig: ServerRig;
  readonly signal: AbortSignal;
  /** What went wrong beside the arms of a benchmark, so that its rounds mean nothing; null: nothing. Asked after each round. */
  readonly troubleBeside: (benchmark: PlannedBenchmark) => Promise<string | null>;
}

/** What was measured so far, and what to measure next. */
export interface Measuring {
  /**
   * Carries out the steps. A benchmark that breaks is not measured any further; the others go on. Ends early, with what
   * it has, when the signal aborts. `onStep` is told before each step how many went before.
   */
  readonly carryOut: (steps: readonly RoundStep[], onStep: (done: number, id: string) => void) => Promise<void>;
  readonly measurements: () => ReadonlyMap<string, Measurement>;
  readonly control: () => readonly ControlRound[];
}

export function openMeasuring(options: MeasuringOptions): Measuring {
  const { benchmarks, signal } = options;
  const planned = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]));
  const progress = new Map(benchmarks.map(({ id }): [string, Progress] => [id, { duets: [], solos: [], ending: null }]));
  const control: ControlRound[] = [];
  const deaf = new Set<string>();
  const rig = { ...options.rig, onKilled: (target: string) => { deaf.add(target); options.rig.onKilled(target); } };
  const carryOutStep = async (step: RoundStep): Promise<void> => {
    const benchmark = planned.get(step.id)!;
    const so = progress.get(step.id)!;
    if (so.ending !== null) return;
    const isKnownDeaf = (): boolean => deaf.has(benchmark.target);
    if (step.kind === 'control') control.push(...(await tryControl({ ...options, rig }, benchmark, step, isKnownDeaf())));
    else await measureStep({ ...options, rig }, benchmark, step, so, isKnownDeaf);
  };
  return {
    carryOut: async (steps, onStep) => {
      for (const [done, step] of steps.entries()) {
        if (signal.aborted) return;
        onStep(done, step.id);
        await carryOutStep(step);
      }
    },
    measurements: () => new Map(benchmarks.map((benchmark) => [benchmark.id, measurementOf(benchmark, progress.get(benchmark.id)!, options.plan)])),
    control: () => control,
  };
}

type MeasuredStep = Exclude<RoundStep, { kind: 'control' }>;

async function measureStep(options: MeasuringOptions, benchmark: PlannedBenchmark, step: MeasuredStep, so: Progress, isKnownDeaf: () => boolean): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt += 1) {
    const ending = await tryStep(options, benchmark, step, so, isKnownDeaf());
    // Where what the arms need is gone, neither their figures nor their failures are their own.
    const trouble = await options.troubleBeside(benchmark);
    if (options.signal.aborted) return;
    if (trouble !== null || attempt === TRIES) so.ending = trouble === null ? ending : { state: 'invalid', reason: trouble };
    if (ending === null || trouble !== null) return;
  }
}

/** Keeps the round, or tells what its failure means for the benchmark. */
async function tryStep(options: MeasuringOptions, benchmark: PlannedBenchmark, step: MeasuredStep, so: Progress, knownDeaf: boolean): Promise<Progress['ending']> {
  try {
    if (step.kind === 'solo') so.solos.push(await measureSolo(options, benchmark, step, knownDeaf));
    else so.duets.push(await measureDuet(options, benchmark, step, knownDeaf));
    return null;
  } catch (error) {
    return options.signal.aborted ? null : endingOf(error);
  }
}

/** None where it fails: what ails base shows in the benchmark's own rounds. */
async function tryControl(options: MeasuringOptions, benchmark: PlannedBenchmark, step: Extract<RoundStep, { kind: 'control' }>, knownDeaf: boolean): Promise<readonly ControlRound[]> {
  const baseTwice = { ...benchmark, head: benchmark.base } as PlannedBenchmark;
  const trees = { base: options.trees.base, head: options.trees.base };
  try {
    return [{ ...(await measureDuet({ ...options, trees }, baseTwice, step, knownDeaf)), benchmark: benchmark.id }];
  } catch (error) {
    if (!options.signal.aborted) endingOf(error);
    return [];
  }
}

/** What a failure means for the benchmark; anything but the two known kinds is our own and goes on up. */
function endingOf(error: unknown): NonNullable<Progress['ending']> {
  if (error instanceof ArmFailure) return { state: 'broken', arm: error.arm, reason: error.message };
  if (error instanceof MeasuringFailure) return { state: 'invalid', reason: error.message };
  throw error;
}

function measureSolo({ rig, trees }: MeasuringOptions, benchmark: PlannedBenchmark, { index }: RoundStep, knownDeaf: boolean): Promise<SoloRound> {
  if (benchmark.kind === 'suite') return measureSuiteSolo({ target: benchmark.head, tree: trees.head }, benchmark.scenario, index, rig);
  const { request } = benchmark;
  const arm = serverArm(benchmark.head, trees.head, knownDeaf);
  return request.protocol === 'websocket' ? measureHeldSolo(arm, request, index, rig) : measureServerSolo(arm, request, index, rig);
}

function measureDuet({ rig, trees }: MeasuringOptions, benchmark: PlannedBenchmark, step: Exclude<RoundStep, { kind: 'solo' }>, knownDeaf: boolean): Promise<RoundOfBothArms> {
  const { index, startedFirst, loadedFirst } = step;
  if (benchmark.kind === 'suite') {
    const arms = { base: { target: benchmark.base!, tree: trees.base }, head: { target: benchmark.head, tree: trees.head } };
    return measureSuiteDuet({ arms, task: benchmark.scenario, index, startedFirst }, rig);
  }
  const { request } = benchmark;
  const arms = { base: serverArm(benchmark.base!, trees.base, knownDeaf), head: serverArm(benchmark.head, trees.head, knownDeaf) };
  const round = { arms, index, startedFirst, loadedFirst };
  return request.protocol === 'websocket' ? measureHeldDuet({ ...round, scenario: request }, rig) : measureServerDuet({ ...round, scenario: request }, rig);
}

/** A server that had to be killed once is not waited for again. */
const serverArm = <Target extends { readonly stopTimeoutMs: number }>(target: Target, tree: string, knownDeaf: boolean): { readonly target: Target; readonly tree: string; readonly stopGraceMs: number } =>
  ({ target, tree, stopGraceMs: knownDeaf ? 0 : target.stopTimeoutMs });

function measurementOf(benchmark: PlannedBenchmark, { duets, solos, ending }: Progress, plan: TestPlan | null): Measurement {
  if (ending !== null) return ending;
  if (benchmark.newBecause !== null) return { state: 'new', why: benchmark.newBecause, solos };
  return { state: 'measured', plan, duets, solos };
}

/** What an interrupted run never came to was not measured. */
export function unlessUntouched(measurement: Measurement): Measurement {
  const rounds = 'solos' in measurement ? [...measurement.solos, ...('duets' in measurement ? measurement.duets : [])] : null;
  return rounds?.length === 0 ? { state: 'not measured', reason: 'the run was interrupted before its turn' } : measurement;
}

/** One benchmark as it goes into the run's record. */
export function benchmarkRecord(benchmark: PlannedBenchmark, measurement: Measurement, facts: Pick<BenchmarkRecord, 'version' | 'labels' | 'loadHash'>): BenchmarkRecord {
  const { id, target, scenario, kind } = benchmark;
  return { id, target, scenario, kind, ...facts, variant: null, measurement };
}
