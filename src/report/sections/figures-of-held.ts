/** Servers that were sent many requests at once, each held for a while: the first to finish first. */
import type { JudgedBenchmark, MetricName } from '../../model.ts';
import { type Block, leftColumn, plainCell, rightColumn, type Table } from '../document.ts';
import { figureCell, labelCells, labelTitles, preciseFigureCell } from './cells.ts';

const PRECISE_COLUMNS: readonly (readonly [title: string, metric: MetricName])[] = [
  ['To finish (s)', 'finishTime'],
  ['Beyond the hold (ms)', 'finishOverhead'],
  ['CPU/req (µs)', 'cpuPerRequest'],
];

const PLAIN_COLUMNS: readonly (readonly [title: string, metric: MetricName])[] = [
  ['Max memory (MB)', 'maxMemory'],
  ['Boot (ms)', 'bootTime'],
];

/** A table of those among them that have a time to finish; none where no server has. */
export function heldFigures(servers: readonly JudgedBenchmark[]): readonly Block[] {
  const held = servers.filter(({ figures }) => figures.finishTime !== undefined);
  if (held.length === 0) return [];
  return [{ kind: 'paragraph', text: ['Many requests of one client over one websocket, all sent at once and each held by the server for a while:'] }, heldTable(held)];
}

function heldTable(held: readonly JudgedBenchmark[]): Table {
  const scenarios = [...new Set(held.map(({ scenario }) => scenario))];
  const variants = [...new Set(held.map(({ variant }) => variant))];
  const sorted = held.toSorted((a, b) =>
    scenarios.indexOf(a.scenario) - scenarios.indexOf(b.scenario) || variants.indexOf(a.variant) - variants.indexOf(b.variant)
    || (a.figures.finishTime ?? 0) - (b.figures.finishTime ?? 0));
  const severalVariants = variants.length > 1;
  const labels = labelTitles(held);
  return {
    kind: 'table',
    columns: [
      leftColumn('Framework'),
      leftColumn('Version'),
      // What a row took says nothing without how many requests it was, which scenarios are named for.
      leftColumn('Scenario'),
      ...(severalVariants ? [leftColumn('On')] : []),
      ...[...PRECISE_COLUMNS, ...PLAIN_COLUMNS].map(([title]) => rightColumn(title)),
      ...labels.map(leftColumn),
    ],
    rows: sorted.map((server) => [
      plainCell({ code: server.target }),
      plainCell(server.version ?? '–'),
      plainCell({ code: server.scenario }),
      ...(severalVariants ? [plainCell(server.variant ?? '–')] : []),
      ...PRECISE_COLUMNS.map(([, metric]) => preciseFigureCell(server, metric)),
      ...PLAIN_COLUMNS.map(([, metric]) => figureCell(server.figures[metric])),
      ...labelCells(server, labels),
    ]),
  };
}
