/** Charts of head alone: latency by percentile, memory over time, and servers beside each other. */
import { solosOf } from '../../judge/rounds.ts';
import { keyOfBenchmark } from '../../judge/verdict.ts';
import { METRICS } from '../../metrics.ts';
import type { BenchmarkRecord, JudgedBenchmark, MetricName, SoloRound } from '../../model.ts';
import { targetLabel } from '../comparison-words.ts';
import { type Chart, type ChartGroup, rounded, type Series, withUnit } from './page-data.ts';

export function soloCharts({ measurement }: BenchmarkRecord): readonly Chart[] {
  const solos = solosOf(measurement);
  return [...latencyChart(solos), ...memoryChart(solos.flatMap((solo) => memoryLine(lineOf(solo), solo, solo.index)))];
}

const lineOf = ({ index }: SoloRound): string => `Solo round ${index + 1}`;

/** None without a line. */
const lineChart = (chart: Omit<Chart, 'bands' | 'rules'>): readonly Chart[] =>
  chart.series.length === 0 ? [] : [{ ...chart, bands: [], rules: [] }];

const latencyChart = (solos: readonly SoloRound[]): readonly Chart[] =>
  lineChart({
    title: 'Latency by percentile',
    caption:
      'Head alone, a line for each solo round. The axis stretches the tail: one request in a hundred is slower than at 99 %. A line ends with the slowest request.',
    x: { label: 'Percentile', scale: 'percentile' },
    y: { label: 'Latency (ms)', scale: 'linear' },
    series: solos.flatMap((solo): readonly Series[] => {
      const { index, latencyDistribution = [] } = solo;
      return latencyDistribution.length < 2
        ? []
        : [{ name: lineOf(solo), paint: index, mark: 'line', x: 0, y: latencyDistribution.map(rounded) }];
    }),
  });

/** More points than a screen can show. */
const MOST_POINTS = 80;

function memoryLine(name: string, { memorySeries = [] }: SoloRound, paint: number): readonly Series[] {
  const every = Math.ceil(memorySeries.length / MOST_POINTS);
  const shown = memorySeries.filter((_, index) => index % every === 0);
  return shown.length < 2
    ? []
    : [{ name, paint, mark: 'line', x: shown.map(([atMs]) => rounded(atMs / 1000)), y: shown.map(([, megabytes]) => rounded(megabytes)) }];
}

const memoryChart = (series: readonly Series[]): readonly Chart[] =>
  lineChart({
    title: 'Memory series (MB)',
    caption: 'Resident memory of head while it was measured alone.',
    x: { label: 'Time (s)', scale: 'linear' },
    y: { label: 'Memory (MB)', scale: 'linear' },
    series,
  });

/** Servers that do the same in the charts of mion's benchmark page: a group for each scenario that several of them have. */
export function serverGroups(records: readonly BenchmarkRecord[], benchmarks: readonly JudgedBenchmark[]): readonly ChartGroup[] {
  const solosByKey = new Map(records.map((record) => [keyOfBenchmark(record), solosOf(record.measurement)]));
  const servers = benchmarks.filter(({ kind, figures }) => kind === 'server' && figures.throughput !== undefined);
  return [...Map.groupBy(servers, ({ scenario }) => scenario)]
    .filter(([, alike]) => alike.length > 1)
    .map(([scenario, alike]): ChartGroup => {
      const sorted = alike.toSorted((one, other) => (other.figures.throughput ?? 0) - (one.figures.throughput ?? 0));
      const memoryLines = sorted.flatMap((server, paint) => {
        const [first] = solosByKey.get(keyOfBenchmark(server)) ?? [];
        return first === undefined ? [] : memoryLine(targetLabel(server), first, paint);
      });
      return {
        title: scenario,
        charts: [
          barChart('Requests (R/s)', 'More is better.', sorted, ['throughput']),
          barChart('Throughput (MB/s)', 'Sent by the server; more is better.', sorted, ['output']),
          barChart('Latency (ms)', 'Under load; less is better.', sorted, ['latencyP50', 'latencyP975', 'latencyP99']),
          barChart('Max memory (MB)', 'Less is better.', sorted, ['maxMemory']),
          ...memoryChart(memoryLines),
        ],
      };
    });
}

/** The first metric in bars; the others as dots on the same line. */
function barChart(title: string, caption: string, servers: readonly JudgedBenchmark[], metrics: readonly MetricName[]): Chart {
  const { unit } = METRICS[metrics[0]!];
  return {
    title,
    caption: `Head alone, the fastest server first. ${caption}`,
    x: { label: unit, scale: 'linear' },
    y: { label: 'Server', scale: 'names', names: servers.map(targetLabel) },
    series: metrics.map((metric, index): Series => {
      const points = servers.flatMap(({ figures: { [metric]: figure } }, position) => (figure === undefined ? [] : [{ figure, position }]));
      return {
        name: withUnit(METRICS[metric].label, ''),
        paint: (['head', 'doubtful', 'bad'] as const)[index] ?? 'neutral',
        mark: index === 0 ? 'bars' : 'dots',
        x: points.map(({ figure }) => rounded(figure)),
        y: points.map(({ position }) => position),
      };
    }),
    bands: [],
    rules: [],
  };
}
