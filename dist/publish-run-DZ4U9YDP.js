import { o as notice, r as publishOutputs, t as outputsOf, u as warning } from "./outputs-C5cIPvaw.js";
import { i as reasonOf } from "./errors-3tGWn54n.js";
import { i as renderVerdictLine, n as renderSummary, t as renderComment } from "./markdown-Dn2dqHnD.js";
import { t as GitHubRefusal } from "./github-Dm1VhEfL.js";
import { EOL } from "os";
import { constants, promises } from "fs";

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

// src/publish/comment.ts
/** The hidden first line by which the comment is found again; gates with other configuration files have comments of their own. */
function commentMarker(configFile) {
	return `<!-- perf-gate:${configFile.replaceAll(/-->|[\r\n]/g, "")} -->`;
}
/**
* Writes the one comment of this gate on a pull request: the one that is there is updated, so that nobody's thread
* fills up. Throws a GitHubRefusal.
*/
async function publishComment(api, { issue, marker, body }) {
	const text = `${marker}\n${body}`;
	const updateExisting = async () => {
		const own = await findOwnComment(api, issue, marker);
		return own === null ? null : {
			state: "updated",
			url: await api.updateComment(own.id, text)
		};
	};
	const updated = await updateExisting();
	if (updated !== null) return updated;
	try {
		return {
			state: "created",
			url: await api.createComment(issue, text)
		};
	} catch (error) {
		if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
		return await updateExisting() ?? {
			state: "created",
			url: await api.createComment(issue, text)
		};
	}
}
/**
* The oldest comment that begins with the marker and is ours. Anybody can write a marker, and a token that may comment
* may edit everybody's comments: taking over a stranger's would let them rewrite the report afterwards. The token of a
* workflow cannot ask for its login, so a bot's comment counts as ours, a person's only if the token is theirs.
*/
async function findOwnComment(api, issue, marker) {
	const marked = (await api.listComments(issue)).filter(({ body }) => body.startsWith(marker));
	if (marked.length === 0) return null;
	const viewer = marked.some(({ author }) => author?.isBot === false) ? await api.viewerLogin() : null;
	return marked.find(({ author }) => author !== null && (viewer === null ? author.isBot : author.login === viewer)) ?? null;
}
/** Why the comment could not be written, and what to do, for a warning. The report itself is in the job summary. */
function explainRefusedComment(error, { isFork }) {
	const reason = error instanceof Error ? error.message : String(error);
	const mayNot = error instanceof GitHubRefusal && (error.status === 401 || error.status === 403);
	if (mayNot && isFork) return `The report could not be posted as a comment: GitHub gives pull requests from forks a read-only token. It is in the job summary, and the verdict stands. (${reason})`;
	if (mayNot) return `The report could not be posted as a comment: give this job \`permissions: pull-requests: write\`, or set \`comment: never\`. It is in the job summary, and the verdict stands. (${reason})`;
	return `The report could not be posted as a comment: ${reason}. It is in the job summary, and the verdict stands.`;
}

// src/publish/summary.ts
/** Appends markdown to the job summary. Throws if the runner gave no file for it, or it cannot be written. */
async function publishSummary(markdown) {
	await summary.addRaw(markdown, true).write();
}

// src/publish/publish-run.ts
/**
* Job summary first, because nothing can keep it from being written, then outputs, then the comment. What cannot be
* published is a warning: it never changes the verdict. Gives the verdict as one line.
*/
async function publishRun(publication) {
	const { file: { run }, judgement, configFile, reportPath, jsonPath } = publication;
	const title = configFile.startsWith("perf-gate.") ? "perf-gate" : `perf-gate (${configFile})`;
	const verdictLine = renderVerdictLine({
		run,
		judgement
	});
	await warnInstead("The job summary could not be written", async () => publishSummary(renderSummary({
		run,
		judgement,
		title
	})));
	await warnInstead("The outputs could not be set", () => {
		publishOutputs(outputsOf({
			judgement,
			verdictLine,
			reportPath,
			jsonPath
		}));
	});
	await commentIfAsked(publication, title);
	return verdictLine;
}
async function commentIfAsked({ commentOn, github, file: { run }, judgement, configFile, runUrl }, title) {
	if (commentOn === null) return;
	if (github === null) {
		warning("The report could not be posted as a comment: the input `token` is empty. It is in the job summary, and the verdict stands.");
		return;
	}
	try {
		const body = renderComment({
			run,
			judgement,
			title,
			fullReportUrl: runUrl
		});
		const { state, url } = await publishComment(github, {
			issue: commentOn.number,
			marker: commentMarker(configFile),
			body
		});
		notice(`The report was ${state === "created" ? "posted" : "updated"} at ${url}`);
	} catch (error) {
		warning(explainRefusedComment(error, commentOn));
	}
}
async function warnInstead(what, publish) {
	try {
		await publish();
	} catch (error) {
		warning(`${what}: ${reasonOf(error)}. The verdict stands.`);
	}
}

export { publishRun };