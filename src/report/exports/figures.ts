/** The absolute figures of head, as other tools store them. */
import { METRIC_NAMES, METRICS, type MetricInfo } from '../../metrics.ts';
import type { JudgedBenchmark, MetricName } from '../../model.ts';
import { plainLine } from '../../text/escape.ts';
import { formatPercent } from '../../text/figures.ts';
import { benchmarkLabel } from '../comparison-words.ts';
import type { ReportSource } from '../report-source.ts';
import { wordOf } from '../verdict-words.ts';

interface ExportedFigure {
  readonly benchmark: JudgedBenchmark;
  /** With the environment, where runs of several were joined. */
  readonly name: string;
  readonly metric: MetricName;
  readonly info: MetricInfo;
  readonly value: number;
  /** Half-width of the 95 % interval as a fraction; undefined: not known. */
  readonly precision: number | undefined;
}

/** In the order of the run. Counts of instructions are compared only, and are no figures. */
export function exportedFigures(benchmarks: readonly JudgedBenchmark[]): readonly ExportedFigure[] {
  return benchmarks.flatMap((benchmark) =>
    METRIC_NAMES.flatMap((metric): readonly ExportedFigure[] => {
      const { [metric]: value } = benchmark.figures;
      return value === undefined
        ? []
        : [
            {
              benchmark,
              name: plainLine(benchmarkLabel(benchmark)),
              metric,
              info: METRICS[metric],
              value: exported(value),
              precision: benchmark.precision[metric],
            },
          ];
    }),
  );
}

/** Without the digits that binary fractions add. */
export function exported(value: number): number {
  return Number(value.toPrecision(7));
}

/**
 * Bencher Metric Format: measures by benchmark, each with its 95 % interval where that is known. For `bencher run --adapter json --file FILE`.
 *
 * https://bencher.dev/docs/reference/bencher-metric-format
 */
export function renderBencher({ judgement }: ReportSource): string {
  const byName = Map.groupBy(exportedFigures(judgement.benchmarks), ({ name }) => name);
  const measures = [...byName].map(
    ([name, figures]) => [name, Object.fromEntries(figures.map((figure) => [slugOf(figure.metric), metricOf(figure)]))] as const,
  );
  return `${JSON.stringify(Object.fromEntries(measures), null, 2)}\n`;
}

function metricOf({ value, precision }: ExportedFigure): Readonly<Record<string, number>> {
  return precision === undefined
    ? { value }
    : { value, lower_value: exported(value * (1 - precision)), upper_value: exported(value * (1 + precision)) };
}

/** `cpu-per-request`, `latency-p975`. Bencher's own `latency` and `throughput` have units that these do not have. */
function slugOf(metric: string): string {
  const slug = metric.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
  return slug === 'throughput' ? 'requests-per-second' : slug;
}

/**
 * Entries for github-action-benchmark's tool `customSmallerIsBetter`. A file of it has one direction, so metrics of which more is better are
 * left out: throughput and operations are CPU and time per request in other words.
 */
export function renderGithubActionBenchmark({ judgement }: ReportSource): string {
  const entries = exportedFigures(judgement.benchmarks)
    .filter(({ info }) => info.direction === 'lower')
    .map(({ benchmark, name, info, value, precision }) => ({
      name: `${name}: ${info.label}`,
      unit: info.unit,
      value,
      ...(precision === undefined ? {} : { range: `± ${formatPercent(precision)}` }),
      extra: wordOf(benchmark.verdict),
    }));
  return `${JSON.stringify(entries, null, 2)}\n`;
}
