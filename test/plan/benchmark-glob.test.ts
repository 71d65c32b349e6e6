import assert from 'node:assert/strict';
import { test } from 'node:test';
import { benchmarkGlob, escapeGlob } from '../../src/plan/benchmark-glob.ts';

const MARKS = Array.from('!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~ ');
const ALIKE = ['json/ab', 'json/aab', 'json/abb', 'json/axb', 'json/axyb', 'json/a/b'];

test('an escaped name means that one alone, whichever two marks are in it', () => {
  for (const first of MARKS) {
    for (const second of MARKS) {
      if (first === '\\' && second === '\\') continue;
      const id = `json/a${first}${second}b`;
      assert.deepEqual([id, ...ALIKE].filter(benchmarkGlob(escapeGlob(id))), [id]);
    }
  }
});

test('an escaped name without an edition means every edition of its target', () => {
  const matches = benchmarkGlob(escapeGlob('express/say "hi"'));
  assert.deepEqual(['express/say "hi"', 'express@5/say "hi"', 'koa/say "hi"'].map(matches), [true, true, false]);
});
