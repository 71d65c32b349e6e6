import { c as listOf, i as countOf, n as alternatives } from "./phrases-9oUwjXNw.js";
import { o as userError } from "./errors-B-nyEVmC.js";

// src/errors/config.ts
/** Errors of the configuration and of selections. */
const seconds = (ms) => Math.ceil(ms / 1e3);
const CONFIG_ERRORS = {
	"budget-too-small": userError({
		budgetMs: 6e4,
		by: "--budget",
		benchmarks: 4,
		leastMs: 208e3,
		countingMs: 0,
		fitting: 1
	}, ({ budgetMs, by, benchmarks, leastMs, countingMs, fitting }) => ({
		what: `the budget of ${Math.round(budgetMs / 1e3)} s is too small for ${countOf(benchmarks, "benchmark")}: it takes about ${seconds(leastMs)} s before anything can be said${countingMs > 0 ? `, ${seconds(countingMs)} s of them to count the instructions, which are required` : ""}`,
		where: by,
		fix: `Raise the budget to ${seconds(leastMs)}s or more, or choose fewer benchmarks with \`only\`: ${fitting === 0 ? "none of them fits" : `${fitting} of them ${fitting === 1 ? "fits" : "fit"}`}.${countingMs > 0 ? " Or set `instructions: auto`, which counts what there is time for (base's configuration decides)." : ""}`
	})),
	"body-unreadable": userError({
		body: "bench/upload.bin",
		file: "perf-gate.yml",
		reason: "ENOENT: no such file or directory"
	}, ({ body, file, reason }) => ({
		what: `the body in ${body} cannot be read: ${reason}`,
		where: file,
		fix: "Commit the file, or mend its path, which begins at the root of the repository."
	})),
	"profile-unknown": userError({
		name: "quik",
		by: "--profile",
		profiles: [
			"smoke",
			"quick",
			"standard",
			"thorough"
		],
		file: "perf-gate.yml"
	}, ({ name, by, profiles, file }) => ({
		what: `there is no profile "${name}"`,
		where: by,
		fix: `Profiles are ${listOf(profiles)}; define your own under profiles: in ${file}.`
	})),
	"no-targets": userError({ file: "perf-gate.yml" }, ({ file }) => ({
		what: "the configuration names no server and no suite",
		where: file,
		fix: "Add one under servers: or suites:, as docs/configuration.md shows."
	})),
	"no-target-matches": userError({
		asked: ["expres/*"],
		globs: ["expres/*"],
		by: "--only",
		targets: ["express", "koa"],
		selections: ["gate"]
	}, ({ asked, globs, by, targets, selections }) => ({
		what: noMatch(asked, globs),
		where: by,
		fix: `Targets are ${alternatives(targets)}; \`perf-gate list\` shows their benchmarks.${selections.length === 0 ? "" : ` Selections are ${alternatives(selections)}.`}`
	})),
	"no-benchmark-matches": userError({
		asked: ["express/bye"],
		globs: ["express/bye"],
		by: "--only",
		ids: ["express/hello"]
	}, ({ asked, globs, by, ids }) => ({
		what: noMatch(asked, globs),
		where: by,
		fix: `These targets have ${alternatives(ids)}.`
	})),
	"glob-unclear": userError({
		what: "which targets \"{express/hello,koa/*}\" is about cannot be told: its first slash lies inside of brackets",
		by: "--only",
		fix: "Write a glob for each, like express/hello and koa/*."
	}, ({ what, by, fix }) => ({
		what,
		where: by,
		fix
	})),
	"config-missing": userError({
		root: "/home/ada/project",
		names: [
			"perf-gate.yml",
			"perf-gate.yaml",
			"perf-gate.json"
		]
	}, ({ root, names }) => ({
		what: `there is no configuration: looked for ${names.join(", ")}`,
		where: root,
		fix: names.length > 1 ? "Create perf-gate.yml in the repository's root, as docs/configuration.md shows." : "Check the path; it is taken from the repository's root."
	})),
	"config-unreadable": userError({
		file: "perf-gate.yml",
		reason: "EACCES: permission denied"
	}, ({ file, reason }) => ({
		what: `the configuration cannot be read: ${reason}`,
		where: file,
		fix: "Make it a readable file of UTF-8 text."
	})),
	"config-wrong": userError({
		file: "perf-gate.yml",
		problems: [{
			where: "perf-gate.yml:4:3 (servers.api.strat)",
			what: "unknown key \"strat\"",
			fix: "Did you mean \"start\"?"
		}],
		more: false
	}, ({ file, problems, more }) => {
		const [first = {
			where: file,
			what: "it cannot be used",
			fix: "See docs/configuration.md."
		}, ...others] = problems;
		if (others.length === 0) return first;
		return {
			what: `${more ? "more than " : ""}${problems.length} problems in ${file}:${problems.map(({ where, what, fix }) => `\n  ${where}: ${what}. ${fix}`).join("")}`,
			where: first.where,
			fix: "Mend each of them as it says; docs/configuration.md describes every key."
		};
	})
};
/** `no benchmark matches gate (express/*, user/*)`: the user's words, and the globs that they stand for. */
function noMatch(patterns, only) {
	const [asked, globs] = [patterns.join(", "), only.join(", ")];
	return `no benchmark matches ${asked === globs ? asked : `${asked} (${globs})`}`;
}

