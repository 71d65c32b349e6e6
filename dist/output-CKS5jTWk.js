import { r as __toESM } from "./rolldown-runtime-CoNq6U3z.js";
import { t as require_cli_table3 } from "./cli-table3-hP2q8tM0.js";
import { r as tell, t as CLI_ERRORS } from "./cli-Dd0bWzce.js";
import { a as reasonOf, i as describeUserError, r as UserError, t as EXIT } from "./errors-B-nyEVmC.js";
import { n as allComparisonsOf, r as blocksBy } from "./verdict-CFN-Oras.js";
import { T as METRIC_NAMES, a as changeOfFigure, l as intervalOfFigure, v as formatPercent, w as METRICS } from "./reasons-L4d3T4Xv.js";
import { c as plainLine, g as withoutWorkflowCommands, r as inertJson, t as escapeMarkup } from "./escape-BWBapS6T.js";
import { N as benchmarkLabel, _ as describeVerdict, b as wordOf, c as renderVerdictLine, d as describeReason, l as toPlainText, t as documentOf } from "./report-document-DhKrmnUq.js";
import { a as renderSummary, n as largestThatHolds, r as longestBlock } from "./markdown-BvD0RrLM.js";
import { n as commitUrlOf } from "./git-remote-Cg32lbGQ.js";
import { s as writeTextAtomically, t as nullIfMissing } from "./text-file-CTydioYb.js";
import { n as version } from "./version-BSYgtqsx.js";
import process from "node:process";
import { styleText } from "node:util";
import path from "node:path";
import { access, constants, lstat, mkdir, stat, writeFile } from "node:fs/promises";

