import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { createReadStream } from "node:fs";

// src/metrics.ts
const gating = (label, unit) => ({
	label,
	unit,
	direction: "lower",
	role: "gating",
	delta0: .01,
	threshold: .02
});
/** A count hardly varies: what sets two counts apart is the code, or where the compiler put it. */
const counted = (label) => ({
	label,
	unit: "instructions",
	direction: "lower",
	role: "gating",
	delta0: .003,
	threshold: .007
});
const advisory = (label, unit, direction) => ({
	label,
	unit,
	direction,
	role: "advisory",
	delta0: .01,
	threshold: .05
});
/** Share of its time under load from which on a server mostly waits. */
const MOSTLY_WAITING = .5;
/**
* Every metric with its unit and defaults. In a saturated closed loop throughput, latency under load and CPU per
* request are one fact, so only CPU per request gates, and throughput where servers mostly wait (`judge/rules/rules.ts`); unloaded
* latency sees the waiting that CPU time does not.
*/
const METRICS = {
	cpuPerRequest: gating("CPU per request", "µs"),
	unloadedLatency: gating("unloaded latency", "ms"),
	finishOverhead: gating("time to finish beyond the hold", "ms"),
	nsPerOp: gating("time per operation", "ns"),
	instructionsPerRequest: counted("instructions per request"),
	instructionsPerOp: counted("instructions per operation"),
	meanCpuPerRequest: advisory("mean CPU per request", "µs", "lower"),
	meanNsPerOp: advisory("mean time per operation", "ns", "lower"),
	throughput: advisory("throughput", "req/s", "higher"),
	latencyP50: advisory("latency p50", "ms", "lower"),
	latencyP975: advisory("latency p97.5", "ms", "lower"),
	latencyP99: advisory("latency p99", "ms", "lower"),
	pacedLatencyP50: advisory("latency p50 at a fixed rate", "ms", "lower"),
	pacedLatencyP99: advisory("latency p99 at a fixed rate", "ms", "lower"),
	gcTimePerRequest: advisory("garbage collection per request", "µs", "lower"),
	collectionsPerThousand: advisory("collections per 1,000 requests", "", "lower"),
	eventLoopDelayP99: advisory("event loop delay p99", "ms", "lower"),
	output: advisory("output", "MB/s", "higher"),
	maxMemory: advisory("max memory", "MB", "lower"),
	maxCpu: advisory("max CPU", "%", "lower"),
	finishTime: advisory("time to finish", "s", "lower"),
	bootTime: advisory("boot time", "ms", "lower"),
	opsPerSecond: advisory("operations", "ops/s", "higher")
};
const METRIC_NAMES = Object.keys(METRICS);
/** What a load client that could send no more decides itself; CPU and memory of a request, and single requests, it does not. */
const PACED_BY_CLIENT = /* @__PURE__ */ new Set([
	"throughput",
	"latencyP50",
	"latencyP975",
	"latencyP99",
	"output",
	"maxCpu"
]);

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

// src/text-file.ts
/** The text of a file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. */
async function readTextIfPresent(path) {
	const bytes = await nullIfMissing(async () => readFile(path));
	return bytes === null ? null : new TextDecoder("utf-8", { fatal: true }).decode(bytes);
}
/** The text of a file that it is no trouble to do without; empty where it cannot be read, for whatever reason. */
const textIfReadable = (path) => readFile(path, "utf8").catch(() => "");
/**
* The lines of a file one after the other, without their ends, so that it need not fit into memory; the last one may be empty. Ends
* are line feeds alone: what else Unicode calls one may stand in a JSON text. Throws where there is no such file, or as
* {@link readTextIfPresent} does.
*/
async function* readLines(path) {
	const decoder = new TextDecoder("utf-8", { fatal: true });
	let begun = "";
	for await (const bytes of createReadStream(path)) {
		const lines = (begun + decoder.decode(bytes, { stream: true })).split("\n");
		begun = lines.pop() ?? "";
		yield* lines;
	}
	yield begun + decoder.decode();
}
/** What `read` gives; null if what it reads does not exist: missing and unreadable are different things. */
async function nullIfMissing(read) {
	return nullOn(["ENOENT"], read);
}
/** The same, also if what should be a folder above it is a file. */
async function nullIfNowhere(read) {
	return nullOn(["ENOENT", "ENOTDIR"], read);
}
/** The same, also if links on the way to it lead in a circle. */
async function nullIfUnreachable(read) {
	return nullOn([
		"ENOENT",
		"ENOTDIR",
		"ELOOP"
	], read);
}
/** The same, for these codes of the system alone. */
async function nullOn(codes, read) {
	try {
		return await read();
	} catch (error) {
		if (error instanceof Error && "code" in error && codes.includes(error.code)) return null;
		throw error;
	}
}
/**
* Writes a file so that a reader sees the old content or the new one, never a half: a temporary file beside it, then
* a rename. Creates the folder. Throws what the file system throws.
*/
async function writeTextAtomically(path, text) {
	await mkdir(dirname(path), { recursive: true });
	const temporary = `${path}.${randomUUID()}.tmp`;
	try {
		await writeFile(temporary, text, { flush: true });
		await rename(temporary, path);
	} catch (error) {
		await rm(temporary, { force: true });
		throw error;
	}
}

export { formatPercentSize as _, readLines as a, MOSTLY_WAITING as b, writeTextAtomically as c, formatFigure as d, formatInteger as f, formatPercent as g, formatPValue as h, nullOn as i, formatChosenPercent as l, formatNanoseconds as m, nullIfNowhere as n, readTextIfPresent as o, formatInterval as p, nullIfUnreachable as r, textIfReadable as s, nullIfMissing as t, formatDurationMs as u, METRICS as v, PACED_BY_CLIENT as x, METRIC_NAMES as y };