import { mean, sum } from 'simple-statistics';

import { METRIC_NAMES } from '../../metrics.ts';
import type { Direction, JudgedBenchmark, Measurement, MetricName, SoloFigures, SoloRound } from '../../model.ts';
import { PACED_BY_CLIENT } from '../facts/client-pace.ts';
import { logCost, logCosts } from './log-cost.ts';
import { estimateFromRounds } from './log-estimate.ts';
import { upperQuantile } from '../../statistics/student-t.ts';

/** The solo rounds of a benchmark; none where it was not measured. */
export function solosOf(measurement: Measurement): readonly SoloRound[] {
  return measurement.state === 'measured' || measurement.state === 'new' ? measurement.solos : [];
}

/** The metrics that solo rounds recorded, in the order in which reports list them. */
export function soloMetrics(solos: readonly SoloRound[]): readonly MetricName[] {
  return METRIC_NAMES.filter((metric) => solos.some(({ figures }) => figures[metric] !== undefined));
}

/** One log cost a solo round; rounds without a usable figure of the server do not count. */
export function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[] {
  return logCosts(figuresOfServer(solos, metric), direction);
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

/** Without those that the load client set. */
function figuresOfServer(solos: readonly SoloRound[], metric: MetricName): readonly number[] {
  return figuresOf(PACED_BY_CLIENT.has(metric) ? solos.filter(({ clientSaturated }) => clientSaturated !== true) : solos, metric);
}

/** What is shown of the solo rounds of a benchmark. */
export function summariseSolos(solos: readonly SoloRound[]): Pick<JudgedBenchmark, 'figures' | 'precision' | 'clientSaturated'> {
  return { figures: meanFigures(solos), precision: precisionOfMeans(solos), clientSaturated: solos.some((solo) => solo.clientSaturated === true) };
}

/** Means of the solo rounds, in each metric's own unit. */
function meanFigures(solos: readonly SoloRound[]): Readonly<Partial<Record<MetricName, number>>> {
  const means: Partial<Record<MetricName, number>> = {};
  for (const metric of soloMetrics(solos)) {
    const figures = figuresOf(solos, metric).filter((figure) => Number.isFinite(figure));
    if (figures.length > 0) means[metric] = finiteMean(figures);
  }
  return means;
}

/** Of at least one finite figure. The sum of those next to the largest number there is would be none; such come from odd run files alone. */
function finiteMean(figures: readonly number[]): number {
  const centre = mean([...figures]);
  return Number.isFinite(centre) ? centre : sum(figures.map((figure) => figure / figures.length));
}

function precisionOfMeans(solos: readonly SoloRound[]): JudgedBenchmark['precision'] {
  const precisions: Partial<Record<MetricName, number>> = {};
  for (const metric of soloMetrics(solos)) {
    const precision = precisionOfMean(solos, metric);
    if (precision !== undefined) precisions[metric] = precision;
  }
  return precisions;
}

/** Student's t over the logs of the rounds, the independent units. One round alone knows its own slices only. */
function precisionOfMean(solos: readonly SoloRound[], metric: MetricName): number | undefined {
  const logs = figuresOf(solos, metric).flatMap((figure) => logCost(figure, 'lower') ?? []);
  if (logs.length < 2) return solos.length === 1 ? solos[0]?.precision?.[metric] : undefined;
  const { standardError, degreesOfFreedom } = estimateFromRounds(logs);
  return upperQuantile(0.025, degreesOfFreedom) * standardError;
}

function figuresOf(solos: readonly SoloRound[], metric: MetricName): number[] {
  return solos.flatMap(({ figures }) => figures[metric] ?? []);
}
