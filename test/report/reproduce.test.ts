import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { benchmarkFilter } from '../../src/plan/benchmarks.ts';
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

  it('names an edition as it is called, and means that one', () => {
    assert.deepEqual(onlyOf('express@5/hello'), ['express@5/hello']);
    assert.deepEqual(['express@4/hello', 'express@5/hello'].filter(benchmarkFilter(onlyOf('express@5/hello'))), ['express@5/hello']);
  });

  it('quotes the name of a profile that a forged run has made a command of', () => {
    assert.match(reproduceCommand(aRun({ profile: 'mion-page' }), []), / --profile mion-page$/);
    assert.match(reproduceCommand(aRun({ profile: "x'; rm -rf ~" }), []), / --profile 'x'\\''; rm -rf ~'$/);
  });

  it('takes what a glob has a meaning for by the letter', () => {
    assert.deepEqual(onlyOf('parser/a*b'), [String.raw`parser/a\*b`]);
    const groupLike = 'parser/a@(b)';
    assert.deepEqual([groupLike, 'parser/ab'].filter(benchmarkFilter(onlyOf(groupLike))), [groupLike]);
  });
});
