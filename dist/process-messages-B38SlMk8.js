import { a as reasonOf } from "./errors-B-nyEVmC.js";
import { c as int, f as object, g as string, v as union, y as unknown } from "./schemas-yV69UCJf.js";
import process from "node:process";

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

export { openQuestions as n, answerQuestions as t };