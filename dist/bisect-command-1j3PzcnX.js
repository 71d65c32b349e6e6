import { i as runGate, n as untilInterrupted } from "./measuring-Dl1cG1av.js";
import { i as checkDestinations, l as writeJson } from "./output-CKS5jTWk.js";
import { t as gateRequest } from "./run-command-233gokwi.js";
import { n as say, r as tell, t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { ut as isCounted } from "./verdict-CFN-Oras.js";
import { r as UserError, t as EXIT } from "./errors-B-nyEVmC.js";
import { w as METRICS } from "./reasons-L4d3T4Xv.js";
import { o as escapeGlob } from "./benchmark-glob-DWJhJ7IU.js";
import { F as formatChange, d as describeReason } from "./report-document-DhKrmnUq.js";
import { c as openGit, l as openRepository, n as commitOf, t as attempt } from "./git-CiXIoVc2.js";
import { b as openScratchFolder } from "./baseline-files-DTBMi0eZ.js";
import { i as countOf, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";
import path from "node:path";

// src/bisect/first-slow-commit.ts
/**
* Finds the commit at which a benchmark got slower. Every commit is measured beside good, and counts as slow from half of the
* whole change on. A commit near that half is measured a second time, thoroughly, and so is bad where it is not shown to be slower.
*
* @param commits after good, oldest first; the last is bad
*/
async function findFirstSlowCommit({ good, commits, measure, onTrial }) {
	const trials = [];
	const tell = (trial) => {
		trials.push(trial);
		onTrial(trial);
	};
	const bad = commits.at(-1);
	let ofBad = await measure({
		base: good,
		head: bad,
		thoroughly: false,
		byTime: false
	});
	if (ofBad !== null && tellingMetric(ofBad.comparisons) === null) ofBad = await measure({
		base: good,
		head: bad,
		thoroughly: true,
		byTime: true
	});
	const metric = ofBad === null ? null : tellingMetric(ofBad.comparisons);
	if (ofBad === null || metric === null) return {
		metric,
		trials,
		answer: {
			kind: "nothing to find",
			benchmark: ofBad
		}
	};
	const byTime = !isCounted(metric);
	const compared = (benchmark) => benchmark?.comparisons.find((comparison) => comparison.metric === metric) ?? null;
	const whole = compared(ofBad);
	tell({
		commit: bad,
		state: "slow",
		comparison: whole,
		because: null
	});
	const tried = /* @__PURE__ */ new Map([[commits.length - 1, whole]]);
	for (;;) {
		const step = nextStep(tried);
		if (step.kind === "one of") return {
			metric,
			trials,
			answer: {
				kind: "one of",
				commits: step.commits.map((commit) => commits[commit])
			}
		};
		if (step.kind === "found") {
			const commit = commits[step.commit];
			const before = commits[step.commit - 1];
			return {
				metric,
				trials,
				answer: {
					kind: "found",
					commit,
					own: before === void 0 ? tried.get(step.commit) : compared(await measure({
						base: before,
						head: commit,
						thoroughly: false,
						byTime
					}))
				}
			};
		}
		const commit = commits[step.commit];
		let benchmark = await measure({
			base: good,
			head: commit,
			thoroughly: false,
			byTime
		});
		let comparison = compared(benchmark);
		if (comparison !== null && isUnclear(comparison, whole)) {
			benchmark = await measure({
				base: good,
				head: commit,
				thoroughly: true,
				byTime
			});
			comparison = compared(benchmark) ?? comparison;
		}
		tried.set(step.commit, comparison);
		tell({
			commit,
			state: comparison === null ? "skipped" : isSlow(comparison, whole) ? "slow" : "fast",
			comparison,
			because: comparison === null ? benchmark?.because ?? null : null
		});
	}
}
/** Picks the metric that tells good from bad most surely: the one whose regression is the most widths of its interval. null: nothing regressed. */
function tellingMetric(comparisons) {
	return comparisons.filter(({ decides, outcome }) => decides && outcome === "regressed").toSorted((one, other) => inWidths(other) - inWidths(one))[0]?.metric ?? null;
}
const inWidths = ({ estimate, interval: { low, high } }) => Math.log1p(estimate) / (Math.log1p(high) - Math.log1p(low));
/** Slower than good by more than half of the whole change, on a logarithmic scale. */
function isSlow({ estimate }, whole) {
	return Math.log1p(estimate) > halfOf(whole);
}
/** The interval holds the half of the whole change, so a longer measurement may decide otherwise. */
function isUnclear({ interval: { low, high } }, whole) {
	return Math.log1p(low) < halfOf(whole) && halfOf(whole) < Math.log1p(high);
}
const halfOf = ({ estimate }) => Math.log1p(estimate) / 2;
/**
* Halves the commits between the last fast one and the first slow one. A commit that could not be measured is passed over for
* its nearest neighbour. Of `commits` the first slow one is one: all but the last could not be measured.
*
* @param tried by number, from the commit after good; null: it could not be measured. The last commit, bad itself, is among them
*/
function nextStep(tried) {
	const last = Math.max(...tried.keys());
	const whole = tried.get(last);
	const measured = [...tried].flatMap(([commit, comparison]) => comparison === null ? [] : [{
		commit,
		slow: isSlow(comparison, whole)
	}]);
	const firstSlow = Math.min(...measured.filter(({ slow }) => slow).map(({ commit }) => commit));
	const lastFast = Math.max(-1, ...measured.filter(({ commit, slow }) => !slow && commit < firstSlow).map(({ commit }) => commit));
	const between = Array.from({ length: firstSlow - lastFast - 1 }, (_, index) => lastFast + 1 + index);
	if (between.length === 0) return {
		kind: "found",
		commit: firstSlow
	};
	const middle = (lastFast + firstSlow) / 2;
	const untried = between.filter((commit) => !tried.has(commit)).toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
	return untried.length === 0 ? {
		kind: "one of",
		commits: [...between, firstSlow]
	} : {
		kind: "measure",
		commit: untried[0]
	};
}

// src/cli/bisect-command.ts
/** `perf-gate bisect`: finds the commit at which a benchmark got slower. */
/** Exit codes for `git bisect run`: any other one ends its search or condemns the commit. */
const STEP_EXIT = {
	fast: 0,
	slow: 1,
	skip: 125
};
/** @returns the exit code of the contract, or that of `git bisect run` */
async function bisectCommand(benchmark, options) {
	if (options.step) return await judgeStep(benchmark, options);
	await checkDestinations(options);
	const { root, git } = await openRepository(process.cwd());
	const [good, bad] = [await resolve(git, options.good), await resolve(git, options.bad ?? "HEAD")];
	const commits = await commitsBetween(git, good, bad);
	tell(`${countOf(commits.length, "commit")} after ${shortCommit(good)}: about ${2 + Math.ceil(Math.log2(commits.length))} measurements`);
	const search = await untilInterrupted(async (io) => {
		try {
			var _usingCtx$1 = _usingCtx();
			const folder = _usingCtx$1.a(await openScratchFolder("bisect"));
			const clone = path.join(folder.path, "clone");
			await git([
				"clone",
				"--quiet",
				"--shared",
				"--no-checkout",
				"--",
				root,
				clone
			]);
			return await findFirstSlowCommit({
				good,
				commits,
				measure: measuringIn(clone, {
					benchmark,
					options,
					io
				}),
				onTrial: ({ commit, state, comparison, because }) => {
					const change = comparison === null ? because === null ? "" : describeReason(because) : formatChange(comparison);
					say(`${shortCommit(commit)}  ${state.padEnd(7)}  ${change}`.trimEnd());
				}
			});
		} catch (_) {
			_usingCtx$1.e = _;
		} finally {
			await _usingCtx$1.d();
		}
	}, "Interrupted before the commit was found.");
	if (options.json !== "-") say(await describeAnswer(search, {
		benchmark,
		good,
		bad,
		git
	}));
	if (options.json !== void 0) await writeJson(options.json, {
		benchmark,
		good,
		bad,
		...search
	});
	return search.answer.kind === "found" ? EXIT.passed : EXIT.inconclusive;
}
/** Says of the working tree beside good what one step of `git bisect run` asks. */
async function judgeStep(benchmark, options) {
	try {
		const judged = await untilInterrupted((io) => judgeIn({
			cwd: process.cwd(),
			base: options.good,
			byTime: false
		}, {
			benchmark,
			options,
			io
		}), "Interrupted.");
		tell(judged === null ? `${benchmark} is not there` : describeReason(judged.because));
		if (judged?.verdict === "regressed" || judged?.verdict === "accepted") return STEP_EXIT.slow;
		return judged?.verdict === "no regression" || judged?.verdict === "improved" ? STEP_EXIT.fast : STEP_EXIT.skip;
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		tell(error.message);
		return STEP_EXIT.skip;
	}
}
async function resolve(git, ref) {
	const sha = await commitOf(git, ref);
	if (sha === null) throw CLI_ERRORS["bisect-no-such-commit"]({ ref });
	return sha;
}
/** Lists first parents: a merge stands for the commits that it merged. */
async function commitsBetween(git, good, bad) {
	const commits = await attempt(git, [
		"merge-base",
		"--is-ancestor",
		good,
		bad
	]) !== null ? (await git([
		"rev-list",
		"--first-parent",
		"--reverse",
		`${good}..${bad}`
	])).split("\n").filter((line) => line !== "") : [];
	if (commits.length === 0) throw CLI_ERRORS["bisect-not-after"]({
		good,
		bad
	});
	return commits;
}
function measuringIn(clone, question) {
	const git = openGit({
		root: clone,
		env: process.env
	});
	return async ({ base, head, thoroughly, byTime }) => {
		await git([
			"checkout",
			"--quiet",
			"--force",
			"--detach",
			head
		]);
		try {
			const { options } = question;
			const asked = thoroughly ? {
				...question,
				options: {
					...options,
					profile: "thorough"
				}
			} : question;
			return await judgeIn({
				cwd: clone,
				base,
				byTime
			}, asked);
		} catch (error) {
			if (!(error instanceof UserError)) throw error;
			tell(`${shortCommit(head)}: ${error.message}`);
			return null;
		}
	};
}
/** The benchmark in `cwd` beside a base; null: it is not there. */
async function judgeIn({ cwd, base, byTime }, { benchmark, options, io }) {
	const request = {
		...gateRequest({
			...options,
			only: [escapeGlob(benchmark)],
			all: true,
			base,
			profile: options.profile ?? "quick",
			why: false
		}),
		...byTime ? { countsSettle: false } : {},
		cwd
	};
	const { judgement, interrupted } = await runGate(request, io);
	io.signal.throwIfAborted();
	if (interrupted) throw new Error("interrupted");
	return judgement.benchmarks.find(({ id }) => id === benchmark) ?? null;
}
async function describeAnswer({ answer, metric, trials }, { benchmark, good, bad, git }) {
	const titleOf = (commit) => git([
		"log",
		"-1",
		"--format=%h \"%s\" (%an, %as)",
		commit
	]).then((line) => line.trim());
	if (answer.kind === "nothing to find") {
		const why = answer.benchmark === null ? "it could not be measured there" : describeReason(answer.benchmark.because);
		return `${benchmark} is not slower at ${shortCommit(bad)} than at ${shortCommit(good)}: ${why}.`;
	}
	const label = metric === null ? "" : METRICS[metric].label;
	if (answer.kind === "one of") return `${benchmark} got slower (${label}) with one of these commits. All but the last could not be measured:\n${(await Promise.all(answer.commits.map(titleOf))).map((line) => `  ${line}`).join("\n")}`;
	const own = answer.own === null ? "" : `: ${formatChange(answer.own)} ${label} beside the commit before it`;
	return `${benchmark} got slower with ${await titleOf(answer.commit)}${own}.\n${countOf(trials.length, "commit")} measured.`;
}

export { bisectCommand };