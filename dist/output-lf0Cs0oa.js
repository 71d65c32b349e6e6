import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { a as reasonOf } from "./errors-B5hJe2kq.js";
import { p as userError } from "./benchmark-glob-hLDyCpk6.js";
import { t as CLI_ERRORS } from "./cli-lmxpFaXb.js";
import { a as renderSummary, l as toPlainText, n as largestThatHolds, o as documentOf, r as longestBlock } from "./markdown-BUfJ42O7.js";
import { t as require_cli_table3 } from "./cli-table3-C02oN0AF.js";
import { d as withoutWorkflowCommands, i as plainLine } from "./escape-CLc3o0GR.js";
import { s as writeTextAtomically, t as nullIfMissing } from "./text-file-Z9UgWR6q.js";
import { t as version } from "./version-DXuvjoV3.js";
import process from "node:process";
import { styleText } from "node:util";
import path from "node:path";
import { access, constants, lstat, mkdir, stat, writeFile } from "node:fs/promises";

// src/report/json.ts
/** One line of JSON: raw rounds make it long, and whoever wants to read it has a formatter. */
function renderJson({ run, history, acceptances, judgement }) {
	return `${JSON.stringify({
		run,
		history,
		acceptances,
		judgement
	})}\n`;
}
/** The same form as {@link renderJson}'s. */
function renderComparedJson({ base, head, judgement }) {
	return `${JSON.stringify({
		base,
		head,
		judgement
	})}\n`;
}

// src/report/report-source.ts
/**
* Makes one source of two recorded runs: head's rounds alone, against the commit and by the policy of the base run. What the head
* run had beside them is left out: its own base, pull request, control, stored runs, notes and warnings.
*/
function sourceOfComparedRuns(apart, judgement) {
	const { base: { run: base }, head: { run: head } } = apart;
	return {
		run: {
			...head,
			base: base.head,
			pullRequest: null,
			mergeOf: void 0,
			policy: base.policy,
			storedKinds: void 0,
			benchmarks: head.benchmarks.map(ofHeadAlone),
			control: [],
			notes: [],
			warnings: []
		},
		judgement,
		apart
	};
}
function ofHeadAlone(record) {
	const { measurement } = record;
	if (measurement.state !== "measured") return record;
	return {
		...record,
		measurement: {
			state: "measured",
			plan: null,
			duets: [],
			solos: measurement.solos
		}
	};
}

