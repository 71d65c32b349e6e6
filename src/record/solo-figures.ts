/** What rounds of one arm alone recorded. */
import { METRIC_NAMES, PACED_BY_CLIENT } from '../metrics.ts';
import type { Measurement, MetricName, SoloFigures, SoloRound } from '../model.ts';

/** The solo rounds of a benchmark; none where it was not measured. */
export function solosOf(measurement: Measurement): readonly SoloRound[] {
  return measurement.state === 'measured' || measurement.state === 'new' ? measurement.solos : [];
}

/** The metrics that solo rounds recorded, in the order in which reports list them. */
export function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[] {
  return METRIC_NAMES.filter((metric) => solos.some(({ figures }) => figures[metric] !== undefined));
}

/** What is kept of solo rounds, by metric in the order in which reports list them. */
export function soloFigures(solos: readonly SoloRound[]): SoloFigures {
  const byMetric: Partial<Record<MetricName, readonly number[]>> = {};
  for (const metric of soloMetrics(solos)) {
    const figures = figuresOfServer(solos, metric);
    if (figures.length > 0) byMetric[metric] = figures;
  }
  return byMetric;
}

/** The figures of one metric, a round each, without those that the load client set. */
export function figuresOfServer(solos: readonly SoloRound[], metric: MetricName): readonly number[] {
  return figuresOf(PACED_BY_CLIENT.has(metric) ? solos.filter(({ clientSaturated }) => clientSaturated !== true) : solos, metric);
}

/** The figures of one metric, a round each. */
export function figuresOf(solos: readonly SoloRound[], metric: MetricName): number[] {
  return solos.flatMap(({ figures }) => figures[metric] ?? []);
}
