/** The page of one run: the report, and a chart for whatever its verdicts rest on. */
import { environmentOf, environmentsOf } from '../../judge/environments.ts';
import { countedMetric, instructionsOf } from '../../judge/instruction-evidence.ts';
import { allComparisonsOf, blocksBy, keyOfBenchmark } from '../../judge/verdict.ts';
import { profileFile } from '../../model/cause.ts';
import type { BenchmarkRecord, Comparison, JudgedBenchmark, MetricName, StoredRun } from '../../model.ts';
import { countOf, shortCommit } from '../../text/phrases.ts';
import { ONE_UNIT, UNIT_OF_COST } from '../cause-section.ts';
import { benchmarkLabel } from '../comparison-words.ts';
import { rightColumn, type Table, tableOf, type Text } from '../document.ts';
import { renderVerdictLine } from '../headline.ts';
import { documentOf } from '../report-document.ts';
import type { ReportSource } from '../report-source.ts';
import { BENCHMARK_COLUMN, changeCell, figureCell, verdictColumn } from '../table-columns.ts';
import { isUntold, sortByUrgency, wordOf } from '../verdict-words.ts';
import { describeReason } from '../words.ts';
import { openHistoryCharts } from './history-charts.ts';
import type { BenchmarkView, Chart, FlameGraph, PageData } from './page-data.ts';
import { roundCharts } from './round-charts.ts';
import { serverGroups, soloCharts } from './solo-charts.ts';

/** Benchmarks that are shown with their charts at once. */
const MOST_OPEN = 3;

export function reportPage({
  source,
  history,
  commitUrl,
}: {
  readonly source: ReportSource;
  readonly history: readonly StoredRun[];
  readonly commitUrl: string | null;
}): PageData {
  const { run, judgement } = source;
  const benchmarks = sortByUrgency(judgement.benchmarks);
  const keys = new Set(environmentsOf(run).map(({ key }) => key));
  const comparable = history.filter(({ environment }) => keys.has(environment.key));
  const viewOf = openViews(source, comparable);
  return {
    title: `perf-gate: ${renderVerdictLine(source)}`,
    document: documentOf(source, { place: 'shell', isFull: true }),
    facts: factsOf(source),
    overview: overviewOf(source, benchmarks),
    benchmarks: benchmarks.map(viewOf),
    groups: serverGroups(run.benchmarks, judgement.benchmarks),
    runs: comparable.map(({ commit, recordedAt }) => ({ commit, recordedAt })),
    commitUrl,
    pages: [],
  };
}

function factsOf({ run, judgedBy }: ReportSource): readonly (readonly [string, Text])[] {
  return [
    ['Head', [{ code: shortCommit(run.head.sha) }, ...(run.head.dirty ? [' with uncommitted changes'] : [])]],
    ...(run.base === null ? [] : [['Base', [{ code: shortCommit(run.base.sha) }]] as const]),
    ['Measured', [`${run.startedAt.slice(0, 16).replace('T', ' ')} UTC, profile ${run.profile}`]],
    [
      'Machine',
      [
        environmentsOf(run)
          .map(({ cpuModel, cores, nodeVersion }) => `${cpuModel}, ${countOf(cores, 'core')}, Node.js ${nodeVersion}`)
          .join('; '),
      ],
    ],
    ...(judgedBy === undefined ? [] : [['perf-gate', [judgedBy]] as const]),
  ];
}

/** Servers and suites share a column where they have the same thing by different names: a table of all would be half empty otherwise. */
const CHANGES: readonly (readonly [title: string, metrics: readonly MetricName[]])[] = [
  ['CPU or time', ['cpuPerRequest', 'nsPerOp']],
  ['Instructions', ['instructionsPerRequest', 'instructionsPerOp']],
  ['Unloaded latency', ['unloadedLatency']],
  ['Beyond the hold', ['finishOverhead']],
  ['Throughput', ['throughput']],
];

const FIGURES: readonly (readonly [title: string, metrics: readonly MetricName[]])[] = [
  ['Per second', ['throughput', 'opsPerSecond']],
  ['Latency p99 (ms)', ['latencyP99']],
  ['Max memory (MB)', ['maxMemory']],
];

const figureOf = ({ figures }: JudgedBenchmark, metrics: readonly MetricName[]): number | undefined =>
  metrics.map((metric) => figures[metric]).find((figure) => figure !== undefined);

