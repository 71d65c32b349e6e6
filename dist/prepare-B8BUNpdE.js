import { a as boolean, d as number, f as object, g as string, i as array, m as record, n as _enum, o as custom, s as discriminatedUnion, u as literal } from "./schemas-1QBeipMY.js";

// src/model/reasons/shapes.ts
/** Reasons as zod shapes, from which their types and the schema of run files follow. */
/** Placeholder for another reason; `schemasOf` replaces it by the schema of all reasons. */
const nested = custom();
/** One schema a kind, for a discriminated union. */
function schemasOf(shapes, anyReason) {
	return Object.entries(shapes).map(([kind, shape]) => {
		const fields = Object.entries(shape).map(([name, field]) => [name, field === nested ? anyReason : field]);
		return object({
			...Object.fromEntries(fields),
			kind: literal(kind)
		});
	});
}

// src/model/reasons/server.ts
/** Reasons of a server that does not come up, answers wrongly, or fails under load. */
const text$1 = string();
/** How a program ended. */
const ending = discriminatedUnion("kind", [
	object({
		kind: literal("exited"),
		code: number().nullable()
	}),
	object({
		kind: literal("signalled"),
		signal: text$1
	}),
	object({
		kind: literal("not started"),
		why: text$1
	})
]);
/** Found and expected value; `at`: place in a JSON value, empty for all of it. */
const difference = {
	at: text$1,
	found: text$1,
	expected: text$1
};
const SERVER_REASONS = {
	"printed-last": {
		because: nested,
		output: text$1
	},
	"exited-before-listening": {
		command: text$1,
		port: number(),
		ending
	},
	"not-listening": {
		command: text$1,
		address: text$1,
		seconds: number()
	},
	"listens-elsewhere": {
		command: text$1,
		port: number(),
		listensOn: array(text$1)
	},
	"first-request-failed": {
		request: text$1,
		because: nested
	},
	"busy-after-first-answer": { command: text$1 },
	"no-path-answers": { answers: array(object({
		path: text$1,
		status: number()
	})) },
	"wrong-status": {
		status: number(),
		expected: number(),
		body: text$1
	},
	"wrong-body": difference,
	"wrong-digest": {
		found: text$1,
		expected: text$1,
		bytes: number(),
		body: text$1
	},
	"body-is-not-json": { body: text$1 },
	"body-cannot-be-decoded": { encoding: text$1 },
	"another-body-than-before": {},
	"no-answer-in-time": { seconds: number() },
	"answer-without-end": {
		seconds: number(),
		status: number(),
		type: text$1,
		bytes: number()
	},
	"before-refused": {
		request: text$1,
		status: number(),
		body: text$1
	},
	"value-not-found": {
		request: text$1,
		name: text$1,
		from: text$1,
		body: text$1
	},
	"answer-too-long": { megabytes: number() },
	"answer-cut-off": {
		receivedBytes: number(),
		announcedBytes: number().nullable()
	},
	"headers-too-large": { kibibytes: number() },
	"length-and-chunked": {},
	"answer-is-not-http": {
		problem: text$1,
		begins: text$1
	},
	"speaks-tls": {},
	"speaks-no-tls": {},
	"speaks-http2": {},
	"connection-failed": { problem: text$1 },
	"websocket-not-opened": { problem: text$1 },
	"websocket-closed": {
		answers: number(),
		requests: number(),
		how: text$1
	},
	"answers-missing": {
		answers: number(),
		requests: number(),
		seconds: number()
	},
	"message-is-not-json": { message: text$1 },
	"wrong-message": {
		message: text$1,
		expected: text$1
	},
	"repeated-message": { message: text$1 },
	"answered-before-hold": {
		afterMs: number(),
		holdMs: number()
	},
	"bad-answers": {
		answers: number(),
		statuses: record(string(), number()),
		otherBodies: number(),
		late: number(),
		broken: number(),
		closed: number()
	},
	"no-answer-under-load": {},
	"failed-after-load": { because: nested },
	"held-requests-failed": {
		requests: number(),
		because: nested
	},
	"server-died": {
		ending,
		isKilled: boolean()
	},
	"server-process-ended": { isReplaced: boolean() },
	"server-stopped-answering": { seconds: number() },
	"busy-after-load": {
		seconds: number(),
		protocol: _enum(["http", "websocket"])
	}
};

