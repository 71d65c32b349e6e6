import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { reasonThatSays } from '../reason-that-says.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import { figureTables } from '../../src/report/figure-tables.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { benchmark, serverFigures, suiteFigures } from './sample-run.ts';

// The columns of mion's page, its marks and their remarks stand in the golden file `tables.comment.md`.

const measured = (id: string, given: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  benchmark(id, { verdict: 'measured only', because: reasonThatSays('x'), figures: serverFigures(10_000), ...given });

const held = (id: string, finishTime: number, given: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  measured(id, { figures: { finishTime, finishOverhead: (finishTime - 1) * 1000, maxMemory: 100, bootTime: 90 }, ...given });

interface Texts {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const tablesOf = (...benchmarks: readonly JudgedBenchmark[]): readonly Texts[] =>
  figureTables(benchmarks).flatMap((block) =>
    block.kind === 'table'
      ? [{ titles: block.columns.map(({ title }) => title), rows: block.rows.map((row) => row.map(({ text }) => toPlainText(text))) }]
      : [],
  );

/** The only table of these. */
function tableOf(...benchmarks: readonly JudgedBenchmark[]): Texts {
  const tables = tablesOf(...benchmarks);
  assert.equal(tables.length, 1);
  return tables[0]!;
}

describe('the table of servers', () => {
  it('has a column for each label of any server, in the order in which they come up, and none without labels', () => {
    const { titles, rows } = tableOf(
      measured('a/x', { labels: { A: '1', B: '2' } }),
      measured('b/x', { labels: { C: '3', A: '4' } }),
      measured('constructor/x'),
    );
    assert.deepEqual(
      titles.filter((title) => title.length === 1),
      ['A', 'B', 'C'],
    );
    assert.deepEqual(
      rows.map((row) => [row[0], row[2], ...row.slice(-2)]),
      [
        ['a', '1', '2', '–'],
        ['b', '4', '–', '3'],
        ['constructor', '–', '–', '–'],
      ],
    );
    assert.equal(tableOf(measured('a/x')).titles.length, 11);
  });

  it('takes no label for what every object has', () => {
    const { rows } = tableOf(measured('a/x', { labels: { constructor: 'by hand' } }), measured('b/x'));
    assert.deepEqual(
      rows.map((row) => row[2]),
      ['by hand', '–'],
    );
  });

  it('has the scenario and the environment of each row where there are several', () => {
    const both = ['Node 22', 'Node 24'].flatMap((variant) =>
      ['a/x', 'a/y'].map((id) => measured(id, { variant, version: '1.2.3', labels: { Router: '✓' } })),
    );
    const { titles, rows } = tableOf(...both);
    assert.deepEqual(titles.slice(0, 6), ['Framework', 'Version', 'Scenario', 'On', 'Router', 'Req (R/s)']);
    assert.deepEqual(
      rows.map((row) => row.slice(2, 4)),
      [
        ['x', 'Node 22'],
        ['x', 'Node 24'],
        ['y', 'Node 22'],
        ['y', 'Node 24'],
      ],
    );
  });

  it("marks requests per second that are the load client's own", () => {
    const [table] = figureTables([measured('a/x', { precision: { throughput: 0.0123 }, clientSaturated: true })]);
    assert.ok(table?.kind === 'table');
    assert.deepEqual(table.rows[0]?.[2], { text: ['10,000', ' ± 1.2 %', ' †'], tone: 'doubtful', value: 10_000 });
  });

  it('has columns for what was collected only where a server has such figures', () => {
    assert.ok(!tableOf(measured('express/hello')).titles.some((title) => /GC/.test(title)));
    const figures = { ...serverFigures(10_000), gcTimePerRequest: 3 };
    assert.deepEqual(tableOf(measured('express/hello', { figures })).titles.slice(-1), ['GC/req (µs)']);
  });
});

describe('the table of held requests', () => {
  it('has the time to finish, what of it is beyond the hold, and how well both are known', () => {
    const precision = { finishTime: 0.01, finishOverhead: 0.055 };
    const { titles, rows } = tableOf(held('ws/held-20k', 1.25, { version: '8.23.0', precision }));
    assert.equal(
      titles.join(' | '),
      'Framework | Version | Scenario | To finish (s) | Beyond the hold (ms) | CPU/req (µs) | Max memory (MB) | Boot (ms)',
    );
    assert.deepEqual(rows, [['ws', '8.23.0', 'held-20k', '1.25 ± 1.0 %', '250 ± 5.5 %', '–', '100', '90.0']]);
  });

  it('has those first that finish first, scenario by scenario', () => {
    const { rows } = tableOf(held('primus/held-20k', 1.4), held('threads/held-20', 4), held('ws/held-20k', 1.2));
    assert.deepEqual(
      rows.map(([name]) => name),
      ['ws', 'primus', 'threads'],
    );
  });

  it('has a column for each label, and for the environment where there are several', () => {
    const { titles, rows } = tableOf(
      held('ws/held', 1.2, { variant: 'Node v22' }),
      held('ws/held', 1.1, { variant: 'Node v24', labels: { Note: 'scaled' } }),
    );
    assert.deepEqual([titles[3], titles.at(-1)], ['On', 'Note']);
    assert.deepEqual(
      rows.map((row) => [row[3], row.at(-1)]),
      [
        ['Node v22', '–'],
        ['Node v24', 'scaled'],
      ],
    );
  });

  it('stands behind that of servers that were asked over HTTP', () => {
    const names = tablesOf(held('ws/held', 1.2), measured('express/hello')).map(({ rows }) => rows.map(([name]) => name));
    assert.deepEqual(names, [['express'], ['ws']]);
  });
});

const task = (id: string, nsPerOp: number, shown: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  benchmark(`suite:${id}`, {
    verdict: 'measured only',
    because: reasonThatSays('no base'),
    figures: suiteFigures(nsPerOp),
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