/** Changes of what can fail the check, and the figures that people ask for first. */
function overviewOf({ run }: ReportSource, rows: readonly JudgedBenchmark[]): Table {
  const gating = (benchmark: JudgedBenchmark): readonly Comparison[] =>
    (run.base === null ? allComparisonsOf(benchmark) : benchmark.comparisons).filter(({ role }) => role === 'gating');
  const ofMetrics = (benchmark: JudgedBenchmark, metrics: readonly MetricName[]): Comparison | undefined =>
    gating(benchmark).find(({ metric }) => metrics.includes(metric));
  return tableOf(rows, [
    BENCHMARK_COLUMN,
    verdictColumn(run.policy),
    ...CHANGES.filter(([, metrics]) => rows.some((row) => ofMetrics(row, metrics) !== undefined)).map(([title, metrics]) =>
      rightColumn(title, (row: JudgedBenchmark) => changeCell(ofMetrics(row, metrics))),
    ),
    ...FIGURES.filter(([, metrics]) => rows.some((row) => figureOf(row, metrics) !== undefined)).map(([title, metrics]) =>
      rightColumn(title, (row: JudgedBenchmark) => figureCell(figureOf(row, metrics))),
    ),
  ]);
}

function openViews(
  { run, judgement }: ReportSource,
  history: readonly StoredRun[],
): (judged: JudgedBenchmark, position: number) => BenchmarkView {
  const blocks = blocksBy(run.policy);
  const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
  const chartsByKind = new Map(
    environmentsOf(run).map(({ key }) => [
      key,
      openHistoryCharts(history.map((stored) => (stored.environment.key === key ? stored : { ...stored, benchmarks: [] }))),
    ]),
  );
  const historyOf = (record: BenchmarkRecord, judged: JudgedBenchmark): readonly Chart[] =>
    chartsByKind.get(environmentOf(record, run).key)?.(
      record.id,
      // Of what was not measured no load is known.
      record.loadHash || null,
      figuresOfHead(record, judged),
      judgement.drifts.filter(({ variant }) => variant === judged.variant),
    ) ?? [];
  return (judged, position) => {
    const record = records.get(keyOfBenchmark(judged));
    return {
      label: benchmarkLabel(judged),
      verdict: verdictColumn(run.policy).cellOf(judged),
      kind: wordOf(judged.verdict),
      because: [describeReason(judged.because)],
      isOpen: position < MOST_OPEN && (blocks(judged) || isUntold(judged) || position === 0),
      flame: record === undefined ? null : flameGraph(record),
      charts: record === undefined ? [] : [...roundCharts(record, judged), ...soloCharts(record), ...historyOf(record, judged)],
    };
  };
}

/** With its count, which no solo round records. */
function figuresOfHead({ kind, measurement }: BenchmarkRecord, { figures }: JudgedBenchmark): JudgedBenchmark['figures'] {
  const counted = instructionsOf(measurement);
  return counted === null ? figures : { ...figures, [countedMetric(kind)]: counted.head };
}

/** null: the benchmark was not profiled. */
function flameGraph({ id, kind, cause }: BenchmarkRecord): FlameGraph | null {
  const { counted = null, profiled = null } = cause ?? {};
  const tree = profiled?.tree;
  if (tree === undefined || tree.nodes.every(([, , baseNs, headNs]) => baseNs + headNs === 0)) return null;
  const per = UNIT_OF_COST[kind];
  return {
    title: `CPU time of ${ONE_UNIT[kind]} by function`,
    caption:
      'A frame is as wide as the CPU time in it: that of base or of head, the larger. Below it are the functions that it calls. Click or Enter zooms in, Escape zooms out, arrow keys move. "Causes" has tables of the functions that grew.',
    per,
    tree,
    changes:
      counted === null
        ? null
        : tree.frames.map(({ name, file }) => {
            const found = counted.functions.find(({ at }) => at.name === name && at.file === file);
            return found === undefined ? 0 : found.head - found.base;
          }),
    files: [
      'The machine that measured has the profiles of both sides: ',
      { code: `.perf-gate/profiles/${profileFile(id, 'base')}` },
      ' and ',
      { code: profileFile(id, 'head') },
      '.',
    ],
  };
}
