import type { Stage } from '../judge/next-stage.ts';
import type { RunIo } from './notes.ts';
import { expectedMs, type RoundCosts, type Schedulable } from '../plan/rounds-of-run.ts';
import { openScheduler, type RoundStep } from '../plan/schedule.ts';
import { monotonicMs } from '../system/this-program.ts';

export interface StagesRequest {
  /** The judge's answer to the rounds so far: the next stage, without benchmarks of these ids; null: none. */
  readonly stageAhead: (leftOut: ReadonlySet<string>) => Stage | null;
  readonly measure: (step: RoundStep) => Promise<void>;
  readonly benchmarks: readonly Schedulable[];
  readonly costs: RoundCosts;
  /** Solo rounds of each benchmark, in the first stage. */
  readonly solos: number;
  readonly seed: number;
  /** Time left; null: no limit. */
  readonly budgetMs: number | null;
}

/**
 * Measures stages until there is none, the budget does not reach any next look, or the signal ends it. The next stage is estimated by the
 * pace so far.
 */
export async function measureStages(request: StagesRequest, { signal, progress, note }: Omit<RunIo, 'warn'>): Promise<void> {
  const { stageAhead, benchmarks, costs, budgetMs } = request;
  const scheduler = openScheduler(request.seed);
  const all = benchmarks.map(({ id }) => id);
  const startedMs = monotonicMs();
  let reckonedMs = 0;
  const costOf = (ids: readonly string[], duets: number): number =>
    expectedMs(
      benchmarks.filter(({ id }) => ids.includes(id)),
      { duets, solos: 0 },
      costs,
    );

  const measureStage = async ({ phase, from, rounds, benchmarks: ids }: Stage, solos: number): Promise<void> => {
    const steps = scheduler.stepsOf({ ids, fromIndex: from, toIndex: rounds, solos: { ids: solos === 0 ? [] : all, count: solos } });
    const expected = costOf(ids, rounds - from) + expectedMs(benchmarks, { duets: 0, solos }, costs);
    const [stageStartedMs, total] = [monotonicMs(), steps.length];
    const told = { phase: phase === 'confirm' ? 'confirm' : 'measure', total } as const;
    for (const [done, step] of steps.entries()) {
      if (signal.aborted) return;
      const spentMs = monotonicMs() - stageStartedMs;
      // By the plan's estimate for the first rounds, then by the pace.
      const leftMs = done < 3 ? Math.max(0, expected - spentMs) : (spentMs / done) * (total - done);
      progress({ ...told, done, label: step.id, leftMs });
      await request.measure(step);
    }
    if (!signal.aborted) progress({ ...told, done: total, label: 'done', leftMs: 0 });
    reckonedMs += expected;
  };

  /** The benchmarks of a stage that there is time for, in its order. The plan fits first looks into the budget. */
  const affordable = ({ phase, from, rounds, benchmarks: staged }: Stage): readonly string[] => {
    if (budgetMs === null || phase === 'screen') return staged;
    const elapsedMs = monotonicMs() - startedMs;
    const pace = reckonedMs === 0 ? 1 : elapsedMs / reckonedMs;
    let leftMs = budgetMs - elapsedMs;
    return staged.filter((id) => {
      const costMs = pace * costOf([id], rounds - from);
      const fits = costMs <= leftMs;
      if (fits) leftMs -= costMs;
      return fits;
    });
  };

  const tooDear = new Set<string>();
  await measureStage(stageAhead(tooDear) ?? HEAD_ALONE, request.solos);
  for (let stage = stageAhead(tooDear); stage !== null && !signal.aborted; stage = stageAhead(tooDear)) {
    const fitting = affordable(stage);
    // Benchmarks that did not fit come up again: others may have taken less time than estimated.
    if (fitting.length > 0) await measureStage({ ...stage, benchmarks: fitting }, 0);
    else for (const id of stage.benchmarks) tooDear.add(id);
  }
  if (tooDear.size > 0 && !signal.aborted) note({ kind: 'budget-used-up', benchmarks: tooDear.size });
}

const HEAD_ALONE: Stage = { phase: 'screen', from: 0, rounds: 0, benchmarks: [] };
