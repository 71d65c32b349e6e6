import assert from 'node:assert/strict';
import { test } from 'node:test';
import { globsOfRun } from '../../src/plan/selections.ts';

const EVERYTHING = { only: [] };
const HEAD = { selections: { gate: ['*/hello', 'user/*'], small: ['json/small'] } };

test('nothing asked for means everything', () => {
  assert.deepEqual(globsOfRun([], EVERYTHING, [HEAD]), []);
});

test('the name of a selection stands for its globs, and anything else for itself', () => {
  assert.deepEqual(globsOfRun(['gate', 'express/*', 'gat'], EVERYTHING, [HEAD]), ['*/hello', 'user/*', 'express/*', 'gat']);
  assert.deepEqual(globsOfRun(['constructor'], EVERYTHING, [HEAD]), ['constructor']);
});

test('what a profile measures counts where nothing was asked for, and may be a selection', () => {
  assert.deepEqual(globsOfRun([], { only: ['small', 'koa'] }, [HEAD]), ['json/small', 'koa']);
  assert.deepEqual(globsOfRun(['express/*'], { only: ['small'] }, [HEAD]), ['express/*']);
});

test('a selection that head has made smaller still holds what base has in it', () => {
  const base = { selections: { gate: ['*/hello', '*/bye'], old: ['x/*'] } };
  assert.deepEqual(globsOfRun(['gate', 'old'], EVERYTHING, [HEAD, base]), ['*/hello', 'user/*', '*/bye', 'x/*']);
});