// src/plan/profiles.ts
const AS_CONFIGURED = {
	connections: null,
	pipelining: null,
	soloWarmupMs: null,
	soloMs: null
};
const builtIn = (name, rounds) => ({
	name,
	...rounds,
	only: [],
	load: AS_CONFIGURED
});
/** `smoke` measures everything once for the tables and says nothing about regressions. */
const BUILT_IN_PROFILES = [
	builtIn("smoke", {
		plan: null,
		solos: 1,
		solosWithoutBase: 1
	}),
	builtIn("quick", {
		plan: { looks: [
			5,
			10,
			16
		] },
		solos: 1,
		solosWithoutBase: 3
	}),
	builtIn("standard", {
		plan: { looks: [
			8,
			11,
			14,
			17,
			20,
			24,
			30,
			40
		] },
		solos: 2,
		solosWithoutBase: 5
	}),
	builtIn("thorough", {
		plan: { looks: [
			16,
			20,
			25,
			30,
			40,
			50
		] },
		solos: 5,
		solosWithoutBase: 10
	})
];
/** Tells whether a profile measures for the tables only. */
const comparesNothing = ({ plan }) => plan === null;
/** null: the configuration has no such profile. */
function findProfile(name, { profiles }) {
	return profiles.find((candidate) => candidate.name === name) ?? null;
}
/**
* Chooses the profile of a run: base's, so that a change cannot have itself measured less thoroughly. Head's where base has none of
* that name, or one that compares nothing.
*
* @throws UserError where neither configuration has such a profile
*/
function profileOfRun({ name, by }, head, base) {
	const ofBase = base === null ? null : findProfile(name, base);
	if (ofBase === null || comparesNothing(ofBase)) return {
		profile: findProfile(name, head) ?? ofBase ?? refuse({
			name,
			by
		}, head),
		note: null
	};
	return {
		profile: ofBase,
		note: JSON.stringify(findProfile(name, head)) === JSON.stringify(ofBase) ? null : {
			kind: "profile-differs",
			profile: name
		}
	};
}
function refuse({ name, by }, { profiles, file }) {
	throw CONFIG_ERRORS["profile-unknown"]({
		name,
		by,
		file,
		profiles: profiles.map((candidate) => candidate.name)
	});
}

export { CONFIG_ERRORS as a, profileOfRun as i, comparesNothing as n, findProfile as r, BUILT_IN_PROFILES as t };