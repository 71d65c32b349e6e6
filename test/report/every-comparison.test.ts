import assert from 'node:assert/strict';
import { test } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import { directionsOf } from '../../src/report/change-words.ts';
import { toPlainText } from '../../src/report/headline.ts';
import { everyComparisonSection } from '../../src/report/every-comparison.ts';
import { aBenchmark, around, aRun, measured } from '../judge/records.ts';

/** What the row of a single benchmark says of its change by name of the column, and what is below the table. */
function reportOn(change: number): { readonly cells: Readonly<Record<string, string>>; readonly below: string } {
  const run = aRun({ benchmarks: [aBenchmark('koa/hello', measured({ cpuPerRequest: around(Math.log1p(change), 0.005) }))] });
  const [table, below] = everyComparisonSection({ judgement: judge({ run, history: [], acceptances: [] }), directionOf: directionsOf(run.policy) })!.blocks;
  assert.ok(table?.kind === 'table' && below?.kind === 'paragraph');
  const cells = Object.fromEntries(table.columns.map(({ title }, column) => [title, toPlainText(table.rows[0]![column]!.text)]));
  return { cells, below: toPlainText(below.text) };
}

for (const { change, outcome, p } of [
  { change: 0.06, outcome: 'regressed', p: 'p < 0.0001' },
  { change: -0.06, outcome: 'improved', p: 'p < 0.0001' },
  { change: 0, outcome: 'no regression', p: 'p = 1' },
]) {
  test(`p is that of the test for the outcome: ${outcome}`, () => {
    const { cells, below } = reportOn(change);
    assert.deepEqual([cells['p'], cells['After Holm'], cells['Outcome']], [p, p, outcome]);
    assert.match(below, /^p is that of the test for "regressed" .*, and where it improved that of the test for it/);
  });
}
