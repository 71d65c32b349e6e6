import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { reproduceCommand } from '../../src/report/reproduce.ts';
import { aRun } from '../judge/records.ts';

const onlyOf = (...ids: readonly string[]): readonly string[] =>
  [...reproduceCommand(aRun({}), ids.map((id) => ({ id }))).matchAll(/--only '(?<pattern>[^']+)'/gu)].map(({ groups }) => groups?.['pattern'] ?? '');

describe('the command that measures some benchmarks again', () => {
  it('names a benchmark once, on however many environments it regressed', () => {
    assert.deepEqual(onlyOf('koa/a', 'koa/a', 'hapi/a', 'koa/a', 'koa/b'), ['koa/a', 'hapi/a', 'koa/b']);
  });

  it('names a suite whose tasks are not known as a whole', () => {
    assert.deepEqual(onlyOf('parser/*'), ['parser']);
  });

  it('takes what a glob has a meaning for by the letter', () => {
    assert.deepEqual(onlyOf('parser/a*b'), [String.raw`parser/a\*b`]);
  });
});
