/** Suites in the form of Moleculer's benchmark page: a table for each group of tasks, each relative to the group's first. */
import { benchmarkLabel } from '../../judge/wording.ts';
import type { JudgedBenchmark } from '../../model.ts';
import { type Block, type Cell, leftColumn, plainCell, rightColumn, type Span, type Table } from '../document.ts';
import { formatInteger, formatNanoseconds } from '../format.ts';
import { labelCells, labelTitles, preciseFigureCell } from './cells.ts';

/** As on Moleculer's page. */
const REFERENCE = '#';

/** Those of groups in which anything was measured. `tasks` are all that the run knows of, measured or not. */
export function suiteFigures(tasks: readonly JudgedBenchmark[]): readonly Block[] {
  return [...Map.groupBy(tasks, (task) => JSON.stringify([suiteLabel(task), groupOf(task)])).values()].flatMap(groupFigures);
}

function groupFigures(tasks: readonly JudgedBenchmark[]): readonly Block[] {
  const [reference] = tasks;
  if (reference === undefined || !tasks.some(hasFigures)) return [];
  const group = groupOf(reference);
  const of: readonly Span[] = group === null ? [] : [' · ', { code: group }];
  return [{ kind: 'paragraph', text: ['Suite: ', { code: suiteLabel(reference) }, ...of] }, groupTable(tasks.filter((task) => task === reference || hasFigures(task)), reference)];
}

/** Tasks can be compared with each other where they were measured in the same environment. */
function suiteLabel({ target, variant }: JudgedBenchmark): string {
  return benchmarkLabel({ id: target, variant });
}

/** `cachers` of the task `cachers/memory`; null: the suite as a whole is its group. */
function groupOf({ scenario }: JudgedBenchmark): string | null {
  const slash = scenario.lastIndexOf('/');
  return slash < 0 ? null : scenario.slice(0, slash);
}

const hasFigures = ({ figures }: JudgedBenchmark): boolean => Object.keys(figures).length > 0;

const nameWithinGroup = ({ scenario }: JudgedBenchmark): string => scenario.slice(scenario.lastIndexOf('/') + 1);

function groupTable(tasks: readonly JudgedBenchmark[], reference: JudgedBenchmark): Table {
  const titles = labelTitles(tasks);
  return {
    kind: 'table',
    columns: [leftColumn('Task'), ...titles.map(leftColumn), rightColumn('Relative'), rightColumn('Ops/s'), rightColumn('Average time')],
    rows: tasks.map((task): readonly Cell[] => [
      plainCell({ code: nameWithinGroup(task) }, ...(task === reference ? [` (${REFERENCE})`] : [])),
      ...labelCells(task, titles),
      plainCell(relativeSpeed(task.figures.opsPerSecond, reference.figures.opsPerSecond)),
      preciseFigureCell(task, 'opsPerSecond'),
      plainCell(task.figures.nsPerOp === undefined ? '–' : formatNanoseconds(task.figures.nsPerOp)),
    ]),
  };
}

/** `+437.4 %`, `−78.5 %`: how many more operations a second than the reference. */
function relativeSpeed(opsPerSecond: number | undefined, referenceOpsPerSecond: number | undefined): string {
  if (opsPerSecond === undefined || referenceOpsPerSecond === undefined || referenceOpsPerSecond === 0) return '–';
  const change = opsPerSecond / referenceOpsPerSecond - 1;
  const percent = Math.abs(change) * 100;
  const size = percent < 1_000 ? percent.toFixed(1) : formatInteger(percent);
  return size === '0.0' ? '0 %' : `${change < 0 ? '−' : '+'}${size} %`;
}
