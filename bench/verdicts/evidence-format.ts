import type { Rate } from './rates.ts';

/** `1.2 %`; without needless digits from 10 % on. */
export function formatShare(share: number): string {
  return `${digits(share)} %`;
}

/** `12 (8.1–17 %)`: the share with its interval. */
export function formatRate({ hits, trials, low, high }: Rate): string {
  return `${digits(hits / trials)} (${digits(low)}–${digits(high)} %)`;
}

/** `12`: for tables that are too wide for intervals. */
export function formatBareRate({ hits, trials }: Pick<Rate, 'hits' | 'trials'>): string {
  return digits(hits / trials);
}

function digits(share: number): string {
  const percents = share * 100;
  return percents.toFixed(Math.abs(percents) >= 9.95 ? 0 : 1);
}
