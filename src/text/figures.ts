/** Figures as people read them: few digits, a unit, always the same way. */
import type { Change, Interval } from '../model.ts';

const grouped = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const threeDigits = new Intl.NumberFormat('en-US', { maximumSignificantDigits: 3, minimumSignificantDigits: 3 });

/** Three significant digits, or a whole number from 100 on: `4.32`, `82.1`, `12,345`. */
export function formatFigure(value: number): string {
  if (value === 0) return '0';
  return Math.abs(value) >= 99.95 ? grouped.format(value) : threeDigits.format(value);
}

/** A duration in the unit that fits it: `820 ns`, `82.1 µs`, `4.32 ms`, `1.20 s`. */
export function formatNanoseconds(ns: number): string {
  if (ns < 1e3) return `${formatFigure(ns)} ns`;
  if (ns < 1e6) return `${formatFigure(ns / 1e3)} µs`;
  if (ns < 1e9) return `${formatFigure(ns / 1e6)} ms`;
  return `${formatFigure(ns / 1e9)} s`;
}

/** `p = 0.0004`, `p = 0.012`, `p < 0.0001`. */
export function formatPValue(p: number): string {
  return p < 0.0001 ? 'p < 0.0001' : `p = ${Number(p.toPrecision(p < 0.01 ? 1 : 2))}`;
}

/** `1 min 42 s`, `9 s`. */
export function formatDurationMs(ms: number): string {
  const seconds = Math.round(ms / 1000);
  const minutes = Math.floor(seconds / 60);
  return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}

/** `4,990`. */
export function formatInteger(count: number): string {
  return grouped.format(count);
}

/**
 * A change as a person reads it: `4.1 %`, `−2.3 %`. One decimal; two where one would leave a single digit of a
 * small number (`0.04 %`); none from 100 % on; `0 %` below what two decimals show, never `−0`. More only where it would
 * be read as the other side of a limit that it is held against: beside a threshold of 2 %, 1.96 % is not shown as 2.0 %.
 */
export function formatPercent(change: Change, limits: readonly Change[] = []): string {
  return `${signOf(change)}${formatPercentSize(change, limits)} %`;
}

/** A number that a person chose, as chosen: `5 %`, `0.3 %`. */
export function formatChosenPercent(fraction: number): string {
  return `${inChosenPercent(fraction)} %`;
}

/** Both bounds with one unit: `3.2 to 5.0 %`, `−1.2 to 0.4 %`. */
export function formatInterval({ low, high }: Pick<Interval, 'low' | 'high'>): string {
  return `${signOf(low)}${formatPercentSize(low)} to ${formatPercent(high)}`;
}

/** So many decimals more may be shown. What is nearer to a limit than that is shown as the limit. */
const MOST_MORE_DECIMALS = 4;

/** Larger changes are told as larger than this. */
export const LARGEST_SHOWN: Change = 10;

/** Absolute value in percent, without unit. Limits on the other side of zero are nothing to it. */
export function formatPercentSize(change: Change, limits: readonly Change[] = []): string {
  const percent = Math.abs(change) * 100;
  if (percent < 0.005) return '0';
  if (Math.abs(change) > LARGEST_SHOWN) return `over ${LARGEST_SHOWN * 100}`;
  const decimals = percent < 0.095 ? 2 : percent < 99.95 ? 1 : 0;
  const held = limits.filter((limit) => limit * change > 0).map(Math.abs);
  const reached = held.filter((limit) => Math.abs(change) >= limit).length;
  const texts = Array.from({ length: MOST_MORE_DECIMALS + 1 }, (_, more) => percent.toFixed(decimals + more));
  return (
    texts.find((text) => held.filter((limit) => Number(text) >= inChosenPercent(limit)).length === reached) ?? percent.toFixed(decimals)
  );
}

/** Without what a binary fraction adds to a decimal one. */
function inChosenPercent(fraction: number): number {
  return Number((fraction * 100).toPrecision(6));
}

function signOf(change: Change): string {
  return change < 0 && formatPercentSize(change) !== '0' ? '−' : '';
}
