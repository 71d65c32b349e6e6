import assert from 'node:assert/strict';
import { describe, it } from 'node:test';

import { reasonThatSays } from '../reason-that-says.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { figureTables } from '../../src/report/figure-tables.ts';
import { benchmark, serverFigures } from './sample-run.ts';

const held = (id: string, finishTime: number, given: Partial<JudgedBenchmark> = {}): JudgedBenchmark =>
  benchmark(id, {
    verdict: 'measured only',
    because: reasonThatSays('x'),
    figures: { finishTime, finishOverhead: (finishTime - 1) * 1000, maxMemory: 100, bootTime: 90 },
    ...given,
  });

function tableOf(...servers: readonly JudgedBenchmark[]): {
  readonly titles: readonly string[];
  readonly rows: readonly (readonly string[])[];
} {
  const table = figureTables(servers).find((block) => block.kind === 'table') ?? assert.fail('no table');
  return { titles: table.columns.map(({ title }) => title), rows: table.rows.map((row) => row.map(({ text }) => toPlainText(text))) };
}

describe('the table of held requests', () => {
  it('has the time to finish, what of it is beyond the hold, and how well both are known', () => {
    const precision = { finishTime: 0.01, finishOverhead: 0.055 };
    const { titles, rows } = tableOf(held('ws/held-20k', 1.25, { version: '8.23.0', precision }));
    assert.deepEqual(titles, [
      'Framework',
      'Version',
      'Scenario',
      'To finish (s)',
      'Beyond the hold (ms)',
      'CPU/req (µs)',
      'Max memory (MB)',
      'Boot (ms)',
    ]);
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

  it('leaves out servers that were asked over HTTP', () => {
    const plain = benchmark('express/hello', { verdict: 'measured only', because: reasonThatSays('x'), figures: serverFigures(10_000) });
    const [, table] = figureTables([plain, held('ws/held', 1.2)]).filter((block) => block.kind === 'table');
    assert.deepEqual(
      table?.rows.map(([name]) => toPlainText(name!.text)),
      ['ws'],
    );
    assert.equal(figureTables([plain]).length, 1);
  });
});