// src/model/reasons/prepare.ts
/** Reasons of preparing: reach of the change, choice of the base, failed installs and services. */
const text = string();
/** Something that a benchmark tool does for its tasks in another way than perf-gate, told by its consequence. */
const deviationSchema = _enum([
	"concurrency",
	"collections",
	"parameters",
	"loop"
]);
const PREPARE_REASONS = {
	"reached-new-target": {},
	"reached-settings": {},
	"reached-missing-folder": { folder: text },
	"reached-own-folder": { file: text },
	"reached-linked-package": {
		file: text,
		folder: text
	},
	"reached-packages": { file: text },
	"reached-command": { file: text },
	"reached-dependency": {
		file: text,
		pattern: text
	},
	"reached-service": {
		file: text,
		service: text
	},
	"reached-undeclared": { file: text },
	"reached-unreadable": {
		file: text,
		manifest: text
	},
	"no-base-asked-for": {},
	"no-commit-before": {},
	"no-default-branch": {},
	"no-common-commit": { branch: text },
	"compared-with-commit-before": {},
	"compared-uncommitted-alone": { files: array(text) },
	"config-outside-repository": { file: text },
	"base-config-missing": { file: text },
	"base-config-unusable": {
		file: text,
		problem: text
	},
	"benchmarks-of-head": { files: number() },
	"another-node-set": {
		files: array(text),
		version: text
	},
	"links-lead-out": { links: array(text) },
	"loaded-alike": {
		target: text,
		because: nested
	},
	"folder-missing": {
		folder: text,
		isOfEdition: boolean()
	},
	"edition-in-workspace": {
		folder: text,
		manifest: text,
		glob: text
	},
	"manifest-missing": { folder: text },
	"lock-file-missing": {
		folder: text,
		other: object({
			file: text,
			install: text
		}).nullable()
	},
	"command-failed": {
		command: text,
		folder: text,
		ending,
		mayNeedGit: boolean()
	},
	"linked-script-failed": {
		folder: text,
		script: text,
		because: nested
	},
	"command-hung": {
		command: text,
		folder: text,
		seconds: number()
	},
	"command-failed-twice": {
		last: nested,
		first: nested
	},
	"needed-second-try": {
		arm: _enum(["base", "head"]).nullable(),
		because: nested
	},
	"known-cause": {
		cause: nested,
		because: nested
	},
	"left-out-of-copies": {
		file: text,
		isIgnored: boolean()
	},
	"left-in-home": { file: text },
	"not-built": { file: text },
	"missing-in-checkout": { file: text },
	"package-missing": {
		package: text,
		inCheckout: boolean(),
		install: text.nullable()
	},
	"variables-withheld": { names: array(text) },
	"probe-not-allowed": { folder: text },
	"written-for-bash": {
		command: text,
		construct: text,
		shell: text
	},
	"service-ended": {
		service: text,
		ending,
		isInBackground: boolean()
	},
	"service-not-ready": {
		service: text,
		seconds: number(),
		because: nested
	},
	"service-not-listening": { address: text },
	"ready-command-failed": {
		command: text,
		ending: ending.nullable()
	},
	"service-needed-second-try": {
		service: text,
		because: nested
	},
	"service-of-another-user": { service: text },
	"labels-not-shown": {
		target: text,
		because: nested
	},
	"unlike-its-tool": {
		target: text,
		deviations: array(deviationSchema)
	},
	"version-not-shown": {
		target: text,
		package: text
	},
	"names-too-long": {
		names: array(text),
		most: number()
	},
	"published-copy": {
		folder: text,
		package: text,
		version: text.nullable(),
		own: text,
		path: text
	},
	"tasks-need-unix": {},
	"tasks-of-edition": {},
	"tasks-need-install": { folder: text },
	"tasks-not-loaded": { because: nested }
};

export { nested as a, ending as i, deviationSchema as n, schemasOf as o, SERVER_REASONS as r, PREPARE_REASONS as t };