import { r as writeRunFile } from "./run-file-yEh1F8XW.js";
import { o as writeTextAtomically } from "./text-file-M2XXRNII.js";
import path from "node:path";

// src/run/results-folder.ts
/** Where the newest run is kept, below the repository's root. */
const RESULTS_FOLDER = ".perf-gate";
/**
* Keeps a run in the results' folder, in place of what had that name there. The folder ignores itself, so that a run leaves
* `git status` clean without a word in the user's own .gitignore. Gives the run's path. Throws a UserError if that cannot be done.
*/
async function keepRun(file, { root, name }) {
	const folder = path.join(root, RESULTS_FOLDER);
	await writeTextAtomically(path.join(folder, ".gitignore"), "*\n");
	const keptAs = path.join(folder, name);
	await writeRunFile(keptAs, file);
	return keptAs;
}

export { keepRun as n, RESULTS_FOLDER as t };