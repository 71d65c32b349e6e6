/** Cells that several tables have in common. */
import type { Comparison, JudgedBenchmark, MetricName } from '../../model.ts';
import { type DirectionOf, formatChange } from '../terms/change.ts';
import { type Cell, plainCell, type Tone } from '../terms/document.ts';
import { formatFigure, formatPercent } from '../../text/figures.ts';

const TONES: Readonly<Record<Comparison['outcome'], Tone>> = {
  regressed: 'bad',
  improved: 'good',
  'no regression': 'neutral',
  inconclusive: 'neutral',
};

/** A change with its interval, or `–` where the metric was not recorded. */
export function changeCell(comparison: Comparison | undefined, benchmarkId: string, directionOf: DirectionOf): Cell {
  if (comparison === undefined) return plainCell('–');
  return { text: [formatChange(comparison, directionOf(benchmarkId, comparison.metric))], tone: TONES[comparison.outcome] };
}

/** A figure in its metric's unit, or `–` where it was not recorded. */
export function figureCell(value: number | undefined): Cell {
  return plainCell(value === undefined ? '–' : formatFigure(value));
}

/** A figure with how well it is known: `12,345 ± 1.2 %`. */
export function preciseFigureCell({ figures, precision }: Pick<JudgedBenchmark, 'figures' | 'precision'>, metric: MetricName): Cell {
  const { [metric]: halfWidth } = precision;
  const cell = figureCell(figures[metric]);
  return halfWidth === undefined ? cell : { ...cell, text: [...cell.text, ` ± ${formatPercent(halfWidth)}`] };
}

/** Marks figures that are the load client's own. */
export const CLIENT_SATURATED = '†';

/** Requests per second of a server, marked where the load client set the pace. */
export function throughputCell(server: JudgedBenchmark): Cell {
  const cell = preciseFigureCell(server, 'throughput');
  return server.clientSaturated ? { text: [...cell.text, ` ${CLIENT_SATURATED}`], tone: 'doubtful' } : cell;
}
