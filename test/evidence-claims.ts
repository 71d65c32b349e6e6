/** What the first page tells of docs/evidence.md, with the conditions under which it was found: the best of them are none alone. */
import assert from 'node:assert/strict';
import type { Neighbour } from '../bench/verdicts/recording/recorded-file.ts';
import { BESIDE } from '../bench/verdicts/study/places.ts';

/** Cells by their columns. */
type Row = ReadonlyMap<string, string>;

export const claimsOf = (page: string): string => `${describeLive(page)} ${describeSeen(page)}`;

/** What was measured otherwise is counted apart, the newest first. */
function describeLive(page: string): string {
  const rows = rowsOf(page, 'conditions').filter((row) => cellOf(row, 'conditions').startsWith('quiet, '));
  const [newest, ...older] = [...Map.groupBy(rows.toReversed(), methodOf)].map(([method, alike]) => ({ method, families: sumOf(alike, 'families'), alarms: sumOf(alike, 'with a false alarm') || 'none' }));
  assert.ok(newest !== undefined, 'no live families');
  const others = older.map(({ method, families, alarms }) => `; of ${families} ${method} ${alarms}`);
  return `Of ${newest.families} real runs of ten unchanged tasks ${newest.method}, on two-core virtual machines that share their hosts, ${BESIDE.quiet}, ${newest.alarms} had a false alarm${others.join('')}.`;
}

function methodOf(row: Row): string {
  const [, profile = ''] = /^quiet, (\w+)$/.exec(cellOf(row, 'conditions')) ?? assert.fail('conditions without a profile');
  return `by the profile \`${profile}\` (looks after ${cellOf(row, 'looks after')}, α ${cellOf(row, 'α')})`;
}

const sumOf = (rows: readonly Row[], column: string): number => rows.reduce((sum, row) => sum + Number.parseInt(cellOf(row, column), 10), 0);

/** Who reads it has one benchmark, and not the mean of all. */
function describeSeen(page: string): string {
  const rows = rowsOf(page, 'place').filter((row) => cellOf(row, 'change').startsWith('exactly 3.0 % more') && cellOf(row, 'family') === '10');
  assert.ok(rows.length > 0, 'no row of 3 %');
  const found = rows.map((row) => {
    const [, machine = '', neighbour = ''] = /^(\w+), (quiet|busy)$/.exec(cellOf(row, 'place')) ?? assert.fail(cellOf(row, 'place'));
    const seen = [...row.values()].flatMap((cell) => /^([\d.<>]+) \/ /.exec(cell)?.[1] ?? []).toSorted((one, other) => valueOf(one) - valueOf(other));
    const few = cellOf(row, 'change').endsWith(' (thin)') ? ', from few rounds' : '';
    return `${cellOf(row, 'all').slice(0, -1)}; by benchmark ${seen[0]} to ${seen.at(-1)}) on machine ${machine} ${BESIDE[neighbour as Neighbour]}${few}`;
  });
  return `In families of ten metrics that were drawn from rounds recorded there, with one benchmark's cost multiplied by 1.03, the default profile \`standard\` calls so many of 100 slower: ${found.join('; ')}.`;
}

/** Of `>99.9`, too. */
const valueOf = (share: string): number => Number(share.replace(/^[<>]/, ''));

/** Of all tables that begin with such a column. */
function rowsOf(page: string, firstColumn: string): readonly Row[] {
  const tables = page.split(/\n{2,}/).filter((block) => block.startsWith(`| ${firstColumn} `));
  return tables.flatMap((table) => {
    const [head = [], , ...rows] = table.trimEnd().split('\n').map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
    return rows.map((cells): Row => new Map(head.map((column, place) => [column, cells[place] ?? ''])));
  });
}

const cellOf = (row: Row, column: string): string => row.get(column) ?? assert.fail(`no column ${column}`);
