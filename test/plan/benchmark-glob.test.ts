import assert from 'node:assert/strict';
import { test } from 'node:test';
import { benchmarkGlob, escapeGlob, targetPart } from '../../src/plan/benchmark-glob.ts';

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

test('an empty pattern, which a line of a file may have, matches nothing', () => {
  assert.deepEqual(['', 'express', 'express/hello'].map(benchmarkGlob('')), [false, false, false]);
});

test('the part of a pattern that is about targets ends at the first slash, and is not known where that lies inside of brackets', () => {
  const parts = ['express', 'express/hello', '{express,koa}/**', '@(express|koa)/a/b', '!express/**', '!express/*', '!express', '/hello'].map(targetPart);
  assert.deepEqual(parts, ['express', 'express', '{express,koa}', '@(express|koa)', '!express', '!express', '!express', '']);
  for (const pattern of ['{express/hello,koa/*}', '{a,{b,c}d/e}', 'ex[^/]ress/*', '@(express/a|koa/b)', '!express/hello', '!*/hello']) assert.equal(targetPart(pattern), null, pattern);
});
