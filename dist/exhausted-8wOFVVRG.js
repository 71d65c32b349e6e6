import { r as UserError } from "./errors-DSIqjwh-.js";
import { d as errorCatalogue, f as userError } from "./benchmark-glob-BzdGnwxp.js";

// src/errors/measure.ts
/** Errors of a machine on which nothing can be measured. */
const IN_A_WORKFLOW = "in a workflow: actions/setup-node before this step";
const MEASURE_ERRORS = errorCatalogue({
	"windows": {
		sample: {},
		say: () => ({
			what: "perf-gate measures on Linux and macOS, and not on Windows",
			where: "this machine",
			fix: "In a workflow give the job that measures `runs-on: ubuntu-latest`; on a machine of your own use WSL."
		})
	},
	"node-missing": {
		sample: {},
		say: () => ({
			what: "there is no `node` on PATH",
			where: "PATH",
			fix: `Install Node.js (${IN_A_WORKFLOW}): it runs the servers that are measured.`
		})
	},
	"node-too-old": {
		sample: {
			version: "v18.20.0",
			needed: "Node.js 22.15 or newer"
		},
		say: ({ version, needed }) => ({
			what: `the \`node\` on PATH is ${version}, and what is measured needs ${needed}`,
			where: "PATH",
			fix: `Put a newer Node.js on PATH (${IN_A_WORKFLOW}).`
		})
	},
	"machine-exhausted": {
		sample: { problem: "spawn git EMFILE" },
		say: ({ problem }) => ({
			what: `the machine has no file descriptors, processes or memory left for perf-gate: ${problem}`,
			where: "this machine",
			fix: "Raise its limits (`ulimit -n 4096`), or end what uses them up."
		})
	},
	"temporary-folder-refused": {
		sample: {
			problem: "EACCES: permission denied",
			folder: "/tmp"
		},
		say: ({ problem, folder }) => ({
			what: `no temporary folder can be made: ${problem}`,
			where: folder,
			fix: "Free some room there, or set TMPDIR to another folder."
		})
	},
	"temporary-folder-too-long": {
		sample: {
			folder: "/very/long/path",
			tooMany: 12
		},
		say: ({ folder, tooMany }) => ({
			what: `the path of the folder for temporary files is ${tooMany} bytes too long for a socket in it`,
			where: folder,
			fix: "Set TMPDIR to a folder with a shorter path, like /tmp."
		})
	},
	"instructions-not-countable": {
		sample: { because: "qemu-x86_64 is not installed (apt-get install qemu-user)" },
		say: ({ because }) => ({
			what: `instructions are required and cannot be counted here: ${because}`,
			where: "`instructions` of the configuration (base's, where there is one)",
			fix: "Install what is missing, or set `instructions: auto`, which goes without."
		})
	}
});

// src/errors/exhausted.ts
const CODES = /* @__PURE__ */ new Set([
	"EMFILE",
	"ENFILE",
	"EAGAIN",
	"ENOMEM"
]);
/** Libraries that start a process read the streams of `undefined` if the system has none for it. */
const WITHOUT_STREAMS = /Cannot read properties of undefined \(reading '(?:on|once|pipe|destroy|unref|fd)'\)/;
/** The user's error where the system had nothing left for what was asked of it, also as a cause; null: it is another. */
function ofExhaustedMachine(error) {
	if (!(error instanceof Error) || error instanceof UserError) return null;
	const problem = problemOf(error);
	return problem === null ? ofExhaustedMachine(error.cause) : userError(MEASURE_ERRORS["machine-exhausted"], { problem }, error);
}
function problemOf({ code, message }) {
	if (CODES.has(code)) return message.split("\n").at(-1);
	return WITHOUT_STREAMS.test(message) ? "a process cannot be started" : null;
}

export { MEASURE_ERRORS as n, ofExhaustedMachine as t };