/** Servers in the columns of mion's benchmark page, fastest first. */
import type { JudgedBenchmark, MetricName } from '../../model.ts';
import { type Block, leftColumn, plainCell, rightColumn, type Table, tableOf } from '../terms/document.ts';
import { throughputCell } from './cells.ts';
import { figureColumn, labelColumns, preciseColumn, variantColumns, versionColumn } from './columns.ts';
import { editionFigures } from './figures-of-editions.ts';

/** Beside requests per second and CPU per request, which say how well they are known. */
const SERVER_COLUMNS: readonly (readonly [title: string, metric: MetricName])[] = [
  ['Latency p50 (ms)', 'latencyP50'],
  ['p97.5', 'latencyP975'],
  ['p99', 'latencyP99'],
  ['Output (MB/s)', 'output'],
  ['Max memory (MB)', 'maxMemory'],
  ['Max CPU (%)', 'maxCpu'],
  ['Boot (ms)', 'bootTime'],
];

/** Only where a server has them: a fixed rate is a scenario's choice, and what collected no garbage has no figure of it. */
const FURTHER_COLUMNS: readonly (readonly [title: string, metric: MetricName])[] = [
  ['GC/req (µs)', 'gcTimePerRequest'],
  ['GC per 1,000 req', 'collectionsPerThousand'],
  ['Loop delay p99 (ms)', 'eventLoopDelayP99'],
  ['At a fixed rate p50 (ms)', 'pacedLatencyP50'],
  ['p99 (ms)', 'pacedLatencyP99'],
];

/** Those that were asked over HTTP; a held scenario has no requests per second. */
export function serverFigures(servers: readonly JudgedBenchmark[]): readonly Block[] {
  const asked = servers.filter(({ figures }) => figures.finishTime === undefined);
  return asked.length === 0 ? [] : [serverTable(asked), ...editionFigures(asked)];
}

function serverTable(servers: readonly JudgedBenchmark[]): Table {
  const scenarios = [...new Set(servers.map(({ scenario }) => scenario))];
  const places = new Map(scenarios.map((scenario, place) => [scenario, place]));
  const placeOf = ({ scenario }: JudgedBenchmark): number => places.get(scenario) ?? 0;
  const variants = [...new Set(servers.map(({ variant }) => variant))];
  const sorted = servers.toSorted((a, b) =>
    placeOf(a) - placeOf(b) || variants.indexOf(a.variant) - variants.indexOf(b.variant) || (b.figures.throughput ?? 0) - (a.figures.throughput ?? 0));
  const figures = [...SERVER_COLUMNS, ...FURTHER_COLUMNS.filter(([, metric]) => servers.some(({ figures }) => figures[metric] !== undefined))];
  // As on mion's page, where `Router` stands beside the version, and `Validation` and `Description` behind the figures.
  const [beforeFigures, afterFigures] = [labelColumns(servers).slice(0, 1), labelColumns(servers).slice(1)];
  return tableOf(sorted, [
    leftColumn('Framework', ({ target }) => plainCell({ code: target })),
    versionColumn('Version'),
    ...(scenarios.length > 1 ? [leftColumn('Scenario', ({ scenario }: JudgedBenchmark) => plainCell({ code: scenario }))] : []),
    ...variantColumns(servers),
    ...beforeFigures,
    rightColumn('Req (R/s)', throughputCell),
    preciseColumn('CPU/req (µs)', 'cpuPerRequest'),
    ...figures.map(([title, metric]) => figureColumn(title, metric)),
    ...afterFigures,
  ]);
}
