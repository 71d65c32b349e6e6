/**
 * A base without a configuration was never asked to run what head's says, and a folder of that name may hold anything. So
 * what breaks there is new and not invalid, and head has to stand it by itself. Where base does have a configuration, even
 * one that cannot be used, nothing is said of the change beside a base that breaks.
 */
import type { Measurements } from './take-measurements.ts';
import { newBeside, type PlannedBenchmark } from '../plan/benchmarks.ts';
import type { Budget } from '../plan/settings-of-run.ts';
import { describeReason } from '../report/words.ts';

export interface BesideBaseRequest {
  readonly benchmarks: readonly PlannedBenchmark[];
  /** null: what the profile takes. */
  readonly budget: Budget | null;
  /** Why base was never asked; null: it was, or there is none. */
  readonly unasked: string | null;
  readonly signal: AbortSignal;
}

/** Measures benchmarks, within the budget if there is one. */
type Take = (benchmarks: readonly PlannedBenchmark[], budget: Budget | null) => Promise<Measurements>;

/** Measures the benchmarks, and then, of head alone, those that broke at a base that was never asked for them. */
export async function measureBesideBase({ benchmarks, budget, unasked, signal }: BesideBaseRequest, take: Take): Promise<Measurements> {
  const taken = await take(benchmarks, budget);
  if (unasked === null || signal.aborted) return taken;
  const alone = benchmarks.flatMap((benchmark) => {
    const measurement = taken.records.find(({ id }) => id === benchmark.id)?.measurement;
    return measurement?.state === 'broken' && measurement.arm === 'base' ? [{ ...benchmark, newBecause: newBeside(unasked, describeReason(measurement.reason)) }] : [];
  });
  if (alone.length === 0) return taken;
  // No budget: what broke at its first round has hardly used any, and all that it gets is a few rounds of head.
  const anew = await take(alone, null);
  return { ...taken, records: taken.records.map((record) => anew.records.find(({ id }) => id === record.id) ?? record) };
}
