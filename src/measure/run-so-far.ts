/** Everything that a run has measured so far, and the records that this makes. */
import { hash } from 'node:crypto';
import { type Ending, notesOnOutlived, type OutlivedTry } from './failure.ts';
import type { Procedure } from './procedure.ts';
import type { FirstBody } from './server/server-arms.ts';
import { warningsOfBodies } from './server/server-rounds.ts';
import { type CountOutcome, withCounts } from './take-counts.ts';
import type { BenchmarkRecord, Measurement, OfBothArms, RoundOfBothArms, SoloRound, TestPlan } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import type { Reason } from '../reasons.ts';

/** The rounds of a benchmark so far. */
export interface RoundsSoFar {
  readonly benchmark: PlannedBenchmark;
  readonly duets: RoundOfBothArms[];
  readonly solos: SoloRound[];
  readonly outlived: OutlivedTry[];
  /** Of rounds side by side, where the scenario accepts any body. */
  readonly firstBodies: OfBothArms<FirstBody>[];
  ending: Ending | null;
  tookMs: number;
}

export interface RunSoFar {
  /** By benchmark id. */
  readonly rounds: ReadonlyMap<string, RoundsSoFar>;
  /** The benchmark that the load client was last restarted for. */
  clientRevivedFor: string | null;
}

export const nothingSoFar = (benchmarks: readonly PlannedBenchmark[]): RunSoFar => ({
  rounds: new Map(
    benchmarks.map((benchmark) => [
      benchmark.id,
      { benchmark, duets: [], solos: [], outlived: [], firstBodies: [], ending: null, tookMs: 0 },
    ]),
  ),
  clientRevivedFor: null,
});

/** @param plan null: nothing is measured side by side */
export function measurementOf({ benchmark, duets, solos, ending }: RoundsSoFar, plan: TestPlan | null): Measurement {
  if (ending !== null) return ending;
  if (benchmark.newBecause !== null) return { state: 'new', why: benchmark.newBecause, solos };
  return { state: 'measured', plan, duets, solos };
}

/** Marks benchmarks that an interrupted run never came to. */
export function unlessUntouched(measurement: Measurement): Measurement {
  const rounds = 'solos' in measurement ? [...measurement.solos, ...('duets' in measurement ? measurement.duets : [])] : null;
  return rounds?.length === 0 ? { state: 'not measured', reason: { kind: 'interrupted-before-its-turn' } } : measurement;
}

/** The records of all benchmarks, from their rounds and counts. */
export function recordsOf(
  { rounds }: RunSoFar,
  of: {
    readonly plan: TestPlan | null;
    readonly procedure: Procedure;
    readonly counts: ReadonlyMap<string, CountOutcome>;
    readonly areCountsRequired: boolean;
    /** Installed version by target (`versionOf`). */
    readonly versions: ReadonlyMap<string, string>;
  },
): readonly BenchmarkRecord[] {
  return [...rounds.values()].map((soFar) => {
    const { id, target, scenario, kind, labels } = soFar.benchmark;
    const record = {
      id,
      target,
      scenario,
      kind,
      version: of.versions.get(target) ?? null,
      labels,
      variant: null,
      loadHash: loadHash(soFar.benchmark, of.procedure),
      measurement: measurementOf(soFar, of.plan),
      tookMs: Math.round(soFar.tookMs + (of.counts.get(id)?.tookMs ?? 0)),
    };
    return withCounts(record, of.counts, of.areCountsRequired);
  });
}

/** Hash of load and procedure, within which solo figures are comparable. */
export function loadHash(benchmark: PlannedBenchmark, procedure: Procedure): string {
  const { version, soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices } = procedure;
  const solo = benchmark.kind === 'server' ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
  return hash('sha256', JSON.stringify([benchmark.load, version, ...solo])).slice(0, 16);
}

/** On failures that did not end a benchmark. */
export const notesOnRounds = ({ rounds }: RunSoFar): readonly Reason[] =>
  [...rounds].flatMap(([id, { outlived }]) => notesOnOutlived(id, outlived));

/** On benchmarks whose arms may do different things. */
export const warningsOnRounds = ({ rounds }: RunSoFar): readonly Reason[] =>
  [...rounds].flatMap(([id, { firstBodies }]) => warningsOfBodies(id, firstBodies));
