import { a as reasonOf } from "./errors-DSIqjwh-.js";
import { c as int, f as object, g as string, v as union, y as unknown } from "./schemas-1QBeipMY.js";
import process from "node:process";
import { fileURLToPath } from "node:url";

// src/measure/entries.ts
/** Files that run in other processes or threads, with the folder of their source. In the bundle they lie beside each other. */
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
/** The folder of all measuring code. */
const INSTRUMENT_FOLDER = fileURLToPath(new URL(".", import.meta.url));
/** Bound of V8's young space in MiB, the same for every process. A target's NODE_OPTIONS come later and win. */
const YOUNG_SPACE = "--max-semi-space-size=16";
/** That size from the start, on a command line. For servers the probe does it. */
const FIXED_YOUNG_SPACE = ["--min-semi-space-size=16", YOUNG_SPACE];
/**
* Flags of V8 for programs that are profiled. What a compiler puts into its caller has no name in a profile, and its lines are told as
* lines of the caller's file. A loop that is compiled while it runs has no name either, so that functions are compiled between calls, soon.
*/
const TOLD_APART = { PERF_GATE_V8_FLAGS: "--no-turbo-inlining --no-maglev-inlining --no-use-osr --invocation-count-for-turbofan=100" };
/** What a program that may be profiled gets into its environment: the probe and the child of a suite follow it. */
const profiledEnvironment = (isProfiled) => isProfiled ? TOLD_APART : {};
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
/** Questions to a child process, and its answers. Each message has the number of its question, because answers may be late. */
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
/** Answers the parent's questions (`openQuestions`), and ends this process with the parent. `explain` words failures. */
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
* Opens questions to a child that uses `answerQuestions`. A missing answer rejects with what `explain` makes of it. The time limit is kept
* here, because busy code starves the child's timers.
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
			const parsed = protocol[type].answer.safeParse(await answered.promise);
			if (!parsed.success) throw explain({
				kind: "failed",
				reason: `the answer to "${type}" cannot be read: something else sends messages from this process`
			}, type);
			return parsed.data;
		} finally {
			clearTimeout(timer);
			stopListening();
			unanswered.delete(tellEnding);
		}
	};
}

export { counterSource as a, probedEnvironment as c, INSTRUMENT_FOLDER as i, profiledEnvironment as l, openQuestions as n, entryPath as o, FIXED_YOUNG_SPACE as r, entryUrl as s, answerQuestions as t };