/** Absolute figures of head from its solo rounds, to compare targets with each other. They say nothing about the change. */
import { targetLabel } from './comparison-words.ts';
import type { JudgedBenchmark, MetricName } from '../model.ts';
import { formatInteger, formatNanoseconds } from '../text/figures.ts';
import { type Block, leftColumn, paragraph, plainCell, rightColumn, type Span, type Table, tableOf } from './document.ts';
import {
  CLIENT_SATURATED,
  figureColumn,
  labelColumns,
  preciseColumn,
  throughputCell,
  variantColumns,
  VERSION_COLUMN,
} from './table-columns.ts';

export function figureTables(benchmarks: readonly JudgedBenchmark[]): readonly Block[] {
  const measured = benchmarks.filter(hasFigures);
  if (measured.length === 0) return [];
  const servers = measured.filter(({ kind }) => kind === 'server');
  // A held scenario has no requests per second.
  const [held, asked] = [
    servers.filter(({ figures }) => figures.finishTime !== undefined),
    servers.filter(({ figures }) => figures.finishTime === undefined),
  ];
  return [
    ...(asked.length === 0 ? [] : [serverTable(asked)]),
    ...(held.length === 0
      ? []
      : [paragraph('Many requests of one client over one websocket, sent at once; the server holds each for a while:'), heldTable(held)]),
    // With tasks that have no figures: the first of a group is its reference even where it broke.
    ...suiteTables(benchmarks.filter(({ kind }) => kind === 'suite')),
    ...remarksOn(measured),
  ];
}

const hasFigures = ({ figures }: JudgedBenchmark): boolean => Object.keys(figures).length > 0;

/** Explains the marks in these tables, where there are any. */
function remarksOn(benchmarks: readonly JudgedBenchmark[]): readonly Block[] {
  return [
    ...(benchmarks.some(({ precision }) => Object.keys(precision).length > 0)
      ? [
          paragraph(
            '± is half of the 95 % confidence interval: between rounds, or between the slices of a single round. Another process may differ by more.',
          ),
        ]
      : []),
    ...(benchmarks.some(({ clientSaturated }) => clientSaturated)
      ? [
          paragraph(
            `${CLIENT_SATURATED} The load client was saturated while the server had time to spare: requests per second, latencies, output and max CPU are the client's. CPU per request is valid.`,
          ),
        ]
      : []),
  ];
}

const SERVER_COLUMNS: readonly (readonly [title: string, metric: MetricName])[] = [
  ['Latency p50 (ms)', 'latencyP50'],
  ['p97.5', 'latencyP975'],
  ['p99', 'latencyP99'],
  ['Output (MB/s)', 'output'],
  ['Max memory (MB)', 'maxMemory'],
  ['Max CPU (%)', 'maxCpu'],
  ['Boot (ms)', 'bootTime'],
];

/** Shown only where a server has them. */
const FURTHER_COLUMNS: readonly (readonly [title: string, metric: MetricName])[] = [
  ['GC/req (µs)', 'gcTimePerRequest'],
  ['GC per 1,000 req', 'collectionsPerThousand'],
  ['Loop delay p99 (ms)', 'eventLoopDelayP99'],
];

/** Servers in the columns of mion's benchmark page, the fastest first. */
function serverTable(servers: readonly JudgedBenchmark[]): Table {
  const figures = [
    ...SERVER_COLUMNS,
    ...FURTHER_COLUMNS.filter(([, metric]) => servers.some(({ figures: { [metric]: figure } }) => figure !== undefined)),
  ];
  // On mion's page, `Router` stands beside the version, `Validation` and `Description` behind the figures.
  const [firstLabel, ...otherLabels] = labelColumns(servers);
  return tableOf(
    sortByScenario(servers, (one, other) => (other.figures.throughput ?? 0) - (one.figures.throughput ?? 0)),
    [
      leftColumn('Framework', ({ target }) => plainCell({ code: target })),
      VERSION_COLUMN,
      ...(new Set(servers.map(({ scenario }) => scenario)).size > 1
        ? [leftColumn('Scenario', ({ scenario }: JudgedBenchmark) => plainCell({ code: scenario }))]
        : []),
      ...variantColumns(servers),
      ...(firstLabel === undefined ? [] : [firstLabel]),
      rightColumn('Req (R/s)', throughputCell),
      preciseColumn('CPU/req (µs)', 'cpuPerRequest'),
      ...figures.map(([title, metric]) => figureColumn(title, metric)),
      ...otherLabels,
    ],
  );
}