// src/report/exports.ts
/** Reports for other programs: figures and changes as CSV, verdicts as JUnit XML, and figures as two other benchmark tools store them. */
var import_cli_table3 = /* @__PURE__ */ __toESM(require_cli_table3(), 1);
/** Without the digits that binary fractions add. */
const exported = (value) => Number(value.toPrecision(7));
const CSV_HEADER = "benchmark,environment,verdict,metric,unit,head,head_precision,against,n,change,change_low,change_high,level,p,outcome".split(",");
/** A line for each metric of each benchmark, by RFC 4180; one without any figure or comparison has no line. */
function renderCsv({ judgement }) {
	const rows = judgement.benchmarks.flatMap((benchmark) => METRIC_NAMES.flatMap((metric) => {
		const compared = allComparisonsOf(benchmark).filter((comparison) => comparison.metric === metric);
		const { id, variant, verdict, figures, precision } = benchmark;
		const ofHead = [
			id,
			variant,
			wordOf(verdict),
			metric,
			METRICS[metric].unit,
			figures[metric],
			precision[metric]
		];
		if (compared.length === 0 && figures[metric] !== void 0) return [ofHead];
		return compared.map((comparison) => [...ofHead, ...comparedValues(benchmark, comparison)]);
	}));
	return [CSV_HEADER, ...rows].map((row) => `${CSV_HEADER.map((_, column) => csvField(row[column])).join(",")}\r\n`).join("");
}
/** Changes are of the metric's own figure: 0.041 is 4.1 % more. */
function comparedValues({ comparisons }, comparison) {
	const { n, estimate, direction, interval, p, outcome } = comparison;
	const { low, high } = intervalOfFigure(comparison);
	return [
		comparisons.includes(comparison) ? "base" : "stored runs",
		n,
		changeOfFigure(estimate, direction),
		low,
		high,
		interval.level,
		p,
		wordOf(outcome)
	];
}
/** A spreadsheet takes a text that begins like a formula for one, and names are the measured code's own. */
function csvField(value) {
	if (value === null || value === void 0) return "";
	if (typeof value === "number") return String(exported(value));
	const line = plainLine(value);
	const inert = /^[=+\-@＝＋－＠]/u.test(line) ? `'${line}` : line;
	return /[",]/u.test(inert) ? `"${inert.replaceAll("\"", "\"\"")}"` : inert;
}
/** In the order of the run. Counts of instructions are compared only, and are no figures. */
function exportedFigures(benchmarks) {
	return benchmarks.flatMap((benchmark) => METRIC_NAMES.flatMap((metric) => {
		const { [metric]: value } = benchmark.figures;
		return value === void 0 ? [] : [{
			benchmark,
			name: plainLine(benchmarkLabel(benchmark)),
			metric,
			info: METRICS[metric],
			value: exported(value),
			precision: benchmark.precision[metric]
		}];
	}));
}
/**
* Bencher Metric Format: measures by benchmark, each with its 95 % interval where that is known. For `bencher run --adapter json --file FILE`.
*
* https://bencher.dev/docs/reference/bencher-metric-format
*/
function renderBencher({ judgement }) {
	const measures = [...Map.groupBy(exportedFigures(judgement.benchmarks), ({ name }) => name)].map(([name, figures]) => [name, Object.fromEntries(figures.map((figure) => [slugOf(figure.metric), metricOf(figure)]))]);
	return `${JSON.stringify(Object.fromEntries(measures), null, 2)}\n`;
}
function metricOf({ value, precision }) {
	return precision === void 0 ? { value } : {
		value,
		lower_value: exported(value * (1 - precision)),
		upper_value: exported(value * (1 + precision))
	};
}
/** `cpu-per-request`, `latency-p975`. Bencher's own `latency` and `throughput` have units that these do not have. */
function slugOf(metric) {
	const slug = metric.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
	return slug === "throughput" ? "requests-per-second" : slug;
}
/**
* Entries for github-action-benchmark's tool `customSmallerIsBetter`. A file of it has one direction, so metrics of which more is better are
* left out: throughput and operations are CPU and time per request in other words.
*/
function renderGithubActionBenchmark({ judgement }) {
	const entries = exportedFigures(judgement.benchmarks).filter(({ info }) => info.direction === "lower").map(({ benchmark, name, info, value, precision }) => ({
		name: `${name}: ${info.label}`,
		unit: info.unit,
		value,
		...precision === void 0 ? {} : { range: `± ${formatPercent(precision)}` },
		extra: wordOf(benchmark.verdict)
	}));
	return `${JSON.stringify(entries, null, 2)}\n`;
}
const SKIPPED = /* @__PURE__ */ new Set([
	"not measured",
	"removed",
	"unaffected"
]);
function renderJunit(source) {
	const { run, judgement: { benchmarks } } = source;
	const blocks = blocksBy(run.policy);
	/** In JUnit's words: `error` where the measurement itself went wrong. */
	const resultOf = (benchmark) => {
		if (blocks(benchmark)) return benchmark.verdict === "invalid" || benchmark.absence === "lost" ? "error" : "failure";
		return SKIPPED.has(benchmark.verdict) ? "skipped" : "passed";
	};
	const suites = [...Map.groupBy(benchmarks, ({ target }) => target)].map(([target, group]) => [
		`  <testsuite ${attributes({
			name: target,
			timestamp: run.startedAt.slice(0, 19),
			...tallyOf(group.map(resultOf))
		})}>`,
		...group.map((one) => testCase(one, resultOf(one))),
		"  </testsuite>"
	].join("\n"));
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		`<testsuites ${attributes({
			name: `perf-gate: ${renderVerdictLine(source)}`,
			...tallyOf(benchmarks.map(resultOf)),
			time: String(run.durationMs / 1e3)
		})}>`,
		...suites,
		"</testsuites>",
		""
	].join("\n");
}
function tallyOf(results) {
	const count = (result) => String(results.filter((one) => one === result).length);
	return {
		tests: String(results.length),
		failures: count("failure"),
		errors: count("error"),
		skipped: count("skipped")
	};
}
const blocked = (kind) => (benchmark, detail) => `<${kind} ${attributes({
	message: describeVerdict(benchmark),
	type: wordOf(benchmark.verdict)
})}>${xmlText(detail)}</${kind}>`;
const RESULTS = {
	passed: (_, detail) => `<system-out>${xmlText(detail)}</system-out>`,
	skipped: ({ because }) => `<skipped ${attributes({ message: describeReason(because) })}/>`,
	failure: blocked("failure"),
	error: blocked("error")
};
function testCase(benchmark, result) {
	return `${`    <testcase ${attributes({
		name: benchmark.scenario,
		classname: benchmark.target,
		time: "0"
	})}>`}${RESULTS[result](benchmark, `${benchmarkLabel(benchmark)}: ${describeReason(benchmark.because)}`)}</testcase>`;
}
function attributes(values) {
	return Object.entries(values).map(([name, value]) => `${name}="${xmlText(value)}"`).join(" ");
}
/** XML takes no control characters, not even escaped, and no half of a pair. */
function xmlText(text) {
	return escapeMarkup(plainLine(text));
}

