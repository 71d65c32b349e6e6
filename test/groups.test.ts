import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type Changed, groupsOf, type Tier } from './groups.ts';

const NOTHING: Changed = { bench: false, fixtures: false };

const groupOf = (file: string, tier: Tier, changed: Changed = NOTHING): string | null =>
  groupsOf([file], { tier, changed })[0]?.name ?? null;

for (const [file, fast, long] of [
  ['test/judge/judge.test.ts', 'shared process', null],
  ['test/store/git-push.process.test.ts', 'three processes at a time', null],
  ['test/github/rejudge/rejudge.test.ts', 'three processes at a time', null],
  ['test/program/run.test.ts', 'three processes at a time', null],
  ['test/e2e/action.test.ts', 'three processes at a time', null],
  ['test/measure/server/server.process.test.ts', 'three processes at a time', null],
  ['test/measure/server/slow-servers.alone.test.ts', 'one process at a time', null],
  ['test/program/merge.long.test.ts', null, 'three processes at a time'],
  ['test/e2e/gate.long.alone.test.ts', null, 'one process at a time'],
  ['test/bench/smoke.test.ts', null, null],
  ['test/fixtures/scenes.test.ts', null, 'three processes at a time'],
  ['test/judge/error-rates.test.ts', 'three processes at a time', 'three processes at a time'],
] as const) {
  test(`${file} runs in npm test: ${fast ?? 'not'}; in the long tier: ${long ?? 'not'}`, () => {
    assert.deepEqual([groupOf(file, 'fast'), groupOf(file, 'long')], [fast, long]);
  });
}

test('tests of fixtures run in npm test where fixtures changed', () => {
  assert.equal(groupOf('test/fixtures/scenes.test.ts', 'fast', { ...NOTHING, fixtures: true }), 'three processes at a time');
});

test('the smoke run of bench runs in the long tier where bench changed', () => {
  const changed = { ...NOTHING, bench: true };
  assert.deepEqual([groupOf('test/bench/smoke.test.ts', 'fast', changed), groupOf('test/bench/smoke.test.ts', 'long', changed)], [null, 'three processes at a time']);
});

test('each test file runs in one tier at least, and once in a tier', () => {
  const files = globSync('test/**/*.test.ts', { cwd: path.resolve(import.meta.dirname, '..') });
  const run = (['fast', 'long'] as const).map((tier) => groupsOf(files, { tier, changed: { bench: true, fixtures: false } }).flatMap((group) => group.files));
  for (const chosen of run) assert.equal(new Set(chosen).size, chosen.length);
  assert.deepEqual([...new Set(run.flat())].toSorted(), files.toSorted());
});
