import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import type { JudgedBenchmark } from '../../src/model.ts';
import type { Block, Table } from '../../src/report/document.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { figureTables } from '../../src/report/figure-tables.ts';
import { benchmark, serverFigures } from './sample-run.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const measured = (id: string, given: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  benchmark(id, { verdict: 'measured only', because: reasonThatSays('x'), figures: serverFigures(10_000), ...given });

const tablesOf = (blocks: readonly Block[]): readonly Table[] => blocks.filter((block) => block.kind === 'table');
const titlesOf = ({ columns }: Table): readonly string[] => columns.map(({ title }) => title);
const rowsOf = ({ rows }: Table): readonly (readonly string[])[] => rows.map((row) => row.map(({ text }) => toPlainText(text)));

/** The only table of these servers. */
function tableOf(...servers: readonly JudgedBenchmark[]): Table {
  const tables = tablesOf(figureTables(servers));
  assert.equal(tables.length, 1);
  return tables[0] ?? assert.fail('no table');
}

describe('the table of servers', () => {
  it("has the columns of mion's page where the labels are those of mion's page", () => {
    const labels = { Router: '✓', Validation: '-', Description: 'by schemas' };
    assert.deepEqual(titlesOf(tableOf(measured('fastify/updateUser', { labels }))), [
      'Framework',
      'Version',
      'Router',
      'Req (R/s)',
      'CPU/req (µs)',
      'Latency p50 (ms)',
      'p97.5',
      'p99',
      'Output (MB/s)',
      'Max memory (MB)',
      'Max CPU (%)',
      'Boot (ms)',
      'Validation',
      'Description',
    ]);
  });

  it('has a column for each label of any server, in the order in which they come up, and none without labels', () => {
    const table = tableOf(
      measured('a/x', { labels: { A: '1', B: '2' } }),
      measured('b/x', { labels: { C: '3', A: '4' } }),
      measured('constructor/x'),
    );
    assert.deepEqual(
      titlesOf(table).filter((title) => title.length === 1),
      ['A', 'B', 'C'],
    );
    assert.deepEqual(
      rowsOf(table).map((row) => [row[0], row[2], ...row.slice(-2)]),
      [
        ['a', '1', '2', '–'],
        ['b', '4', '–', '3'],
        ['constructor', '–', '–', '–'],
      ],
    );
    assert.equal(titlesOf(tableOf(measured('a/x'))).length, 11);
  });

  it('takes no label for what every object has', () => {
    const table = tableOf(measured('a/x', { labels: { constructor: 'by hand' } }), measured('b/x'));
    assert.deepEqual(
      rowsOf(table).map((row) => row[2]),
      ['by hand', '–'],
    );
  });

  it('has the scenario and the environment of each row where there are several', () => {
    const both = ['Node 22', 'Node 24'].flatMap((variant) =>
      ['a/x', 'a/y'].map((id) => measured(id, { variant, version: '1.2.3', labels: { Router: '✓' } })),
    );
    const table = tableOf(...both);
    assert.deepEqual(titlesOf(table).slice(0, 6), ['Framework', 'Version', 'Scenario', 'On', 'Router', 'Req (R/s)']);
    assert.deepEqual(
      rowsOf(table).map((row) => row.slice(0, 6)),
      [
        ['a', '1.2.3', 'x', 'Node 22', '✓', '10,000'],
        ['a', '1.2.3', 'x', 'Node 24', '✓', '10,000'],
        ['a', '1.2.3', 'y', 'Node 22', '✓', '10,000'],
        ['a', '1.2.3', 'y', 'Node 24', '✓', '10,000'],
      ],
    );
  });

  it('says how well requests per second and CPU per request are known', () => {
    const [precise] = rowsOf(tableOf(measured('a/x', { precision: { throughput: 0.0123, cpuPerRequest: 0.004, bootTime: 0.1 } })));
    assert.deepEqual([precise?.slice(2, 4), precise?.at(-1)], [['10,000 ± 1.2 %', '100 ± 0.4 %'], '155']);
    assert.equal(rowsOf(tableOf(measured('a/x')))[0]?.[2], '10,000');
  });

  it("marks requests per second that are the load client's own", () => {
    const { rows } = tableOf(measured('a/x', { precision: { throughput: 0.0123 }, clientSaturated: true }));
    assert.deepEqual(rows[0]?.[2], { text: ['10,000', ' ± 1.2 %', ' †'], tone: 'doubtful', value: 10_000 });
  });

  it('leaves out held requests', () => {
    const held = measured('ws/held', { figures: { finishTime: 1.3 } });
    assert.deepEqual(
      rowsOf(tablesOf(figureTables([held, measured('a/x')]))[0]!).map(([name]) => name),
      ['a'],
    );
  });
});

const remarksOn = (...benchmarks: readonly JudgedBenchmark[]): readonly string[] =>
  figureTables(benchmarks).flatMap((block) => (block.kind === 'paragraph' ? [toPlainText(block.text)] : []));

describe('the marks in tables of absolute figures', () => {
  it('are explained where they are', () => {
    assert.deepEqual(remarksOn(measured('a/x')), []);
    assert.deepEqual(remarksOn(measured('a/x', { precision: { throughput: 0.01 }, clientSaturated: true })), [
      '± is half of the 95 % confidence interval: between rounds, or between the slices of a single round. Another process may differ by more.',
      "† The load client was saturated while the server had time to spare: requests per second, latencies, output and max CPU are the client's. CPU per request is valid.",
    ]);
  });
});

it('has columns for what was collected only where a server has such figures', () => {
  const plain = titlesOf(tableOf(measured('express/hello')));
  assert.ok(!plain.some((title) => /GC/.test(title)));
  const figures = { ...serverFigures(10_000), gcTimePerRequest: 3 };
  assert.deepEqual(titlesOf(tableOf(measured('express/hello', { figures }))).slice(-1), ['GC/req (µs)']);
});
