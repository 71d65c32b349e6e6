// src/report/format.ts
/** Figures as people read them: few digits, a unit, always the same way. Percentages are worded by the judge. */
const grouped = new Intl.NumberFormat("en-US", { maximumFractionDigits: 0 });
const threeDigits = new Intl.NumberFormat("en-US", {
	maximumSignificantDigits: 3,
	minimumSignificantDigits: 3
});
/** Three significant digits, or a whole number from 100 on: `4.32`, `82.1`, `12,345`. */
function formatFigure(value) {
	if (value === 0) return "0";
	return Math.abs(value) >= 99.95 ? grouped.format(value) : threeDigits.format(value);
}
/** A duration in the unit that fits it: `820 ns`, `82.1 µs`, `4.32 ms`, `1.20 s`. */
function formatNanoseconds(ns) {
	if (ns < 1e3) return `${formatFigure(ns)} ns`;
	if (ns < 1e6) return `${formatFigure(ns / 1e3)} µs`;
	if (ns < 1e9) return `${formatFigure(ns / 1e6)} ms`;
	return `${formatFigure(ns / 1e9)} s`;
}
/** `p = 0.0004`, `p = 0.012`, `p < 0.0001`. */
function formatPValue(p) {
	return p < 1e-4 ? "p < 0.0001" : `p = ${Number(p.toPrecision(p < .01 ? 1 : 2))}`;
}
/** `1 min 42 s`, `9 s`. */
function formatDurationMs(ms) {
	const seconds = Math.round(ms / 1e3);
	const minutes = Math.floor(seconds / 60);
	return minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds % 60} s`;
}
/** `4,990`. */
function formatInteger(count) {
	return grouped.format(count);
}

export { formatPValue as a, formatNanoseconds as i, formatFigure as n, formatInteger as r, formatDurationMs as t };