// src/report/terminal.ts
/** Reports as text for a terminal or a log. */
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** Lines of a report that is not verbose. */
const MOST_LINES = 30;
const PAINTS = {
	bad: "red",
	good: "green",
	doubtful: "yellow"
};
function renderTerminal({ color, width, isVerbose, fullReport, ...source }) {
	const paint = (format, text) => color && text !== "" ? styleText(format, text, { validateStream: false }) : text;
	const style = {
		tone: (tone, text) => tone === "neutral" ? text : paint(PAINTS[tone], text),
		bold: (text) => paint("bold", text),
		width
	};
	const document = documentOf(source, {
		place: "shell",
		isFull: isVerbose
	});
	const all = Number.POSITIVE_INFINITY;
	if (isVerbose) return renderDocument(document, style, {
		most: all,
		fullReport: null
	});
	const render = (most) => renderDocument({
		...document,
		folds: []
	}, style, {
		most,
		fullReport: document.folds.length === 0 ? null : fullReport
	});
	return render(largestThatHolds(longestBlock(document), (rows) => linesOf(render(rows), width) <= MOST_LINES) ?? 0);
}
/** As a terminal of this width breaks them. */
function linesOf(text, width) {
	return text.trimEnd().split("\n").reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
}
function renderDocument({ headline, next, visible, folds }, style, { most, fullReport }) {
	const parts = [
		style.bold(style.tone(headline.tone, `${headline.symbol} perf-gate: ${toPlainText(headline.verdict)}`)),
		...visible.map((block) => terminalBlock(block, style, most)),
		...next.length === 0 ? [] : [terminalSteps(next, style)],
		...folds.map((fold) => terminalFold(fold, style)),
		...fullReport === null ? [] : [`All figures: ${fullReport}`]
	];
	return `${withoutWorkflowCommands(parts.filter((part) => part !== "").join("\n\n"))}\n`;
}
/** Steps without a command stand in the first line, the others one to a line. */
function terminalSteps(next, style) {
	const [plain, runnable] = [next.filter(({ command }) => command === null), next.filter(({ command }) => command !== null)];
	const first = [style.bold("Next:"), ...plain.length === 0 ? [] : [`${plain.map(({ what }) => toPlainText(what)).join("; or ")}${runnable.length === 0 ? "" : "; or"}`]].join(" ");
	const width = Math.max(0, ...runnable.map(({ what }) => toPlainText(what).length));
	return [first, ...runnable.map(({ what, command }) => `  ${`${toPlainText(what)}:`.padEnd(width + 1)} ${plainLine(command ?? "")}`)].join("\n");
}
function terminalFold({ title, blocks }, style) {
	return [style.bold(`${title}\n${"─".repeat(title.length)}`), ...blocks.map((block) => terminalBlock(block, style, Number.POSITIVE_INFINITY))].join("\n\n");
}
function terminalBlock(block, style, most) {
	switch (block.kind) {
		case "heading": return style.bold(toPlainText(block.text));
		case "paragraph": return toPlainText(block.text);
		case "command": return `  ${plainLine(block.command)}`;
		case "list": return withRest(block.items.slice(0, most).map((item) => `- ${toPlainText(item)}`), block.items.length - most);
		case "table": return most <= 0 ? "" : withRest([terminalTable({
			...block,
			rows: block.rows.slice(0, most)
		}, style)], block.rows.length - most);
	}
}
function withRest(lines, hidden) {
	return [...lines, ...hidden > 0 ? [`… ${hidden} more`] : []].join("\n");
}
const NO_BORDERS = {
	top: "",
	"top-mid": "",
	"top-left": "",
	"top-right": "",
	bottom: "",
	"bottom-mid": "",
	"bottom-left": "",
	"bottom-right": "",
	left: "",
	"left-mid": "",
	mid: "",
	"mid-mid": "",
	right: "",
	"right-mid": "",
	middle: "  "
};
/** Shorter names are never cut. */
const LEAST_NAME_WIDTH = 40;
/** Columns without borders. Where they are wider than the terminal, long names in the first column are cut. */
function terminalTable({ columns, rows }, style) {
	const texts = rows.map((row) => row.map(({ text }) => toPlainText(text)));
	const titles = columns.map(({ title }) => plainLine(title));
	const widths = titles.map((title, index) => Math.max(title.length, ...texts.map((row) => row[index]?.length ?? 0)));
	const total = widths.reduce((sum, width) => sum + width + 2, -2);
	const nameWidth = Math.max(LEAST_NAME_WIDTH, (widths[0] ?? 0) - Math.max(0, total - style.width));
	const table = new import_cli_table3.default({
		head: titles,
		colWidths: [(widths[0] ?? 0) > nameWidth ? nameWidth : null],
		colAligns: columns.map(({ align }) => align),
		chars: NO_BORDERS,
		style: {
			head: [],
			border: [],
			"padding-left": 0,
			"padding-right": 0
		}
	});
	table.push(...rows.map((row, at) => row.map(({ tone }, index) => style.tone(tone, texts[at]?.[index] ?? ""))));
	return table.toString().replace(/ +$/gmu, "");
}

