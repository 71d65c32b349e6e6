import type { Stage } from '../judge/next-stage.ts';
import type { RunningEstimate } from '../judge/running-estimate.ts';
import type { RunIo } from './notes.ts';
import { expectedMs, type RoundCosts, type Schedulable } from '../plan/rounds-of-run.ts';
import { openScheduler, type RoundStep } from '../plan/schedule.ts';
import { monotonicMs } from '../system/this-program.ts';

export interface StagesRequest {
  /** The judge's answer to the rounds so far: the next stage, without benchmarks of these ids; null: none. */
  readonly stageAhead: (leftOut: ReadonlySet<string>) => Stage | null;
  readonly measure: (step: RoundStep) => Promise<void>;
  /** What is known of a benchmark so far, for progress. */
  readonly estimateOf: (id: string) => RunningEstimate | null;
  readonly benchmarks: readonly Schedulable[];
  readonly costs: RoundCosts;
  /** Solo rounds of each benchmark, in the first stage. */
  readonly solos: number;
  readonly seed: number;
  /** Time left; null: no limit. */
  readonly budgetMs: number | null;
  /** Ids of benchmarks for A/A rounds. */
  readonly controls: readonly string[];
}

/** Measures stages until there is none, the budget does not reach any next look, or the signal ends it. */
export async function measureStages(request: StagesRequest, io: Omit<RunIo, 'warn'>): Promise<void> {
  const { stageAhead, solos } = request;
  const { measureStage, affordable } = openStages(request, io);
  const tooDear = new Set<string>();
  // The plan fits the first stage into the budget.
  await measureStage(stageAhead(tooDear), solos);
  for (let stage = stageAhead(tooDear); stage !== null && !io.signal.aborted; stage = stageAhead(tooDear)) {
    const benchmarks = affordable(stage);
    // Benchmarks that did not fit come up again: others may have taken less time than estimated.
    if (benchmarks.length > 0) await measureStage({ ...stage, benchmarks }, 0);
    else for (const id of stage.benchmarks) tooDear.add(id);
  }
  const waiting = tooDear.size === 0 || io.signal.aborted ? 0 : countAhead(stageAhead);
  if (waiting > 0) io.note({ kind: 'budget-used-up', benchmarks: waiting });
}

/** Number of benchmarks that still have a look ahead. */
function countAhead(stageAhead: StagesRequest['stageAhead']): number {
  const ahead = new Set<string>();
  for (let stage = stageAhead(ahead); stage !== null; stage = stageAhead(ahead)) {
    for (const id of stage.benchmarks) ahead.add(id);
  }
  return ahead.size;
}

/** Measures stages, and estimates the next one by the pace so far. */
function openStages(
  { measure, estimateOf, benchmarks, costs, seed, budgetMs, controls }: StagesRequest,
  { signal, progress }: Omit<RunIo, 'warn'>,
): {
  readonly measureStage: (stage: Stage | null, solos: number) => Promise<void>;
  /** The benchmarks of a stage that there is time for, in its order. */
  readonly affordable: (stage: Stage) => readonly string[];
} {
  const scheduler = openScheduler(seed, controls);
  const startedMs = monotonicMs();
  const elapsedMs = (): number => monotonicMs() - startedMs;
  let reckonedMs = 0;
  const costOf = (ids: ReadonlySet<string>, duets: number): number =>
    expectedMs(
      benchmarks.filter(({ id }) => ids.has(id)),
      { duets, solos: 0 },
      costs,
    );

  return {
    measureStage: async (stage, solos) => {
      const { from, rounds, benchmarks: ids } = stage ?? { from: 0, rounds: 0, benchmarks: [] };
      const all = benchmarks.map(({ id }) => id);
      const steps = scheduler.stepsOf({ ids, fromIndex: from, toIndex: rounds, solos: { ids: solos === 0 ? [] : all, count: solos } });
      const expected = costOf(new Set(ids), rounds - from) + expectedMs(benchmarks, { duets: 0, solos }, costs);
      const [stageStartedMs, total] = [elapsedMs(), steps.length];
      const phase = stage?.phase === 'confirm' ? 'confirm' : 'measure';
      for (const [done, step] of steps.entries()) {
        if (signal.aborted) return;
        const leftMs = timeLeft({ done, total, spentMs: elapsedMs() - stageStartedMs, expectedMs: expected });
        progress({ phase, done, total, label: step.id, leftMs, estimate: estimateOf(step.id) });
        await measure(step);
      }
      if (!signal.aborted) progress({ phase, done: total, total, label: 'done', leftMs: 0, estimate: null });
      reckonedMs += expected;
    },
    affordable: ({ from, rounds, benchmarks: staged }) => {
      if (budgetMs === null) return staged;
      const pace = reckonedMs === 0 ? 1 : elapsedMs() / reckonedMs;
      let leftMs = budgetMs - elapsedMs();
      return staged.filter((id) => {
        const costMs = pace * costOf(new Set([id]), rounds - from);
        const fits = costMs <= leftMs;
        if (fits) leftMs -= costMs;
        return fits;
      });
    },
  };
}

/** By the plan's estimate for the first rounds, then by the pace. */
function timeLeft({
  done,
  total,
  spentMs,
  expectedMs: expected,
}: Readonly<Record<'done' | 'total' | 'spentMs' | 'expectedMs', number>>): number {
  return done < 3 ? Math.max(0, expected - spentMs) : (spentMs / done) * (total - done);
}
