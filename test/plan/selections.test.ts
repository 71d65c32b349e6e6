import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedFor, globsOfRun, uniteAsked } from '../../src/plan/settings-of-run.ts';

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

test('what is asked for is said by who asks for it', () => {
  assert.deepEqual(askedFor({ patterns: ['gate'], by: '--only' }, { name: 'page', only: ['small'] }), { patterns: ['gate'], by: '--only' });
  assert.deepEqual(askedFor({ patterns: [], by: '--only' }, { name: 'page', only: ['small'] }), {
    patterns: ['small'],
    by: 'profiles.page.only',
  });
});

test('parts were asked for what each of them was, and for everything where one was', () => {
  assert.deepEqual(
    uniteAsked([
      ['gate', 'koa'],
      ['koa', 'hapi/*'],
    ]),
    ['gate', 'koa', 'hapi/*'],
  );
  assert.deepEqual(uniteAsked([['gate'], []]), []);
});
