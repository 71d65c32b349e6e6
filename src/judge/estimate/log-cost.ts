import type { Direction } from '../../model.ts';

/** The log of a figure, turned so that more is always worse; null where the figure has none (zero, negative, NaN). */
export function logCost(figure: number, direction: Direction): number | null {
  if (!Number.isFinite(figure) || figure <= 0) return null;
  return direction === 'lower' ? Math.log(figure) : -Math.log(figure);
}

/** Those of figures that have one. As long as it has to be at once: there may be the rounds of thousands of stored runs. */
export function logCosts(figures: readonly number[], direction: Direction): readonly number[] {
  const costs = figures.map((figure) => logCost(figure, direction) ?? Number.NaN);
  return costs.some((cost) => Number.isNaN(cost)) ? costs.filter((cost) => !Number.isNaN(cost)) : costs;
}
