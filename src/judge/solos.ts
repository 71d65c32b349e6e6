import { mean } from 'simple-statistics';

import { METRIC_NAMES } from '../metrics.ts';
import type { Direction, Measurement, MetricName, SoloRound } from '../model.ts';
import { logCost } from './log-cost.ts';

/** The solo rounds of a benchmark; none where it was not measured. */
export function solosOf(measurement: Measurement): readonly SoloRound[] {
  return measurement.state === 'measured' || measurement.state === 'new' ? measurement.solos : [];
}

/** The metrics that solo rounds recorded, in the order in which reports list them. */
export function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[] {
  return METRIC_NAMES.filter((metric) => solos.some(({ figures }) => figures[metric] !== undefined));
}

/** One log cost a solo round; rounds without a usable figure do not count. */
export function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[] {
  return figuresOf(solos, metric).flatMap((figure) => logCost(figure, direction) ?? []);
}

/** Means of the solo rounds, in each metric's own unit. */
export function meanFigures(solos: readonly SoloRound[]): Readonly<Partial<Record<MetricName, number>>> {
  const means: Partial<Record<MetricName, number>> = {};
  for (const metric of soloMetrics(solos)) {
    const figures = figuresOf(solos, metric).filter((figure) => Number.isFinite(figure));
    if (figures.length > 0) means[metric] = mean(figures);
  }
  return means;
}

function figuresOf(solos: readonly SoloRound[], metric: MetricName): number[] {
  return solos.flatMap(({ figures }) => figures[metric] ?? []);
}
