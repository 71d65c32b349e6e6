import { r as UserError } from "./errors-B5hJe2kq.js";
import { t as mergeRuns } from "./merge-runs-Cb6pFmwz.js";
import { r as readRunFile } from "./run-file-lcdCw_ea.js";
import { t as nullIfMissing } from "./text-file-BWFvymrs.js";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";

// src/merge/join-runs.ts
/**
* Reads run files (of a folder: every .json file below it) and joins them. Throws a UserError: nothing there, a file
* that cannot be read, or what {@link mergeRuns} finds.
*/
async function joinRuns(paths, expectedRuns = null) {
	const names = (await Promise.all(paths.map(runFilesAt))).flat();
	return mergeRuns(await Promise.all(names.map(async (name) => ({
		name,
		file: await readRunFile(name)
	}))), expectedRuns);
}
async function runFilesAt(place) {
	const stats = await nullIfMissing(() => stat(place));
	if (!(stats?.isDirectory() ?? path.extname(place) === "")) return [place];
	const files = (stats === null ? [] : await readdir(place, {
		recursive: true,
		withFileTypes: true
	})).filter((entry) => entry.isFile() && entry.name.endsWith(".json")).map(({ parentPath, name }) => path.join(parentPath, name));
	if (files.length > 0) return files.toSorted();
	throw new UserError({
		what: "no run has arrived in this folder: there is no .json file below it",
		where: place,
		fix: "Let every job that measures upload its .perf-gate/run.json, also when it fails, and download them all to this folder."
	});
}

export { joinRuns as t };