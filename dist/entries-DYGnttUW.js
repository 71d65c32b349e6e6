import { _ as union, c as int, d as object, h as string, v as unknown } from "./schemas-CMJwVh34.js";
import { fileURLToPath } from "node:url";

// src/processes/message.ts
/**
* What goes over the channel to a child process and back. Every message names its question, so that the late answer to
* one is never taken for the answer to the next.
*/
const questionSchema = object({
	question: int(),
	type: string(),
	command: unknown()
});
const replySchema = union([
	object({
		question: int(),
		answer: unknown()
	}),
	object({
		question: int(),
		failed: string()
	}),
	object({
		question: int(),
		remark: string()
	})
]);

// src/measure/entries.ts
/** The files that run in other processes or threads, and where their source is. They are entries of the bundle of their own, and lie beside each other there. */
const FOLDER_OF_SOURCE = {
	probe: "probe",
	"load-client": "load",
	"paced-metronome": "load",
	"suite-child": "suite"
};
const isSource = import.meta.url.endsWith(".ts");
const entryUrl = (name) => new URL(isSource ? `./${FOLDER_OF_SOURCE[name]}/${name}.ts` : `./${name}.js`, import.meta.url);
const entryPath = (name) => fileURLToPath(entryUrl(name));
/** The folder that holds all of what measures, and nothing that is measured. */
const INSTRUMENT_FOLDER = fileURLToPath(new URL(".", import.meta.url));

export { replySchema as a, questionSchema as i, entryPath as n, entryUrl as r, INSTRUMENT_FOLDER as t };