import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Stage } from '../../src/judge/next-stage.ts';
import { measureStages, type StagesRequest } from '../../src/measure/stages.ts';
import type { RoundStep } from '../../src/plan/schedule.ts';
import type { ProgressEvent } from '../../src/measure/notes.ts';
import type { Reason } from '../../src/model.ts';
import { scenarioOf } from '../targets.ts';

const BENCHMARKS = ['a/x', 'b/x'].map((id) => ({ id, request: null, comparable: true }));
const stageOf = (from: number, rounds: number, ids: readonly string[]): Stage => ({
  phase: from === 0 ? 'screen' : 'confirm',
  from,
  rounds,
  benchmarks: ids,
});

interface Carried {
  readonly steps: readonly RoundStep[][];
  readonly notes: readonly Reason[];
  readonly events: readonly ProgressEvent[];
}

/**
 * Carries out planned stages, each step in as many ms as `stepMs` tells. A benchmark is named by the stages that begin where its
 * rounds have got to.
 */
async function carry(
  stages: readonly Stage[],
  change: Partial<StagesRequest> & { readonly stepMs?: (id: string) => number; readonly abortAt?: number } = {},
): Promise<Carried> {
  const { stepMs = () => 0, abortAt = Infinity, ...request } = change;
  const [steps, notes, events]: [RoundStep[][], Reason[], ProgressEvent[]] = [[], [], []];
  const interrupt = new AbortController();
  let total = 0;
  const roundsOf = (wanted: string): number => steps.flat().filter(({ kind, id }) => kind === 'duet' && id === wanted).length;
  await measureStages(
    {
      stageAhead: (leftOut) =>
        stages
          .map((stage) => ({ ...stage, benchmarks: stage.benchmarks.filter((id) => !leftOut.has(id) && roundsOf(id) === stage.from) }))
          .find(({ benchmarks }) => benchmarks.length > 0) ?? null,
      measure: async (step) => {
        const stage = steps.at(-1)!;
        stage.push(step);
        await sleep(stepMs(step.id));
        if (steps.length === abortAt && stage.length === total) interrupt.abort();
      },
      benchmarks: BENCHMARKS,
      costs: { duetMs: () => 20, soloMs: () => 20 },
      solos: 1,
      seed: 1,
      budgetMs: null,
      ...request,
    },
    {
      signal: interrupt.signal,
      note: (text) => notes.push(text),
      progress: (event) => {
        events.push(event);
        if (event.phase === 'note' || event.done > 0) return;
        steps.push([]);
        total = event.total;
      },
    },
  );
  return { steps, notes, events };
}

const duetsOf = (steps: readonly RoundStep[]): readonly string[] =>
  steps
    .filter(({ kind }) => kind === 'duet')
    .map(({ id, index }) => `${id} ${index}`)
    .toSorted();

const msOf: StagesRequest['costs']['duetMs'] = (request) => (request === null ? 10 : 200);

const isDone = ({ events }: Carried): boolean => events.some((event) => event.phase === 'measure' && event.label === 'done');

describe('the stages of a run', () => {
  it('number later rounds behind those before, and measure head alone in the first only', async () => {
    const { steps } = await carry([stageOf(0, 2, ['a/x', 'b/x']), stageOf(2, 3, ['a/x', 'b/x']), stageOf(3, 5, ['b/x'])]);
    assert.deepEqual(steps.map(duetsOf), [
      ['a/x 0', 'a/x 1', 'b/x 0', 'b/x 1'],
      ['a/x 2', 'b/x 2'],
      ['b/x 3', 'b/x 4'],
    ]);
    assert.deepEqual(
      steps.map((stage) => stage.filter(({ kind }) => kind === 'solo').length),
      [2, 0, 0],
    );
  });

  it('may be head alone', async () => {
    const alone = await carry([]);
    assert.deepEqual(
      alone.steps.map((stage) => stage.map(({ kind }) => kind)),
      [['solo', 'solo']],
    );
  });

  it('hold first looks whatever the budget, which the plan fits them into', async () => {
    const { steps, notes } = await carry([stageOf(0, 3, ['a/x']), stageOf(0, 5, ['b/x'])], { stepMs: () => 5, budgetMs: 1 });
    assert.deepEqual(
      steps.map((stage) => duetsOf(stage).length),
      [3, 5],
    );
    assert.deepEqual(notes, []);
  });

  it('say that they are done only where they are', async () => {
    assert.equal(isDone(await carry([stageOf(0, 2, ['a/x', 'b/x'])])), true);
    assert.equal(isDone(await carry([stageOf(0, 2, ['a/x', 'b/x'])], { abortAt: 1 })), false);
  });

  it('say when they confirm', async () => {
    const { events } = await carry([stageOf(0, 1, ['a/x', 'b/x']), stageOf(1, 2, ['a/x'])]);
    assert.deepEqual([...new Set(events.map(({ phase }) => phase))], ['measure', 'confirm']);
  });

  it('end where the budget does not reach the next look, and say who would have had one', async () => {
    const { steps, notes } = await carry([stageOf(0, 2, ['a/x', 'b/x']), stageOf(2, 50, ['a/x']), stageOf(50, 51, ['a/x'])], {
      budgetMs: 400,
      stepMs: () => 20,
    });
    assert.equal(steps.length, 1);
    assert.deepEqual(notes, [{ kind: 'budget-used-up', benchmarks: 1 }]);
  });

  it('take the most suspicious on as far as the budget goes', async () => {
    const { steps, notes } = await carry([stageOf(0, 1, ['a/x', 'b/x']), stageOf(1, 100, ['b/x', 'a/x'])], {
      budgetMs: 3_500,
      stepMs: () => 20,
    });
    assert.deepEqual([...new Set(steps[1]?.map(({ id }) => id))], ['b/x']);
    assert.equal(notes.length, 1);
  });

  it('take the cheap ones on, look after look, where the budget does not reach the next one of a dear suspect', async () => {
    const { steps, notes } = await carry(
      [stageOf(0, 1, ['dear/x', 'cheap/x']), stageOf(1, 10, ['dear/x', 'cheap/x']), stageOf(10, 20, ['cheap/x'])],
      {
        benchmarks: [
          { id: 'dear/x', request: scenarioOf(), comparable: true },
          { id: 'cheap/x', request: null, comparable: true },
        ],
        costs: { duetMs: msOf, soloMs: msOf },
        stepMs: (id) => (id === 'dear/x' ? 200 : 10),
        budgetMs: 1_500,
      },
    );
    assert.deepEqual(
      steps.slice(1).map((stage) => [stage.length, ...new Set(stage.map(({ id }) => id))]),
      [
        [9, 'cheap/x'],
        [10, 'cheap/x'],
      ],
    );
    assert.deepEqual(notes, [{ kind: 'budget-used-up', benchmarks: 1 }]);
  });

  it('count all that got no further look, whichever it would have been', async () => {
    const { notes } = await carry(
      [stageOf(0, 1, ['a/x', 'b/x']), stageOf(1, 2, ['a/x']), stageOf(2, 50, ['a/x']), stageOf(1, 50, ['b/x'])],
      { budgetMs: 400, stepMs: () => 20 },
    );
    assert.deepEqual(notes, [{ kind: 'budget-used-up', benchmarks: 2 }]);
  });

  it('end with the signal', async () => {
    const { steps, notes } = await carry([stageOf(0, 1, ['a/x']), stageOf(1, 2, ['a/x'])], { abortAt: 1 });
    assert.deepEqual([steps.length, notes], [1, []]);
  });
});
