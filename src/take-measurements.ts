import { createHash } from 'node:crypto';
import type { CorePlan } from './measure/cores.ts';
import { benchmarkRecord, measureRun } from './measure/measure-run.ts';
import { procedureUnder, type Procedure } from './measure/procedure.ts';
import { openRig } from './measure/rig.ts';
import { roundCosts } from './measure/round-costs.ts';
import type { BenchmarkRecord, Profile } from './model.ts';
import type { PlannedBenchmark } from './plan/benchmarks.ts';
import { scheduleRounds } from './plan/schedule.ts';
import type { PreparedBenchmarks } from './prepare.ts';
import type { ProgressListener } from './progress.ts';
import type { Services } from './services/services.ts';
import type { StartingPoint } from './starting-point.ts';

/** How thoroughly, how long at most, and in which order. */
export interface MeasuringRequest {
  readonly profile: Profile;
  /** null: what the profile takes. */
  readonly budgetMs: number | null;
  readonly seed: number;
}

/** Where the rounds are measured, and what the targets need beside them. */
export interface MeasuringPlace extends Pick<StartingPoint, 'base' | 'trees'> {
  /** null: processes cannot be pinned. */
  readonly cores: CorePlan | null;
  readonly services: Pick<Services, 'trouble'>;
}

/** Plans the rounds and measures them, until all are done or the signal ends it. @throws UserError for a budget that is too small */
export async function takeMeasurements(
  { benchmarks, versions }: PreparedBenchmarks,
  { base, trees, cores, services }: MeasuringPlace,
  request: MeasuringRequest,
  io: { readonly signal: AbortSignal; readonly progress: ProgressListener; readonly note: (text: string) => void },
): Promise<readonly BenchmarkRecord[]> {
  if (benchmarks.length === 0) return [];
  if (cores === null) io.note('Processes could not be pinned to a core here, so base and head took turns in slices instead of running side by side: expect wider intervals.');
  const procedure = procedureUnder(request.profile.load);
  const { steps, expectedMs } = scheduleRounds({
    ...request,
    benchmarks: benchmarks.map((benchmark) => ({
      id: benchmark.id,
      request: benchmark.kind === 'server' ? benchmark.request : null,
      comparable: base !== null && benchmark.newBecause === null,
    })),
    costs: roundCosts(procedure, cores !== null),
  });
  const total = steps.length;
  await using rig = openRig({
    cores, procedure,
    onKilled: (target) => io.note(`${target} did not end within its stopTimeout after SIGTERM and was killed: end the server on SIGTERM, or raise stopTimeout.`),
  });
  const measurements = await measureRun({
    benchmarks, steps, trees, rig, signal: io.signal, troubleBeside: services.trouble,
    onRound: ({ done, id, elapsedMs }) => io.progress({ phase: 'measure', done, total, label: id, leftMs: timeLeft({ done, total, elapsedMs, expectedMs }) }),
  });
  if (!io.signal.aborted) io.progress({ phase: 'measure', done: total, total, label: 'done', leftMs: 0 });
  return benchmarks.map((benchmark) => benchmarkRecord(benchmark, measurements.get(benchmark.id)!, {
    version: versions.get(benchmark.target) ?? null,
    labels: benchmark.labels,
    loadHash: loadHash(benchmark, procedure),
  }));
}

/** The plan's own reckoning until rounds have shown how long they take. */
function timeLeft({ done, total, elapsedMs, expectedMs }: Readonly<Record<'done' | 'total' | 'elapsedMs' | 'expectedMs', number>>): number {
  return done < 3 ? Math.max(0, expectedMs - elapsedMs) : (elapsedMs / done) * (total - done);
}

/** Solo figures can be compared only where load and procedure were the same. */
function loadHash({ kind, load }: PlannedBenchmark, { soloWarmupMs, soloMs, suiteWarmupMs, suiteSoloSliceMs, suiteSoloSlices }: Procedure): string {
  const solo = kind === 'server' ? [soloMs, soloWarmupMs] : [suiteSoloSliceMs * suiteSoloSlices, suiteWarmupMs];
  return createHash('sha256').update(JSON.stringify([load, ...solo])).digest('hex').slice(0, 16);
}
