/** What the marks in the tables of absolute figures mean; said only where they are. */
import { benchmarkLabel } from './comparison-words.ts';
import type { JudgedBenchmark, MetricName } from '../model.ts';
import { editionOf } from '../plan/editions.ts';
import { type Block, type Cell, leftColumn, plainCell, rightColumn, type Section, type Span, type Table, tableOf, type Text } from './document.ts';
import { CLIENT_SATURATED, figureColumn, labelColumns, preciseColumn, preciseFigureCell, throughputCell, variantColumns, versionColumn } from './table-columns.ts';
import { formatInteger, formatNanoseconds } from '../text/figures.ts';

function figureRemarks(benchmarks: readonly JudgedBenchmark[]): readonly Block[] {
  const remarks: readonly Text[] = [
    ...(benchmarks.some(({ precision }) => Object.keys(precision).length > 0)
      ? [['± is half of the 95 % interval of a figure: between rounds where there are several, else between the slices of the only one, and another process may differ by more.']]
      : []),
    ...(benchmarks.some(({ clientSaturated }) => clientSaturated)
      ? [[`${CLIENT_SATURATED} The load client could send no more while the server still had time to spare: requests per second, latencies, output and max CPU are the client's there, and CPU per request stands.`]]
      : []),
  ];
  return remarks.map((text) => ({ kind: 'paragraph', text }));
}

/** Versions of one server side by side, like the version table of egg's benchmark page. */

interface EditionBenchmark {
  readonly target: string;
  readonly label: string;
  readonly benchmark: JudgedBenchmark;
}

/** A table for each target of which two versions or more were measured. */
function editionFigures(servers: readonly JudgedBenchmark[]): readonly Block[] {
  const editions = servers.flatMap((benchmark): readonly EditionBenchmark[] => {
    const edition = editionOf(benchmark.target);
    return edition === null ? [] : [{ ...edition, benchmark }];
  });
  return [...Map.groupBy(editions, ({ target }) => target)]
    .filter(([, group]) => new Set(group.map(({ label }) => label)).size > 1)
    .flatMap(([target, group]): readonly Block[] => [{ kind: 'paragraph', text: [{ code: target }, ' by version:'] }, editionTable(group)]);
}

/** A row: what was measured of one edition in one environment. */
interface MeasuredEdition extends Pick<JudgedBenchmark, 'version' | 'variant'> {
  readonly label: string;
  readonly benchmarks: readonly JudgedBenchmark[];
}

function editionTable(editions: readonly EditionBenchmark[]): Table {
  const groups = [...Map.groupBy(editions, ({ label, benchmark: { variant } }) => JSON.stringify([label, variant])).values()];
  const rows = groups.flatMap(([first, ...others]): readonly MeasuredEdition[] => {
    if (first === undefined) return [];
    const { label, benchmark: { version, variant } } = first;
    return [{ label, version, variant, benchmarks: [first, ...others].map(({ benchmark }) => benchmark) }];
  });
  const scenarios = [...new Set(editions.map(({ benchmark }) => benchmark.scenario))];
  return tableOf(rows, [
    leftColumn('Version', ({ label }) => plainCell({ code: label })),
    versionColumn('Installed'),
    ...variantColumns(rows),
    ...scenarios.flatMap((scenario) => [
      rightColumn(`${scenario} (R/s)`, scenarioCell(scenario, throughputCell)),
      rightColumn(`${scenario} CPU/req (µs)`, scenarioCell(scenario, (benchmark) => preciseFigureCell(benchmark, 'cpuPerRequest'))),
    ]),
  ]);
}

/** `–` where the edition was not asked for the scenario. */
function scenarioCell(scenario: string, cellOf: (benchmark: JudgedBenchmark) => Cell): (row: MeasuredEdition) => Cell {
  return ({ benchmarks }) => {
    const measured = benchmarks.find((benchmark) => benchmark.scenario === scenario);
    return measured === undefined ? plainCell('–') : cellOf(measured);
  };
}

/** Servers that were sent many requests at once, each held for a while: the first to finish first. */

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

/** Servers in the columns of mion's benchmark page, fastest first. */

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

/** Suites in the form of Moleculer's benchmark page: a table for each group of tasks, each relative to the group's first. */

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

/** Absolute figures of head from its solo rounds. */

export function figuresSection(benchmarks: readonly JudgedBenchmark[]): Section | null {
  const measured = benchmarks.filter(({ figures }) => Object.keys(figures).length > 0);
  const servers = measured.filter(({ kind }) => kind === 'server');
  // With those that have no figures: the first of a group is its reference even where it broke.
  const suites = benchmarks.filter(({ kind }) => kind === 'suite');
  if (measured.length === 0) return null;
  const blocks: readonly Block[] = [
    { kind: 'paragraph', text: ['Figures of head alone, to compare targets with each other. They say nothing about the change.'] },
    ...serverFigures(servers),
    ...heldFigures(servers),
    ...suiteFigures(suites),
    ...figureRemarks(measured),
  ];
  return { title: 'Head in absolute figures', collapsed: false, blocks };
}
