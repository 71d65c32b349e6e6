import type { Direction } from '../../model.ts';
/** The log of a figure, turned so that more is always worse; null where the figure has none (zero, negative, NaN). */
export declare function logCost(figure: number, direction: Direction): number | null;
/** Those of figures that have one. */
export declare function logCosts(figures: readonly number[], direction: Direction): readonly number[];
