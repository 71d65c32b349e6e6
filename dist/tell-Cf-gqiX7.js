import { l as plainLines } from "./escape-BWBapS6T.js";
import process from "node:process";

// src/cli/tell.ts
/** Writes a result to standard output. Names in it may come from measured code, so control characters are removed. */
function say(text) {
	process.stdout.write(`${plainLines(text)}\n`);
}
/** Writes anything else to standard error. */
function tell(text) {
	process.stderr.write(`${plainLines(text)}\n`);
}

export { tell as n, say as t };