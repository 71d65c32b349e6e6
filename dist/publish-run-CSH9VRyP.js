import { a as outputsOf, c as error, m as warning, o as publishOutputs, u as notice } from "./job-8jnTSn1R.js";
import { a as reasonOf } from "./errors-B-nyEVmC.js";
import { c as listOf, i as countOf, u as shortCommit } from "./phrases-9oUwjXNw.js";
import { m as toPlainLine, u as plainName } from "./escape-BWBapS6T.js";
import { n as version } from "./version-BSYgtqsx.js";
import { a as decidingComparisons, l as keyOfBenchmark } from "./verdict-CFN-Oras.js";
import { N as benchmarkLabel, c as renderVerdictLine, g as blamedLines, l as toPlainText, x as worstComparison, y as sortByUrgency } from "./report-document-DhKrmnUq.js";
import { a as renderSummary, i as renderComment, t as MAX_COMMENT_CHARACTERS } from "./markdown-BvD0RrLM.js";
import { i as isUsualConfigFile } from "./file-names-CQnLoMAY.js";
import { i as explainIfRefused, o as nullIfGone, r as askGitHubIfItSays, t as GitHubRefusal } from "./refusal-Dl0fUAim.js";
import { a as renderState, i as isOfGate, n as configFileOf, o as stateAfter, r as findOwnComments, t as commentMarker } from "./comment-state-12zo4v3O.js";
import { EOL } from "os";
import { constants, promises } from "fs";
import { posix } from "node:path";

