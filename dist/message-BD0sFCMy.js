import { _ as union, c as int, d as object, h as string, v as unknown } from "./schemas-CMJwVh34.js";

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

export { replySchema as n, questionSchema as t };