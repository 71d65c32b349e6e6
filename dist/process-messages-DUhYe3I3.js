import { a as reasonOf } from "./errors-B5hJe2kq.js";
import { c as int, f as object, g as string, v as union, y as unknown } from "./schemas-1QBeipMY.js";
import process from "node:process";
import { fileURLToPath } from "node:url";

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
/** The counter's C source, which is compiled where it runs. */
const counterSource = fileURLToPath(new URL(isSource ? "./instructions/counter.c" : "./counter.c", import.meta.url));
/** The folder that holds all of what measures, and nothing that is measured. */
const INSTRUMENT_FOLDER = fileURLToPath(new URL(".", import.meta.url));
/** Bound of the space for young objects in MiB, the same for every process; a target's own NODE_OPTIONS come later and win. */
const YOUNG_SPACE = "--max-semi-space-size=16";
/** That size from the start, for a process that gets its options on its command line; see the probe, which does it for servers. */
const FIXED_YOUNG_SPACE = ["--min-semi-space-size=16", YOUNG_SPACE];
/** An environment with the probe preloaded into each Node process of a server. */
function probedEnvironment(env, probeAddress) {
	const options = [
		YOUNG_SPACE,
		env["NODE_OPTIONS"] ?? "",
		`--import=${entryUrl("probe").href}`
	];
	return {
		...env,
		PERF_GATE_PROBE: probeAddress,
		NODE_OPTIONS: options.filter((option) => option !== "").join(" ")
	};
}

// src/system/process-messages.ts
/**
* Questions to a child process, and its answers. Every message names its question, so that a late answer is never taken for the answer
* to the next one.
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
/**
* Answers what the parent asks by `openQuestions`, until the parent is gone: then nothing is left to do, and nothing may
* be left running. Why there is no answer is said by `explain`.
*/
function answerQuestions(protocol, answers, explain = reasonOf) {
	const answer = (type, command, remark) => answers[type](command, remark);
	process.on("message", (message) => {
		const { question, type, command } = questionSchema.parse(message);
		answer(type, protocol[type].command.parse(command), (remark) => send({
			question,
			remark
		})).then((given) => send({
			question,
			answer: given
		}), (error) => send({
			question,
			failed: explain(error)
		}));
	});
	process.on("disconnect", () => {
		process.exit();
	});
}
const send = (reply) => process.send?.(reply);
/**
* Opens the asking of a child process that answers by `answerQuestions`. An answer that does not come rejects with what
* `explain` makes of the reason, and of what was asked; the bound is kept here, because work that never yields starves every
* timer of the child.
*/
function openQuestions(tree, { protocol, explain }) {
	let asked = 0;
	let ending = null;
	const unanswered = /* @__PURE__ */ new Set();
	const tellAll = (ended) => {
		ending = ended;
		for (const tell of unanswered) tell(ended);
	};
	tree.ended.then(tellAll);
	return async (type, command, { timeoutMs, onRemark }) => {
		asked += 1;
		const question = {
			question: asked,
			type,
			command
		};
		const answered = Promise.withResolvers();
		const timer = setTimeout(() => answered.reject(explain({
			kind: "late",
			timeoutMs
		}, type)), timeoutMs);
		const stopListening = tree.onMessage((message) => {
			const { data: reply } = replySchema.safeParse(message);
			if (reply?.question !== question.question) return;
			if ("remark" in reply) onRemark?.(reply.remark);
			else if ("failed" in reply) answered.reject(explain({
				kind: "failed",
				reason: reply.failed
			}, type));
			else answered.resolve(reply.answer);
		});
		const tellEnding = (ended) => answered.reject(explain({
			kind: "ended",
			ending: ended,
			output: tree.output()
		}, type));
		unanswered.add(tellEnding);
		if (ending !== null) tellEnding(ending);
		try {
			tree.send(question).catch(() => {});
			return protocol[type].answer.parse(await answered.promise);
		} finally {
			clearTimeout(timer);
			stopListening();
			unanswered.delete(tellEnding);
		}
	};
}

export { counterSource as a, probedEnvironment as c, INSTRUMENT_FOLDER as i, openQuestions as n, entryPath as o, FIXED_YOUNG_SPACE as r, entryUrl as s, answerQuestions as t };