// node_modules/@actions/core/lib/summary.js
var __awaiter = void 0 && (void 0).__awaiter || function(thisArg, _arguments, P, generator) {
	function adopt(value) {
		return value instanceof P ? value : new P(function(resolve) {
			resolve(value);
		});
	}
	return new (P || (P = Promise))(function(resolve, reject) {
		function fulfilled(value) {
			try {
				step(generator.next(value));
			} catch (e) {
				reject(e);
			}
		}
		function rejected(value) {
			try {
				step(generator["throw"](value));
			} catch (e) {
				reject(e);
			}
		}
		function step(result) {
			result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
		}
		step((generator = generator.apply(thisArg, _arguments || [])).next());
	});
};
const { access, appendFile, writeFile } = promises;
const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
var Summary = class {
	constructor() {
		this._buffer = "";
	}
	/**
	* Finds the summary file path from the environment, rejects if env var is not found or file does not exist
	* Also checks r/w permissions.
	*
	* @returns step summary file path
	*/
	filePath() {
		return __awaiter(this, void 0, void 0, function* () {
			if (this._filePath) return this._filePath;
			const pathFromEnv = process.env[SUMMARY_ENV_VAR];
			if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
			try {
				yield access(pathFromEnv, constants.R_OK | constants.W_OK);
			} catch (_a) {
				throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
			}
			this._filePath = pathFromEnv;
			return this._filePath;
		});
	}
	/**
	* Wraps content in an HTML tag, adding any HTML attributes
	*
	* @param {string} tag HTML tag to wrap
	* @param {string | null} content content within the tag
	* @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
	*
	* @returns {string} content wrapped in HTML element
	*/
	wrap(tag, content, attrs = {}) {
		const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
		if (!content) return `<${tag}${htmlAttrs}>`;
		return `<${tag}${htmlAttrs}>${content}</${tag}>`;
	}
	/**
	* Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
	*
	* @param {SummaryWriteOptions} [options] (optional) options for write operation
	*
	* @returns {Promise<Summary>} summary instance
	*/
	write(options) {
		return __awaiter(this, void 0, void 0, function* () {
			const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
			const filePath = yield this.filePath();
			yield (overwrite ? writeFile : appendFile)(filePath, this._buffer, { encoding: "utf8" });
			return this.emptyBuffer();
		});
	}
	/**
	* Clears the summary buffer and wipes the summary file
	*
	* @returns {Summary} summary instance
	*/
	clear() {
		return __awaiter(this, void 0, void 0, function* () {
			return this.emptyBuffer().write({ overwrite: true });
		});
	}
	/**
	* Returns the current summary buffer as a string
	*
	* @returns {string} string of summary buffer
	*/
	stringify() {
		return this._buffer;
	}
	/**
	* If the summary buffer is empty
	*
	* @returns {boolen} true if the buffer is empty
	*/
	isEmptyBuffer() {
		return this._buffer.length === 0;
	}
	/**
	* Resets the summary buffer without writing to summary file
	*
	* @returns {Summary} summary instance
	*/
	emptyBuffer() {
		this._buffer = "";
		return this;
	}
	/**
	* Adds raw text to the summary buffer
	*
	* @param {string} text content to add
	* @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addRaw(text, addEOL = false) {
		this._buffer += text;
		return addEOL ? this.addEOL() : this;
	}
	/**
	* Adds the operating system-specific end-of-line marker to the buffer
	*
	* @returns {Summary} summary instance
	*/
	addEOL() {
		return this.addRaw(EOL);
	}
	/**
	* Adds an HTML codeblock to the summary buffer
	*
	* @param {string} code content to render within fenced code block
	* @param {string} lang (optional) language to syntax highlight code
	*
	* @returns {Summary} summary instance
	*/
	addCodeBlock(code, lang) {
		const attrs = Object.assign({}, lang && { lang });
		const element = this.wrap("pre", this.wrap("code", code), attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML list to the summary buffer
	*
	* @param {string[]} items list of items to render
	* @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
	*
	* @returns {Summary} summary instance
	*/
	addList(items, ordered = false) {
		const tag = ordered ? "ol" : "ul";
		const listItems = items.map((item) => this.wrap("li", item)).join("");
		const element = this.wrap(tag, listItems);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML table to the summary buffer
	*
	* @param {SummaryTableCell[]} rows table rows
	*
	* @returns {Summary} summary instance
	*/
	addTable(rows) {
		const tableBody = rows.map((row) => {
			const cells = row.map((cell) => {
				if (typeof cell === "string") return this.wrap("td", cell);
				const { header, data, colspan, rowspan } = cell;
				const tag = header ? "th" : "td";
				const attrs = Object.assign(Object.assign({}, colspan && { colspan }), rowspan && { rowspan });
				return this.wrap(tag, data, attrs);
			}).join("");
			return this.wrap("tr", cells);
		}).join("");
		const element = this.wrap("table", tableBody);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds a collapsable HTML details element to the summary buffer
	*
	* @param {string} label text for the closed state
	* @param {string} content collapsable content
	*
	* @returns {Summary} summary instance
	*/
	addDetails(label, content) {
		const element = this.wrap("details", this.wrap("summary", label) + content);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML image tag to the summary buffer
	*
	* @param {string} src path to the image you to embed
	* @param {string} alt text description of the image
	* @param {SummaryImageOptions} options (optional) addition image attributes
	*
	* @returns {Summary} summary instance
	*/
	addImage(src, alt, options) {
		const { width, height } = options || {};
		const attrs = Object.assign(Object.assign({}, width && { width }), height && { height });
		const element = this.wrap("img", null, Object.assign({
			src,
			alt
		}, attrs));
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML section heading element
	*
	* @param {string} text heading text
	* @param {number | string} [level=1] (optional) the heading level, default: 1
	*
	* @returns {Summary} summary instance
	*/
	addHeading(text, level) {
		const tag = `h${level}`;
		const allowedTag = [
			"h1",
			"h2",
			"h3",
			"h4",
			"h5",
			"h6"
		].includes(tag) ? tag : "h1";
		const element = this.wrap(allowedTag, text);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML thematic break (<hr>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addSeparator() {
		const element = this.wrap("hr", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML line break (<br>) to the summary buffer
	*
	* @returns {Summary} summary instance
	*/
	addBreak() {
		const element = this.wrap("br", null);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML blockquote to the summary buffer
	*
	* @param {string} text quote text
	* @param {string} cite (optional) citation url
	*
	* @returns {Summary} summary instance
	*/
	addQuote(text, cite) {
		const attrs = Object.assign({}, cite && { cite });
		const element = this.wrap("blockquote", text, attrs);
		return this.addRaw(element).addEOL();
	}
	/**
	* Adds an HTML anchor tag to the summary buffer
	*
	* @param {string} text link text/content
	* @param {string} href hyperlink
	*
	* @returns {Summary} summary instance
	*/
	addLink(text, href) {
		const element = this.wrap("a", text, { href });
		return this.addRaw(element).addEOL();
	}
};
const _summary = new Summary();
const summary = _summary;

// src/github/client/ancestry-api.ts
/**
* Finds the newest commit that two commits or branches both have; null: GitHub knows of none.
*
* @throws UserError if it does not answer
*/
async function commonAncestor(github, base, head) {
	return askGitHubIfItSays({
		doing: `compare ${head} with ${base}`,
		permission: "contents: read"
	}, async () => github.mergeBase(base, head));
}
/**
* Tells whether a commit is another one, or GitHub's merge of that into its base, of which it is the second parent. A commit that was
* pushed on top of it may be faster, and does not count. null: GitHub does not know the commit, as one that a step of the job made.
*
* @throws UserError if it does not answer
*/
async function isCommitOrMergeOf(github, { commit, of }) {
	if (commit === of) return true;
	const parents = await askGitHubIfItSays({
		doing: "look up what was measured",
		permission: "contents: read"
	}, async () => github.parentsOf(commit));
	return parents === null ? null : parents[1] === of;
}
/**
* Tells whether a commit is a base of the change: a commit of `branch`, and no older than where the change left it. An older commit, or
* one of the change itself, may be as slow as the change. In a merge queue the group may lie on top of others, which have passed.
* Throws a UserError if GitHub does not answer.
*
* @param sha the newest commit of the change
* @param branch the branch that the change goes into, or a branch, tag or commit that it is compared with instead
*/
async function isBaseOfChange(commit, { pull, sha }, { github, branch }) {
	if (commit === pull?.baseSha) return true;
	const contains = async (tip, ancestor) => tip === ancestor || await commonAncestor(github, ancestor, tip) === ancestor;
	const forkPoint = await commonAncestor(github, branch, sha);
	if (forkPoint === null || forkPoint !== sha && !await contains(commit, forkPoint)) return false;
	return await contains(branch, commit) || pull === null && commit !== sha && await contains(sha, commit);
}

// src/github/publish/annotations.ts
/** A runner shows ten of each level of a step, and the verdict itself takes one. The check shows the same; the report has all. */
const MOST_ANNOTATIONS = 9;
/**
* The lines of changed files that causes name, each with every benchmark whose cause it is, the worst first.
*/
function annotationsOf({ file: { run }, judgement, failOnRegression }) {
	const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
	const blamed = sortByUrgency(judgement.benchmarks).filter(({ verdict }) => verdict === "regressed" || verdict === "accepted").flatMap((benchmark) => blamedLines(records.get(keyOfBenchmark(benchmark))).filter(({ file }) => isInside(file)).map((line) => ({
		...line,
		benchmark
	})));
	return [...Map.groupBy(blamed, ({ file, line }) => `${file}:${line}`).values()].slice(0, MOST_ANNOTATIONS).map((alike) => {
		const [{ file, line, text, benchmark }] = alike;
		const names = alike.map((one) => plainName(benchmarkLabel(one.benchmark)));
		return {
			path: file,
			line,
			level: benchmark.verdict === "accepted" ? "notice" : failOnRegression ? "failure" : "warning",
			title: `${listOf(names)}: ${benchmark.verdict} here`,
			message: toPlainText(text)
		};
	});
}
/** The run file may come from a job that ran the change's code. */
const isInside = (file) => posix.normalize(file) === file && !posix.isAbsolute(file) && !file.startsWith("..") && plainName(file) === file;
const WRITERS = {
	failure: error,
	warning,
	notice
};
/** Shows annotations as the job's own, which takes no permission. */
function annotateJob(annotations) {
	for (const { path, line, level, title, message } of annotations) WRITERS[level](message, {
		file: path,
		startLine: line,
		title
	});
}

// src/github/publish/publication.ts
/** What its reports are rendered from. */
const sourceOf = ({ file: { run }, judgement, failOnRegression, obeysComments }) => ({
	run,
	judgement,
	judgedBy: version,
	warnsOnly: !failOnRegression,
	obeysComments,
	title: gateName(run.configFile)
});
/** Name that tells the gates of one repository apart: `perf-gate`, or `perf-gate (bench/gate.yml)`. */
function gateName(configFile) {
	return isUsualConfigFile(configFile) ? "perf-gate" : `perf-gate (${plainName(configFile)})`;
}

// src/github/publish/check.ts
/**
* How a verdict concludes a check run. Neutral satisfies branch protection, and shows that something is left to look
* at: an inconclusive verdict that the policy lets pass so, and what would fail if `failOnRegression` were on.
*/
function concludeCheck({ verdict, exitCode }, failOnRegression) {
	if (exitCode === 0) return verdict === "inconclusive" ? "neutral" : "success";
	return failOnRegression ? "failure" : "neutral";
}
/** GitHub's documentation counts characters; what refuses a longer one counts bytes (github/docs#35252). */
const MAX_CHECK_SUMMARY_BYTES = 65535;
/** The check that tells of a run. `verdictLine` is the report's first line. */
function checkOf(publication, verdictLine) {
	const { file: { run }, judgement, commit, runUrl, fullReportUrl, failOnRegression } = publication;
	return {
		sha: commit,
		name: gateName(run.configFile),
		conclusion: concludeCheck(judgement, failOnRegression),
		title: verdictLine,
		summary: renderSummary({
			...sourceOf(publication),
			fullReportUrl,
			maxBytes: MAX_CHECK_SUMMARY_BYTES
		}),
		detailsUrl: runUrl,
		annotations: annotationsOf(publication)
	};
}

// src/github/publish/comment-draft.ts
/**
* Gives the largest change that the intervals leave possible, in any metric and environment that regressed: an acceptance covers that
* much. Where nothing regressed, it is of the largest change for the worse. null: nothing was compared.
*/
function largestPossibleChange(variants) {
	const regressed = variants.flatMap((variant) => decidingComparisons(variant).filter(({ outcome }) => outcome === "regressed"));
	const worst = regressed.length > 0 ? regressed : variants.flatMap((variant) => worstComparison(variant) ?? []);
	return worst.length === 0 ? null : Math.max(...worst.map(({ interval }) => interval.high));
}
/** A comment stores many changes, so each is rounded up to a hundredth of a per cent. */
const CHANGE_STEPS = 1e4;
/**
* Gives how far an acceptance lets each metric of a benchmark be worse, in any environment: the upper bound of what regressed, and at
* most the largest of these for the other metrics. Empty: nothing regressed.
*/
function possibleChanges(variants) {
	const deciding = variants.flatMap(decidingComparisons);
	const worst = Math.max(...deciding.filter(({ outcome }) => outcome === "regressed").map(({ interval }) => interval.high));
	const bounds = deciding.map(({ metric, outcome, interval }) => ({
		metric,
		bound: outcome === "regressed" ? interval.high : Math.min(interval.high, worst)
	}));
	const byMetric = Map.groupBy(bounds.filter(({ bound }) => Number.isFinite(bound)), ({ metric }) => metric);
	return Object.fromEntries([...byMetric].map(([metric, ofMetric]) => [metric, Math.ceil(Math.max(0, ...ofMetric.map(({ bound }) => bound)) * CHANGE_STEPS) / CHANGE_STEPS]));
}
/** GitHub's own limit of a comment. */
const MOST_CHARACTERS = 65536;
/** A verdict line is repeated in every later comment on the commit. */
const MAX_VERDICT_LINE_LENGTH = 300;
/** The comment that tells of a run. `verdictLine` is the report's first line. */
function draftComment(publication, verdictLine) {
	const { file: { run }, judgement, origin, commit, fullReportUrl, now } = publication;
	const marker = commentMarker(run.configFile);
	const current = {
		run: origin.workflowRun,
		attempt: origin.attempt,
		sha: commit,
		startedAt: run.startedAt,
		verdictLine: toPlainLine(verdictLine, MAX_VERDICT_LINE_LENGTH),
		results: resultsOf(judgement.benchmarks),
		shownSince: now.toISOString()
	};
	const textAfter = (previous) => {
		const state = stateAfter(previous, current);
		const hidden = `${marker}\n${renderState(state)}\n`;
		return hidden + renderComment({
			...sourceOf(publication),
			fullReportUrl,
			about: describeCommit(state, run),
			remark: describeReruns(state, roundsIn(run)),
			maxLength: Math.min(MAX_COMMENT_CHARACTERS, MOST_CHARACTERS - hidden.length)
		});
	};
	return {
		marker,
		run: current.run,
		sha: current.sha,
		textAfter
	};
}
/** The worst result of each benchmark, the worst benchmark first. */
function resultsOf(benchmarks) {
	return [...Map.groupBy(sortByUrgency(benchmarks), ({ id }) => id)].flatMap(([id, variants]) => {
		const [first] = variants;
		if (first === void 0) return [];
		const isAccepted = first.verdict === "inconclusive" && variants.some(({ acceptance }) => acceptance !== null);
		const metrics = possibleChanges(variants);
		return [{
			id,
			verdict: isAccepted ? "accepted" : first.verdict,
			worst: largestPossibleChange(variants),
			...Object.keys(metrics).length === 0 ? {} : { metrics }
		}];
	});
}
/**
* `commit 9c8b7a6f5e4d merged into 1f0e4c7a9b2d`, in plain text, of which GitHub makes links. The comment stays while later commits
* are pushed, until they have been measured.
*/
function describeCommit({ sha }, { head, base }) {
	return [`commit ${shortCommit(sha)}${head.sha === sha || base === null ? "" : ` merged into ${shortCommit(base.sha)}`}`];
}
/** `Measured again (2nd run on this commit), 36 rounds. Before: “express/updateUser got 4.1 % slower”.` */
function describeReruns({ runsOnCommit, earlier }, roundsMeasured) {
	if (earlier.length === 0) return [];
	const unnamed = runsOnCommit - 1 - earlier.length;
	return [
		`Measured again (${ordinal(runsOnCommit)} run on this commit), ${countOf(roundsMeasured, "round")}. Before: `,
		...earlier.map(({ verdictLine }) => `“${verdictLine}”`).flatMap((quote, index) => index === 0 ? [quote] : [", ", quote]),
		unnamed > 0 ? ` and ${unnamed} earlier.` : "."
	];
}
/** The rounds of a run that can decide: side by side, or of head alone where there is no base. */
function roundsIn({ base, benchmarks }) {
	return benchmarks.reduce((sum, { measurement }) => {
		if (measurement.state !== "measured") return sum;
		return sum + (base === null ? measurement.solos : measurement.duets).length;
	}, 0);
}
const ORDINAL_ENDINGS = {
	one: "st",
	two: "nd",
	few: "rd"
};
const ordinalRules = new Intl.PluralRules("en", { type: "ordinal" });
/** `2nd`, `3rd`, `11th`. */
function ordinal(count) {
	return `${count}${ORDINAL_ENDINGS[ordinalRules.select(count)] ?? "th"}`;
}

// src/github/publish/comment.ts
/**
* Writes the one comment of a gate on a pull request: the one that is there is updated. Two first jobs that end at the same moment begin one
* each; only the older of these is updated from then on. Throws a GitHubRefusal.
*
* @param mayBegin a comment is created where there is none
* @returns what became of it, as a sentence
*/
async function publishComment(api, { issue, mayBegin, draft }) {
	const updated = await updateOwn(api, issue, draft);
	if (updated !== null) return updated;
	if (!mayBegin) return "No comment was begun: nothing changed that it would have to tell of.";
	const begin = async () => `The report was posted at ${await api.createComment(issue, draft.textAfter(null))}`;
	try {
		return await begin();
	} catch (error) {
		if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
		return await updateOwn(api, issue, draft) ?? begin();
	}
}
/** null: there is no comment to update, or it was deleted at this moment. */
async function updateOwn(api, issue, draft) {
	const own = (await findOwnComments(api, issue)).find((comment) => isOfGate(comment, configFileOf(draft.marker)));
	if (own === void 0) return null;
	const { id, state } = own;
	if (state !== null && state.sha !== draft.sha && state.run > draft.run) return "The comment was left as it is: it tells of a later run on another commit.";
	return nullIfGone(async () => `The report was updated at ${await api.updateComment(id, draft.textAfter(state))}`);
}

// src/github/publish/publish-run.ts
const VERDICT_STANDS = "The report is in the job summary, and the verdict stands.";
/**
* Job summary first, because nothing can keep it from being written, then outputs, then what needs GitHub: the check
* and the comment. What cannot be published is a warning: it never changes the verdict.
*
* @returns the verdict as one line, and what refused the check, as whole sentences; null: it was written, or none was wanted
*/
async function publishRun(publication) {
	const { file: { run }, judgement, report, comment, writesCheck, github } = publication;
	const verdictLine = renderVerdictLine({
		run,
		judgement
	});
	await warnInstead("The job summary could not be written", async () => summary.addRaw(renderSummary(sourceOf(publication)), true).write());
	await warnInstead("The outputs could not be set", () => {
		publishOutputs(outputsOf(judgement, verdictLine, report));
	});
	if (!writesCheck) annotateJob(annotationsOf(publication));
	if (github === null) {
		if (writesCheck || comment !== null) warning(`perf-gate could write neither a comment nor a check: the input \`token\` is empty. ${VERDICT_STANDS}`);
		return {
			verdictLine,
			checkRefused: null
		};
	}
	const checkRefused = await checkIfAsked(publication, github, verdictLine);
	await commentIfAsked(publication, github, verdictLine);
	return {
		verdictLine,
		checkRefused
	};
}
/** Gives what refused the check, as {@link publishRun} does. */
async function checkIfAsked(publication, github, verdictLine) {
	const { writesCheck, comment } = publication;
	if (!writesCheck) return null;
	const deed = {
		doing: "write the check run",
		permission: "checks: write",
		isFork: comment?.isFork ?? false,
		explainsAnything: true
	};
	const refused = await explainIfRefused(deed, async () => {
		notice(`The check is at ${await github.createCheck(checkOf(publication, verdictLine))}`);
	});
	warnOf(refused);
	return refused;
}
async function commentIfAsked(publication, github, verdictLine) {
	const { comment, judgement } = publication;
	if (comment === null) return;
	const { number, isFork, when } = comment;
	warnOf(await explainIfRefused({
		doing: "post the comment",
		permission: "pull-requests: write",
		isFork,
		explainsAnything: true
	}, async () => {
		const mayBegin = when === "always" || isWorthAComment(judgement);
		notice(await publishComment(github, {
			issue: number,
			mayBegin,
			draft: draftComment(publication, verdictLine)
		}));
	}));
}
/** null: nothing was refused. */
function warnOf(refused) {
	if (refused !== null) warning(`${refused} ${VERDICT_STANDS}`);
}
function isWorthAComment({ exitCode, benchmarks }) {
	return exitCode !== 0 || benchmarks.some(({ verdict, acceptance }) => verdict === "improved" || acceptance !== null);
}
async function warnInstead(what, publish) {
	try {
		await publish();
	} catch (error) {
		warning(`${what}: ${reasonOf(error)}. The verdict stands.`);
	}
}

export { isCommitOrMergeOf as a, isBaseOfChange as i, gateName as n, commonAncestor as r, publishRun as t };