/** The absolute figures of head, benchmark by benchmark: what other tools store. */
import { METRIC_NAMES, METRICS, type MetricInfo } from '../../metrics.ts';
import type { JudgedBenchmark, MetricName } from '../../model.ts';
import { plainLine } from '../../text/escape.ts';
import { benchmarkLabel } from '../comparison-words.ts';

export interface ExportedFigure {
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
