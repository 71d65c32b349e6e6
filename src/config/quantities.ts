/** `2%`, `0.5 %`. The sign is required: 0.02 might mean 2 % or 0.02 %. */
export const PERCENTAGE = /^\d+(?:\.\d+)?\s*%$/;

/** `500ms`, `30s`, `10m`, `1.5h`, `90d`. */
export const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)$/;

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

const UNIT_MS: Readonly<Record<string, number>> = { ms: 1, s: 1_000, m: 60_000, h: 3_600_000, d: DAY_MS };

/** Upper bound for numbers of jobs, runs and pull requests. */
export const MOST_COUNTED = 999_999_999;

/** Ten years. */
export const MOST_ACCEPTANCE_DAYS = 3_650;
export const MOST_AGE_DAYS = 3_650;

/** Clocks of two machines differ by less. */
export const CLOCK_TOLERANCE_MS = 600_000;

/** Timers run for 24 days at most (2^31 - 1 ms), and a longer one ends at once. */
export const MOST_HOURS = 24;

/** Fraction of a text that matches {@link PERCENTAGE}: `2%` is 0.02. Rounded, because 0.7 / 100 is not 0.007 in binary. */
export function parsePercentage(text: string): number {
  return Number((Number.parseFloat(text) / 100).toPrecision(12));
}

/** Formats a duration in the largest unit that needs no decimals: `7m`, `90s`. */
export function durationText(ms: number): string {
  const [unit, unitMs] = Object.entries(UNIT_MS).findLast(([, ofUnit]) => ms % ofUnit === 0) ?? ['ms', 1];
  return `${ms / unitMs}${unit}`;
}

/** Milliseconds of a text like `30s`; null: no duration. */
export function parseDurationMs(text: string): number | null {
  const [, amount, unit] = DURATION.exec(text) ?? [];
  const unitMs = UNIT_MS[unit ?? ''];
  return amount === undefined || unitMs === undefined ? null : Math.round(Number(amount) * unitMs);
}

/** Parses a whole number from `least` to `most`, digits only; null: anything else, like `1e3`. */
export function parseWholeNumber(text: string, { least, most }: { readonly least: number; readonly most: number }): number | null {
  const number = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= least && number <= most ? number : null;
}
