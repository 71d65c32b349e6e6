import { a as readLines, t as nullIfMissing, y as METRIC_NAMES } from "./text-file-RA0jdneG.js";
import { c as rewriteBaselineFile, d as parseLine, f as textOfLines, l as isRecord, s as orUserError, t as ACCEPTANCES_FILE, u as linesOf } from "./acceptances-tf0ogEF2.js";
import { n as UserError } from "./errors-B6fJDvjF.js";
import { Z as openPacking } from "./run-file-D7pNTTSd.js";
import { r as storedRunSchema } from "./record-schema-CO4C4sUf.js";
import { n as shortCommit } from "./commits-KNSkHhq5.js";
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";

// src/baseline/format.ts
/** Figures vary by per cents from run to run, and counts by hundredths of one, so six digits lose nothing and keep lines short. */
const SIGNIFICANT_DIGITS = 6;
const FORM = {
	schema: storedRunSchema,
	format: 2,
	oldestFormat: 1
};
/** One line without its end; keys always in the same order, figures to six significant digits. */
function serializeStoredRun(run) {
	const { benchmarks, ...rest } = storedRunSchema.parse(run);
	return JSON.stringify({
		...rest,
		benchmarks: benchmarks.map(({ instructions, ...benchmark }) => ({
			...benchmark,
			figures: roundFigures(benchmark.figures),
			...instructions === void 0 ? {} : { instructions: instructions.map(rounded) }
		}))
	});
}
/**
* The runs of a baseline file, oldest first; empty text: none. `file` is its name in errors.
* Throws a UserError with file and line for a line that cannot be read: skipping it would judge by a history that
* nobody recorded.
*/
function parseHistory(text, file) {
	return linesOf(text).map(openLines(file));
}
/** Reads the lines of a baseline file, as {@link parseHistory} does, for whoever does not hold all of its text. */
function openLines(file) {
	const words = wordsOf(file);
	const pack = openPacking();
	return (line) => pack(parseLine(line, FORM, words));
}
/**
* The text of a baseline file with one run more and without what the retention does not keep, at the time of that run.
* Lines that stay are not rewritten. Throws as {@link parseHistory} does: nothing is built upon a file that cannot be read. Throws a
* UserError for a run that it has already.
*/
function appendToHistory({ text, file, stored, retention }) {
	const [lines, runs] = [linesOf(text), parseHistory(text, file)];
	const index = runs.findIndex((run) => isSameRun(run, stored));
	if (index >= 0) throw new UserError({
		what: `this run of ${shortCommit(stored.commit)} is stored already`,
		where: `${file}:${lines[index].number}`,
		fix: "Measure again for one run more: the same rounds in two lines would pass for two runs that came out alike."
	});
	return keptText({
		lines: [...lines.map(({ line }) => line), serializeStoredRun(stored)],
		runs: [...runs, stored]
	}, {
		retention,
		now: new Date(stored.recordedAt)
	});
}
/** Jobs that measure parts of one commit store runs of their own, which have no benchmark in common or did not begin at the same moment. */
function isSameRun(one, other) {
	if (one.environment.key !== other.environment.key || one.commit !== other.commit || one.recordedAt !== other.recordedAt) return false;
	const ids = new Set(other.benchmarks.map(({ id }) => id));
	return one.benchmarks.some(({ id }) => ids.has(id));
}
/** The text of a baseline file without what the retention does not keep. Throws as {@link parseHistory} does. */
function pruneHistoryText({ text, file, retention, now }) {
	return keptText({
		lines: linesOf(text).map(({ line }) => line),
		runs: parseHistory(text, file)
	}, {
		retention,
		now
	});
}
/** Of the lines of a file and the runs that they say. */
function keptText({ lines, runs }, { retention, now }) {
	const oldestKept = now.getTime() - retention.maxAgeMs;
	const isAmongNewest = newestOfBenchmarks(retention.runs);
	const kept = lines.toReversed().filter((_, age) => {
		const { recordedAt, benchmarks } = runs.at(-1 - age);
		return Date.parse(recordedAt) >= oldestKept && isAmongNewest(benchmarks);
	});
	return textOfLines(kept.toReversed());
}
/**
* Whether a run is among the newest so many of one of its benchmarks; asked of one run after the other, the newest first. Not of all
* runs: where every package of a repository stores its own, or few pushes reach a benchmark, it has as many as any other.
*/
function newestOfBenchmarks(most) {
	const kept = /* @__PURE__ */ new Map();
	return (benchmarks) => {
		if (benchmarks.every(({ id }) => (kept.get(id) ?? 0) >= most)) return false;
		for (const { id } of benchmarks) kept.set(id, (kept.get(id) ?? 0) + 1);
		return true;
	};
}
function wordsOf(file) {
	return {
		kind: "a stored run",
		where: file,
		fix: "Restore the line from git, or delete it to forget that run.",
		otherwise: "delete the line to forget that run"
	};
}
function roundFigures(figures) {
	return Object.fromEntries(METRIC_NAMES.flatMap((metric) => {
		const { [metric]: ofMetric } = figures;
		return ofMetric === void 0 ? [] : [[metric, ofMetric.map(rounded)]];
	}));
}
function rounded(figure) {
	return Number(figure.toPrecision(SIGNIFICANT_DIGITS));
}

