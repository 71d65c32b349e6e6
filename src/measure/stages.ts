import type { Stage } from '../judge/next-stage.ts';
import type { Measuring } from './measure-run.ts';
import type { ProgressListener } from './notes.ts';
import type { Reason } from '../model/reasons.ts';
import { expectedMs, type RoundCosts, type Schedulable } from '../plan/rounds-of-run.ts';
import { openScheduler } from '../plan/schedule.ts';
import { monotonicMs } from '../system/this-program.ts';

/** What the stages of a run are made of. */
export interface StagesRequest {
  /** What to measure next by what was measured so far, without benchmarks of these ids; null: nothing. */
  readonly stageAhead: (leftOut: ReadonlySet<string>) => Stage | null;
  readonly measuring: Pick<Measuring, 'carryOut'>;
  readonly benchmarks: readonly Schedulable[];
  readonly costs: RoundCosts;
  /** Rounds of head alone of each benchmark, within the first stage. */
  readonly solos: number;
  readonly seed: number;
  /** What counting has left of it; null: there is none. */
  readonly budgetMs: number | null;
  /** Ids of what may have base's code in both arms. */
  readonly controls: readonly string[];
}

interface MeasuringIo {
  readonly signal: AbortSignal;
  readonly progress: ProgressListener;
  readonly note: (reason: Reason) => void;
}

/** Stage after stage, until there is none, the budget does not reach the next look of anything, or the signal ends it. */
export async function measureStages(request: StagesRequest, io: MeasuringIo): Promise<void> {
  const { stageAhead } = request;
  const measure = openStages(request, io);
  const tooDear = new Set<string>();
  // That the first fits into the budget is the plan's care.
  await measure.stage(stageAhead(tooDear), request.solos);
  for (let stage = stageAhead(tooDear); stage !== null && !io.signal.aborted; stage = stageAhead(tooDear)) {
    const affordable = measure.affordable(stage);
    // What did not fit beside others comes up again by itself: those may have cost less than was reckoned.
    if (affordable.length > 0) await measure.stage({ ...stage, benchmarks: affordable }, 0);
    else for (const id of stage.benchmarks) tooDear.add(id);
  }
  const waiting = tooDear.size === 0 || io.signal.aborted ? 0 : countAhead(stageAhead);
  if (waiting === 0) return;
  io.note({ kind: 'budget-used-up', benchmarks: waiting });
}

/** How many benchmarks would be measured on, each from the look that it has come to. */
function countAhead(stageAhead: StagesRequest['stageAhead']): number {
  const ahead = new Set<string>();
  for (let stage = stageAhead(ahead); stage !== null; stage = stageAhead(ahead)) {
    for (const id of stage.benchmarks) ahead.add(id);
  }
  return ahead.size;
}

/** Measures stages one after the other, and knows what the next would cost at the pace of those before. */
function openStages({ measuring, benchmarks, costs, seed, budgetMs, controls }: StagesRequest, { progress }: MeasuringIo): {
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
        const spentMs = elapsedMs() - stageStartedMs;
        progress({ phase, done, total, label: id, leftMs: timeLeft({ done, total, spentMs, expectedMs: expected }) });
      });
      progress({ phase, done: total, total, label: 'done', leftMs: 0 });
      reckonedMs += expected;
    },
    affordable: ({ from, rounds, benchmarks: staged }) => {
      if (budgetMs === null) return staged;
      const pace = elapsedMs() / reckonedMs;
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

/** The plan's own reckoning until rounds have shown how long they take. */
function timeLeft({ done, total, spentMs, expectedMs: expected }: Readonly<Record<'done' | 'total' | 'spentMs' | 'expectedMs', number>>): number {
  return done < 3 ? Math.max(0, expected - spentMs) : (spentMs / done) * (total - done);
}
