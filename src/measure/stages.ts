import type { Stage } from '../judge/next-stage.ts';
import { runningEstimate } from '../judge/running-estimate.ts';
import type { Measuring } from './carry-out-steps.ts';
import type { ProgressListener } from './notes.ts';
import type { Reason } from '../reasons.ts';
import { expectedMs, type RoundCosts, type Schedulable } from '../plan/rounds-of-run.ts';
import { openScheduler } from '../plan/schedule.ts';
import { monotonicMs } from '../system/this-program.ts';

export interface StagesRequest {
  /** The next stage, by the rounds so far, without benchmarks of these ids; null: none. */
  readonly stageAhead: (leftOut: ReadonlySet<string>) => Stage | null;
  readonly measuring: Pick<Measuring, 'carryOut' | 'measurements'>;
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

interface MeasuringIo {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
  readonly note: (reason: Reason) => void;
}

/** Measures stages until there is none, the budget does not reach any next look, or the signal ends it. */
export async function measureStages(request: StagesRequest, io: MeasuringIo): Promise<void> {
  const { stageAhead } = request;
  const measure = openStages(request, io);
  const tooDear = new Set<string>();
  // The plan fits the first stage into the budget.
  await measure.stage(stageAhead(tooDear), request.solos);
  for (let stage = stageAhead(tooDear); stage !== null && !io.signal.aborted; stage = stageAhead(tooDear)) {
    const affordable = measure.affordable(stage);
    // Benchmarks that did not fit come up again: others may have taken less time than estimated.
    if (affordable.length > 0) await measure.stage({ ...stage, benchmarks: affordable }, 0);
    else for (const id of stage.benchmarks) tooDear.add(id);
  }
  const waiting = tooDear.size === 0 || io.signal.aborted ? 0 : countAhead(stageAhead);
  if (waiting === 0) return;
  io.note({ kind: 'budget-used-up', benchmarks: waiting });
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
function openStages({ measuring, benchmarks, costs, seed, budgetMs, controls }: StagesRequest, { signal, progress }: MeasuringIo): {
  readonly stage: (stage: Stage | null, solos: number) => Promise<void>;
  readonly affordable: (stage: Stage) => Stage['benchmarks'];
} {
  const scheduler = openScheduler(seed, controls);
  const startedMs = monotonicMs();
  const elapsedMs = (): number => monotonicMs() - startedMs;
  let reckonedMs = 0;
  const costOf = (ids: ReadonlySet<string>, duets: number): number => expectedMs(benchmarks.filter(({ id }) => ids.has(id)), { duets, solos: 0 }, costs);

  return {
    stage: async (stage, solos) => {
      const { from, rounds, benchmarks: ids } = stage ?? { from: 0, rounds: 0, benchmarks: [] };
      const all = benchmarks.map(({ id }) => id);
      const steps = scheduler.stepsOf({ ids, fromIndex: from, toIndex: rounds, solos: { ids: solos === 0 ? [] : all, count: solos } });
      const expected = costOf(new Set(ids), rounds - from) + expectedMs(benchmarks, { duets: 0, solos }, costs);
      const [stageStartedMs, total] = [elapsedMs(), steps.length];
      const phase = stage?.phase === 'confirm' ? 'confirm' : 'measure';
      await measuring.carryOut(steps, (done, id) => {
        const estimate = runningEstimate(measuring.measurements().get(id) ?? null);
        progress({ phase, done, total, label: id, leftMs: timeLeft({ done, total, spentMs: elapsedMs() - stageStartedMs, expectedMs: expected }), estimate });
      });
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
function timeLeft({ done, total, spentMs, expectedMs: expected }: Readonly<Record<'done' | 'total' | 'spentMs' | 'expectedMs', number>>): number {
  return done < 3 ? Math.max(0, expected - spentMs) : (spentMs / done) * (total - done);
}
