import type { InjectionName } from '../recording/conditions.ts';
import { type Lead, type Rate, shareOf } from '../study/rates.ts';

/** Our row where all limits are moved, beside the one that is as users get it. */
export const OURS_MOVED = 'perf-gate, its limit moved too';

/** `1.2 %`; without needless digits from 10 % on. */
export function formatShare(share: number): string {
  return `${digits(share)} %`;
}

/** `3 %`, `0.5 %`: of what was set and not found, with no more digits than it has. */
export const formatSetting = (share: number): string => `${Number((share * 100).toPrecision(3))} %`;

/** `12 (8.1–17 %)`: the share with its interval. @param limit that it is held against */
export function formatRate(rate: Rate, limit?: number): string {
  return formatLead({ ...rate, share: shareOf(rate) }, limit);
}

/** `48 (one half-hour)`: draws from a single half-hour have no interval that knows of other hours, so that they are shown without. */
export function formatDrawnRate(rate: Rate, isOfOneHalfHour: boolean, limit?: number): string {
  return isOfOneHalfHour ? `${formatBareRate(rate)} (one half-hour)` : formatRate(rate, limit);
}

/** As `formatRate`, of a difference of two shares. */
export function formatLead({ share, low, high }: Pick<Lead, 'share' | 'low' | 'high'>, limit?: number): string {
  return `${digitsBeside(share, limit)} (${digitsBeside(low, limit)}–${digitsBeside(high, limit)} %)`;
}

/** `12`: for tables that are too wide for intervals. */
export function formatBareRate(rate: Rate): string {
  return digits(shareOf(rate));
}

/** What stands behind whatever was drawn from too few rounds; nothing behind the rest. */
export function thinMark(condition: InjectionName, thin: ReadonlySet<InjectionName>): string {
  return thin.has(condition) ? ' (thin)' : '';
}

/** What is not quite all, or quite nothing, is never rounded to it. */
function digits(share: number): string {
  const percents = share * 100;
  if (percents >= 99.5 && percents < 100) return percents >= 99.95 ? '>99.9' : percents.toFixed(1);
  if (percents > 0 && percents < 0.05) return '<0.1';
  return percents.toFixed(Math.abs(percents) >= 9.95 ? 0 : 1);
}

/** With as many more digits as it takes to see on which side of a limit it lies: 94.6 of 95 is not 95. */
function digitsBeside(share: number, limit: number | undefined): string {
  const rounded = digits(share);
  if (limit === undefined) return rounded;
  const [percents, most] = [share * 100, limit * 100];
  const isOnItsSide = (text: string): boolean => Math.sign(Number(text.replace(/^[<>]/, '')) - most) === Math.sign(percents - most);
  return [rounded, ...[1, 2, 3].map((decimals) => percents.toFixed(decimals))].find(isOnItsSide) ?? rounded;
}