// src/cli/output.ts
/** Tells where the rest of a short report is, if nowhere else. */
const VERBOSE = "add --verbose";
/** The command that shows the whole report of a recorded run. */
function wholeReportOf(file) {
	return `perf-gate report ${file} --verbose`;
}
const STANDARD_OUTPUT = "-";
const WIDTH_OF_A_LOG = 120;
/** Checks, before anything is measured, that every report can be written. @throws UserError where one cannot */
async function checkDestinations({ json, markdown }) {
	if (json === STANDARD_OUTPUT && markdown === STANDARD_OUTPUT) throw userError(CLI_ERRORS["two-reports-on-stdout"], {});
	if (json !== void 0 && markdown !== void 0 && path.resolve(json) === path.resolve(markdown)) throw userError(CLI_ERRORS["two-reports-in-one-file"], {
		json,
		markdown
	});
	for (const [option, destination] of [["--json", json], ["--markdown", markdown]]) {
		if (destination === void 0 || destination === STANDARD_OUTPUT) continue;
		await orCannotBeWritten(`${option} ${destination}`, async () => {
			const found = await nullIfMissing(() => stat(destination));
			if (found?.isDirectory() === true || destination.endsWith("/")) throw new Error("it is a folder");
			await mkdir(path.dirname(destination), { recursive: true });
			await access(found !== null && await isWrittenInPlace(destination) ? destination : path.dirname(destination), constants.W_OK);
		});
	}
}
/**
* Writes the report in every form that options ask for. The terminal's own goes to standard output unless another form takes it.
*
* @param fullReport where a reader of a short report finds the rest
*/
async function writeReports(file, judgement, options, fullReport) {
	await writeReportsOf({
		run: file.run,
		judgement,
		judgedBy: version
	}, () => renderJson({
		...file,
		judgement
	}), {
		...options,
		fullReport
	});
}
/** Writes the same of two recorded runs. */
async function writeComparedReports(apart, judgement, options) {
	const json = {
		base: apart.base.run,
		head: apart.head.run,
		judgement
	};
	await writeReportsOf({
		...sourceOfComparedRuns(apart, judgement),
		judgedBy: version
	}, () => renderComparedJson(json), {
		...options,
		fullReport: VERBOSE
	});
}
async function writeReportsOf(source, renderItsJson, { json, markdown, verbose = false, fullReport }) {
	const writeJson = async () => {
		if (json !== void 0) await writeForm(json, `--json ${json}`, renderItsJson);
	};
	const writeMarkdown = async () => {
		if (markdown !== void 0) await writeForm(markdown, `--markdown ${markdown}`, () => renderSummary(source));
	};
	if (json !== STANDARD_OUTPUT && markdown !== STANDARD_OUTPUT) writeToTerminal(source, {
		isVerbose: verbose,
		fullReport
	});
	for (const write of markdown === STANDARD_OUTPUT ? [writeMarkdown, writeJson] : [writeJson, writeMarkdown]) await write();
}
/** Writes the report of a job: the short one into its log, the whole one into a file. */
async function writeJobReport({ run }, judgement, reportPath) {
	const source = {
		run,
		judgement,
		judgedBy: version
	};
	writeToTerminal(source, {
		isVerbose: false,
		fullReport: "the job summary"
	});
	await writeForm(reportPath, reportPath, () => renderSummary(source));
}
function writeToTerminal(source, shown) {
	process.stdout.write(renderTerminal({
		...source,
		...shown,
		color: process.stdout.hasColors?.() ?? false,
		width: process.stdout.columns ?? WIDTH_OF_A_LOG
	}));
}
/** Writes a text to its destination, which errors call `where`. @throws UserError where that cannot be done */
async function writeForm(destination, where, render) {
	if (destination === STANDARD_OUTPUT) {
		process.stdout.write(render());
		return;
	}
	await orCannotBeWritten(where, async () => {
		await (await isWrittenInPlace(destination) ? writeFile : writeTextAtomically)(destination, render());
	});
}
/** A pipe, a device or a link is written in place: a rename would put a file there. */
async function isWrittenInPlace(destination) {
	const found = await nullIfMissing(() => lstat(destination));
	return found !== null && !found.isFile() && !found.isDirectory();
}
async function orCannotBeWritten(where, write) {
	try {
		await write();
	} catch (cause) {
		throw userError(CLI_ERRORS["report-not-written"], {
			reason: reasonOf(cause),
			where
		}, cause);
	}
}

export { writeForm as a, writeComparedReports as i, checkDestinations as n, writeJobReport as o, wholeReportOf as r, writeReports as s, VERBOSE as t };