import { mean, sum } from 'simple-statistics';
import type { Direction, JudgedBenchmark, MetricName, SoloRound } from '../../model.ts';
import { figuresOf, figuresOfServer, soloMetrics } from '../../record/solo-figures.ts';
import { logCost, logCosts } from './log-cost.ts';
import { estimateFromRounds } from './log-estimate.ts';
import { upperQuantile } from '../../statistics/student-t.ts';

/** One log cost a solo round; rounds without a usable figure of the server do not count. */
export function soloLogCosts(solos: readonly SoloRound[], metric: MetricName, direction: Direction): readonly number[] {
  return logCosts(figuresOfServer(solos, metric), direction);
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
