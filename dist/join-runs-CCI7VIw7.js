import { o as STORE_ERRORS } from "./record-schema-CSMrcPUr.js";
import { t as mergeRuns } from "./merge-runs-flw8ipCE.js";
import { s as readRunFile } from "./run-file-DePvcKCy.js";
import { t as nullIfMissing } from "./text-file-CTydioYb.js";
import path from "node:path";
import { readdir, stat } from "node:fs/promises";

// src/merge/join-runs.ts
/**
* Reads run files (of a folder: every .json file below it) and joins them.
*
* @throws UserError: nothing there, a file that cannot be read, or what {@link mergeRuns} finds
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
	throw STORE_ERRORS["no-run-arrived"]({ folder: place });
}

export { joinRuns as t };