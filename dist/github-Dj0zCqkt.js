import { o as userError } from "./errors-B-nyEVmC.js";

// src/errors/github.ts
const TOKEN = {
	where: "the input `token`",
	fix: "Leave it out: the token of the workflow is taken then."
};
const GITHUB_ERRORS = {
	"no-event": userError({}, () => ({
		what: "this program is the GitHub Action, and no event started it",
		where: "GITHUB_EVENT_NAME and GITHUB_EVENT_PATH",
		fix: "Outside a workflow use the command line: perf-gate run."
	})),
	"unknown-event": userError({ name: "release" }, ({ name }) => ({
		what: `perf-gate does not know what to compare on the event ${name}`,
		where: "`on:` of the workflow",
		fix: "Use pull_request, merge_group, push, schedule or workflow_dispatch, as examples/perf.yml and examples/perf-baseline.yml do."
	})),
	"dangerous-event": userError({ name: "pull_request_target" }, ({ name }) => ({
		what: `perf-gate does not run on ${name}: it would run a stranger's code with a token that may write`,
		where: "`on:` of the workflow",
		fix: "Use pull_request, as examples/perf.yml does."
	})),
	"odd-payload": userError({
		name: "push",
		problem: "expected string",
		field: "ref"
	}, ({ name, problem, field }) => ({
		what: `the payload of the ${name} event is not what GitHub sends: ${problem}`,
		where: `${field} in GITHUB_EVENT_PATH`,
		fix: "Check which step changed or replaced the event file; with act, give --eventpath a whole payload."
	})),
	"odd-input": userError({
		name: "shard",
		found: "5/3",
		allowed: "a part of the benchmarks like 1/3",
		where: "the input `shard`"
	}, ({ name, found, allowed, where }) => ({
		what: `the input \`${name}\` is ${JSON.stringify(found)}; allowed is ${allowed}`,
		where,
		fix: `Write ${allowed}, or leave it out.`
	})),
	"no-token-to-look-up": userError({ number: 7 }, ({ number }) => ({
		what: `pull request #${number} cannot be looked up without a token`,
		...TOKEN
	})),
	"no-token-to-publish": userError({}, () => ({
		what: "nothing can be published without a token",
		...TOKEN
	})),
	"no-token-to-obey": userError({}, () => ({
		what: "no command can be obeyed without a token",
		...TOKEN
	})),
	"check-not-written": userError({ refused: "perf-gate could not write the check run: give this job `permissions: checks: write`." }, ({ refused }) => ({
		what: refused,
		where: "the check of the commit",
		fix: "Mend that, and run this job again: nothing is lost."
	})),
	"configuration-not-in-use": userError({
		file: "perf-gate.yml",
		branch: "main"
	}, ({ file, branch }) => ({
		what: `${file} is not in use yet: neither the base nor ${branch} has one that can be used`,
		where: file,
		fix: "Let the default branch have a configuration that can be used, then accept it again."
	}))
};

export { GITHUB_ERRORS as t };