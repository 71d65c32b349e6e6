// src/config/quantities.ts
/** `2%`, `0.5 %`: a number with its sign, so that nobody has to guess whether 0.02 means 2 % or 0.02 %. */
const PERCENTAGE = /^\d+(?:\.\d+)?\s*%$/;
/** `500ms`, `30s`, `10m`, `1.5h`, `90d`. */
const DURATION = /^(\d+(?:\.\d+)?)\s*(ms|s|m|h|d)$/;
const DAY_MS = 864e5;
const UNIT_MS = {
	ms: 1,
	s: 1e3,
	m: 6e4,
	h: 36e5,
	d: DAY_MS
};
/** More jobs, runs or pull requests nobody has. */
const MOST_COUNTED = 999999999;
/** Ten years: what is accepted for longer is accepted for ever. */
const MOST_ACCEPTANCE_DAYS = 3650;
/** Fraction of a text that matches {@link PERCENTAGE}: `2%` is 0.02. Rounded, because 0.7 / 100 is not 0.007 in binary. */
function parsePercentage(text) {
	return Number((Number.parseFloat(text) / 100).toPrecision(12));
}
/** A duration as it is written in a configuration, in the largest unit that needs no decimals: `7m`, `90s`. */
function durationText(ms) {
	const [unit, unitMs] = Object.entries(UNIT_MS).findLast(([, ofUnit]) => ms % ofUnit === 0) ?? ["ms", 1];
	return `${ms / unitMs}${unit}`;
}
/** Milliseconds of a text like `30s`; null if it is none (see {@link DURATION}). */
function parseDurationMs(text) {
	const [, amount, unit] = DURATION.exec(text) ?? [];
	const unitMs = UNIT_MS[unit ?? ""];
	return amount === void 0 || unitMs === void 0 ? null : Math.round(Number(amount) * unitMs);
}
/** A whole number of `least` to `most` in digits alone, because `1e3` and `0x10` are slips; null: it is none. */
function parseWholeNumber(text, { least, most }) {
	const number = /^\d+$/.test(text) ? Number(text) : NaN;
	return number >= least && number <= most ? number : null;
}

export { PERCENTAGE as a, parsePercentage as c, MOST_COUNTED as i, parseWholeNumber as l, DURATION as n, durationText as o, MOST_ACCEPTANCE_DAYS as r, parseDurationMs as s, DAY_MS as t };