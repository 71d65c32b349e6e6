import { i as reasonOf } from "./errors-B6fJDvjF.js";
import { i as questionSchema } from "./entries-DYGnttUW.js";
import process from "node:process";

// src/processes/answers.ts
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

export { answerQuestions as t };