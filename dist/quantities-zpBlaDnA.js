// src/config/quantities.ts
/** `2%`, `0.5 %`. The sign is required: 0.02 might mean 2 % or 0.02 %. */
const PERCENTAGE = /^\d+(?:\.\d+)?\s*%$/;
/** `500ms`, `30s`, `10m`, `1.5h`, `90d`. */
const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)$/;
const HOUR_MS = 36e5;
const DAY_MS = 24 * HOUR_MS;
const UNIT_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: DAY_MS
};
/** Upper bound for numbers of jobs, runs and pull requests. */
const MOST_COUNTED = 999999999;
/** Ten years. */
const MOST_ACCEPTANCE_DAYS = 3650;
const MOST_AGE_DAYS = 3650;
/** Clocks of two machines differ by less. */
const CLOCK_TOLERANCE_MS = 6e5;
/** Fraction of a text that matches {@link PERCENTAGE}: `2%` is 0.02. Rounded, because 0.7 / 100 is not 0.007 in binary. */
function parsePercentage(text) {
	return Number((Number.parseFloat(text) / 100).toPrecision(12));
}
/** Formats a duration in the largest unit that needs no decimals: `7m`, `90s`. */
function durationText(ms) {
	const [unit, unitMs] = Object.entries(UNIT_MS).findLast(([, ofUnit]) => ms % ofUnit === 0) ?? ["ms", 1];
	return `${ms / unitMs}${unit}`;
}
/** Milliseconds of a text like `30s`; null: no duration. */
function parseDurationMs(text) {
	const [, amount, unit] = DURATION.exec(text) ?? [];
	const unitMs = UNIT_MS[unit ?? ""];
	return amount === void 0 || unitMs === void 0 ? null : Math.round(Number(amount) * unitMs);
}
/** Parses a whole number from `least` to `most`, digits only; null: anything else, like `1e3`. */
function parseWholeNumber(text, { least, most }) {
	const number = /^\d+$/.test(text) ? Number(text) : NaN;
	return number >= least && number <= most ? number : null;
}

export { MOST_ACCEPTANCE_DAYS as a, PERCENTAGE as c, parsePercentage as d, parseWholeNumber as f, HOUR_MS as i, durationText as l, DAY_MS as n, MOST_AGE_DAYS as o, DURATION as r, MOST_COUNTED as s, CLOCK_TOLERANCE_MS as t, parseDurationMs as u };