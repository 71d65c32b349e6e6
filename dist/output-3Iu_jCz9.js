import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { a as reasonOf, r as UserError } from "./errors-B5hJe2kq.js";
import { i as documentOf, l as toPlainText, r as renderSummary } from "./markdown-CO-6ibyN.js";
import { t as require_cli_table3 } from "./cli-table3-hP2q8tM0.js";
import { c as writeTextAtomically, t as nullIfMissing } from "./text-file-BWFvymrs.js";
import { o as version } from "./this-program-CvhlAhCT.js";
import process from "node:process";
import { access, constants, lstat, mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";

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
* What is reported of two recorded runs: head's rounds of its own alone, against the commit of the base run and by the
* policy of that. What the head run had beside them is no part of it: the base that it was measured against, its pull request, the control, what
* was stored, and notes and warnings of all that.
*/
function sourceOfComparedRuns(apart, judgement) {
	const { base: { run: base }, head: { run: head } } = apart;
	return {
		run: {
			...head,
			base: base.head,
			pullRequest: null,
			mergeOf: void 0,
			hasUnknownBase: void 0,
			policy: base.policy,
			storedKinds: void 0,
			benchmarks: head.benchmarks.map(ofHeadAlone),
			control: [],
			notes: [],
			warnings: void 0
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
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
const ESCAPE_CHARACTER = String.fromCodePoint(27);
/** Select Graphic Rendition, ECMA-48 § 8.3.117: the code that starts it and the one that ends it. */
function paint(start, end) {
	return (text) => `${ESCAPE_CHARACTER}[${start}m${text}${ESCAPE_CHARACTER}[${end}m`;
}
const asIs = (text) => text;
const TONE_PAINTS = {
	bad: paint(31, 39),
	good: paint(32, 39),
	doubtful: paint(33, 39),
	neutral: asIs
};
function inkOf(color) {
	if (!color) return {
		tone: (_tone, text) => text,
		bold: asIs,
		faint: asIs
	};
	return {
		tone: (tone, text) => TONE_PAINTS[tone](text),
		bold: paint(1, 22),
		faint: paint(2, 22)
	};
}
/** Names are cut down to this before a table gives up being one. */
const LEAST_NAME_WIDTH = 16;
/** Titles are not broken into shorter lines than this. */
const LEAST_TITLE_WIDTH = 9;
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
/**
* Columns without borders. Where they are wider than the terminal, titles are broken into lines and then the first
* column is cut; where that is not enough, every row becomes a paragraph of its own.
*/
function terminalTable({ columns, ...rest }, ink, width) {
	const table = {
		...rest,
		columns: columns.map((column) => ({
			...column,
			title: toPlainText([column.title])
		}))
	};
	if (widthOf(table) <= width) return alignedColumns(table, ink, null);
	const narrow = withStackedTitles(table);
	const excess = widthOf(narrow) - width;
	if (excess <= 0) return alignedColumns(narrow, ink, null);
	const nameWidth = widthOf({
		...narrow,
		columns: narrow.columns.slice(0, 1),
		rows: narrow.rows.map((row) => row.slice(0, 1))
	});
	if (nameWidth - excess < LEAST_NAME_WIDTH) return terminalRecords(table, ink);
	return alignedColumns(narrow, ink, nameWidth - excess);
}
/** Titles that are wider than what stands below them are broken between words. */
function withStackedTitles({ columns, rows, ...table }) {
	const stacked = columns.map((column, index) => {
		const width = Math.max(LEAST_TITLE_WIDTH, ...rows.map((row) => toPlainText(row[index]?.text ?? []).length));
		return {
			...column,
			title: stackWords(column.title.split(" "), width).join("\n")
		};
	});
	return {
		...table,
		columns: stacked,
		rows
	};
}
function stackWords(words, width) {
	return words.reduce((lines, word) => {
		const last = lines.at(-1);
		return last === void 0 || last.length + 1 + word.length > width ? [...lines, word] : [...lines.slice(0, -1), `${last} ${word}`];
	}, []);
}
/** `nameWidth` is that of the first column; null: what its content takes, as the other columns get. */
function alignedColumns(table, ink, nameWidth) {
	return layOut(table, ink, nameWidth).toString().replace(/ +$/gmu, "");
}
function widthOf(table) {
	return layOut(table, inkOf(false), null).width;
}
function layOut({ columns, rows }, ink, nameWidth) {
	const table = new import_cli_table3.default({
		head: columns.map(({ title }) => title.split("\n").map(ink.faint).join("\n")),
		colWidths: [nameWidth],
		colAligns: columns.map(({ align }) => align),
		chars: NO_BORDERS,
		style: {
			head: [],
			border: [],
			"padding-left": 0,
			"padding-right": 0
		}
	});
	table.push(...rows.map((row) => row.map(({ text, tone }) => ink.tone(tone, toPlainText(text)))));
	return table;
}
/** Two lines a row; cells without a figure are left out. */
function terminalRecords({ columns, rows }, ink) {
	return rows.map(([name, ...cells]) => {
		const texts = cells.map(({ text }) => toPlainText(text));
		const fields = cells.flatMap(({ tone }, index) => texts[index] === "–" ? [] : [`${ink.faint(`${columns[index + 1]?.title}:`)} ${ink.tone(tone, texts[index] ?? "")}`]);
		return `${ink.bold(toPlainText(name?.text ?? []))}\n  ${fields.join("; ")}`;
	}).join("\n");
}
/** The report for a person at a terminal: what a comment says, nothing collapsed, and every benchmark by its name. */
function renderTerminal({ color, width, ...source }) {
	const style = {
		ink: inkOf(color),
		width
	};
	const { headline, sections } = documentOf(source, "named");
	return `${[terminalHeadline(headline, style), ...sections.map((section) => terminalSection(section, style))].join("\n\n")}\n`;
}
function terminalHeadline({ symbol, tone, verdict, explanation, command }, { ink }) {
	return [
		ink.bold(ink.tone(tone, `${symbol} perf-gate: ${toPlainText(verdict)}`)),
		...explanation.length > 0 ? [toPlainText(explanation)] : [],
		...command === null ? [] : [`${command.purpose}: ${command.line}`]
	].join("\n");
}
function terminalSection({ title, blocks }, style) {
	const texts = blocks.map((block, index) => {
		return `${blocks[index - 1]?.kind === "table" ? "\n" : ""}${terminalBlock(block, style)}`;
	});
	return [style.ink.bold(title), ...texts].join("\n");
}
function terminalBlock(block, { ink, width }) {
	if (block.kind === "paragraph") return ink.faint(toPlainText(block.text));
	if (block.kind === "command") return `  ${block.command}`;
	if (block.kind === "list") return block.items.map((item) => `- ${toPlainText(item)}`).join("\n");
	return terminalTable(block, ink, width);
}

// src/cli/output.ts
const STANDARD_OUTPUT = "-";
const WIDTH_OF_A_LOG = 120;
/** To be asked before anything is measured. @throws UserError where a report cannot be written to where it shall go */
async function checkDestinations({ json, markdown }) {
	if (json === STANDARD_OUTPUT && markdown === STANDARD_OUTPUT) throw new UserError({
		what: "two reports would be mixed on standard output",
		where: "--json - --markdown -",
		fix: "Give one of them a file."
	});
	if (json !== void 0 && markdown !== void 0 && path.resolve(json) === path.resolve(markdown)) throw new UserError({
		what: "one report would be written over the other",
		where: `--json ${json} --markdown ${markdown}`,
		fix: "Give each a file of its own."
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
/** Writes the report in every form that options ask for; the terminal's own goes to standard output unless another takes it. */
async function writeReports(file, judgement, options) {
	await writeReportsOf({
		run: file.run,
		judgement,
		judgedBy: version
	}, () => renderJson({
		...file,
		judgement
	}), options);
}
/** The same of two recorded runs. */
async function writeComparedReports(apart, judgement, options) {
	const json = {
		base: apart.base.run,
		head: apart.head.run,
		judgement
	};
	await writeReportsOf({
		...sourceOfComparedRuns(apart, judgement),
		judgedBy: version
	}, () => renderComparedJson(json), options);
}
async function writeReportsOf(source, renderItsJson, { json, markdown }) {
	const writeJson = async () => {
		if (json !== void 0) await writeForm(json, `--json ${json}`, renderItsJson);
	};
	const writeMarkdown = async () => {
		if (markdown !== void 0) await writeForm(markdown, `--markdown ${markdown}`, () => renderSummary(source));
	};
	if (json !== STANDARD_OUTPUT && markdown !== STANDARD_OUTPUT) writeToTerminal(source);
	for (const write of markdown === STANDARD_OUTPUT ? [writeMarkdown, writeJson] : [writeJson, writeMarkdown]) await write();
}
/** The report of a job: its summary in a file that nobody named, and what a terminal would show in the log. */
async function writeJobReport({ run }, judgement, reportPath) {
	const source = {
		run,
		judgement,
		judgedBy: version
	};
	writeToTerminal(source);
	await writeForm(reportPath, reportPath, () => renderSummary(source));
}
function writeToTerminal(source) {
	process.stdout.write(renderTerminal({
		...source,
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
/** A pipe, a device or a link is written to: a rename would put a file in its place, and its folder may be nobody's to write to. */
async function isWrittenInPlace(destination) {
	const found = await nullIfMissing(() => lstat(destination));
	return found !== null && !found.isFile() && !found.isDirectory();
}
async function orCannotBeWritten(where, write) {
	try {
		await write();
	} catch (cause) {
		throw new UserError({
			what: `the report cannot be written: ${reasonOf(cause)}`,
			where,
			fix: "Name a file in a folder that can be written to.",
			cause
		});
	}
}

export { writeReports as a, writeJobReport as i, writeComparedReports as n, writeForm as r, checkDestinations as t };