import type { Direction } from '../model.ts';

/** The log of a figure, turned so that more is always worse; null where the figure has none (zero, negative, NaN). */
export function logCost(figure: number, direction: Direction): number | null {
  if (!Number.isFinite(figure) || figure <= 0) return null;
  return direction === 'lower' ? Math.log(figure) : -Math.log(figure);
}
