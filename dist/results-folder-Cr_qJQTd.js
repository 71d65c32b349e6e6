import { r as writeTextAtomically } from "./text-file-BAzgO3Lc.js";
import path from "node:path";

// src/results-folder.ts
/** Where every run is kept, below the repository's root. */
const RESULTS_FOLDER = ".perf-gate";
/** The folder ignores itself, so that a run leaves `git status` clean without a word in the user's own .gitignore. */
async function keepOutOfGit(root) {
	await writeTextAtomically(path.join(root, RESULTS_FOLDER, ".gitignore"), "*\n");
}

export { keepOutOfGit as n, RESULTS_FOLDER as t };