function sortByScenario(
  benchmarks: readonly JudgedBenchmark[],
  byFigure: (one: JudgedBenchmark, other: JudgedBenchmark) => number,
): readonly JudgedBenchmark[] {
  const [scenarios, variants] = [
    [...new Set(benchmarks.map(({ scenario }) => scenario))],
    [...new Set(benchmarks.map(({ variant }) => variant))],
  ];
  return benchmarks.toSorted(
    (one, other) =>
      scenarios.indexOf(one.scenario) - scenarios.indexOf(other.scenario) ||
      variants.indexOf(one.variant) - variants.indexOf(other.variant) ||
      byFigure(one, other),
  );
}

/** Servers that hold many requests at once, the first to finish first. */
function heldTable(held: readonly JudgedBenchmark[]): Table {
  return tableOf(
    sortByScenario(held, (one, other) => (one.figures.finishTime ?? 0) - (other.figures.finishTime ?? 0)),
    [
      leftColumn('Framework', ({ target }) => plainCell({ code: target })),
      VERSION_COLUMN,
      // Scenarios are named for their number of requests, without which a row says nothing.
      leftColumn('Scenario', ({ scenario }) => plainCell({ code: scenario })),
      ...variantColumns(held),
      preciseColumn('To finish (s)', 'finishTime'),
      preciseColumn('Beyond the hold (ms)', 'finishOverhead'),
      preciseColumn('CPU/req (µs)', 'cpuPerRequest'),
      figureColumn('Max memory (MB)', 'maxMemory'),
      figureColumn('Boot (ms)', 'bootTime'),
      ...labelColumns(held),
    ],
  );
}

/** Marks the first task of a group, as on Moleculer's page. */
const REFERENCE = '#';

/** A table for each group of tasks in which anything was measured, in one environment, each task relative to the group's first. */
function suiteTables(tasks: readonly JudgedBenchmark[]): readonly Block[] {
  return [...Map.groupBy(tasks, (task) => JSON.stringify([targetLabel(task), groupOf(task)])).values()].flatMap(
    (group): readonly Block[] => {
      const [reference] = group;
      if (reference === undefined || !group.some(hasFigures)) return [];
      const name = groupOf(reference);
      const of: readonly Span[] = name === null ? [] : [' · ', { code: name }];
      return [
        paragraph('Suite: ', { code: targetLabel(reference) }, ...of),
        groupTable(
          group.filter((task) => task === reference || hasFigures(task)),
          reference,
        ),
      ];
    },
  );
}

/** `cachers` of the task `cachers/memory`; null: the suite as a whole is its group. */
function groupOf({ scenario }: JudgedBenchmark): string | null {
  const slash = scenario.lastIndexOf('/');
  return slash < 0 ? null : scenario.slice(0, slash);
}

function groupTable(tasks: readonly JudgedBenchmark[], reference: JudgedBenchmark): Table {
  return tableOf(tasks, [
    leftColumn('Task', (task) =>
      plainCell({ code: task.scenario.slice(task.scenario.lastIndexOf('/') + 1) }, ...(task === reference ? [` (${REFERENCE})`] : [])),
    ),
    ...labelColumns(tasks),
    rightColumn('Relative', ({ figures }) => ({
      ...plainCell(relativeSpeed(figures.opsPerSecond, reference.figures.opsPerSecond)),
      value: figures.opsPerSecond,
    })),
    preciseColumn('Ops/s', 'opsPerSecond'),
    rightColumn('Average time', ({ figures: { nsPerOp } }) => ({
      ...plainCell(nsPerOp === undefined ? '–' : formatNanoseconds(nsPerOp)),
      value: nsPerOp,
    })),
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
