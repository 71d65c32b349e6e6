import type { BenchmarkRecord, DuetRound, Measurement, SoloRound } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import type { RoundStep } from '../plan/schedule.ts';
import { monotonicMs } from '../clock.ts';
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
  readonly duets: DuetRound[];
  readonly solos: SoloRound[];
  ending: Extract<Measurement, { state: 'broken' | 'invalid' }> | null;
}

export interface MeasureRunOptions {
  readonly benchmarks: readonly PlannedBenchmark[];
  readonly steps: readonly RoundStep[];
  readonly trees: Workspace['trees'];
  readonly rig: ServerRig;
  readonly signal: AbortSignal;
  /** What went wrong beside the arms of a benchmark, so that its rounds mean nothing; null: nothing. Asked after each round. */
  readonly troubleBeside: (benchmark: PlannedBenchmark) => Promise<string | null>;
  /** Told before each round, with what was done so far and how long it took. */
  readonly onRound: (state: { readonly done: number; readonly id: string; readonly elapsedMs: number }) => void;
}

/**
 * Carries out the schedule. A benchmark that breaks is not measured any further; the others go on. Ends early, with
 * what it has, when `signal` aborts.
 */
export async function measureRun(options: MeasureRunOptions): Promise<ReadonlyMap<string, Measurement>> {
  const { benchmarks, steps, signal } = options;
  const planned = new Map(benchmarks.map((benchmark) => [benchmark.id, benchmark]));
  const progress = new Map(benchmarks.map(({ id }): [string, Progress] => [id, { duets: [], solos: [], ending: null }]));
  const deaf = new Set<string>();
  const rig = { ...options.rig, onKilled: (target: string) => { deaf.add(target); options.rig.onKilled(target); } };
  const startedMs = monotonicMs();
  for (const [done, step] of steps.entries()) {
    if (signal.aborted) break;
    const benchmark = planned.get(step.id)!;
    const so = progress.get(step.id)!;
    if (so.ending !== null) continue;
    options.onRound({ done, id: step.id, elapsedMs: monotonicMs() - startedMs });
    await measureStep({ ...options, rig }, benchmark, step, so, () => deaf.has(benchmark.target));
  }
  return new Map(benchmarks.map((benchmark) => [benchmark.id, measurementOf(benchmark, progress.get(benchmark.id)!)]));
}

async function measureStep(options: MeasureRunOptions, benchmark: PlannedBenchmark, step: RoundStep, so: Progress, isKnownDeaf: () => boolean): Promise<void> {
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
async function tryStep(options: MeasureRunOptions, benchmark: PlannedBenchmark, step: RoundStep, so: Progress, knownDeaf: boolean): Promise<Progress['ending']> {
  try {
    if (step.kind === 'solo') so.solos.push(await measureSolo(options, benchmark, step, knownDeaf));
    else so.duets.push(await measureDuet(options, benchmark, step, knownDeaf));
    return null;
  } catch (error) {
    return options.signal.aborted ? null : endingOf(error);
  }
}

/** What a failure means for the benchmark; anything but the two known kinds is our own and goes on up. */
function endingOf(error: unknown): NonNullable<Progress['ending']> {
  if (error instanceof ArmFailure) return { state: 'broken', arm: error.arm, reason: error.message };
  if (error instanceof MeasuringFailure) return { state: 'invalid', reason: error.message };
  throw error;
}

function measureSolo({ rig, trees }: MeasureRunOptions, benchmark: PlannedBenchmark, { index }: RoundStep, knownDeaf: boolean): Promise<SoloRound> {
  if (benchmark.kind === 'suite') return measureSuiteSolo({ target: benchmark.head, tree: trees.head }, benchmark.scenario, index, rig);
  const { request } = benchmark;
  const arm = serverArm(benchmark.head, trees.head, knownDeaf);
  return request.protocol === 'websocket' ? measureHeldSolo(arm, request, index, rig) : measureServerSolo(arm, request, index, rig);
}

function measureDuet({ rig, trees }: MeasureRunOptions, benchmark: PlannedBenchmark, step: Extract<RoundStep, { kind: 'duet' }>, knownDeaf: boolean): Promise<DuetRound> {
  const { index, startedFirst, firstSlot } = step;
  if (benchmark.kind === 'suite') {
    const arms = { base: { target: benchmark.base!, tree: trees.base }, head: { target: benchmark.head, tree: trees.head } };
    return measureSuiteDuet({ arms, task: benchmark.scenario, index, startedFirst }, rig);
  }
  const { request } = benchmark;
  const arms = { base: serverArm(benchmark.base!, trees.base, knownDeaf), head: serverArm(benchmark.head, trees.head, knownDeaf) };
  const round = { arms, index, startedFirst, firstSlot };
  return request.protocol === 'websocket' ? measureHeldDuet({ ...round, scenario: request }, rig) : measureServerDuet({ ...round, scenario: request }, rig);
}

/** A server that had to be killed once is not waited for again. */
const serverArm = <Target extends { readonly stopTimeoutMs: number }>(target: Target, tree: string, knownDeaf: boolean): { readonly target: Target; readonly tree: string; readonly stopGraceMs: number } =>
  ({ target, tree, stopGraceMs: knownDeaf ? 0 : target.stopTimeoutMs });

function measurementOf(benchmark: PlannedBenchmark, { duets, solos, ending }: Progress): Measurement {
  if (ending !== null) return ending;
  if (duets.length === 0 && solos.length === 0) return { state: 'not measured', reason: 'the run was interrupted before its turn' };
  if (benchmark.newBecause !== null) return { state: 'new', why: benchmark.newBecause, solos };
  return { state: 'measured', duets, solos };
}

/** One benchmark as it goes into the run's record. */
export function benchmarkRecord(benchmark: PlannedBenchmark, measurement: Measurement, facts: Pick<BenchmarkRecord, 'version' | 'labels' | 'loadHash'>): BenchmarkRecord {
  const { id, target, scenario, kind } = benchmark;
  return { id, target, scenario, kind, ...facts, variant: null, measurement };
}
