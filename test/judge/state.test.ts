import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { driftOf } from '../../src/judge/drift.ts';
import type { Acceptance, Drift, StoredRun } from '../../src/model.ts';
import { anAcceptance, POLICY } from './records.ts';
import { commitOf, historyOf, steady } from './histories.ts';

type State = Drift['state'];

const ID = 'express/updateUser';

/** Stored runs of before {@link anAcceptance} was given. */
function historyAt(...levels: readonly (readonly [figure: number, runs: number])[]): readonly StoredRun[] {
  return historyOf({ [ID]: { cpuPerRequest: levels.flatMap(([figure, runs]) => steady(figure, runs)) } });
}

function statesIn(history: readonly StoredRun[], ...acceptances: readonly Acceptance[]): readonly State[] {
  return driftOf({ history, acceptances, policy: POLICY }).map(({ state }) => state);
}

/** With marks in the run at a position. */
function markedAt(
  position: number,
  history: readonly StoredRun[],
  marks: Partial<Pick<StoredRun, 'slower' | 'accepted'>>,
): readonly StoredRun[] {
  return history.map((stored, run) => (run === position ? { ...stored, ...marks } : stored));
}

describe('a change is undone where a later level is less than the threshold from that before it', () => {
  for (const [course, history, states] of [
    ['100, 110', historyAt([100, 20], [110, 15]), ['lasting']],
    ['100, 110, 100', historyAt([100, 20], [110, 15], [100, 15]), ['undone', 'lasting']],
    ['100, 110, 101.5', historyAt([100, 20], [110, 15], [101.5, 15]), ['undone', 'lasting']],
    ['100, 110, 107', historyAt([100, 20], [110, 15], [107, 15]), ['lasting', 'lasting']],
    ['100, 110, 120, 110', historyAt([100, 15], [110, 15], [120, 15], [110, 15]), ['lasting', 'undone', 'lasting']],
    ['100, 110, 100, 110', historyAt([100, 15], [110, 15], [100, 15], [110, 15]), ['undone', 'undone', 'lasting']],
    ['100, 90, 100', historyAt([100, 20], [90, 15], [100, 15]), ['undone', 'lasting']],
  ] as const) {
    it(`${course}: ${states.join(', ')}`, () => assert.deepEqual(statesIn(history), states));
  }
});

const marks: readonly { readonly carriedBy: number; readonly since: string; readonly id?: string; readonly states: readonly State[] }[] = [
  { carriedBy: 20, since: commitOf(20), states: ['accepted', 'lasting'] },
  { carriedBy: 24, since: commitOf(24), states: ['accepted', 'lasting'] },
  { carriedBy: 35, since: commitOf(35), states: ['lasting', 'accepted'] },
  { carriedBy: 40, since: commitOf(20), states: ['accepted', 'accepted'] },
  { carriedBy: 40, since: 'no longer stored', states: ['accepted', 'accepted'] },
  { carriedBy: 10, since: commitOf(10), states: ['lasting', 'lasting'] },
  { carriedBy: 20, since: commitOf(20), id: 'koa/updateUser', states: ['lasting', 'lasting'] },
];

describe('a mark of an accepted regression is about the changes between its commit and its run: of 100, 110 since run 20, 120 since run 35', () => {
  for (const { carriedBy, since, id = ID, states } of marks) {
    it(`${id} since ${since}, stored with run ${carriedBy}: ${states.join(', ')}`, () => {
      const accepted = [{ id, since, acceptedAt: '2026-01-14T09:00:00.000Z' }];
      assert.deepEqual(statesIn(markedAt(carriedBy, historyAt([100, 20], [110, 15], [120, 15]), { accepted })), states);
    });
  }
});

const BEFORE = '2026-01-13T09:00:00.000Z';

const given: readonly { readonly name: string; readonly acceptance: Partial<Acceptance>; readonly state: State }[] = [
  { name: 'for every run', acceptance: {}, state: 'accepted' },
  { name: 'for every run, before it', acceptance: { at: BEFORE }, state: 'accepted' },
  { name: 'up to more', acceptance: { upTo: 0.15 }, state: 'accepted' },
  { name: 'up to less', acceptance: { upTo: 0.05 }, state: 'lasting' },
  { name: 'of its metric up to less', acceptance: { upTo: 1, metrics: { cpuPerRequest: 0.05 } }, state: 'lasting' },
  { name: 'of another benchmark', acceptance: { benchmark: 'koa/*' }, state: 'lasting' },
  { name: 'that had expired before it', acceptance: { at: '2026-01-01T09:00:00.000Z', expires: BEFORE }, state: 'lasting' },
  { name: 'of a pull request, before it', acceptance: { pullRequest: 7, at: BEFORE }, state: 'accepted' },
  { name: 'of a pull request that cannot have brought it', acceptance: { pullRequest: 7 }, state: 'lasting' },
];

describe('a slowdown that no run has marked, and an acceptance', () => {
  const slower = historyAt([100, 20], [110, 15]);

  for (const { name, acceptance, state } of given) {
    it(`${name}: ${state}`, () => assert.deepEqual(statesIn(slower, anAcceptance(acceptance)), [state]));
  }

  it('by a pull request that another run of main has used up: lasting', () => {
    const accepted = [{ id: ID, since: commitOf(8), acceptedAt: BEFORE }];
    assert.deepEqual(statesIn(markedAt(8, slower, { accepted }), anAcceptance({ pullRequest: 7, at: BEFORE })), ['lasting']);
  });

  it('by a pull request covers the first change behind it, and one for every run covers all', () => {
    const twice = historyAt([100, 20], [110, 15], [121, 15]);
    assert.deepEqual(statesIn(twice, anAcceptance({ pullRequest: 7, at: BEFORE, upTo: 0.2 })), ['accepted', 'lasting']);
    assert.deepEqual(statesIn(twice, anAcceptance({ at: BEFORE, upTo: 0.2 })), ['accepted', 'accepted']);
  });

  it('that did not cover it when a run of main was marked slower: lasting, until another is given', () => {
    const refused = markedAt(21, slower, { slower: [{ id: ID, since: commitOf(21), metrics: ['cpuPerRequest'] }] });
    assert.deepEqual(statesIn(refused, anAcceptance({ at: BEFORE })), ['lasting']);
    assert.deepEqual(statesIn(refused, anAcceptance({ at: BEFORE }), anAcceptance()), ['accepted']);
  });

  it('an improvement is nothing to accept', () => {
    assert.deepEqual(statesIn(historyAt([100, 20], [90, 15]), anAcceptance()), ['lasting']);
  });
});