// src/baseline/files.ts
const EXTENSION = ".jsonl";
const HOLDS = "the stored baseline";
/** Name of the baseline file of the machine kind with this fingerprint. */
function historyFileName(environmentKey) {
	return `${environmentKey}${EXTENSION}`;
}
/**
* The stored runs of a machine kind, oldest first. No file: none yet.
* Throws a UserError for a file or line that cannot be read, which is another thing than none.
*/
async function readHistory(dir, environmentKey) {
	const file = historyFile(dir, environmentKey);
	return await orUserError(file, async () => nullIfMissing(async () => readRuns(file.path))) ?? [];
}
async function readRuns(file) {
	const storedRunOf = openLines(file);
	const runs = [];
	for await (const line of recordLines(file)) runs.push(storedRunOf(line));
	return runs;
}
/** What is stored of a machine kind; null: nothing. Throws a UserError for a file, or a newest line, that cannot be read. */
async function readStoredExtent(dir, environmentKey) {
	const file = historyFile(dir, environmentKey);
	return orUserError(file, async () => nullIfMissing(async () => extentOf(file.path)));
}
async function extentOf(file) {
	let newest = null;
	let runs = 0;
	for await (const line of recordLines(file)) {
		newest = line;
		runs += 1;
	}
	return newest === null ? null : {
		newest: openLines(file)(newest),
		runs
	};
}
/** Of a file that may be large: one after the other. */
async function* recordLines(file) {
	let number = 0;
	for await (const line of readLines(file)) {
		number += 1;
		if (isRecord({
			line,
			number
		})) yield {
			line,
			number
		};
	}
}
/** The fingerprints of the machine kinds that a folder has baselines of, sorted; no folder: none yet. Throws a UserError if it cannot be read. */
async function listHistories(dir) {
	return (await orUserError({
		path: dir,
		holds: HOLDS
	}, async () => nullIfMissing(async () => readdir(dir))) ?? []).filter((name) => name.endsWith(EXTENSION) && name !== "accepted.jsonl").map((name) => basename(name, EXTENSION)).toSorted();
}
/**
* Appends a run to the baseline file of its machine kind and drops what the retention does not keep. Writers on the same
* machine lose nothing. Throws a UserError if the file cannot be read or written.
*/
async function appendRun(dir, stored, retention) {
	const file = historyFile(dir, stored.environment.key);
	await rewriteBaselineFile(file, (text) => appendToHistory({
		text,
		file: file.path,
		stored,
		retention
	}));
}
/** To be asked before anything is measured that shall be appended. Makes the folder, and changes no file. Throws a UserError as {@link appendRun}. */
async function checkAppendable(dir, environmentKey) {
	await rewriteBaselineFile(historyFile(dir, environmentKey), (text) => text);
}
/** Drops what the retention does not keep of every machine kind; tells how many runs. Throws a UserError as {@link appendRun}. */
async function pruneDir(dir, retention, now) {
	let dropped = 0;
	for (const key of await listHistories(dir)) {
		const file = historyFile(dir, key);
		await rewriteBaselineFile(file, (text) => {
			const pruned = pruneHistoryText({
				text,
				file: file.path,
				retention,
				now
			});
			dropped += parseHistory(text, file.path).length - parseHistory(pruned, file.path).length;
			return pruned;
		});
	}
	return dropped;
}
function historyFile(dir, environmentKey) {
	return {
		path: join(dir, historyFileName(environmentKey)),
		holds: HOLDS
	};
}

export { pruneDir as a, appendToHistory as c, listHistories as i, isSameRun as l, checkAppendable as n, readHistory as o, historyFileName as r, readStoredExtent as s, appendRun as t, parseHistory as u };