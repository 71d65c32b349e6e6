import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { figureTables } from '../../src/report/figure-tables.ts';
import { benchmark, suiteFigures as figuresOf } from './sample-run.ts';

const task = (id: string, nsPerOp: number, shown: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  benchmark(`suite:${id}`, {
    verdict: 'measured only',
    because: reasonThatSays('no base'),
    figures: figuresOf(nsPerOp),
    precision: { opsPerSecond: 0.012 },
    ...shown,
  });

/** Each table below its paragraph, its cells as plain text; without the remark on precision. */
function shownOf(tasks: readonly JudgedBenchmark[]): string[] {
  return figureTables(tasks).flatMap((block): string[] => {
    if (block.kind === 'paragraph') return [toPlainText(block.text)].filter((text) => !text.startsWith('±'));
    if (block.kind !== 'table') return [block.kind];
    return [
      block.columns.map(({ title }) => title).join(' | '),
      ...block.rows.map((row) => row.map(({ text }) => toPlainText(text)).join(' | ')),
    ];
  });
}

const CALLING = [
  task('calling/cachers/none', 1_538),
  task('calling/cachers/memory', 3_300),
  task('calling/call/normal', 1_000),
  task('calling/cachers/lru', 286.2),
];

describe('the figures of suites', () => {
  it('are a table for each group of tasks, relative to its first', () => {
    assert.deepEqual(shownOf(CALLING), [
      'Suite: calling · cachers',
      'Task | Relative | Ops/s | Average time',
      'none (#) | 0 % | 650,195 ± 1.2 % | 1.54 µs',
      'memory | −53.4 % | 303,030 ± 1.2 % | 3.30 µs',
      'lru | +437.4 % | 3,494,060 ± 1.2 % | 286 ns',
      'Suite: calling · call',
      'Task | Relative | Ops/s | Average time',
      'normal (#) | 0 % | 1,000,000 ± 1.2 % | 1.00 µs',
    ]);
  });

  it('take the suite for the group of tasks without a slash, and all but the last part for that of others', () => {
    const titles = shownOf([task('user/parse', 10), task('user/date', 20), task('user/json/10b/event', 30)]).filter((line) =>
      line.startsWith('Suite'),
    );
    assert.deepEqual(titles, ['Suite: user', 'Suite: user · json/10b']);
  });

  it('show labels in columns of their own', () => {
    const lines = shownOf([
      task('serializers/event-10b/json', 900, { labels: { Length: '177 B' } }),
      task('serializers/event-10b/cbor', 1_000),
    ]);
    assert.deepEqual(lines.slice(1), [
      'Task | Length | Relative | Ops/s | Average time',
      'json (#) | 177 B | 0 % | 1,111,111 ± 1.2 % | 900 ns',
      'cbor | – | −10.0 % | 1,000,000 ± 1.2 % | 1.00 µs',
    ]);
  });

  it('compare tasks with those of the same environment only', () => {
    const lines = shownOf(
      ['Node v22.20.0', 'Node v24.21.0'].flatMap((variant) => [task('user/parse', 10, { variant }), task('user/date', 20, { variant })]),
    );
    assert.deepEqual(
      lines.filter((line) => /^Suite|#/.test(line)).map((line) => line.split(' | ')[0]),
      ['Suite: user (Node v22.20.0)', 'parse (#)', 'Suite: user (Node v24.21.0)', 'parse (#)'],
    );
  });

  it('say plainly how much faster than a slow reference a task is', () => {
    assert.equal(shownOf([task('s/a', 1e6), task('s/b', 1_000)])[3], 'b | +99,900 % | 1,000,000 ± 1.2 % | 1.00 µs');
  });

  it('leave a difference that rounds to nothing without a sign, and say where there is no figure', () => {
    const lines = shownOf([task('s/a', 1_000), task('s/b', 1_000.000_01), task('s/c', 5, { figures: { maxMemory: 3 }, precision: {} })]);
    assert.deepEqual(lines.slice(3), ['b | 0 % | 1,000,000 ± 1.2 % | 1.00 µs', 'c | – | – | –']);
  });

  it("compare with nothing where the group's first task broke, and let no other stand in for it", () => {
    const broken = benchmark('suite:calling/cachers/none', { verdict: 'failed', because: reasonThatSays('it throws') });
    const others = [
      task('calling/cachers/memory', 3_300),
      benchmark('suite:calling/cachers/lru', { verdict: 'failed', because: reasonThatSays('it throws') }),
    ];
    const lines = [
      'Suite: calling · cachers',
      'Task | Relative | Ops/s | Average time',
      'none (#) | – | – | –',
      'memory | – | 303,030 ± 1.2 % | 3.30 µs',
    ];
    assert.deepEqual(shownOf([broken, ...others]), lines);
  });

  it('are none of a group in which nothing was measured', () => {
    const lost = benchmark('suite:calling/call/normal', { verdict: 'failed', because: reasonThatSays('it throws') });
    assert.deepEqual(shownOf([lost, task('user/parse', 10)]).slice(0, 1), ['Suite: user']);
  });
});
