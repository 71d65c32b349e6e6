import { d as setFailed, m as warning, n as skipJob, r as fenceLog, t as openJob, u as notice } from "./job-BzPK44eT.js";
import { r as publishAndConclude } from "./conclude-lV01hcis.js";
import { A as execa, k as targetEnvironment, t as measure } from "./measuring-CO6xnwED.js";
import { S as lastOutput } from "./load-protocol-cdBtwzSH.js";
import { o as writeJobReport } from "./output-Dp4tnQu5.js";
import { i as openCheckout, o as refuseOtherThan, r as storeRun, s as findBase, t as openStoredBaselines } from "./baseline-branch-yPMRpC7U.js";
import { n as reachOfChange } from "./reach-of-change-DOKA2T0c.js";
import { n as RESULTS_FOLDER } from "./results-folder-DiT-Zvz8.js";
import { n as missingFromStored, r as reasonNotToStore } from "./to-stored-runs-B09bECGi.js";
import { x as uncommittedFiles } from "./acceptances-Cw8_28Y7.js";
import { o as plainName, v as listOfMost } from "./escape-CLc3o0GR.js";
import { a as describeNote, o as describeReason } from "./idle-rules-BLrdebC-.js";
import { t as _usingCtx } from "./usingCtx-KaxdmAud.js";
import process from "node:process";
import path from "node:path";

// src/action/install-counter.ts
/** Of one command that fetches. */
const LONGEST_FETCH_S = 90;
/** Nothing is waited for any more by then but the disk. */
const LONGEST_INSTALL_S = 600;
/** A runner that has just started may be about to install its own updates. */
const LONGEST_LOCK_S = 60;
/**
* Installs packages in the first way that succeeds. The signal ends what is being fetched; nothing more is begun then.
*
* @returns why the last way failed, as a sentence's end; null: it is installed
*/
async function installCounter(packages, signal, ways = waysByApt(packages, process.getuid?.() === 0)) {
	let trouble = null;
	for (const way of ways) {
		trouble = await carryOut(way, signal);
		if (trouble === null || signal.aborted) return trouble;
	}
	return trouble;
}
/** With the package lists that are there, and with new ones where those are out of date. */
function waysByApt(packages, isRoot) {
	const apt = (bounded, ...args) => {
		const command = [
			"env",
			"DEBIAN_FRONTEND=noninteractive",
			"timeout",
			...bounded,
			"apt-get",
			"-o",
			`DPkg::Lock::Timeout=${LONGEST_LOCK_S}`,
			...args
		];
		return isRoot ? command : [
			"sudo",
			"-n",
			...command
		];
	};
	const fetch = (...args) => apt(["--kill-after=5", String(LONGEST_FETCH_S)], ...args);
	const what = [
		"-y",
		"--no-install-recommends",
		...packages
	];
	const download = fetch("install", "--download-only", ...what);
	const install = apt([String(LONGEST_INSTALL_S)], "install", "--no-download", ...what);
	return [{
		fetch: [download],
		install
	}, {
		fetch: [fetch("update"), download],
		install
	}];
}
async function carryOut({ fetch, install }, signal) {
	for (const command of fetch) {
		const trouble = await run(command, { cancelSignal: signal });
		if (trouble !== null) return trouble;
	}
	return signal.aborted ? "it was interrupted" : run(install, { cleanup: false });
}
async function run([program, ...args], ending) {
	const done = await execa(program, args, {
		...ending,
		env: targetEnvironment({}),
		extendEnv: false,
		reject: false,
		stdin: "ignore"
	});
	return done.failed ? lastOutput(done.stderr) || (done.shortMessage ?? "no reason was given") : null;
}

