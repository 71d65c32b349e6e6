import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { benchmarkFilter, benchmarkGlob, escapeGlob, GLOB, targetPart } from '../../src/plan/benchmark-glob.ts';

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
  const parts = [
    'express',
    'express/hello',
    '{express,koa}/**',
    '@(express|koa)/a/b',
    '!express/**',
    '!express/*',
    '!express',
    '/hello',
  ].map(targetPart);
  assert.deepEqual(parts, ['express', 'express', '{express,koa}', '@(express|koa)', '!express', '!express', '!express', '']);
  for (const pattern of ['{express/hello,koa/*}', '{a,{b,c}d/e}', 'ex[^/]ress/*', '@(express/a|koa/b)', '!express/hello', '!*/hello'])
    assert.equal(targetPart(pattern), null, pattern);
});

describe('the filter of benchmarks', () => {
  for (const [only, ids, expected] of [
    [[], ['user/parse'], ['user/parse']],
    [['user'], ['user/parse', 'users/parse'], ['user/parse']],
    [['user'], ['user/json/1kb', 'user/.hidden'], ['user/json/1kb', 'user/.hidden']],
    [['user/p*'], ['user/parse', 'user/validate'], ['user/parse']],
    [['express'], ['express@4/hello', 'express@5/big', 'express-json@4/hello'], ['express@4/hello', 'express@5/big']],
    [['express/hello'], ['express@4/hello', 'express@5/hello', 'express@5/big'], ['express@4/hello', 'express@5/hello']],
    [['express@5/hello'], ['express@4/hello', 'express@5/hello'], ['express@5/hello']],
    [['express@5'], ['express@4/hello', 'express@5/hello', 'express@5/big'], ['express@5/hello', 'express@5/big']],
    [['*@5/*'], ['express@4/hello', 'express@5/hello', 'koa/hello'], ['express@5/hello']],
    [['*/hello'], ['express@4/hello', 'koa/hello', 'koa/big'], ['express@4/hello', 'koa/hello']],
    [['@(express|koa)/hello'], ['express@4/hello', 'koa/hello', 'hapi/hello'], ['express@4/hello', 'koa/hello']],
    [['!express/*'], ['express@4/hello', 'koa/hello'], ['koa/hello']],
    [['!{express/hello,koa/big}'], ['express@4/hello', 'express@4/big', 'koa/hello', 'koa/big'], ['express@4/big', 'koa/hello']],
    [['calls/user@host'], ['calls/user@host', 'calls/user'], ['calls/user@host']],
    [['calling/cachers/*'], ['calling/cachers/memory', 'calling/call/normal', 'calling/cachers'], ['calling/cachers/memory']],
    [['calling/*'], ['calling/plain', 'calling/cachers/memory'], ['calling/plain']],
    [
      ['calling/**', 'c*/call/normal'],
      ['calling/plain', 'calling/cachers/memory', 'common/call/normal', 'common/call/params'],
      ['calling/plain', 'calling/cachers/memory', 'common/call/normal'],
    ],
    [
      ['*/parse', 'koa'],
      ['user/parse', 'koa/hello', 'koa/parse', 'hapi/hello'],
      ['user/parse', 'koa/hello', 'koa/parse'],
    ],
  ] as const) {
    it(`lets ${expected.join(', ')} through for ${only.join(', ') || 'nothing asked for'}`, () => {
      assert.deepEqual(ids.filter(benchmarkFilter(only)), expected);
    });
  }
});

test('a glob is not empty and begins with no slash and no space', () => {
  assert.deepEqual(
    ['express/*', '**', '!big/**', '', ' ', '/hello', ' express'].map((text) => GLOB.test(text)),
    [true, true, true, false, false, false, false],
  );
});
