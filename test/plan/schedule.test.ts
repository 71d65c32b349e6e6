import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import { openScheduler, type RoundStep, type RoundsToMeasure } from '../../src/plan/schedule.ts';

const IDS = ['express/hello', 'koa/hello', 'hapi/hello'];
const NO_SOLOS = { ids: [], count: 0 };
const roundsOf = (change: Partial<RoundsToMeasure> = {}): RoundsToMeasure => ({
  ids: IDS,
  fromIndex: 0,
  toIndex: 8,
  solos: { ids: IDS, count: 2 },
  ...change,
});

const steps = (change: Partial<RoundsToMeasure> = {}, seed = 1): readonly RoundStep[] => openScheduler(seed).stepsOf(roundsOf(change));

type Duet = Extract<RoundStep, { kind: 'duet' }>;
const duetsOf = (all: readonly RoundStep[], id: string): readonly Duet[] =>
  all.filter((step): step is Duet => step.kind === 'duet' && step.id === id);
const ofKind = (all: readonly RoundStep[], kind: RoundStep['kind']): readonly RoundStep[] => all.filter((step) => step.kind === kind);

const anyIds = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 6 });

describe('the schedule of rounds', () => {
  it('is the same for the same seed, and another for another seed', () => {
    assert.deepEqual(steps({}, 7), steps({}, 7));
    assert.notDeepEqual(steps({}, 7), steps({}, 8));
  });

  it('gives every benchmark exactly the rounds that are asked for, whatever the seed', () => {
    fc.assert(
      fc.property(anyIds, anyIds, fc.nat({ max: 12 }), fc.nat({ max: 5 }), fc.integer(), (ids, alone, rounds, count, seed) => {
        const planned = steps({ ids, toIndex: rounds, solos: { ids: alone, count } }, seed);
        for (const id of ids)
          assert.deepEqual(
            duetsOf(planned, id).map(({ index }) => index),
            Array.from({ length: rounds }, (_, index) => index),
          );
        const passes = Math.max(ids.length === 0 ? 0 : rounds, alone.length === 0 ? 0 : count);
        for (const id of alone)
          assert.equal(ofKind(planned, 'solo').filter((step) => step.id === id).length, passes === 0 ? 0 : Math.min(count, passes));
      }),
    );
  });

  it('goes on with the numbers', () => {
    const scheduler = openScheduler(1);
    scheduler.stepsOf(roundsOf());
    const confirming = scheduler.stepsOf(roundsOf({ ids: ['koa/hello'], fromIndex: 8, toIndex: 14, solos: NO_SOLOS }));
    assert.deepEqual(
      confirming.map(({ kind, index }) => [kind, index]),
      [8, 9, 10, 11, 12, 13].map((index) => ['duet', index]),
    );
  });

  it('takes every combination of first start and first load once in every four rounds, over the stretches', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const scheduler = openScheduler(seed);
        const duets = duetsOf(
          [...scheduler.stepsOf(roundsOf({ toIndex: 6 })), ...scheduler.stepsOf(roundsOf({ fromIndex: 6, toIndex: 16 }))],
          'express/hello',
        );
        for (let from = 0; from + 4 <= duets.length; from += 4) {
          const combinations = duets.slice(from, from + 4).map(({ startedFirst, loadedFirst }) => `${startedFirst} ${loadedFirst}`);
          assert.deepEqual(combinations.toSorted(), ['base base', 'base head', 'head base', 'head head']);
        }
      }),
    );
  });

  it('goes over all benchmarks before the next round of any of them', () => {
    const passes = ofKind(steps(), 'duet').map(({ index }) => index);
    assert.deepEqual(
      passes,
      passes.toSorted((one, other) => one - other),
    );
  });

  it('does not always begin with the same benchmark', () => {
    const planned = steps({ toIndex: 32 });
    const firsts = Array.from({ length: 32 }, (_, index) => planned.find((step) => step.kind === 'duet' && step.index === index)?.id);
    assert.equal(new Set(firsts).size, IDS.length);
  });

  it('spreads the solo rounds over the whole stretch', () => {
    for (const [toIndex, count] of [
      [5, 1],
      [8, 2],
      [16, 5],
    ] as const) {
      const planned = steps({ toIndex, solos: { ids: IDS, count } });
      const passOf = (step: RoundStep): number => ofKind(planned.slice(0, planned.indexOf(step)), 'duet').at(-1)?.index ?? 0;
      const places = ofKind(planned, 'solo')
        .filter(({ id }) => id === 'koa/hello')
        .map(passOf);
      assert.deepEqual(
        places,
        Array.from({ length: count }, (_, solo) => Math.floor((solo * toIndex) / count)),
      );
    }
  });

  it('measures head alone where nothing is compared', () => {
    const alone = steps({ ids: [], solos: { ids: ['express/hello'], count: 3 } });
    assert.deepEqual(
      alone.map(({ kind, index }) => [kind, index]),
      [
        ['solo', 0],
        ['solo', 1],
        ['solo', 2],
      ],
    );
  });
});
