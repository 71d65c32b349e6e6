import { posix } from "node:path";

// src/text/figures.ts
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
/**
* A change as a person reads it: `4.1 %`, `−2.3 %`. One decimal; two where one would leave a single digit of a
* small number (`0.04 %`); none from 100 % on; `0 %` below what two decimals show, never `−0`. More only where it would
* be read as the other side of a limit that it is held against: beside a threshold of 2 %, 1.96 % is not shown as 2.0 %.
*/
function formatPercent(change, limits = []) {
	return `${signOf(change)}${formatPercentSize(change, limits)} %`;
}
/** A number that a person chose, as chosen: `5 %`, `0.3 %`. */
function formatChosenPercent(fraction) {
	return `${inChosenPercent(fraction)} %`;
}
/** Both bounds with one unit: `3.2 to 5.0 %`, `−1.2 to 0.4 %`. */
function formatInterval({ low, high }) {
	return `${signOf(low)}${formatPercentSize(low)} to ${formatPercent(high)}`;
}
/** Larger changes are told as larger than this. */
const LARGEST_SHOWN = 10;
/** Absolute value in percent, without unit. Limits on the other side of zero are nothing to it. */
function formatPercentSize(change, limits = []) {
	const percent = Math.abs(change) * 100;
	if (percent < .005) return "0";
	if (Math.abs(change) > 10) return `over 1000`;
	const decimals = usualDecimals(percent);
	const held = limits.filter((limit) => limit * change > 0).map(Math.abs);
	const reached = held.filter((limit) => Math.abs(change) >= limit).length;
	return Array.from({ length: 5 }, (_, more) => percent.toFixed(decimals + more)).find((text) => held.filter((limit) => Number(text) >= inChosenPercent(limit)).length === reached) ?? percent.toFixed(decimals);
}
function usualDecimals(percent) {
	if (percent < .095) return 2;
	return percent < 99.95 ? 1 : 0;
}
/** Without what a binary fraction adds to a decimal one. */
function inChosenPercent(fraction) {
	return Number((fraction * 100).toPrecision(6));
}
function signOf(change) {
	return change < 0 && formatPercentSize(change) !== "0" ? "−" : "";
}

// src/config/file-names.ts
/** Default names of the configuration; the first that exists is taken. */
const CONFIG_FILES = [
	"perf-gate.yml",
	"perf-gate.yaml",
	"perf-gate.json"
];
const isUsualConfigFile = (file) => CONFIG_FILES.some((name) => name === file);
/** Names of the same gate's configuration: all default names are one gate. */
function namesOfGate(file) {
	const normal = posix.normalize(file);
	return isUsualConfigFile(normal) ? CONFIG_FILES : [normal];
}
/** Tells whether two configuration names mean the same gate. */
function isSameGate(one, other) {
	return namesOfGate(one)[0] === namesOfGate(other)[0];
}
/** Reads the first file that exists; null: none does. */
async function firstThere(names, read) {
	for (const file of names) {
		const text = await read(file);
		if (text !== null) return {
			file,
			text
		};
	}
	return null;
}

export { namesOfGate as a, formatFigure as c, formatNanoseconds as d, formatPValue as f, isUsualConfigFile as i, formatInteger as l, formatPercentSize as m, firstThere as n, formatChosenPercent as o, formatPercent as p, isSameGate as r, formatDurationMs as s, CONFIG_FILES as t, formatInterval as u };