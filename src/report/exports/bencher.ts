import { exported, type ExportedFigure, exportedFigures } from './figures.ts';
import type { ReportSource } from '../report-source.ts';

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
