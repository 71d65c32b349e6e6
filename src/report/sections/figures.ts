/**
 * Absolute figures of head from its solo rounds: servers in the columns of mion's benchmark page, fastest first; suites
 * in those of Moleculer's, each task relative to the first one of its suite.
 */
import { benchmarkLabel } from '../../judge/wording.ts';
import type { JudgedBenchmark, MetricName } from '../../model.ts';
import { type Block, type Cell, leftColumn, plainCell, rightColumn, type Section, type Table } from '../document.ts';
import { formatFigure, formatNanoseconds } from '../format.ts';

const SERVER_COLUMNS: readonly (readonly [title: string, metric: MetricName])[] = [
  ['Req (R/s)', 'throughput'],
  ['Latency p50 (ms)', 'latencyP50'],
  ['p97.5', 'latencyP975'],
  ['p99', 'latencyP99'],
  ['Output (MB/s)', 'output'],
  ['Max memory (MB)', 'maxMemory'],
  ['Max CPU (%)', 'maxCpu'],
  ['Boot (ms)', 'bootTime'],
];

export function figuresSection(benchmarks: readonly JudgedBenchmark[]): Section | null {
  const measured = benchmarks.filter(({ figures }) => Object.keys(figures).length > 0);
  const servers = measured.filter(({ kind }) => kind === 'server');
  const suites = measured.filter(({ kind }) => kind === 'suite');
  if (measured.length === 0) return null;
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text: ['Figures of head alone, to compare targets with each other. They say nothing about the change.'] },
    ...(servers.length > 0 ? [serverTable(servers)] : []),
    ...(suites.length > 0 ? [suiteTable(suites)] : []),
  ];
  return { title: 'Head in absolute figures', collapsed: false, blocks };
}

function serverTable(servers: readonly JudgedBenchmark[]): Table {
  const scenarios = [...new Set(servers.map(({ scenario }) => scenario))];
  const places = new Map(scenarios.map((scenario, place) => [scenario, place]));
  const placeOf = ({ scenario }: JudgedBenchmark): number => places.get(scenario) ?? 0;
  const variants = [...new Set(servers.map(({ variant }) => variant))];
  const sorted = servers.toSorted((a, b) =>
    placeOf(a) - placeOf(b) || variants.indexOf(a.variant) - variants.indexOf(b.variant) || (b.figures.throughput ?? 0) - (a.figures.throughput ?? 0));
  const severalScenarios = scenarios.length > 1;
  const severalVariants = variants.length > 1;
  return {
    kind: 'table',
    columns: [
      leftColumn('Framework'),
      leftColumn('Version'),
      ...(severalScenarios ? [leftColumn('Scenario')] : []),
      ...(severalVariants ? [leftColumn('On')] : []),
      ...SERVER_COLUMNS.map(([title]) => rightColumn(title)),
    ],
    rows: sorted.map(({ target, version, scenario, variant, figures }) => [
      plainCell({ code: target }),
      plainCell(version ?? '–'),
      ...(severalScenarios ? [plainCell({ code: scenario })] : []),
      ...(severalVariants ? [plainCell(variant ?? '–')] : []),
      ...SERVER_COLUMNS.map(([, metric]) => figureCell(figures[metric])),
    ]),
  };
}

function suiteTable(tasks: readonly JudgedBenchmark[]): Table {
  const suites = Map.groupBy(tasks, suiteLabel);
  return {
    kind: 'table',
    columns: [leftColumn('Suite'), leftColumn('Task'), rightColumn('Ops/s'), rightColumn('Time per op'), rightColumn('To the first task')],
    rows: [...suites.values()].flatMap(([first, ...others]) =>
      first === undefined ? [] : [first, ...others].map((task) => taskRow(task, first))),
  };
}

/** Tasks can be compared with each other where they were measured in the same environment. */
function suiteLabel({ target, variant }: JudgedBenchmark): string {
  return benchmarkLabel({ id: target, variant });
}

function taskRow(task: JudgedBenchmark, first: JudgedBenchmark): readonly Cell[] {
  const { nsPerOp, opsPerSecond } = task.figures;
  return [
    plainCell({ code: suiteLabel(task) }),
    plainCell({ code: task.scenario }),
    figureCell(opsPerSecond),
    plainCell(nsPerOp === undefined ? '–' : formatNanoseconds(nsPerOp)),
    plainCell(task === first ? 'first' : relativeSpeed(opsPerSecond, first.figures.opsPerSecond)),
  ];
}

/** `0.26×`: operations per second relative to the first task's. */
function relativeSpeed(opsPerSecond: number | undefined, firstOpsPerSecond: number | undefined): string {
  if (opsPerSecond === undefined || firstOpsPerSecond === undefined || firstOpsPerSecond === 0) return '–';
  return `${formatFigure(opsPerSecond / firstOpsPerSecond)}×`;
}

function figureCell(value: number | undefined): Cell {
  return plainCell(value === undefined ? '–' : formatFigure(value));
}
