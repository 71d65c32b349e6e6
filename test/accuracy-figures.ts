/** The figures of README and docs/accuracy.md, read from the tables of the evidence that bench/verdicts/ writes. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { markdownTable } from 'markdown-table';

const EVIDENCE = readFileSync(path.resolve(import.meta.dirname, '../docs/evidence.md'), 'utf8');

/** Cells by column. */
type Row = ReadonlyMap<string, string>;

/** The place that README names: its rounds come from the most half-hours. */
const BEST_KNOWN = 'B, quiet';

const PLACES: Readonly<Record<string, string>> = {
  'B, quiet': 'B, nothing else running',
  'B, busy': 'B, beside a busy process',
  'B, contended': 'B, on a contended host',
  'A, quiet': 'A, nothing else running',
  'A, busy': 'A, beside a busy process',
};

export function readmeFigures(): string {
  const [quiet, busy] = [liveRuns('no false alarm in 150 live families of ten tasks'), liveRuns('no false alarm in 150 live families of ten tasks, with a busy neighbour process')];
  assert.equal(quiet.interval, busy.interval);
  const seen = seenAt(BEST_KNOWN);
  const [all, within] = [rateOf(cellOf(seen, 'all')), rateOf(cellOf(seen, 'servers, within 90 s'))];
  const unchanged = rateOf(unchangedAt(BEST_KNOWN));
  return markdownTable([
    ['question', 'measured', '95 % interval'],
    ['How often is an unchanged pull request blocked?', `${quiet.found} real runs; ${busy.found} beside a busy process`, `${quiet.interval} each`],
    ['How often is a slowdown of 3 % found?', `${all.rate} of 100 replays`, all.interval],
    ['How often within 90 s, on servers?', `${within.rate} of 100 replays; the goal is 95`, within.interval],
    ['How often is unchanged code shown to be at most 3 % slower?', `${unchanged.rate} of 100 benchmarks`, unchanged.interval],
  ]);
}

export function accuracyTable(): string {
  const rows = Object.entries(PLACES).map(([place, name]) => {
    const row = seenAt(place);
    const byBenchmark = [...row].flatMap(([benchmark, cell]) => (cell.includes(' / ') ? [{ benchmark, rate: cell.split(' / ')[0]! }] : []));
    const [least] = byBenchmark.toSorted((one, other) => Number(one.rate.replace(/[<>]/, '')) - Number(other.rate.replace(/[<>]/, '')));
    assert.ok(least !== undefined, place);
    return [name, withInterval(cellOf(row, 'all')), `${least.rate} (\`${least.benchmark}\`)`, withInterval(cellOf(row, 'servers, within 90 s')), withInterval(unchangedAt(place))];
  });
  return markdownTable([['machine', '3 % slower: found', 'least benchmark', 'servers: found within 90 s', 'unchanged: shown to be at most 3 % slower'], ...rows]);
}

interface Rate {
  readonly rate: string;
  readonly interval: string;
}

/** Of `86 (67–100 %)`; rounds of a single half-hour have no interval. */
function rateOf(cell: string): Rate {
  const [, rate, interval] = /^([\d.<>]+) \(([^)]*)\)/.exec(cell) ?? [];
  assert.ok(rate !== undefined && interval !== undefined, cell);
  return { rate, interval: interval === 'one half-hour' ? 'one half-hour' : interval.replace('–', ' to ').replaceAll('.0', '').replace(' %', '') };
}

function withInterval(cell: string): string {
  const { rate, interval } = rateOf(cell);
  return `${rate} (${interval})`;
}

/** Of real runs: how many had a false alarm. */
function liveRuns(goal: string): { readonly found: string; readonly interval: string } {
  const found = rowsOf('goal of no place').find((row) => cellOf(row, 'goal of no place') === goal);
  const [, alarms, runs, from, to] = /^(\d+) in (\d+) .*\(([\d.]+) % to ([\d.]+) %\)/.exec(found === undefined ? '' : cellOf(found, 'found')) ?? [];
  assert.ok(to !== undefined, goal);
  return { found: `${alarms} of ${runs}`, interval: `${Number(from)} to ${to} %` };
}

const seenAt = (place: string): Row =>
  rowsOf('place').find((row) => cellOf(row, 'place') === place && cellOf(row, 'change').startsWith('exactly 3.0 % more') && cellOf(row, 'family') === '10') ?? assert.fail(place);

const unchangedAt = (place: string): string =>
  cellOf(rowsOf('goal').find((row) => cellOf(row, 'goal').startsWith('identical code ends as')) ?? assert.fail('no row of identical code'), place);

const cellOf = (row: Row, column: string): string => row.get(column) ?? assert.fail(`no column ${column}`);

/** Rows of all tables whose first column has this name. */
function rowsOf(firstColumn: string): readonly Row[] {
  const tables = EVIDENCE.split(/\n{2,}/).filter((block) => block.startsWith('|') && block.split('|')[1]?.trim() === firstColumn);
  return tables.flatMap((table) => {
    const [head = [], , ...rows] = table.trimEnd().split('\n').map((line) => line.split('|').slice(1, -1).map((cell) => cell.trim()));
    return rows.map((cells): Row => new Map(head.map((column, place) => [column, cells[place] ?? ''])));
  });
}