// src/report/report-source.ts
/** The output of `--json`: a run file, which `compare` and `report` judge anew, with the judgement beside it. */
function renderJson({ run, history, acceptances, judgement }) {
	return `${inertJson(JSON.stringify({
		run,
		history,
		acceptances,
		judgement
	}))}\n`;
}

// src/report/terminal.ts
/** Reports as text for a terminal or a log. */
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
function renderDocument({ headline, answers, next, visible, changes, folds }, style, { most, fullReport }) {
	const parts = [
		style.bold(style.tone(headline.tone, `${headline.symbol} perf-gate ${headline.effect}: ${toPlainText(headline.verdict)}`)),
		answers.map(({ question, text }) => `${style.bold(question)} ${toPlainText(text)}`).join("\n"),
		...[...changes, ...visible].map((block) => terminalBlock(block, style, most)),
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
/** Shorter names are never broken. */
const LEAST_NAME_WIDTH = 40;
/** Lines of at most so many characters: broken at blanks, and a longer word wherever the line ends. */
function brokenInto(width, text) {
	if (text.length <= width) return text;
	const blank = text.lastIndexOf(" ", width);
	const end = blank > 0 ? blank : width;
	return `${text.slice(0, end)}\n${brokenInto(width, text.slice(end).trimStart())}`;
}
/** Columns without borders. Where they are wider than the terminal, long names in the first column go on in the next line: a cut one cannot be copied. */
function terminalTable({ columns, rows }, style) {
	const texts = rows.map((row) => row.map(({ text }) => toPlainText(text)));
	const titles = columns.map(({ title }) => plainLine(title));
	const widths = titles.map((title, index) => Math.max(title.length, ...texts.map((row) => row[index]?.length ?? 0)));
	const total = widths.reduce((sum, width) => sum + width + 2, -2);
	const nameWidth = Math.max(LEAST_NAME_WIDTH, (widths[0] ?? 0) - Math.max(0, total - style.width));
	const table = new import_cli_table3.default({
		head: titles,
		colAligns: columns.map(({ align }) => align),
		chars: NO_BORDERS,
		style: {
			head: [],
			border: [],
			"padding-left": 0,
			"padding-right": 0
		}
	});
	table.push(...rows.map((row, at) => row.map(({ tone }, index) => style.tone(tone, index === 0 ? brokenInto(nameWidth, texts[at]?.[0] ?? "") : texts[at]?.[index] ?? ""))));
	return table.toString().replace(/ +$/gmu, "");
}

// src/cli/output.ts
/** Makes the text of each form, in the order in which they are written. Pages link to commits if this is the repository that head lies in. */
const FORMS = {
	json: ({ judgement }, file) => renderJson({
		...file,
		judgement
	}),
	markdown: renderSummary,
	html: async (source, { history }) => renderHtml(source, history, await commitUrlOf(source.run.head.sha, process.cwd())),
	csv: renderCsv,
	junit: renderJunit,
	bmf: renderBencher,
	gab: renderGithubActionBenchmark
};
/** The forms that options ask for. */
function destinationsOf(options) {
	return Object.keys(FORMS).flatMap((form) => {
		const { [form]: destination } = options;
		return destination === void 0 ? [] : [{
			form,
			option: `--${form} ${destination}`,
			destination
		}];
	});
}
const VERBOSE = "add --verbose";
/** The command that shows the whole report of a recorded run. */
function wholeReportOf(file) {
	return `npx perf-gate report ${file} --verbose`;
}
const STANDARD_OUTPUT = "-";
const WIDTH_OF_A_LOG = 120;
/** Tells whether anything but the terminal is asked for. */
function asksForReport(options) {
	return destinationsOf(options).length > 0;
}
/** Checks, before anything is measured, that every report can be written. @throws UserError where one cannot */
async function checkDestinations(options) {
	const places = Map.groupBy(destinationsOf(options), ({ destination }) => destination === STANDARD_OUTPUT ? STANDARD_OUTPUT : path.resolve(destination));
	for (const [place, alike] of places) {
		const asked = { options: alike.map(({ option }) => option) };
		if (alike.length > 1) throw place === STANDARD_OUTPUT ? CLI_ERRORS["two-reports-on-stdout"](asked) : CLI_ERRORS["two-reports-in-one-file"](asked);
	}
	for (const { option, destination } of destinationsOf(options)) {
		if (destination === STANDARD_OUTPUT) continue;
		await orCannotBeWritten(option, async () => {
			const found = await nullIfMissing(() => stat(destination));
			if (found?.isDirectory() === true || destination.endsWith("/")) throw new Error("it is a folder");
			await mkdir(path.dirname(destination), { recursive: true });
			await access(found !== null && await isWrittenInPlace(destination) ? destination : path.dirname(destination), constants.W_OK);
		});
	}
}
/**
* Writes the report in all wanted forms; the terminal's unless another form takes standard output.
*
* @param fullReport where a reader of a short report finds the rest
*/
async function writeReports(file, judgement, options, fullReport) {
	const source = {
		run: file.run,
		judgement,
		judgedBy: version
	};
	const destinations = destinationsOf(options);
	const toStandardOutput = destinations.filter(({ destination }) => destination === STANDARD_OUTPUT);
	if (toStandardOutput.length === 0) writeToTerminal(source, {
		isVerbose: options.verbose ?? false,
		fullReport
	});
	for (const { form, option, destination } of [...toStandardOutput, ...destinations.filter((one) => !toStandardOutput.includes(one))]) await writeForm(destination, option, () => FORMS[form](source, file));
}
/** Writes the reports, and gives the exit code of the verdict. It stands where a report cannot be written; a pass without its report is none. */
async function verdictOnceWritten(file, judgement, options, fullReport) {
	const { exitCode } = judgement;
	try {
		await writeReports(file, judgement, options, fullReport);
		return exitCode;
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		tell(describeUserError(error));
		return exitCode === EXIT.passed ? EXIT.usage : exitCode;
	}
}
/** Writes the report of a job: the short one into its log, the whole one into files. */
async function writeJobReport(file, judgement, { reportPath, htmlPath, commitUrl }) {
	const source = {
		run: file.run,
		judgement,
		judgedBy: version
	};
	writeToTerminal(source, {
		isVerbose: false,
		fullReport: "the job summary"
	});
	await writeForm(reportPath, reportPath, () => renderSummary(source));
	try {
		await writeForm(htmlPath, htmlPath, () => renderHtml(source, file.history, commitUrl));
	} catch (error) {
		if (!(error instanceof UserError)) throw error;
		tell(describeUserError(error));
	}
}
/** The page is loaded where one is asked for. */
async function renderHtml(source, history, commitUrl) {
	const [{ renderPage }, { reportPage }, { readPageAssets }] = await Promise.all([
		import("./render-page-DFexDhxy.js"),
		import("./report-page-BseQheeU.js"),
		import("./page-assets-CGthXuuN.js")
	]);
	return renderPage(reportPage({
		source,
		history,
		commitUrl
	}), await readPageAssets());
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
		process.stdout.write(withoutWorkflowCommands(await render()));
		return;
	}
	await orCannotBeWritten(where, async () => {
		await (await isWrittenInPlace(destination) ? writeFile : writeTextAtomically)(destination, await render());
	});
}
/** Writes what `--json` of a command without a report gives. */
const writeJson = (destination, value) => writeForm(destination, `--json ${destination}`, () => `${inertJson(JSON.stringify(value, null, 2))}\n`);
/** A pipe, a device or a link is written in place: a rename would put a file there. */
async function isWrittenInPlace(destination) {
	const found = await nullIfMissing(() => lstat(destination));
	return found !== null && !found.isFile() && !found.isDirectory();
}
async function orCannotBeWritten(where, write) {
	try {
		await write();
	} catch (cause) {
		throw CLI_ERRORS["report-not-written"]({
			reason: reasonOf(cause),
			where
		}, cause);
	}
}
/** A table without colours. `ruled`: with a line between rows. Names in it may come from measured code. */
function bareTable({ head, rows, ruled = false }) {
	const table = new import_cli_table3.default({
		head: [...head],
		style: {
			head: [],
			border: [],
			compact: !ruled
		}
	});
	table.push(...rows.map((row) => row.map(plainLine)));
	return table.toString();
}

export { verdictOnceWritten as a, writeJobReport as c, checkDestinations as i, writeJson as l, asksForReport as n, wholeReportOf as o, bareTable as r, writeForm as s, VERBOSE as t, writeReports as u };