/** What the first page tells of docs/evidence.md, with the conditions under which it was found: the best of them are none alone. */
import assert from 'node:assert/strict';
import type { Neighbour } from '../bench/verdicts/recording/recorded-file.ts';
import { BESIDE, NEIGHBOURS } from '../bench/verdicts/study/places.ts';

/** Cells by their columns. */
type Row = ReadonlyMap<string, string>;

/** Two sentences, each with a list of what was found where. */
export const claimsOf = (page: string): string => `${describeLive(page)}\n\n${describeSeen(page)}`;

const listed = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');

function describeLive(page: string): string {
  const rows = rowsOf(page, 'conditions');
  const found = NEIGHBOURS.flatMap((neighbour) => describeLiveBeside(neighbour, rows));
  assert.ok(found.length > 0, 'no live families');
  return `Real runs of ten unchanged tasks, on two-core virtual machines that share their hosts, with a false alarm:\n\n${listed(found)}`;
}

/** What was measured otherwise is counted apart, the newest first. */
function describeLiveBeside(neighbour: Neighbour, rows: readonly Row[]): readonly string[] {
  const beside = rows.filter((row) => cellOf(row, 'conditions').startsWith(`${neighbour}, `));
  const found = [...Map.groupBy(beside.toReversed(), methodOf)].map(([method, alike]) => `${sumOf(alike, 'with a false alarm') || 'none'} of ${sumOf(alike, 'families')} ${method}`);
  return found.length === 0 ? [] : [`${BESIDE[neighbour]}: ${found.join('; ')}`];
}

function methodOf(row: Row): string {
  const [, profile = ''] = /^\w+, (\w+)$/.exec(cellOf(row, 'conditions')) ?? assert.fail('conditions without a profile');
  return `by the profile \`${profile}\` (looks after ${cellOf(row, 'looks after')}, α ${cellOf(row, 'α')})`;
}

const sumOf = (rows: readonly Row[], column: string): number => rows.reduce((sum, row) => sum + Number.parseInt(cellOf(row, column), 10), 0);

/** Who reads it has one benchmark, and not the mean of all. */
function describeSeen(page: string): string {
  const rows = rowsOf(page, 'place').filter((row) => cellOf(row, 'change').startsWith('exactly 3.0 % more') && cellOf(row, 'family') === '10');
  assert.ok(rows.length > 0, 'no row of 3 %');
  const older = new Set(/^By an older procedure, [^\n]+: ([^\n:]+)\.$/m.exec(page)?.[1]?.split('; '));
  const found = rows.map((row) => {
    const [, machine = '', neighbour = ''] = /^(\w+), (quiet|busy|contended)$/.exec(cellOf(row, 'place')) ?? assert.fail(cellOf(row, 'place'));
    const seen = [...row.values()].flatMap((cell) => /^([\d.<>]+) \/ /.exec(cell)?.[1] ?? []).toSorted((one, other) => valueOf(one) - valueOf(other));
    const few = cellOf(row, 'change').endsWith(' (thin)') ? ', from few rounds' : '';
    const before = older.has(cellOf(row, 'place')) ? ', by an older procedure' : '';
    return `on machine ${machine} ${BESIDE[neighbour as Neighbour]}${few}${before}: ${cellOf(row, 'all').slice(0, -1)}; by benchmark ${seen[0]} to ${seen.at(-1)})`;
  });
  return `In families of ten metrics that were drawn from rounds recorded there, with one benchmark's cost multiplied by 1.03, the default profile \`standard\` calls so many of 100 slower:\n\n${listed(found)}`;
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
