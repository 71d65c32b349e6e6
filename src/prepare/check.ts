import { ArmFailure, MeasuringFailure } from '../measure/failure.ts';
import { checkBenchmark } from '../measure/benchmark-rounds.ts';
import type { Arm, BenchmarkRecord, OfBothArms, Reason } from '../model.ts';
import type { PlannedBenchmark } from '../plan/benchmarks.ts';
import type { PreparedBenchmarks } from './benchmarks.ts';
import type { PreparedRun } from './prepare-run.ts';
import { monotonicMs } from '../system/this-program.ts';

export interface CheckedTarget {
  readonly name: string;
  /** Number of working benchmarks; base null: it has none of them. */
  readonly working: { readonly head: number; readonly base: number | null };
  /** Of benchmarks, or of the whole target; arm null: no arm's fault. */
  readonly failures: readonly { readonly benchmark: string; readonly arm: Arm | null; readonly reason: Reason }[];
  /** Why it is left out, as for a missing program; null: it is not. */
  readonly leftOut: Reason | null;
  /** Time of install and build, and of the tries. */
  readonly preparingMs: number;
  readonly checkingMs: number;
}

/** Tries every benchmark once in each arm that has it, one after the other. Rejects with the signal's reason. */
export async function checkTargets(
  names: readonly string[],
  { benchmarks, unmeasured, preparingMs, trees, explain }: PreparedBenchmarks & Pick<PreparedRun, 'trees' | 'explain'>,
  signal: AbortSignal,
): Promise<readonly CheckedTarget[]> {
  const checked: CheckedTarget[] = [];
  for (const name of names) {
    const startedMs = monotonicMs();
    const own = benchmarks.filter(({ target }) => target === name);
    const records = unmeasured.filter(({ target }) => target === name);
    const failures = records.flatMap(failureOf);
    for (const benchmark of trees === null ? [] : own) {
      for (const arm of benchmark.base === null ? (['head'] as const) : (['base', 'head'] as const)) {
        signal.throwIfAborted();
        const reason = await whyNotWorking(benchmark, arm, trees!);
        signal.throwIfAborted();
        if (reason !== null) failures.push({ benchmark: benchmark.id, arm, reason });
      }
    }
    const brokenIn = (arm: Arm): number => failures.filter((failure) => failure.arm === arm).length;
    const ofBase = own.filter(({ base }) => base !== null);
    const left = records.flatMap(({ measurement }) => (measurement.state === 'not measured' ? [measurement.reason] : []));
    checked.push({
      name,
      working: {
        head: Math.max(0, own.length - brokenIn('head')),
        base: ofBase.length === 0 ? null : Math.max(0, ofBase.length - brokenIn('base')),
      },
      failures: await Promise.all(
        failures.map(async (failure) =>
          failure.arm === null ? failure : { ...failure, reason: await explain(name, failure.arm, failure.reason) },
        ),
      ),
      leftOut: left[0] ?? null,
      preparingMs: preparingMs.get(name) ?? 0,
      checkingMs: monotonicMs() - startedMs,
    });
  }
  return checked;
}

function failureOf({ id, measurement }: BenchmarkRecord): CheckedTarget['failures'] {
  if (measurement.state !== 'broken' && measurement.state !== 'invalid') return [];
  return [{ benchmark: id, arm: measurement.state === 'broken' ? measurement.arm : null, reason: measurement.reason }];
}

/** Why an arm does not run a benchmark; null: it does. */
export async function whyNotWorking(benchmark: PlannedBenchmark, arm: Arm, trees: OfBothArms<string>): Promise<Reason | null> {
  try {
    await checkBenchmark(benchmark, arm, { trees });
    return null;
  } catch (error) {
    if (!(error instanceof ArmFailure) && !(error instanceof MeasuringFailure)) throw error;
    return error.reason;
  }
}
