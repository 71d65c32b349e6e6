import type { InjectionName } from '../recording/conditions.ts';
import { type Lead, type Rate, shareOf } from '../study/rates.ts';
import type { Place } from '../study/evidence.ts';
import type { Neighbour } from '../recording/recorded-file.ts';

/** What rounds were recorded beside. */
export const BESIDE: Readonly<Record<Neighbour, string>> = { quiet: 'with nothing else running', busy: 'with a busy neighbour process' };

/** Our row where all limits are moved, beside the one that is as users get it. */
export const OURS_MOVED = 'perf-gate, its limit moved too';

/** `on machine A, with nothing else running` */
export const placeOf = ({ machine, neighbour }: Pick<Place, 'machine' | 'neighbour'>): string => `on machine ${machine}, ${BESIDE[neighbour]}`;

/** `1.2 %`; without needless digits from 10 % on. */
export function formatShare(share: number): string {
  return `${digits(share)} %`;
}

/** `12 (8.1–17 %)`: the share with its interval. */
export function formatRate(rate: Rate): string {
  return formatLead({ ...rate, share: shareOf(rate) });
}

/** `48 (one half-hour)`: draws from a single half-hour have no interval that knows of other hours, so that they are shown without. */
export function formatDrawnRate(rate: Rate, isOfOneHalfHour: boolean): string {
  return isOfOneHalfHour ? `${formatBareRate(rate)} (one half-hour)` : formatRate(rate);
}

/** As `formatRate`, of a difference of two shares. */
export function formatLead({ share, low, high }: Lead): string {
  return `${digits(share)} (${digits(low)}–${digits(high)} %)`;
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
