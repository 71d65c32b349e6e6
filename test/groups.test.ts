import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { type Changed, filesInOneProcess, groupsOf, type Tier } from './groups.ts';

const NOTHING: Changed = { bench: false, fixtures: false, judge: false };

const groupOf = (file: string, tier: Tier, changed: Changed = NOTHING): string | null => {
  const [group] = groupsOf([file], { tier, changed });
  return group === undefined ? null : group.files.includes(file) ? group.name : 'all in one process';
};

for (const [file, fast, long] of [
  ['test/judge/judge.test.ts', 'all in one process', null],
  ['test/system/process-tree.process.test.ts', '6 processes at a time', null],
  ['test/github/rejudge/rejudge.test.ts', 'all in one process', null],
  ['test/program/run.test.ts', '6 processes at a time', null],
  ['test/e2e/action.test.ts', '6 processes at a time', null],
  ['test/measure/server/server.process.test.ts', '6 processes at a time', null],
  ['test/measure/server/slow-servers.alone.test.ts', 'one process at a time', null],
  ['test/program/merge.long.test.ts', null, '6 processes at a time'],
  ['test/e2e/gate.long.test.ts', null, '6 processes at a time'],
  ['test/bench/smoke.test.ts', null, null],
  ['test/fixtures/scenes.test.ts', null, null],
  ['test/judge/error-rates.test.ts', '6 processes at a time', null],
] as const) {
  test(`${file} runs in npm test: ${fast ?? 'not'}; in the long tier: ${long ?? 'not'}`, () => {
    assert.deepEqual([groupOf(file, 'fast'), groupOf(file, 'long')], [fast, long]);
  });
}

for (const [part, file] of [
  ['bench', 'test/bench/smoke.test.ts'],
  ['fixtures', 'test/fixtures/scenes.test.ts'],
  ['judge', 'test/judge/error-rates.test.ts'],
] as const) {
  test(`${file} runs in the long tier where ${part} changed`, () => {
    assert.equal(groupOf(file, 'long', { ...NOTHING, [part]: true }), '6 processes at a time');
  });
}

test('what takes minutes begins first', () => {
  const files = ['test/config/load.process.test.ts', 'test/program/run.test.ts', 'test/judge/error-rates.test.ts'];
  assert.deepEqual(groupsOf(files, { tier: 'fast', changed: NOTHING })[0]?.files, files.toReversed());
});

test('each test file runs in one tier at least, and once in a tier', () => {
  const files = globSync('test/**/*.test.ts', { cwd: path.resolve(import.meta.dirname, '..') });
  const run = (['fast', 'long'] as const).map((tier) =>
    groupsOf(files, { tier, changed: { bench: true, fixtures: true, judge: true } })
      .flatMap((group) => group.files)
      .flatMap((file) => (file === 'test/in-one-process.ts' ? filesInOneProcess(files) : [file])),
  );
  for (const chosen of run) assert.equal(new Set(chosen).size, chosen.length);
  assert.deepEqual([...new Set(run.flat())].toSorted(), files.toSorted());
});
