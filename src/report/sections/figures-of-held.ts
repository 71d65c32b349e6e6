/** Servers that were sent many requests at once, each held for a while: the first to finish first. */
import type { JudgedBenchmark } from '../../model.ts';
import { type Block, leftColumn, plainCell, type Table, tableOf } from '../terms/document.ts';
import { figureColumn, labelColumns, preciseColumn, variantColumns, versionColumn } from './columns.ts';

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
  return tableOf(sorted, [
    leftColumn('Framework', ({ target }) => plainCell({ code: target })),
    versionColumn('Version'),
    // What a row took says nothing without how many requests it was, which scenarios are named for.
    leftColumn('Scenario', ({ scenario }) => plainCell({ code: scenario })),
    ...variantColumns(held),
    preciseColumn('To finish (s)', 'finishTime'),
    preciseColumn('Beyond the hold (ms)', 'finishOverhead'),
    preciseColumn('CPU/req (µs)', 'cpuPerRequest'),
    figureColumn('Max memory (MB)', 'maxMemory'),
    figureColumn('Boot (ms)', 'bootTime'),
    ...labelColumns(held),
  ]);
}
