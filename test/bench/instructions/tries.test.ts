import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { injected, INJECTED_SUBJECTS } from '../../../bench/instructions/cases.ts';
import { countsTable, triesOf } from '../../../bench/instructions/counts-table.ts';
import { INJECTION_NAMES, injectionSource } from '../../../bench/instructions/injections.ts';
import type { CountedMachine } from '../../../bench/instructions/recorded-counts.ts';
import { isFlagged } from '../../../bench/instructions/tries.ts';
import { COUNTING_HASH } from '../../judge/records.ts';

const EFFORT = { wallSeconds: 40, cpuSeconds: 30, load: 3, cores: 2 };
const pairsOf = (...changes: readonly number[]) => changes.map((change) => ({ base: 100_000, head: 100_000 * (1 + change) }));

test('a try is flagged by the rule of a run: beyond the limit, and by more than chance', () => {
  assert.deepEqual([isFlagged({ pairs: pairsOf(0.01, 0.0102) }), isFlagged({ pairs: pairsOf(0.005, 0.0051) }), isFlagged({ pairs: pairsOf(0, 0.03) }), isFlagged({ pairs: [] })], [true, false, false, false]);
});

test('injected work is done as often as it was asked for', () => {
  for (const name of INJECTION_NAMES) {
    const counting = 'let units = 0; for (let call = 0; call < 8; call += 1) { const before = due; inject(); if (due < before) units += 1; } units;';
    assert.equal(runInNewContext(`${injectionSource(name, 0.25)}${counting}`, { Buffer }), 2, name);
  }
});

test('a program does the injected work where its request is handled', () => {
  const source = 'function handle(text) {\n  const body = JSON.parse(text);\n}\n';
  assert.match(injected(source, 'http-node/updateUser', { injection: 'list sorted', percent: 1 }), /^function inject\(\).*sort[\s\S]*inject\(\); const body =/m);
  assert.ok(INJECTED_SUBJECTS.length >= 8);
});

test('the table has a row for edits without work, for loops, and for whole tries', () => {
  const machine: CountedMachine = {
    environmentKey: 'a', cpuModel: 'A', countingHash: COUNTING_HASH, failures: {},
    counts: { 'user/parse | nothing': pairsOf(0.001), 'user/parse | edit 1': pairsOf(-0.001), 'user/parse | about 1 % more work': pairsOf(0.012) },
    tries: { 'user/parse | list sorted': { pairs: pairsOf(0.01, 0.0102), effort: EFFORT }, 'user/parse | arithmetic': { pairs: [], effort: EFFORT } },
  };
  const table = countsTable([{ ...machine, countingHash: 'f'.repeat(16), counts: { 'user/parse | edit 2': pairsOf(0.5) } }, machine]);
  assert.match(table, /^\| nothing that it does.*\| +2 single pairs, 1 program \| +0\.10 % \(root mean square\), at most 0\.10 % \| +0 of 2 \(95 %: 0\.0 % to 84\.2 %\) \|$/m);
  assert.match(table, /^\| a loop of about 1 % more work .*\| +1\.20 % to 1\.20 % \| +1 of 1 /m);
  assert.match(table, /^\| about 1 % more work, of 2 kinds .*\| +2 whole counts, 1 program \| +1\.01 % to 1\.01 % \| called slower: 1 of 2 \(95 %: 1\.3 % to 98\.7 %\) \|$/m);
  assert.match(table, /A whole count took 40 s, and 30 s of CPU \(medians\); 2 of 2 took 60 s or less\./);
});

test('tries are told by how many are flagged, and by how many of those within a minute', () => {
  const machine: CountedMachine = {
    environmentKey: 'a', cpuModel: 'A', countingHash: COUNTING_HASH, failures: {}, counts: {},
    tries: {
      'user/parse | list sorted': { pairs: pairsOf(0.01, 0.0102), effort: EFFORT },
      'user/parse | arithmetic': { pairs: pairsOf(0.01, 0.0102), effort: { ...EFFORT, wallSeconds: 90 } },
      'user/date | arithmetic': { pairs: [], effort: EFFORT },
      'user/date | arithmetic | 3 %': { pairs: pairsOf(0.03, 0.031), effort: EFFORT },
    },
  };
  assert.deepEqual(triesOf([machine]), [{ percent: 1, tries: 3, flagged: 2, flaggedInTime: 1 }, { percent: 3, tries: 1, flagged: 1, flaggedInTime: 1 }]);
  assert.deepEqual(triesOf([{ ...machine, tries: {} }]), []);
});
