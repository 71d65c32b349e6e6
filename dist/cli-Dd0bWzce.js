import { o as userError } from "./errors-B-nyEVmC.js";
import { c as listOf } from "./phrases-9oUwjXNw.js";
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

// src/errors/cli.ts
/** Errors of the command line itself. */
const CLI_ERRORS = {
	"node-too-old": userError({
		needed: "22.15",
		version: "v20.11.0",
		execPath: "/usr/bin/node"
	}, ({ needed, version, execPath }) => ({
		what: `perf-gate needs Node.js ${needed}, and this is ${version}`,
		where: execPath,
		fix: "Put a newer Node.js first on PATH."
	})),
	"two-reports-on-stdout": userError({ options: ["--json -", "--markdown -"] }, ({ options }) => ({
		what: "two reports would be mixed on standard output",
		where: options.join(" "),
		fix: "Give one of them a file."
	})),
	"two-reports-in-one-file": userError({ options: ["--json report", "--markdown report"] }, ({ options }) => ({
		what: "one report would overwrite the other",
		where: options.join(" "),
		fix: "Give each a file of its own."
	})),
	"report-not-written": userError({
		reason: "it is a folder",
		where: "--json results/"
	}, ({ reason, where }) => ({
		what: `the report cannot be written: ${reason}`,
		where,
		fix: "Name a file in a folder that can be written to."
	})),
	"run-of-the-future": userError({
		recordedIn: "run.json",
		startedAt: "2028-01-15T10:00:00.000Z",
		now: "2026-01-15T10:00:00.000Z"
	}, ({ recordedIn, startedAt, now }) => ({
		what: `the run began at ${startedAt}, and the clock of this machine says ${now}`,
		where: recordedIn,
		fix: "Set the clock that is wrong, and measure again."
	})),
	"idle-options": userError({
		options: ["--only", "--seed"],
		where: "perf-gate baseline update run.json",
		fix: "Leave them out to store the run as it is, or leave out the run to measure now."
	}, ({ options, where, fix }) => ({
		what: `nothing is measured here, so ${listOf(options)} would do nothing`,
		where,
		fix
	})),
	"no-run-to-report": userError({}, () => ({
		what: "there is no run to report on",
		where: "perf-gate report",
		fix: "Name a run file, like .perf-gate/run.json; --site alone needs none."
	})),
	"no-benchmark-matches": userError({ benchmark: "expres/*" }, ({ benchmark }) => ({
		what: `no benchmark matches ${benchmark}`,
		where: "perf-gate accept",
		fix: "`perf-gate list` shows all benchmarks. `*` stops at a slash, `**` does not."
	})),
	"no-name-in-git": userError({}, () => ({
		what: "git does not know your name, and an acceptance is recorded with a name",
		where: "perf-gate accept",
		fix: "Set it: git config user.name \"Ada Lovelace\"."
	})),
	"run-not-storable": userError({
		reason: "nothing in it was measured",
		recordedIn: "run.json"
	}, ({ reason, recordedIn }) => ({
		what: `the run cannot be stored as a baseline: ${reason}`,
		where: recordedIn,
		fix: `Mend what \`perf-gate compare ${recordedIn}\` says of each benchmark, and measure again.`
	})),
	"nothing-to-propose": userError({
		root: "/home/ada/project",
		passedOver: ["server.js: it listens on port 3000: let it listen on the PORT of the environment"]
	}, ({ root, passedOver }) => ({
		what: `init found nothing to measure: no library to import, no suite, and no server that listens on PORT${passedOver.map((one) => ` (${one})`).join("")}`,
		where: root,
		fix: "Run it in the repository of a Node.js server or library, or write perf-gate.yml by hand. For a server in Go, Python, Deno, Bun or another language see docs/configuration.md#servers-that-are-not-nodejs."
	})),
	"init-cannot-ask": userError({}, () => ({
		what: "init asks questions, and standard input is not a terminal",
		where: "--yes",
		fix: "Take every proposal with --yes, or look at the files first with --dry-run."
	})),
	"bisect-no-such-commit": userError({ ref: "v1.2.0" }, ({ ref }) => ({
		what: `there is no commit ${ref} here`,
		where: "perf-gate bisect",
		fix: "Give a branch, tag or commit that `git log` knows; fetch the whole history first (git fetch --unshallow)."
	})),
	"bisect-not-after": userError({
		good: "1f0e4c7a9b2d",
		bad: "9c8b7a6f5e4d"
	}, ({ good, bad }) => ({
		what: `${bad} does not come after ${good}`,
		where: "--good, --bad",
		fix: "Name as --good an older commit of the same branch."
	})),
	"not-in-a-merge-request": userError({ missing: ["CI_MERGE_REQUEST_IID", "PERF_GATE_GITLAB_TOKEN"] }, ({ missing }) => ({
		what: `there is no merge request to write to: ${listOf(missing)} is not set`,
		where: "perf-gate gitlab",
		fix: "Run it in a pipeline of merge requests (`rules: if: $CI_PIPELINE_SOURCE == \"merge_request_event\"`). Store a project access token with the scope `api` as the masked variable PERF_GATE_GITLAB_TOKEN."
	})),
	"note-refused": userError({
		request: "POST /api/v4/projects/7/merge_requests/3/notes",
		reason: "status 403"
	}, ({ request, reason }) => ({
		what: `GitLab did not take the note: ${reason}`,
		where: request,
		fix: "Check that PERF_GATE_GITLAB_TOKEN has the scope `api` and the role Reporter or higher in this project."
	})),
	"not-github-action-benchmark": userError({
		where: "data.js",
		reason: "entries.Benchmark.0.date: expected a number"
	}, ({ where, reason }) => ({
		what: `this is no history of github-action-benchmark: ${reason}`,
		where,
		fix: "Give the file `data.js`, which github-action-benchmark keeps on its branch (gh-pages, folder dev/bench)."
	})),
	"nothing-to-import": userError({
		where: "data.js",
		units: ["points", "widgets"]
	}, ({ where, units }) => ({
		what: `no figure of this history has a unit that perf-gate knows${units.length === 0 ? "" : ` (it has ${units.join(", ")})`}`,
		where,
		fix: "Only times per operation, operations per second, requests per second and figures that `perf-gate report --gab` wrote can be imported."
	}))
};

export { say as n, tell as r, CLI_ERRORS as t };