// src/action/measure-task.ts
/** Measures what is checked out, publishes the verdict, and stores the run where the task says so. */
async function measureAndPublish(task, start) {
	try {
		var _usingCtx$1 = _usingCtx();
		const job = await openJob(start);
		const { inputs, env, serverUrl } = job;
		const checkout = await openCheckout({
			root: process.cwd(),
			env,
			token: inputs.token,
			serverUrl
		});
		if (inputs.commit !== null) await refuseOtherThan(inputs.commit, inputs.pullRequest, {
			git: checkout.git,
			github: job.github
		});
		if (task.unlessNothingReachedSince !== null && !await reachesAnything(task.unlessNothingReachedSince, checkout, job)) {
			skipJob("The push reaches no benchmark: there is nothing new to store.");
			return;
		}
		const base = await findBase(task.base, {
			git: checkout.git,
			github: job.github,
			tell: notice
		});
		const stored = _usingCtx$1.a(await openStoredBaselines(checkout, {
			inputs,
			base,
			defaultBranch: job.event.defaultBranch
		}));
		if (stored.warning !== null) warning(stored.warning);
		await warnOfUncommitted(checkout, base);
		const reportPath = path.resolve(RESULTS_FOLDER, "report.md");
		const result = await measureInFence(requestOf(task, inputs, {
			base,
			gitEnv: checkout.env,
			baselines: stored.folder
		}), reportPath);
		if (result.interrupted) {
			setFailed("The run was interrupted; no verdict was reached.");
			return;
		}
		const { file, judgement, root, config, kept } = result;
		if ("problem" in kept) throw kept.problem;
		await publishAndConclude({
			file,
			judgement,
			root,
			reportPath,
			jsonPath: path.resolve(kept.path)
		}, task.audience, job);
		if (task.storeOn !== null) await storeIfGood(result, {
			checkout,
			branch: task.storeOn,
			dir: inputs.baselines ?? config.baselines
		});
	} catch (_) {
		_usingCtx$1.e = _;
	} finally {
		await _usingCtx$1.d();
	}
}
/**
* A tip that is gone after a force push tells nothing, and then everything counts as reached. So it does where the tip has no
* configuration that can be used: nothing was stored of it.
*/
async function reachesAnything(since, checkout, { inputs, github }) {
	const base = await findBase(since, {
		git: checkout.git,
		github,
		tell: notice
	});
	if (since.kind === "before" && (base.kind !== "ref" || base.ref !== since.sha)) return true;
	const { problem, targets } = await reachOfChange({
		cwd: checkout.root,
		configFile: inputs.config,
		base,
		gitEnv: checkout.env
	});
	return problem !== null || targets === null || targets.some(({ leftOut }) => leftOut === null);
}
function requestOf({ all, branch, pullRequest }, inputs, found) {
	const { config, only, shard, jobs, budgetMs, profile, seed } = inputs;
	return {
		...found,
		cwd: process.cwd(),
		configFile: config,
		only,
		all,
		shard,
		jobs,
		pullRequest,
		branch,
		budgetMs,
		profile,
		askedBy: "inputs",
		seed,
		...process.platform === "linux" ? { installCounter } : {}
	};
}
/** How many files a warning names. */
const MOST_FILES = 5;
/** What a step of the job has changed, or left, no base has: an `.npmrc` with a token, a lock file that an install has rewritten. */
async function warnOfUncommitted({ git }, base) {
	const files = base.kind === "ref" ? await uncommittedFiles(git) : [];
	if (files.length > 0) warning(`A step of this job has changed or left in the checkout ${listOfMost(files.map(plainName), MOST_FILES)}, which head is measured with, and base is not: leave the checkout as actions/checkout made it.`);
}
/** What the benchmarked programs print must not be taken for commands of this job. */
async function measureInFence(request, reportPath) {
	try {
		var _usingCtx3 = _usingCtx();
		_usingCtx3.u(fenceLog((line) => process.stdout.write(line)));
		const result = await measure(request);
		if (!result.interrupted) await writeJobReport(result.file, result.judgement, reportPath);
		return result;
	} catch (_) {
		_usingCtx3.e = _;
	} finally {
		_usingCtx3.d();
	}
}
async function storeIfGood({ file: { run }, judgement, config }, place) {
	const reason = reasonNotToStore(run, judgement);
	if (reason === null) {
		const commit = await storeRun({
			run,
			retention: config.retention
		}, place);
		notice(`The run was stored as a baseline: ${commit} on ${place.branch}.`);
		missingFromStored(run).forEach((note) => warning(describeNote(note)));
	} else warning(`The run was not stored as a baseline: ${describeReason(reason)}.`);
}

export { measureAndPublish };