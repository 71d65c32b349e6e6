import type { Direction } from '../../model.ts';
/** The log of a figure, turned so that more is always worse; null where the figure has none (zero, negative, NaN). */
export declare function logCost(figure: number, direction: Direction): number | null;
/** Those of figures that have one. As long as it has to be at once: there may be the rounds of thousands of stored runs. */
export declare function logCosts(figures: readonly number[], direction: Direction): readonly number[];
