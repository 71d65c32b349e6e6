import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type NewestElsewhere, tellMarksElsewhere } from '../../src/judge/marks-elsewhere.ts';
import type { Environment } from '../../src/model.ts';
import { anAcceptance, aRun, aStoredRun, ENVIRONMENT, solosOf } from './records.ts';

const ID = 'express/updateUser';
const SINCE = '1f0c2a9b7d3e'.padEnd(40, '0');
const OLDER_NODE: Environment = { ...ENVIRONMENT, key: 'older-node', nodeVersion: 'v24.0.0' };
const LARGER: Environment = { ...ENVIRONMENT, key: 'larger', cores: 8 };

function markedOn(environment: Environment, fields: Partial<NewestElsewhere> = {}): NewestElsewhere {
  return { environment, recordedAt: '2026-01-14T10:00:00.000Z', benchmarks: [{ id: ID }], slower: [{ id: ID, since: SINCE, metrics: ['cpuPerRequest'] }], ...fields };
}

function told(given: Partial<Parameters<typeof tellMarksElsewhere>[0]> = {}): ReturnType<typeof tellMarksElsewhere> {
  return tellMarksElsewhere({ elsewhere: [markedOn(OLDER_NODE)], benchmarks: [{ id: ID }], run: aRun({}), history: [], acceptances: [], ...given });
}

const SLOW = 'On another machine kind (Node.js: v24.0.0 instead of v24.1.0) main has been slower since 1f0c2a9b7d3e, and nobody has accepted it: express/updateUser.';
const WARNED = { notes: [], warnings: [`${SLOW} This machine kind has no stored run of it that counts, and would begin with what is slow as its normal.`] };
const NOTHING = { notes: [], warnings: [] };

test('a machine kind that has no stored run of a benchmark warns that another one has it marked as slower', () => {
  assert.deepEqual(told(), WARNED);
  const ofOthers = [aStoredRun('koa/updateUser', solosOf({ cpuPerRequest: [100] })), aStoredRun(ID, solosOf({ cpuPerRequest: [100] }), { key: LARGER.key })];
  assert.deepEqual(told({ history: ofOthers }), WARNED, 'neither another benchmark nor another machine kind is a history');
});

test('a machine kind that has stored runs of a benchmark notes it', () => {
  assert.deepEqual(told({ history: [aStoredRun(ID, solosOf({ cpuPerRequest: [100] }))] }), {
    notes: [`${SLOW} Here it is held against the stored runs of this machine kind alone, which may be as slow.`], warnings: [],
  });
});

test('what was accepted for every run, since it was measured there, is told no more', () => {
  assert.deepEqual(told({ acceptances: [anAcceptance()] }), NOTHING);
  assert.deepEqual(told({ acceptances: [anAcceptance({ at: '2026-01-13T10:00:00.000Z' }), anAcceptance({ pullRequest: 7 }), anAcceptance({ benchmark: 'koa' })] }), WARNED);
});

test('what the run is not about is not told', () => {
  assert.deepEqual(told({ benchmarks: [{ id: 'koa/updateUser' }] }), NOTHING);
  assert.deepEqual(told({ elsewhere: [] }), NOTHING);
});

test('of several machine kinds that have marked a benchmark the one is named that measured it last', () => {
  const later = markedOn(LARGER, { recordedAt: '2026-01-14T11:00:00.000Z', slower: [{ id: ID, since: 'f'.repeat(40) }] });
  for (const elsewhere of [[later, markedOn(OLDER_NODE)], [markedOn(OLDER_NODE), later]]) {
    const [warning, ...more] = told({ elsewhere }).warnings;
    assert.match(warning ?? '', /^On another machine kind \(cores: 8 instead of 2\) main has been slower since ffffffffffff, /);
    assert.deepEqual(more, []);
  }
});

test('a machine kind that measured a benchmark later, and has no mark of it, ends what an earlier one has: another, or this one', () => {
  const recordedAt = '2026-01-14T11:00:00.000Z';
  assert.deepEqual(told({ elsewhere: [markedOn(LARGER, { recordedAt, slower: [] }), markedOn(OLDER_NODE)] }), NOTHING);
  assert.deepEqual(told({ elsewhere: [markedOn(LARGER, { recordedAt, slower: [], benchmarks: [{ id: 'koa/updateUser' }] }), markedOn(OLDER_NODE)] }), WARNED, 'it did not measure that');
  assert.deepEqual(told({ history: [aStoredRun(ID, solosOf({ cpuPerRequest: [100] }), { recordedAt })] }), NOTHING);
});

test('benchmarks that became slower with one commit share a sentence', () => {
  const ids = ['a/1', 'a/2', 'a/3', 'a/4', 'a/5', 'a/6'];
  const elsewhere = [markedOn(OLDER_NODE, { slower: ids.map((id) => ({ id, since: SINCE })) })];
  const [warning, ...more] = told({ elsewhere, benchmarks: ids.map((id) => ({ id })) }).warnings;
  assert.match(warning ?? '', / nobody has accepted it: a\/1, a\/2, a\/3, a\/4, a\/5 and 1 more\. /);
  assert.deepEqual(more, []);
});
