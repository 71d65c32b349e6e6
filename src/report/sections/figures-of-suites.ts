/** Suites in the form of Moleculer's benchmark page: a table for each group of tasks, each relative to the group's first. */
import { benchmarkLabel } from '../../judge/words/wording.ts';
import type { JudgedBenchmark } from '../../model.ts';
import { type Block, leftColumn, plainCell, rightColumn, type Span, type Table, tableOf } from '../terms/document.ts';
import { formatInteger, formatNanoseconds } from '../../text/figures.ts';
import { labelColumns, preciseColumn } from './columns.ts';

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
  return tableOf(tasks, [
    leftColumn('Task', (task) => plainCell({ code: nameWithinGroup(task) }, ...(task === reference ? [` (${REFERENCE})`] : []))),
    ...labelColumns(tasks),
    rightColumn('Relative', ({ figures }) => plainCell(relativeSpeed(figures.opsPerSecond, reference.figures.opsPerSecond))),
    preciseColumn('Ops/s', 'opsPerSecond'),
    rightColumn('Average time', ({ figures: { nsPerOp } }) => plainCell(nsPerOp === undefined ? '–' : formatNanoseconds(nsPerOp))),
  ]);
}

/** `+437.4 %`, `−78.5 %`: how many more operations a second than the reference. */
function relativeSpeed(opsPerSecond: number | undefined, referenceOpsPerSecond: number | undefined): string {
  if (opsPerSecond === undefined || referenceOpsPerSecond === undefined || referenceOpsPerSecond === 0) return '–';
  const change = opsPerSecond / referenceOpsPerSecond - 1;
  const percent = Math.abs(change) * 100;
  const size = percent < 1_000 ? percent.toFixed(1) : formatInteger(percent);
  return size === '0.0' ? '0 %' : `${change < 0 ? '−' : '+'}${size} %`;
}
