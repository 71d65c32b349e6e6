import { p as userError } from "./benchmark-glob-hLDyCpk6.js";
import { c as STORE_ERRORS } from "./record-schema-DOD32LKu.js";
import { a as reasonOf, r as UserError } from "./errors-B5hJe2kq.js";
import { i as writeRunFile } from "./run-file-DSAFEfe8.js";
import { s as writeTextAtomically } from "./text-file-Z9UgWR6q.js";
import path from "node:path";

// src/store/results-folder.ts
/** Where the newest run is kept, below the repository's root. */
const RESULTS_FOLDER = ".perf-gate";
/** Name of a run there that was interrupted: it takes the place of no whole one. */
const INTERRUPTED_RUN = "interrupted.json";
/**
* Makes the results' folder. It ignores itself, so that a run leaves `git status` clean without a word in the user's own
* .gitignore. To be asked before anything is measured: a run in a container may have left a folder that is root's.
*
* @throws UserError where nothing can be written there
*/
async function openResults(root) {
	try {
		await writeTextAtomically(path.join(root, RESULTS_FOLDER, ".gitignore"), "*\n");
	} catch (cause) {
		throw userError(STORE_ERRORS["results-unwritable"], {
			folder: RESULTS_FOLDER,
			reason: reasonOf(cause)
		}, cause);
	}
}
/** Keeps a run in the results' folder, in place of what had that name there. Gives the run's path. Throws a UserError if that cannot be done. */
async function keepRun(file, { root, name }) {
	await openResults(root);
	const keptAs = path.join(root, RESULTS_FOLDER, name);
	await writeRunFile(keptAs, file);
	return keptAs;
}
/** The same for what is told in any case: a full disk is no reason to take it back. `cwd`: where it was asked for. */
async function tryToKeepRun(file, { cwd, ...place }) {
	try {
		return { path: path.relative(cwd, await keepRun(file, place)) };
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		return { problem: error };
	}
}

export { tryToKeepRun as a, openResults as i, RESULTS_FOLDER as n, keepRun as r, INTERRUPTED_RUN as t };