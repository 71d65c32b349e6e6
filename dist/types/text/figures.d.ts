/** Figures as people read them: few digits, a unit, always the same way. */
import type { Change, Interval } from '../model.ts';
/** Three significant digits, or a whole number from 100 on: `4.32`, `82.1`, `12,345`. */
export declare function formatFigure(value: number): string;
/** A duration in the unit that fits it: `820 ns`, `82.1 µs`, `4.32 ms`, `1.20 s`. */
export declare function formatNanoseconds(ns: number): string;
/** `p = 0.0004`, `p = 0.012`, `p < 0.0001`. */
export declare function formatPValue(p: number): string;
/** `1 min 42 s`, `9 s`. */
export declare function formatDurationMs(ms: number): string;
/** `4,990`. */
export declare function formatInteger(count: number): string;
/**
 * A change as a person reads it: `4.1 %`, `−2.3 %`. One decimal; two where one would leave a single digit of a
 * small number (`0.04 %`); none from 100 % on; `0 %` below what two decimals show, never `−0`. More only where it would
 * be read as the other side of a limit that it is held against: beside a threshold of 2 %, 1.96 % is not shown as 2.0 %.
 */
export declare function formatPercent(change: Change, limits?: readonly Change[]): string;
/** A number that a person chose, as chosen: `5 %`, `0.3 %`. */
export declare function formatChosenPercent(fraction: number): string;
/** Both bounds with one unit: `3.2 to 5.0 %`, `−1.2 to 0.4 %`. */
export declare function formatInterval({ low, high }: Pick<Interval, 'low' | 'high'>): string;
/** Larger changes are told as larger than this. */
export declare const LARGEST_SHOWN: Change;
/** Absolute value in percent, without unit. Limits on the other side of zero are nothing to it. */
export declare function formatPercentSize(change: Change, limits?: readonly Change[]): string;
