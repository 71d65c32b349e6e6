import { a as plainLines } from "./escape-CLc3o0GR.js";
import process from "node:process";

// src/cli/tell.ts
/** Writes a result to standard output. Names in it may come from measured code. */
function say(text) {
	process.stdout.write(`${plainLines(text)}\n`);
}
/** Writes what is no result to standard error. */
function tell(text) {
	process.stderr.write(`${plainLines(text)}\n`);
}

export { tell as n, say as t };