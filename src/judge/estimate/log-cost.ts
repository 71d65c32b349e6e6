import type { Direction } from '../../model.ts';

/** The log of a figure, turned so that more is always worse; null where the figure has none (zero, negative, NaN). */
export function logCost(figure: number, direction: Direction): number | null {
  if (!Number.isFinite(figure) || figure <= 0) return null;
  return direction === 'lower' ? Math.log(figure) : -Math.log(figure);
}

/** Those of figures that have one. */
export function logCosts(figures: readonly number[], direction: Direction): readonly number[] {
  const costs: number[] = [];
  // By their places: there may be the rounds of thousands of stored runs, and an iterator makes an object of each number.
  for (let place = 0; place < figures.length; place += 1) {
    const cost = logCost(figures[place]!, direction);
    if (cost !== null) costs.push(cost);
  }
  return costs;
}
