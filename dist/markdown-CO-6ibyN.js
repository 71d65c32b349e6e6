import { $ as environmentsOf, B as ruleWhereWaiting, C as formatEstimate, H as contentionOf, J as isCounted, Q as environmentOf, R as clearedOf, S as describeDifference, U as mostlyWaits, V as clientSetsPace, X as describeEnvironmentDifferences, Z as environmentDifferences, _ as describeDrift, b as changeOfFigure, c as decidingComparisons, f as storedComparisonsOf, l as keyOfBenchmark, s as allComparisonsOf, u as labelOfRecord, v as CONTRADICTIONS, w as formatEstimatedSize, x as describeContradiction, y as benchmarkLabel, z as metricRule } from "./run-file-lcdCw_ea.js";
import { C as soloMetrics, H as METRICS, U as METRIC_NAMES, c as formatFigure, d as formatNanoseconds, f as formatPValue, l as formatInteger, o as formatChosenPercent, p as formatPercent, s as formatDurationMs } from "./record-schema-DhL74JJW.js";
import { _ as listOf, d as editionOf, h as countOf, i as escapeGlob, m as beginSentence, y as shortCommit } from "./benchmark-glob-D-ll8Iky.js";
import { i as isUsualConfigFile } from "./file-names-Ck54NWmK.js";
import { o as durationText } from "./quantities-C_2iw0_X.js";
import { _ as plainName, g as markdownProse, h as markdownCommand, m as markdownCode, v as plainProse, y as quoteForShell } from "./text-file-BWFvymrs.js";
import { i as unmatchedGlobs, o as unmeasuredRecords } from "./unmeasured-BLvC8gum.js";

// node_modules/markdown-table/index.js
/**
* @typedef {Options} MarkdownTableOptions
*   Configuration.
*/
/**
* @typedef Options
*   Configuration.
* @property {boolean | null | undefined} [alignDelimiters=true]
*   Whether to align the delimiters (default: `true`);
*   they are aligned by default:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   Pass `false` to make them staggered:
*
*   ```markdown
*   | Alpha | B |
*   | - | - |
*   | C | Delta |
*   ```
* @property {ReadonlyArray<string | null | undefined> | string | null | undefined} [align]
*   How to align columns (default: `''`);
*   one style for all columns or styles for their respective columns;
*   each style is either `'l'` (left), `'r'` (right), or `'c'` (center);
*   other values are treated as `''`, which doesn’t place the colon in the
*   alignment row but does align left;
*   *only the lowercased first character is used, so `Right` is fine.*
* @property {boolean | null | undefined} [delimiterEnd=true]
*   Whether to end each row with the delimiter (default: `true`).
*
*   > 👉 **Note**: please don’t use this: it could create fragile structures
*   > that aren’t understandable to some markdown parsers.
*
*   When `true`, there are ending delimiters:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there are no ending delimiters:
*
*   ```markdown
*   | Alpha | B
*   | ----- | -----
*   | C     | Delta
*   ```
* @property {boolean | null | undefined} [fillRows=true]
*   Whether to fill rows with empty cells up to the most cells in a row
*   (default: `true`).
*
*   When `true`, all rows have as many cells as the longest row:
*
*   ```markdown
*   | Alpha | B    |   |
*   | ----- | ---- | - |
*   | C     |      |   |
*   | D     | Echo | F |
*   ```
*
*   When `false`, rows keep their cells,
*   and the delimiter row has as many cells as the header row:
*
*   ```markdown
*   | Alpha | B    |
*   | ----- | ---- |
*   | C     |
*   | D     | Echo | F |
*   ```
* @property {boolean | null | undefined} [delimiterStart=true]
*   Whether to begin each row with the delimiter (default: `true`).
*
*   > 👉 **Note**: please don’t use this: it could create fragile structures
*   > that aren’t understandable to some markdown parsers.
*
*   When `true`, there are starting delimiters:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there are no starting delimiters:
*
*   ```markdown
*   Alpha | B     |
*   ----- | ----- |
*   C     | Delta |
*   ```
* @property {boolean | null | undefined} [padding=true]
*   Whether to add a space of padding between delimiters and cells
*   (default: `true`).
*
*   When `true`, there is padding:
*
*   ```markdown
*   | Alpha | B     |
*   | ----- | ----- |
*   | C     | Delta |
*   ```
*
*   When `false`, there is no padding:
*
*   ```markdown
*   |Alpha|B    |
*   |-----|-----|
*   |C    |Delta|
*   ```
* @property {((value: string) => number) | null | undefined} [stringLength]
*   Function to detect the length of table cell content (optional);
*   this is used when aligning the delimiters (`|`) between table cells;
*   full-width characters and emoji mess up delimiter alignment when viewing
*   the markdown source;
*   to fix this, you can pass this function,
*   which receives the cell content and returns its “visible” size;
*   note that what is and isn’t visible depends on where the text is displayed.
*
*   Without such a function, the following:
*
*   ```js
*   markdownTable([
*     ['Alpha', 'Bravo'],
*     ['中文', 'Charlie'],
*     ['👩‍❤️‍👩', 'Delta']
*   ])
*   ```
*
*   Yields:
*
*   ```markdown
*   | Alpha | Bravo |
*   | - | - |
*   | 中文 | Charlie |
*   | 👩‍❤️‍👩 | Delta |
*   ```
*
*   With [`string-width`](https://github.com/sindresorhus/string-width):
*
*   ```js
*   import stringWidth from 'string-width'
*
*   markdownTable(
*     [
*       ['Alpha', 'Bravo'],
*       ['中文', 'Charlie'],
*       ['👩‍❤️‍👩', 'Delta']
*     ],
*     {stringLength: stringWidth}
*   )
*   ```
*
*   Yields:
*
*   ```markdown
*   | Alpha | Bravo   |
*   | ----- | ------- |
*   | 中文  | Charlie |
*   | 👩‍❤️‍👩    | Delta   |
*   ```
*/
/**
* Get the length of a cell.
*
* @param {string} value
*   Cell value.
* @returns {number}
*   Cell size.
*/
function defaultStringLength(value) {
	return value.length;
}
/**
* Generate a markdown
* ([GFM](https://docs.github.com/en/github/writing-on-github/working-with-advanced-formatting/organizing-information-with-tables))
* table.
*
* @param {ReadonlyArray<ReadonlyArray<string | null | undefined>>} table
*   Table data (matrix of strings).
* @param {Readonly<Options> | null | undefined} [options]
*   Configuration (optional).
* @returns {string}
*   Result.
*/
function markdownTable(table, options) {
	const settings = options || {};
	const align = (settings.align || []).concat();
	const stringLength = settings.stringLength || defaultStringLength;
	/** @type {Array<number>} Character codes as symbols for alignment per column. */
	const alignments = [];
	/** @type {Array<Array<string>>} Cells per row. */
	const cellMatrix = [];
	/** @type {Array<Array<number>>} Sizes of each cell per row. */
	const sizeMatrix = [];
	/** @type {Array<number>} */
	const longestCellByColumn = [];
	let mostCellsPerRow = 0;
	let rowIndex = -1;
	while (++rowIndex < table.length) {
		/** @type {Array<string>} */
		const row = [];
		/** @type {Array<number>} */
		const sizes = [];
		let columnIndex = -1;
		if (table[rowIndex].length > mostCellsPerRow) mostCellsPerRow = table[rowIndex].length;
		while (++columnIndex < table[rowIndex].length) {
			const cell = serialize(table[rowIndex][columnIndex]);
			if (settings.alignDelimiters !== false) {
				const size = stringLength(cell);
				sizes[columnIndex] = size;
				if (longestCellByColumn[columnIndex] === void 0 || size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			}
			row.push(cell);
		}
		cellMatrix[rowIndex] = row;
		sizeMatrix[rowIndex] = sizes;
	}
	let columnIndex = -1;
	if (typeof align === "object" && "length" in align) while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = toAlignment(align[columnIndex]);
	else {
		const code = toAlignment(align);
		while (++columnIndex < mostCellsPerRow) alignments[columnIndex] = code;
	}
	columnIndex = -1;
	/** @type {Array<string>} */
	const row = [];
	/** @type {Array<number>} */
	const sizes = [];
	while (++columnIndex < mostCellsPerRow) {
		const code = alignments[columnIndex];
		let before = "";
		let after = "";
		if (code === 99) {
			before = ":";
			after = ":";
		} else if (code === 108) before = ":";
		else if (code === 114) after = ":";
		let size = settings.alignDelimiters === false ? 1 : Math.max(1, longestCellByColumn[columnIndex] - before.length - after.length);
		const cell = before + "-".repeat(size) + after;
		if (settings.alignDelimiters !== false) {
			size = before.length + size + after.length;
			if (size > longestCellByColumn[columnIndex]) longestCellByColumn[columnIndex] = size;
			sizes[columnIndex] = size;
		}
		row[columnIndex] = cell;
	}
	cellMatrix.splice(1, 0, row);
	sizeMatrix.splice(1, 0, sizes);
	rowIndex = -1;
	/** @type {Array<string>} */
	const lines = [];
	while (++rowIndex < cellMatrix.length) {
		const row = cellMatrix[rowIndex];
		const sizes = sizeMatrix[rowIndex];
		const cellsInRow = settings.fillRows === false ? Math.max(1, cellMatrix[rowIndex === 1 ? 0 : rowIndex].length) : mostCellsPerRow;
		columnIndex = -1;
		/** @type {Array<string>} */
		const line = [];
		while (++columnIndex < cellsInRow) {
			const cell = row[columnIndex] || "";
			let before = "";
			let after = "";
			if (settings.alignDelimiters !== false) {
				const size = longestCellByColumn[columnIndex] - (sizes[columnIndex] || 0);
				const code = alignments[columnIndex];
				if (code === 114) before = " ".repeat(size);
				else if (code === 99) {
					const half = size / 2;
					if (size % 2) {
						before = " ".repeat(half + .5);
						after = " ".repeat(half - .5);
					} else {
						before = " ".repeat(half);
						after = before;
					}
				} else after = " ".repeat(size);
			}
			if (settings.delimiterStart !== false && !columnIndex) line.push("|");
			if (settings.padding !== false && !(settings.alignDelimiters === false && cell === "") && (settings.delimiterStart !== false || columnIndex)) line.push(" ");
			if (settings.alignDelimiters !== false) line.push(before);
			line.push(cell);
			if (settings.alignDelimiters !== false) line.push(after);
			if (settings.padding !== false) line.push(" ");
			if (settings.delimiterEnd !== false || columnIndex !== cellsInRow - 1) line.push("|");
		}
		lines.push(settings.delimiterEnd === false ? line.join("").replace(/ +$/, "") : line.join(""));
	}
	return lines.join("\n");
}
/**
* Serialize a cell value.
*
* @param {string | null | undefined} [value]
*   Value to serialize.
* @returns {string}
*   Result.
*/
function serialize(value) {
	return value === null || value === void 0 ? "" : String(value);
}
/**
* Get the alignment character code from a value.
*
* @param {string | null | undefined} value
*   Value.
* @returns {number}
*   Alignment.
*/
function toAlignment(value) {
	const code = typeof value === "string" ? value.codePointAt(0) : 0;
	return code === 67 || code === 99 ? 99 : code === 76 || code === 108 ? 108 : code === 82 || code === 114 ? 114 : 0;
}

// src/report/document.ts
/** A cell without an opinion. */
function plainCell(...text) {
	return {
		text,
		tone: "neutral"
	};
}
function leftColumn(title, cellOf) {
	return {
		title,
		align: "left",
		cellOf
	};
}
function rightColumn(title, cellOf) {
	return {
		title,
		align: "right",
		cellOf
	};
}
function tableOf(rows, columns, shortened = "first") {
	return {
		kind: "table",
		shortened,
		columns: columns.map(({ title, align }) => ({
			title,
			align
		})),
		rows: rows.map((row) => columns.map(({ cellOf }) => cellOf(row)))
	};
}
/** One behind the other, of those that say anything. */
function joinSentences(...texts) {
	return texts.filter((text) => text.length > 0).flatMap((text, index) => index === 0 ? text : [" ", ...text]);
}
/** `a`, `b`, `c` and 4 more. */
function listNames(names, most) {
	const shown = names.slice(0, most);
	const spans = shown.flatMap((code, index) => index === 0 ? [{ code }] : [", ", { code }]);
	return names.length > shown.length ? [...spans, ` and ${names.length - shown.length} more`] : spans;
}

// src/report/fit.ts
/**
* The largest whole number from 0 to `most` for which `holds` is true, by bisection; null: not even 0. `holds` must
* not become true again once it is false.
*/
function largestThatHolds(most, holds) {
	if (!holds(0)) return null;
	let [largest, tooMany] = [0, most + 1];
	while (tooMany - largest > 1) {
		const middle = Math.floor((largest + tooMany) / 2);
		if (holds(middle)) largest = middle;
		else tooMany = middle;
	}
	return largest;
}

// src/report/verdict-words.ts
/** In the order in which a maintainer wants to see them. */
const LOOKS = {
	failed: {
		symbol: "❌",
		tone: "bad",
		needsAttention: true
	},
	regressed: {
		symbol: "❌",
		tone: "bad",
		needsAttention: true
	},
	invalid: {
		symbol: "🚫",
		tone: "bad",
		needsAttention: true
	},
	accepted: {
		symbol: "☑️",
		tone: "doubtful",
		needsAttention: true
	},
	inconclusive: {
		symbol: "⚠️",
		tone: "doubtful",
		needsAttention: true
	},
	"not measured": {
		symbol: "⚠️",
		tone: "doubtful",
		needsAttention: true
	},
	improved: {
		symbol: "✅",
		tone: "good",
		needsAttention: false
	},
	"no regression": {
		symbol: "✅",
		tone: "good",
		needsAttention: false
	},
	new: {
		symbol: "ℹ️",
		tone: "neutral",
		needsAttention: false
	},
	"measured only": {
		symbol: "ℹ️",
		tone: "neutral",
		needsAttention: false
	},
	removed: {
		symbol: "ℹ️",
		tone: "neutral",
		needsAttention: false
	},
	unaffected: {
		symbol: "ℹ️",
		tone: "neutral",
		needsAttention: false
	}
};
const RANK = new Map(Object.keys(LOOKS).map((verdict, rank) => [verdict, rank]));
function lookOf(verdict) {
	return LOOKS[verdict];
}
/** Worst verdict first, then the largest change for the worse; otherwise in the order of the run. */
function sortByUrgency(benchmarks) {
	return benchmarks.map((benchmark) => ({
		benchmark,
		rank: RANK.get(benchmark.verdict) ?? RANK.size,
		worst: worstComparison(benchmark)?.estimate ?? 0
	})).toSorted((a, b) => a.rank - b.rank || b.worst - a.worst).map(({ benchmark }) => benchmark);
}
/** The largest change for the worse first, whatever the verdicts. */
function sortByWorstChange(benchmarks) {
	return benchmarks.toSorted((one, other) => worstChangeOf(other) - worstChangeOf(one));
}
const worstChangeOf = (benchmark) => worstComparison(benchmark)?.estimate ?? 0;
/** The regressed one with the largest change, or else simply the one with the largest change for the worse. */
function worstComparison(benchmark) {
	const deciding = decidingComparisons(benchmark);
	const regressed = deciding.filter(({ outcome }) => outcome === "regressed");
	return (regressed.length > 0 ? regressed : deciding).toSorted((a, b) => b.estimate - a.estimate)[0];
}
/**
* The largest of the smallest effects that would have been seen in what is inconclusive of some benchmarks; null: in
* one of them none would have been of which a report has the number.
*/
function blindSpotOf(benchmarks) {
	const limits = benchmarks.map((benchmark) => {
		const inconclusive = decidingComparisons(benchmark).filter(({ outcome }) => outcome === "inconclusive");
		return benchmark.unseen.length > 0 || inconclusive.length === 0 ? Number.MAX_VALUE : Math.max(...inconclusive.map(({ smallestVisible }) => smallestVisible));
	});
	const largest = Math.max(...limits);
	return largest >= 0 && largest <= 10 ? largest : null;
}
/** What a benchmark is cleared of as a whole: X, unless one of its metrics is cleared of a larger threshold or δ₀ only. */
function clearedOfInAll(benchmark, policy) {
	const cleared = decidingComparisons(benchmark).filter(({ outcome }) => outcome === "no regression");
	return Math.max(policy.noRegressionOver, ...cleared.map((comparison) => clearedOf(comparison, policy)));
}
/** The verdict in a few words, with its limit: `no regression ≥ 5 %`, `inconclusive (blind below 6.1 %)`. */
function describeVerdict(benchmark, policy) {
	if (benchmark.verdict === "no regression") return `no regression ≥ ${formatChosenPercent(clearedOfInAll(benchmark, policy))}`;
	const blindSpot = benchmark.verdict === "inconclusive" ? blindSpotOf([benchmark]) : null;
	return blindSpot === null ? benchmark.verdict : `${benchmark.verdict} (blind below ${formatPercent(blindSpot)})`;
}
/** Verdicts that let nothing pass, whatever the policy says. */
const BLOCKING = /* @__PURE__ */ new Set([
	"failed",
	"regressed",
	"invalid"
]);
/** What was lost with a job does so too, and by some policies what is inconclusive. */
function blocksBy({ onInconclusive }) {
	return ({ verdict, absence }) => BLOCKING.has(verdict) || absence === "lost" || verdict === "inconclusive" && onInconclusive === "fail";
}
/** What blocks, then all else, each as {@link sortByUrgency} has it. */
function sortBlockingFirst(benchmarks, blocks) {
	return sortByUrgency(benchmarks).toSorted((one, other) => Number(blocks(other)) - Number(blocks(one)));
}
/** What was lost blocks and what else was not measured does not, and they do not look alike. */
function symbolOf({ verdict, absence }) {
	return lookOf(absence === "lost" ? "invalid" : verdict).symbol;
}

// src/report/attention.ts
const ATTENTION_TITLE = "What needs attention";
/** Warnings that a comment has before it counts the rest: there is one for each target that has a package from a registry. */
const MOST_WARNINGS = 5;
/** Benchmarks with the same trouble that are named before the rest is counted. */
const MOST_NAMES$3 = 5;
/**
* What takes ground away from the whole verdict, and then everything that regressed, failed or could not be decided, each with its
* reason: what blocks first, and of both the worst first. null: there is nothing of that.
*
* @param isBrief the first warnings stand for all
*/
function attentionSection(run, benchmarks, isBrief) {
	const { warnings = [] } = run;
	const blocks = blocksBy(run.policy);
	const troubled = sortBlockingFirst(benchmarks.filter(({ verdict }) => lookOf(verdict).needsAttention), blocks);
	const groups = [...Map.groupBy(troubled, (benchmark) => JSON.stringify([
		benchmark.verdict,
		benchmark.because,
		blocks(benchmark)
	])).values()];
	const items = [...describeWarnings(warnings, isBrief ? MOST_WARNINGS : warnings.length), ...groups.flatMap(describeGroup)];
	return items.length === 0 ? null : {
		title: ATTENTION_TITLE,
		collapsed: false,
		blocks: [{
			kind: "list",
			items,
			shortened: "last"
		}]
	};
}
function describeWarnings(warnings, most) {
	const rest = warnings.length - most;
	const items = warnings.slice(0, most).map((warning) => [`⚠️ ${warning}`]);
	return rest <= 0 ? items : [...items, [`⚠️ ${countOf(rest, "more warning")}: the job summary has each`]];
}
function describeGroup(group) {
	const [first] = group;
	if (first === void 0) return [];
	const names = listNames(group.map(benchmarkLabel), MOST_NAMES$3);
	return [[
		`${symbolOf(first)} `,
		...names,
		` ${first.verdict}: `,
		first.because
	]];
}
/** So many of one verdict are named by the lists of a report, which count the rest. */
const NAMED_IN_LISTS = 5;
/**
* Every benchmark that is not in a table with its verdict, each by its name: of forty that failed for one reason the lists name five,
* and whoever looks for the others finds them nowhere else. null: those name them all.
*/
function namedOneByOneSection({ run, judgement }) {
	const withoutRow = sortByUrgency(judgement.benchmarks.filter((benchmark) => !hasRow(benchmark, run)));
	if ([...Map.groupBy(withoutRow, ({ verdict }) => verdict).values()].every(({ length }) => length <= NAMED_IN_LISTS)) return null;
	return {
		title: "Benchmarks without a comparison",
		collapsed: true,
		blocks: [{
			kind: "list",
			items: withoutRow.map(describe),
			shortened: "last"
		}]
	};
}
/** Of changes that decide; what was measured for its figures only has them in a table of their own. */
function hasRow({ verdict, comparisons, stored }, { base }) {
	return verdict === "measured only" || comparisons.length > 0 || base === null && stored.state === "compared";
}
function describe(benchmark) {
	const { verdict, because } = benchmark;
	return [
		`${symbolOf(benchmark)} `,
		{ code: benchmarkLabel(benchmark) },
		` ${verdict}: `,
		because
	];
}

// src/report/change-words.ts
/**
* How a change is shown. The judge orients every change so that positive is worse. A reader knows that less throughput
* is worse and would misread "+4 % throughput", so reports show the change of the metric's own figure, head ÷ base − 1:
* +4.1 % CPU per request, −3.9 % throughput.
*/
/** Directions as the policy that judged the run has them. */
function directionsOf(policy) {
	const rules = policy.rules.filter(({ direction }) => direction !== void 0);
	return (benchmarkId, metric) => metricRule({ rules }, benchmarkId, metric).direction;
}
/** For a table: `+4.1 % (+3.2 to +5.0 %)`; `~` before a change whose interval includes none, as benchstat has it. */
function formatChange(comparison, direction) {
	const { interval: { low, high }, clearableBelow } = comparison;
	const undecided = low <= 0 && high >= 0 ? "~ " : "";
	const best = withPlus(formatPercent(changeOfFigure(low, direction)));
	const worst = withPlus(formatPercent(changeOfFigure(high, direction), [changeOfFigure(clearableBelow, direction)]));
	const bounds = direction === "lower" ? [best, worst] : [worst, best];
	return `${undecided}${withPlus(formatEstimate(comparison, direction))} (${bounds.join(" to ").replace(" %", "")})`;
}
function withPlus(percent) {
	return /^[1-9]|^0\./u.test(percent) ? `+${percent}` : percent;
}
/** Verb phrase behind a benchmark's name when the metric got worse: `got 4.1 % slower`. */
const REGRESSED = {
	cpuPerRequest: (percent) => `got ${percent} slower`,
	unloadedLatency: (percent) => `got ${percent} slower`,
	meanCpuPerRequest: (percent) => `got ${percent} slower on average`,
	finishOverhead: (percent) => `got ${percent} slower`,
	finishTime: (percent) => `takes ${percent} longer`,
	nsPerOp: (percent) => `got ${percent} slower`,
	meanNsPerOp: (percent) => `got ${percent} slower on average`,
	latencyP50: (percent) => `got ${percent} slower`,
	latencyP975: (percent) => `got ${percent} slower at p97.5`,
	latencyP99: (percent) => `got ${percent} slower at p99`,
	pacedLatencyP50: (percent) => `got ${percent} slower at a fixed rate`,
	pacedLatencyP99: (percent) => `got ${percent} slower at p99 of a fixed rate`,
	instructionsPerRequest: (percent) => `takes ${percent} more instructions`,
	instructionsPerOp: (percent) => `takes ${percent} more instructions`,
	gcTimePerRequest: (percent) => `collects garbage ${percent} longer`,
	collectionsPerThousand: (percent) => `collects garbage ${percent} more often`,
	eventLoopDelayP99: (percent) => `holds up its event loop ${percent} longer at p99`,
	throughput: (percent) => `serves ${percent} fewer requests`,
	opsPerSecond: (percent) => `does ${percent} fewer operations`,
	output: (percent) => `sends ${percent} less`,
	maxMemory: (percent) => `takes ${percent} more memory`,
	maxCpu: (percent) => `takes ${percent} more CPU`,
	bootTime: (percent) => `takes ${percent} longer to boot`
};
/** `got 4.1 % slower`; where the policy turned the metric round: `regressed: max CPU is 4.1 % lower (3.2 to 5.0 %)`. */
function describeRegression(comparison, direction) {
	if (direction !== METRICS[comparison.metric].direction) return `regressed: ${describeDifference(comparison, direction)}`;
	return REGRESSED[comparison.metric](formatEstimatedSize(comparison, direction));
}

// src/report/drift-section.ts
const DRIFT_TITLE = "Lasting changes of the main branch";
/** Where the main branch changed its level to stay there, and where that was undone or accepted since. null: nowhere. */
function driftSection(drifts) {
	if (drifts.length === 0) return null;
	return {
		title: DRIFT_TITLE,
		collapsed: false,
		blocks: [{
			kind: "paragraph",
			text: ["Found in the stored runs, between the commits that are named. A warning: it blocks nothing."]
		}, {
			kind: "list",
			items: drifts.map((drift) => [describeDrift(drift)]),
			shortened: "last"
		}]
	};
}

// src/report/table-columns.ts
/** Cells that several tables have in common. */
const TONES = {
	regressed: "bad",
	improved: "good",
	"no regression": "neutral",
	inconclusive: "neutral"
};
/** A change with its interval, or `–` where the metric was not recorded. */
function changeCell(comparison, benchmarkId, directionOf) {
	if (comparison === void 0) return plainCell("–");
	return {
		text: [formatChange(comparison, directionOf(benchmarkId, comparison.metric))],
		tone: TONES[comparison.outcome]
	};
}
/** A figure in its metric's unit, or `–` where it was not recorded. */
function figureCell(value) {
	return plainCell(value === void 0 ? "–" : formatFigure(value));
}
/** A figure with how well it is known: `12,345 ± 1.2 %`. */
function preciseFigureCell({ figures, precision }, metric) {
	const { [metric]: halfWidth } = precision;
	const cell = figureCell(figures[metric]);
	return halfWidth === void 0 ? cell : {
		...cell,
		text: [...cell.text, ` ± ${formatPercent(halfWidth)}`]
	};
}
/** Marks figures that are the load client's own. */
const CLIENT_SATURATED = "†";
/** Requests per second of a server, marked where the load client set the pace. */
function throughputCell(server) {
	const cell = preciseFigureCell(server, "throughput");
	return server.clientSaturated ? {
		text: [...cell.text, ` ${"†"}`],
		tone: "doubtful"
	} : cell;
}
/** Columns that several tables have in common. */
const BENCHMARK_COLUMN = leftColumn("Benchmark", (benchmark) => plainCell({ code: benchmarkLabel(benchmark) }));
function versionColumn(title) {
	return leftColumn(title, ({ version }) => plainCell(version ?? "–"));
}
function verdictColumn(policy) {
	return leftColumn("Verdict", (benchmark) => {
		const { symbol, tone } = lookOf(benchmark.verdict);
		return {
			text: [`${symbol} ${describeVerdict(benchmark, policy)}`],
			tone
		};
	});
}
/** The environment that a row is of; none where all are of one. */
function variantColumns(rows) {
	return new Set(rows.map(({ variant }) => variant)).size <= 1 ? [] : [leftColumn("On", ({ variant }) => plainCell(variant ?? "–"))];
}
/** One for each title of a label, in the order in which they come up. */
function labelColumns(rows) {
	return [...new Set(rows.flatMap(({ labels }) => Object.keys(labels)))].map((title) => leftColumn(title, ({ labels }) => plainCell(new Map(Object.entries(labels)).get(title) ?? "–")));
}
function figureColumn(title, metric) {
	return rightColumn(title, ({ figures }) => figureCell(figures[metric]));
}
/** A figure with how well it is known. */
function preciseColumn(title, metric) {
	return rightColumn(title, (benchmark) => preciseFigureCell(benchmark, metric));
}
/** One for each metric that any row has a comparison of. */
function changeColumns(rows, comparisonsOf, directionOf) {
	const recorded = new Set(rows.flatMap((row) => comparisonsOf(row).map(({ metric }) => metric)));
	return METRIC_NAMES.filter((metric) => recorded.has(metric)).map((metric) => rightColumn(titleOf$1(metric), (row) => changeCell(comparisonsOf(row).find((comparison) => comparison.metric === metric), row.id, directionOf)));
}
/** The metric's label at the head of a column. */
function titleOf$1(metric) {
	return beginSentence(METRICS[metric].label);
}

// src/report/every-comparison.ts
const WHOSE_P = "p is that of the test for \"regressed\" (δ ≤ δ₀), and where it improved that of the test for it (δ ≥ −δ₀).";
/** Every comparison with the statistics that its outcome rests on; null: nothing was compared. */
function everyComparisonSection({ judgement, directionOf }) {
	const rows = sortByUrgency(judgement.benchmarks).flatMap((benchmark) => [
		...benchmark.comparisons.map((comparison) => ({
			benchmark,
			against: "base",
			comparison
		})),
		...storedComparisonsOf(benchmark).map((comparison) => ({
			benchmark,
			against: "stored runs",
			comparison
		})),
		...benchmark.storedCounts === null ? [] : [{
			benchmark,
			against: "stored runs of any machine kind",
			comparison: benchmark.storedCounts.comparison
		}]
	]);
	if (rows.length === 0) return null;
	return {
		title: "Every comparison",
		collapsed: true,
		blocks: [tableOf(rows, columnsOf(directionOf)), {
			kind: "paragraph",
			text: [WHOSE_P]
		}]
	};
}
function columnsOf(directionOf) {
	return [
		leftColumn("Benchmark", ({ benchmark }) => plainCell({ code: benchmarkLabel(benchmark) })),
		leftColumn("Against", ({ against }) => plainCell(against)),
		leftColumn("Metric", ({ comparison }) => plainCell(METRICS[comparison.metric].label)),
		rightColumn("n", ({ comparison }) => plainCell(String(comparison.n))),
		rightColumn("Change", ({ benchmark, comparison }) => changeCell(comparison, benchmark.id, directionOf)),
		rightColumn("SD of logs", ({ comparison }) => plainCell(formatPercent(comparison.sd))),
		rightColumn("p", ({ comparison: { outcome, p, pBetter } }) => plainCell(formatPValue(outcome === "improved" ? pBetter : p))),
		rightColumn("After Holm", ({ comparison: { outcome, adjustedP, adjustedPBetter } }) => adjustedCell(outcome === "improved" ? adjustedPBetter : adjustedP)),
		rightColumn("Smallest visible", ({ comparison }) => plainCell(formatPercent(comparison.smallestVisible))),
		leftColumn("Outcome", ({ comparison }) => plainCell(comparison.outcome))
	];
}
/** `–`: a comparison that cannot decide is not adjusted. */
function adjustedCell(p) {
	return plainCell(p === null ? "–" : formatPValue(p));
}

// src/report/figures-section.ts
/** What the marks in the tables of absolute figures mean; said only where they are. */
function figureRemarks(benchmarks) {
	return [...benchmarks.some(({ precision }) => Object.keys(precision).length > 0) ? [["± is half of the 95 % interval of a figure: between rounds where there are several, else between the slices of the only one, and another process may differ by more."]] : [], ...benchmarks.some(({ clientSaturated }) => clientSaturated) ? [[`${"†"} The load client could send no more while the server still had time to spare: requests per second, latencies, output and max CPU are the client's there, and CPU per request stands.`]] : []].map((text) => ({
		kind: "paragraph",
		text
	}));
}
/** A table for each target of which two versions or more were measured. */
function editionFigures(servers) {
	const editions = servers.flatMap((benchmark) => {
		const edition = editionOf(benchmark.target);
		return edition === null ? [] : [{
			...edition,
			benchmark
		}];
	});
	return [...Map.groupBy(editions, ({ target }) => target)].filter(([, group]) => new Set(group.map(({ label }) => label)).size > 1).flatMap(([target, group]) => [{
		kind: "paragraph",
		text: [{ code: target }, " by version:"]
	}, editionTable(group)]);
}
function editionTable(editions) {
	const rows = [...Map.groupBy(editions, ({ label, benchmark: { variant } }) => JSON.stringify([label, variant])).values()].flatMap(([first, ...others]) => {
		if (first === void 0) return [];
		const { label, benchmark: { version, variant } } = first;
		return [{
			label,
			version,
			variant,
			benchmarks: [first, ...others].map(({ benchmark }) => benchmark)
		}];
	});
	const scenarios = [...new Set(editions.map(({ benchmark }) => benchmark.scenario))];
	return tableOf(rows, [
		leftColumn("Version", ({ label }) => plainCell({ code: label })),
		versionColumn("Installed"),
		...variantColumns(rows),
		...scenarios.flatMap((scenario) => [rightColumn(`${scenario} (R/s)`, scenarioCell(scenario, throughputCell)), rightColumn(`${scenario} CPU/req (µs)`, scenarioCell(scenario, (benchmark) => preciseFigureCell(benchmark, "cpuPerRequest")))])
	]);
}
/** `–` where the edition was not asked for the scenario. */
function scenarioCell(scenario, cellOf) {
	return ({ benchmarks }) => {
		const measured = benchmarks.find((benchmark) => benchmark.scenario === scenario);
		return measured === void 0 ? plainCell("–") : cellOf(measured);
	};
}
/** Servers that were sent many requests at once, each held for a while: the first to finish first. */
/** A table of those among them that have a time to finish; none where no server has. */
function heldFigures(servers) {
	const held = servers.filter(({ figures }) => figures.finishTime !== void 0);
	if (held.length === 0) return [];
	return [{
		kind: "paragraph",
		text: ["Many requests of one client over one websocket, all sent at once and each held by the server for a while:"]
	}, heldTable(held)];
}
function heldTable(held) {
	const scenarios = [...new Set(held.map(({ scenario }) => scenario))];
	const variants = [...new Set(held.map(({ variant }) => variant))];
	const sorted = held.toSorted((a, b) => scenarios.indexOf(a.scenario) - scenarios.indexOf(b.scenario) || variants.indexOf(a.variant) - variants.indexOf(b.variant) || (a.figures.finishTime ?? 0) - (b.figures.finishTime ?? 0));
	return tableOf(sorted, [
		leftColumn("Framework", ({ target }) => plainCell({ code: target })),
		versionColumn("Version"),
		leftColumn("Scenario", ({ scenario }) => plainCell({ code: scenario })),
		...variantColumns(held),
		preciseColumn("To finish (s)", "finishTime"),
		preciseColumn("Beyond the hold (ms)", "finishOverhead"),
		preciseColumn("CPU/req (µs)", "cpuPerRequest"),
		figureColumn("Max memory (MB)", "maxMemory"),
		figureColumn("Boot (ms)", "bootTime"),
		...labelColumns(held)
	]);
}
/** Servers in the columns of mion's benchmark page, fastest first. */
/** Beside requests per second and CPU per request, which say how well they are known. */
const SERVER_COLUMNS = [
	["Latency p50 (ms)", "latencyP50"],
	["p97.5", "latencyP975"],
	["p99", "latencyP99"],
	["Output (MB/s)", "output"],
	["Max memory (MB)", "maxMemory"],
	["Max CPU (%)", "maxCpu"],
	["Boot (ms)", "bootTime"]
];
/** Only where a server has them: a fixed rate is a scenario's choice, and what collected no garbage has no figure of it. */
const FURTHER_COLUMNS = [
	["GC/req (µs)", "gcTimePerRequest"],
	["GC per 1,000 req", "collectionsPerThousand"],
	["Loop delay p99 (ms)", "eventLoopDelayP99"],
	["At a fixed rate p50 (ms)", "pacedLatencyP50"],
	["p99 (ms)", "pacedLatencyP99"]
];
/** Those that were asked over HTTP; a held scenario has no requests per second. */
function serverFigures(servers) {
	const asked = servers.filter(({ figures }) => figures.finishTime === void 0);
	return asked.length === 0 ? [] : [serverTable(asked), ...editionFigures(asked)];
}
function serverTable(servers) {
	const scenarios = [...new Set(servers.map(({ scenario }) => scenario))];
	const places = new Map(scenarios.map((scenario, place) => [scenario, place]));
	const placeOf = ({ scenario }) => places.get(scenario) ?? 0;
	const variants = [...new Set(servers.map(({ variant }) => variant))];
	const sorted = servers.toSorted((a, b) => placeOf(a) - placeOf(b) || variants.indexOf(a.variant) - variants.indexOf(b.variant) || (b.figures.throughput ?? 0) - (a.figures.throughput ?? 0));
	const figures = [...SERVER_COLUMNS, ...FURTHER_COLUMNS.filter(([, metric]) => servers.some(({ figures }) => figures[metric] !== void 0))];
	const [beforeFigures, afterFigures] = [labelColumns(servers).slice(0, 1), labelColumns(servers).slice(1)];
	return tableOf(sorted, [
		leftColumn("Framework", ({ target }) => plainCell({ code: target })),
		versionColumn("Version"),
		...scenarios.length > 1 ? [leftColumn("Scenario", ({ scenario }) => plainCell({ code: scenario }))] : [],
		...variantColumns(servers),
		...beforeFigures,
		rightColumn("Req (R/s)", throughputCell),
		preciseColumn("CPU/req (µs)", "cpuPerRequest"),
		...figures.map(([title, metric]) => figureColumn(title, metric)),
		...afterFigures
	]);
}
/** Suites in the form of Moleculer's benchmark page: a table for each group of tasks, each relative to the group's first. */
/** As on Moleculer's page. */
const REFERENCE = "#";
/** Those of groups in which anything was measured. `tasks` are all that the run knows of, measured or not. */
function suiteFigures(tasks) {
	return [...Map.groupBy(tasks, (task) => JSON.stringify([suiteLabel(task), groupOf(task)])).values()].flatMap(groupFigures);
}
function groupFigures(tasks) {
	const [reference] = tasks;
	if (reference === void 0 || !tasks.some(hasFigures)) return [];
	const group = groupOf(reference);
	const of = group === null ? [] : [" · ", { code: group }];
	return [{
		kind: "paragraph",
		text: [
			"Suite: ",
			{ code: suiteLabel(reference) },
			...of
		]
	}, groupTable(tasks.filter((task) => task === reference || hasFigures(task)), reference)];
}
/** Tasks can be compared with each other where they were measured in the same environment. */
function suiteLabel({ target, variant }) {
	return benchmarkLabel({
		id: target,
		variant
	});
}
/** `cachers` of the task `cachers/memory`; null: the suite as a whole is its group. */
function groupOf({ scenario }) {
	const slash = scenario.lastIndexOf("/");
	return slash < 0 ? null : scenario.slice(0, slash);
}
const hasFigures = ({ figures }) => Object.keys(figures).length > 0;
const nameWithinGroup = ({ scenario }) => scenario.slice(scenario.lastIndexOf("/") + 1);
function groupTable(tasks, reference) {
	return tableOf(tasks, [
		leftColumn("Task", (task) => plainCell({ code: nameWithinGroup(task) }, ...task === reference ? [` (${REFERENCE})`] : [])),
		...labelColumns(tasks),
		rightColumn("Relative", ({ figures }) => plainCell(relativeSpeed(figures.opsPerSecond, reference.figures.opsPerSecond))),
		preciseColumn("Ops/s", "opsPerSecond"),
		rightColumn("Average time", ({ figures: { nsPerOp } }) => plainCell(nsPerOp === void 0 ? "–" : formatNanoseconds(nsPerOp)))
	]);
}
/** `+437.4 %`, `−78.5 %`: how many more operations a second than the reference. */
function relativeSpeed(opsPerSecond, referenceOpsPerSecond) {
	if (opsPerSecond === void 0 || referenceOpsPerSecond === void 0 || referenceOpsPerSecond === 0) return "–";
	const change = opsPerSecond / referenceOpsPerSecond - 1;
	const percent = Math.abs(change) * 100;
	const size = percent < 1e3 ? percent.toFixed(1) : formatInteger(percent);
	return size === "0.0" ? "0 %" : `${change < 0 ? "−" : "+"}${size} %`;
}
/** Absolute figures of head from its solo rounds. */
function figuresSection(benchmarks) {
	const measured = benchmarks.filter(({ figures }) => Object.keys(figures).length > 0);
	const servers = measured.filter(({ kind }) => kind === "server");
	const suites = benchmarks.filter(({ kind }) => kind === "suite");
	if (measured.length === 0) return null;
	return {
		title: "Head in absolute figures",
		collapsed: false,
		blocks: [
			{
				kind: "paragraph",
				text: ["Figures of head alone, to compare targets with each other. They say nothing about the change."]
			},
			...serverFigures(servers),
			...heldFigures(servers),
			...suiteFigures(suites),
			...figureRemarks(measured)
		]
	};
}

// src/report/next-steps.ts
/** More benchmarks than these, more of what was asked for, and longer names are not spelled out. */
const MOST_NAMED_BENCHMARKS = 3;
const MOST_PATTERNS = 20;
const LONGEST_NAME = 200;
/** Need no quotes in a shell. */
const PLAIN_WORD = /^[\w.-]+$/u;
const PLAIN_PATH = /^[\w./-]+$/u;
const COMMIT_ID = /^[0-9a-f]{7,64}$/u;
/** The command that measures these benchmarks again as this run did, ready to paste into a POSIX shell. Where perf-gate is not installed npx refuses, instead of taking what the registry has by that name. */
function reproduceCommand(run, benchmarks, profile = run.profile) {
	return commandLine(run, {
		patterns: patternsOf(benchmarks),
		against: againstWhat(run),
		profile
	});
}
/**
* The command that measures what was judged by stored runs beside the commit of the newest of them, the worst benchmark's. Stored
* runs are of one kind of machine, so anywhere else `--no-base` would find nothing to compare with, and pass. null: these were not
* judged by stored runs, or the newest is of the very code that was measured.
*/
function besideStoredCommand(run, benchmarks, profile = run.profile) {
	if (run.base !== null) return null;
	const [newest] = benchmarks.flatMap(({ stored }) => stored.state === "compared" ? [stored.newestCommit.replace(/-dirty$/u, "")] : []);
	if (newest === void 0 || newest === run.head.sha && !run.head.dirty) return null;
	return commandLine(run, {
		patterns: patternsOf(benchmarks),
		against: againstCommit(newest),
		profile
	});
}
/** Nothing measures longer by itself. */
const LONGEST_PROFILE = "thorough";
/** The command that measures these benchmarks longer than this run did; null: there is none. */
function longerCommand(run, benchmarks) {
	return run.profile === LONGEST_PROFILE ? null : reproduceCommand(run, benchmarks, LONGEST_PROFILE);
}
/** Compares, where a run's own profile does not. */
const COMPARING_PROFILE = "standard";
/** The command that measures base and head side by side: these benchmarks where they are few, else what the change can reach. */
function verdictCommand(run, benchmarks) {
	return reproduceCommand(run, benchmarks.length <= MOST_NAMED_BENCHMARKS ? benchmarks : [], run.measuredFor === "tables" ? COMPARING_PROFILE : run.profile);
}
/** The command that holds two recorded runs against each other again. */
function compareAgainCommand({ base, head }) {
	return `npx --no perf-gate compare ${[base, head].map(({ file }) => PLAIN_PATH.test(file) ? file : quoteForLine(file)).join(" ")}`;
}
/** The command that makes the whole run again, in the same order. */
function reproduceRunCommand(run) {
	const isWhole = run.benchmarks.every(({ measurement }) => measurement.state !== "unaffected");
	const asked = run.only.length <= MOST_PATTERNS && run.only.every((pattern) => pattern.length <= LONGEST_NAME) ? run.only : [];
	const named = run.benchmarks.length <= MOST_NAMED_BENCHMARKS ? patternsOf(run.benchmarks) : [];
	return `${commandLine(run, {
		patterns: asked.length > 0 ? asked : named,
		against: againstWhat(run),
		profile: run.profile
	})}${isWhole ? " --all" : ""}${withinBudget(run)} --seed ${run.seed}`;
}
/** What each of several jobs had is not enough for one that does the work of all. */
function withinBudget({ budgetMs, parts, shard }) {
	return typeof budgetMs === "number" && parts === void 0 && shard === null ? ` --budget ${durationText(budgetMs)}` : "";
}
/** `, 3 of 12 benchmarks`: how many a command names that cannot name all, and measures no other; empty: it measures all of them. */
function describeNamed(benchmarks) {
	const [named, all] = [patternsOf(benchmarks).length, new Set(benchmarks.map(({ id }) => id)).size];
	return named === 0 || named === all ? "" : `, ${named} of ${all} benchmarks`;
}
function patternsOf(benchmarks) {
	return [...new Set(benchmarks.map(({ id }) => id))].filter((id) => id.length <= LONGEST_NAME).slice(0, MOST_NAMED_BENCHMARKS).map(patternOf);
}
function commandLine(run, { patterns, against, profile }) {
	const measuring = [
		"npx --no perf-gate run",
		...patterns.map((pattern) => `--only ${quoteForLine(pattern)}`),
		...whichConfig(run),
		...against,
		`--profile ${PLAIN_WORD.test(profile) ? profile : quoteForLine(profile.slice(0, LONGEST_NAME))}`
	];
	return `${checkingOut(run)}${measuring.join(" ")}`;
}
/** Whether the commands of a run check out by themselves what they measure; else they measure what is checked out. */
function checksOutHead(run) {
	return mergeToCheckOut(run) !== null;
}
/**
* A pull request is measured as GitHub would merge it. Its branch alone, beside the same base, would be blamed for what base has
* gained since it was cut, or get the credit for it. The merge is named by the number: its id is the word of the job that ran the
* pull request's code, and whoever pastes the command runs the code of what it names. So nothing is run either of what was pushed
* since: the merge has to be of the very commit that the report is about.
*/
function checkingOut(run) {
	const merge = mergeToCheckOut(run);
	if (merge === null) return "";
	return `git fetch origin pull/${merge.pullRequest}/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${merge.of} ] && git switch --detach FETCH_HEAD && `;
}
/** null: head is no such merge, as in a merge queue or beside a base of its own, or nobody but the run itself says so. */
function mergeToCheckOut({ pullRequest, mergeOf }) {
	return pullRequest === null || mergeOf === void 0 || !COMMIT_ID.test(mergeOf) ? null : {
		pullRequest,
		of: mergeOf
	};
}
/** The usual file is found without being named. */
function whichConfig({ configFile }) {
	if (isUsualConfigFile(configFile)) return [];
	return [`--config ${PLAIN_PATH.test(configFile) ? configFile : quoteForLine(configFile.slice(0, LONGEST_NAME))}`];
}
/** The base of a merge is its first parent, which may be newer by now than the one that was measured, as the merge is. What is not named is the branch's own. */
function againstWhat(run) {
	if (run.base === null) return ["--no-base"];
	if (run.hasUnknownBase === true) return [];
	return checksOutHead(run) ? ["--base HEAD~1"] : againstCommit(run.base.sha);
}
function againstCommit(sha) {
	return [`--base ${COMMIT_ID.test(sha) ? sha : quoteForLine(sha.slice(0, LONGEST_NAME))}`];
}
/** Control characters could end the line early: `?` matches them. */
function quoteForLine(word) {
	return quoteForShell(word.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "?"));
}
/** A suite that stands as a whole is asked for by its name; its tasks were not known. */
function patternOf(id) {
	return escapeGlob(id.replace(/\/\*$/u, ""));
}
/** What a first line suggests to run: a command, and the words that lead to it. */
/** How what is told of these benchmarks, the worst first, can be seen again. */
function suggestReproducing(run, benchmarks) {
	const besideStored = besideStoredCommand(run, benchmarks);
	const which = `${describeNamed(benchmarks)}${describeVariants(benchmarks)}`;
	if (besideStored !== null) return {
		purpose: `Measure head beside the newest stored run's commit${which}`,
		line: besideStored
	};
	return {
		purpose: `Reproduce${which}`,
		line: reproduceCommand(run, benchmarks)
	};
}
/** How more can be seen of what is inconclusive, the worst first; null: nothing measures longer. */
function suggestMeasuringLonger(run, benchmarks, purpose) {
	const besideStored = besideStoredCommand(run, benchmarks, LONGEST_PROFILE);
	const what = `${purpose}${describeNamed(benchmarks)}`;
	if (besideStored !== null) return {
		purpose: `${what}, beside the newest stored run's commit`,
		line: besideStored
	};
	const longer = longerCommand(run, benchmarks);
	return longer === null ? null : {
		purpose: what,
		line: longer
	};
}
/** `, on Node v24.21.0`: what a matrix sets is no part of a command. */
function describeVariants(benchmarks) {
	const variants = new Set(benchmarks.flatMap(({ variant }) => variant === null ? [] : [variant]));
	return variants.size === 0 || variants.size > MOST_NAMED_BENCHMARKS ? "" : `, on ${listOf([...variants])}`;
}

// src/report/tally.ts
const NONE = {
	failed: 0,
	regressed: 0,
	invalid: 0,
	accepted: 0,
	inconclusive: 0,
	"not measured": 0,
	improved: 0,
	"no regression": 0,
	new: 0,
	"measured only": 0,
	removed: 0,
	unaffected: 0
};
/** Verdicts that clear a benchmark. */
const CLEARED = /* @__PURE__ */ new Set(["no regression", "improved"]);
function tallyOf(benchmarks) {
	const tally = { ...NONE };
	for (const { verdict } of benchmarks) tally[verdict] += 1;
	return tally;
}
/** `1 inconclusive, 2 new`: the verdicts of this list that occur. */
function describeTally(tally, verdicts) {
	return verdicts.filter((verdict) => tally[verdict] > 0).map((verdict) => `${tally[verdict]} ${verdict}`).join(", ");
}
/** `8 of 9 benchmarks`, of those that were to be compared; `9 benchmarks` where it is all of them. */
function describeShare(count, tally) {
	const all = tally["no regression"] + tally.improved + tally.accepted + tally.inconclusive + tally["not measured"] + tally.invalid;
	return count === all ? countOf(all, "benchmark") : `${count} of ${countOf(all, "benchmark")}`;
}
/**
* `no regression of 5 % or more in 8 of 9 benchmarks (1 improved)`, of those that were to be compared. Those with larger
* thresholds are counted apart: `in 6 of 9 benchmarks, and of 10 % or more in 2 (1 improved)`.
*/
function describeCleared(benchmarks, policy) {
	const tally = tallyOf(benchmarks);
	const bounds = benchmarks.flatMap((benchmark) => CLEARED.has(benchmark.verdict) ? [clearedOfInAll(benchmark, policy)] : []);
	const [least, most] = [Math.min(...bounds), Math.max(...bounds)];
	const first = bounds.filter((bound) => bound === least).length;
	const others = first === bounds.length ? "" : `, and of ${formatChosenPercent(most)} or more in ${bounds.length - first}`;
	const improved = tally.improved === 0 ? "" : ` (${tally.improved} improved)`;
	return `no regression of ${formatChosenPercent(least)} or more in ${describeShare(first, tally)}${others}${improved}`;
}
/** The first of some benchmarks that regressed: `express/updateUser got 4.1 % slower`; then, in whole sentences, the evidence for it and the limit. */
function describeWorst({ run, judgement }, regressed) {
	const [worst] = regressed;
	const comparison = worst && worstComparison(worst);
	if (worst === void 0 || comparison === void 0) return {
		what: ["a benchmark regressed"],
		evidence: "See below."
	};
	const direction = directionsOf(run.policy)(worst.id, comparison.metric);
	const significance = `${formatPValue(comparison.adjustedP ?? comparison.p)} after Holm over ${countOf(judgement.familySize, "comparison")}`;
	return {
		what: [{ code: benchmarkLabel(worst) }, ` ${describeRegression(comparison, direction)}`],
		evidence: `${beginSentence(describeDifference(comparison, direction))} ${describeSample(comparison, run)}, ${significance}. ${describeLimit(comparison, direction)}${describeBound({
			run,
			judgement
		})}.`
	};
}
function describeSample({ metric, n }, { base }) {
	if (base === null) return `against ${countOf(n, "stored run")}`;
	return isCounted(metric) ? `in ${countOf(n, "count")} of each arm` : `in ${countOf(n, "round")}`;
}
/** What it was held against. Limits are of costs, and what should be high falls by less. */
function describeLimit({ threshold, delta0 }, direction) {
	const limit = Math.max(threshold, delta0);
	return `Here a change that is beyond chance fails from ${direction === "lower" ? formatChosenPercent(limit) : formatPercent(Math.abs(changeOfFigure(limit, direction)))} on`;
}
/** In every other row stands a larger number, which reads as the limit. */
function describeBound({ run, judgement }) {
	const bounds = judgement.benchmarks.filter(({ verdict }) => verdict === "no regression").map((benchmark) => clearedOfInAll(benchmark, run.policy));
	return bounds.length === 0 ? "" : `; "no regression ≥ ${formatChosenPercent(Math.min(...bounds))}" is what others were cleared of`;
}
/** Why the first of some benchmarks has its verdict, as a whole sentence; nothing where there is none. */
function firstReason([first]) {
	return first === void 0 ? [] : [
		{ code: benchmarkLabel(first) },
		": ",
		first.because,
		"."
	];
}

// src/report/blocking-headlines.ts
/** First lines of the verdicts that fail the check. */
/** Benchmarks that are named in a first line. */
const MOST_NAMES$2 = 3;
/** `express/updateUser got 4.1 % slower`; of several, how many they are and the worst of them. */
function regressedHeadline(source) {
	const { run, judgement } = source;
	const regressed = withVerdict(judgement.benchmarks, "regressed");
	const { what, evidence } = describeWorst(source, regressed);
	return {
		symbol: "❌",
		tone: "bad",
		verdict: [
			...regressed.length > 1 ? [`${countOf(regressed.length, "benchmark")} regressed; worst: `] : [],
			...what,
			alsoText(judgement.benchmarks, ["invalid", "not measured"])
		],
		explanation: [evidence],
		command: suggestReproducing(run, regressed)
	};
}
/** `express/updateUser fails with this change`. */
function failedHeadline({ run, judgement, apart }) {
	const failed = withVerdict(judgement.benchmarks, "failed");
	return {
		symbol: "❌",
		tone: "bad",
		verdict: [
			...listNames(failed.map(benchmarkLabel), MOST_NAMES$2),
			` ${failed.length === 1 ? "fails" : "fail"} ${run.base === null || apart !== void 0 ? "at head" : "with this change"}`,
			alsoText(judgement.benchmarks, [
				"regressed",
				"invalid",
				"not measured"
			])
		],
		explanation: firstReason(failed),
		command: suggestReproducing(run, failed)
	};
}
function invalidHeadline({ run, judgement }) {
	const invalid = withVerdict(judgement.benchmarks, "invalid");
	if (judgement.control.state === "unfair") return unfairHeadline(judgement.control);
	if (invalid.length === 0) return lostHeadline(judgement);
	return {
		symbol: "🚫",
		tone: "bad",
		verdict: [
			"the measurement of ",
			...listNames(invalid.map(benchmarkLabel), MOST_NAMES$2),
			" is invalid",
			alsoText(judgement.benchmarks, ["not measured"])
		],
		explanation: [...firstReason(invalid), " Nothing is said about what is invalid: mend what the reason names, or run it again if the machine was disturbed."],
		command: {
			purpose: `Measure again${describeNamed(invalid)}`,
			line: reproduceCommand(run, invalid)
		}
	};
}
/** Whatever else it found may be the gate's own doing. */
function unfairHeadline({ part, rounds, estimate }) {
	return {
		symbol: "🚫",
		tone: "bad",
		verdict: ["the measurement is invalid: the control, base against base, found a difference"],
		explanation: [`Identical code differed by ${formatPercent(Math.abs(estimate))} over ${countOf(rounds, "round")}${part === null ? "" : ` of ${part}`}, so nothing is said about the change. Run it again; if it happens again, something treats the two arms differently.`],
		command: null
	};
}
/** Nothing in it is invalid, but the run of a shard did not arrive. What was not measured for another reason is no job to run again. */
function lostHeadline({ benchmarks }) {
	const missing = sortByUrgency(benchmarks.filter(({ absence }) => absence === "lost"));
	return {
		symbol: "🚫",
		tone: "bad",
		verdict: [
			"the run is incomplete: ",
			...listNames(missing.map(benchmarkLabel), MOST_NAMES$2),
			` ${missing.length === 1 ? "was" : "were"} not measured`
		],
		explanation: [...firstReason(missing), " What is missing never passes: run the job again that was to measure it. What is said below of the others holds only once it has arrived."],
		command: null
	};
}
/** Only where the policy says that an inconclusive benchmark fails the check. */
function inconclusiveHeadline({ run, judgement }) {
	const { benchmarks } = judgement;
	const inconclusive = withVerdict(benchmarks, "inconclusive");
	const blindSpot = blindSpotOf(inconclusive);
	const limit = blindSpot === null ? [] : [`Less than ${formatPercent(blindSpot)} could not have been seen. `];
	return {
		symbol: "⚠️",
		tone: "doubtful",
		verdict: [`inconclusive in ${describeShare(inconclusive.length, tallyOf(benchmarks))}, and the policy fails that`, alsoText(benchmarks, ["not measured"])],
		explanation: [
			...limit,
			"Measure longer, on a quieter machine, or let the policy pass it (",
			{ code: "policy.inconclusive" },
			")."
		],
		command: suggestMeasuringLonger(run, inconclusive, "Measure longer")
	};
}
function withVerdict(benchmarks, verdict) {
	return sortByUrgency(benchmarks.filter((benchmark) => benchmark.verdict === verdict));
}
/** `; also 1 invalid`, or nothing. */
function alsoText(benchmarks, verdicts) {
	const tally = describeTally(tallyOf(benchmarks), verdicts);
	return tally === "" ? "" : `; also ${tally}`;
}

// src/report/concerns.ts
/** What stands beside a verdict that lets a change through, and keeps it from being all that there is to say. */
/** What is left to be done, in whole sentences: `Nothing to do.` only where nobody has to know of anything. */
function describeLeft(source) {
	const [gaps, slower] = [gapsOf(source), describeSlower$1(source.judgement)];
	return [...gaps.length > 0 ? gaps : [describeDone(source.judgement, slower.length > 0)], ...slower].join(" ");
}
/** A whole sentence about each thing that nobody may overlook. */
function concernsOf(source) {
	return [...gapsOf(source), ...describeSlower$1(source.judgement)];
}
function describeDone({ benchmarks }, isSlowerOnMain) {
	if (benchmarks.some(({ verdict }) => verdict === "inconclusive")) return "Nothing failed.";
	return isSlowerOnMain ? "Nothing to do for this change." : "Nothing to do.";
}
function gapsOf(source) {
	const { run: { warnings = [] }, judgement } = source;
	const unguarded = unguardedOf(judgement).length;
	return [
		...describeSlowdowns(lastingSlowdowns(judgement)),
		...warnings.length === 0 ? [] : [`There are warnings that this verdict has to be read with: see "${ATTENTION_TITLE}".`],
		...unguarded === 0 ? [] : [`${countOf(unguarded, "benchmark")} ${unguarded === 1 ? "was" : "were"} not measured, so nothing is said of ${unguarded === 1 ? "it" : "them"}: see "${ATTENTION_TITLE}".`]
	];
}
function describeSlower$1({ benchmarks }) {
	const slower = benchmarks.filter(({ slowerSince }) => slowerSince !== null).length;
	return slower === 0 ? [] : [`${countOf(slower, "benchmark")} ${slower === 1 ? "is" : "are"} slower on main, which nobody has accepted: see below.`];
}
/** What was to be measured here, and was not: in the run of one shard nobody misses what another measures. */
function unguardedOf({ benchmarks }) {
	return benchmarks.filter(({ verdict, absence }) => verdict === "not measured" && absence !== "left to another shard");
}
/** Where the main branch has become worse to stay so, the worst first; where it became better, or that was undone or accepted, nobody has to do anything. */
function lastingSlowdowns({ drifts }) {
	return drifts.filter(({ change, state }) => change > 0 && state === "lasting").toSorted((one, other) => other.change - one.change);
}
function describeSlowdowns(drifts) {
	const [worst] = drifts;
	if (worst === void 0) return [];
	const more = drifts.length === 1 ? "" : `, and ${drifts.length - 1} more`;
	return [`${describeDrift(worst)}${more}: see "${DRIFT_TITLE}".`];
}

// src/report/passing-headlines.ts
/** First lines of the verdicts that let a change through. Each says no more than what was measured. */
/** Verdicts that clear nothing and fail nothing. */
const UNCLEARED = [
	"inconclusive",
	"not measured",
	"new",
	"removed",
	"measured only",
	"unaffected"
];
const GOOD = {
	symbol: "✅",
	tone: "good"
};
const ACCEPTED = {
	symbol: "☑️",
	tone: "good"
};
const NEUTRAL = {
	symbol: "ℹ️",
	tone: "neutral"
};
const DOUBTFUL = {
	symbol: "⚠️",
	tone: "doubtful"
};
function passedHeadline(source) {
	return doubtedByPolicy(doubtedByDrifts(headlineOfVerdicts(source), source), source);
}
function nothingMeasuredHeadline(source) {
	return doubtedByDrifts(headlineOfNothing(source), source);
}
/** Where the main branch itself became slower to stay so, nobody shall take a pass for an all-clear. */
function doubtedByDrifts(headline, { judgement }) {
	return lastingSlowdowns(judgement).length === 0 ? headline : {
		...headline,
		...DOUBTFUL
	};
}
/** It blocks nothing, and is no all-clear either. */
function doubtedByPolicy(headline, { judgement }) {
	if (judgement.verdict !== "inconclusive") return headline;
	return {
		...headline,
		...DOUBTFUL,
		explanation: [...headline.explanation, " By the policy the check is neutral: it blocks nothing."]
	};
}
function headlineOfVerdicts(source) {
	const tally = tallyOf(source.judgement.benchmarks);
	if (source.judgement.benchmarks.some(isAccepted)) return acceptedHeadline(source, tally);
	if (tally["no regression"] + tally.improved > 0) return clearedHeadline(source, tally);
	if (tally.inconclusive > 0) return undecidedHeadline(source, tally);
	if (source.apart !== void 0 && tally["measured only"] > 0) return measuredApartHeadline(source, tally);
	return measuredOnlyHeadline(source, tally);
}
/** Also where something else of it is undecided: what was accepted is named in any case. */
function isAccepted({ verdict, acceptance }) {
	return verdict === "accepted" || acceptance !== null;
}
/** `express/updateUser got 4.1 % slower, which ada accepted; no regression of 5 % or more in 8 of 9 benchmarks`. */
function acceptedHeadline(source, tally) {
	const { run, judgement } = source;
	const accepted = sortByWorstChange(judgement.benchmarks.filter(isAccepted));
	const [worst] = accepted;
	const { what } = describeWorst(source, accepted);
	const cleared = tally["no regression"] + tally.improved === 0 ? "" : `; ${describeCleared(judgement.benchmarks, run.policy)}`;
	const rest = describeTally(tally, UNCLEARED);
	return {
		...isMostlyDecided(source, tally) ? ACCEPTED : DOUBTFUL,
		verdict: [
			...accepted.length > 1 ? [`${countOf(accepted.length, "accepted regression")}; worst: `] : [],
			...what,
			accepted.length > 1 ? "" : `, which ${worst?.acceptance?.by ?? "somebody"} accepted`,
			`${cleared}${rest === "" ? "" : `; ${rest}`}`
		],
		explanation: [...firstReason(accepted), ...concernsOf(source).map((concern) => ` ${concern}`)],
		command: null
	};
}
/** `no regression of 5 % or more in 8 of 9 benchmarks; 1 inconclusive`. */
function clearedHeadline(source, tally) {
	const { run, judgement } = source;
	const rest = describeTally(tally, UNCLEARED);
	const undecided = judgement.benchmarks.filter(({ verdict }) => verdict === "inconclusive");
	const slowerThanStored = judgement.benchmarks.filter(isSlowerThanStored).length;
	const hint = slowerThanStored === 0 ? "" : ` ${countOf(slowerThanStored, "benchmark")} ${slowerThanStored === 1 ? "is" : "are"} worse than the stored baseline, for information only: see below.`;
	return {
		...isMostlyDecided(source, tally) ? GOOD : DOUBTFUL,
		verdict: [`${describeCleared(judgement.benchmarks, run.policy)}${rest === "" ? "" : `; ${rest}`}`],
		explanation: [`${describeLeft(source)}${hint}`],
		command: undecided.length === 0 ? null : measureLonger(run, undecided)
	};
}
/** For a tick there has to be more that was decided than was not; what somebody accepted is. */
function isMostlyDecided(source, tally) {
	return tally["no regression"] + tally.improved + tally.accepted >= tally.inconclusive + unguardedOf(source.judgement).length;
}
function isSlowerThanStored(benchmark) {
	return storedComparisonsOf(benchmark).some(({ role, decides, outcome }) => role === "gating" && !decides && outcome === "regressed");
}
/** Passes, but cleared nothing. */
function undecidedHeadline(source, tally) {
	const { run, judgement } = source;
	const undecided = sortByUrgency(judgement.benchmarks.filter(({ verdict }) => verdict === "inconclusive"));
	const rest = describeTally(tally, [
		"not measured",
		"new",
		"removed",
		"measured only",
		"unaffected"
	]);
	const blindSpot = blindSpotOf(undecided);
	const limit = blindSpot === null ? "" : `: less than ${formatPercent(blindSpot)} could not have been seen`;
	return {
		...DOUBTFUL,
		verdict: [`inconclusive in ${countOf(tally.inconclusive, "benchmark")}${limit}${rest === "" ? "" : `; ${rest}`}`],
		explanation: [[`${run.policy.onInconclusive === "pass" ? "The policy lets this pass" : "Nothing failed"}, but no benchmark was cleared.`, ...concernsOf(source)].join(" ")],
		command: measureLonger(run, undecided)
	};
}
function measureLonger(run, benchmarks) {
	return suggestMeasuringLonger(run, sortByUrgency(benchmarks), "To measure longer, on a machine of yours");
}
/** Two recorded runs: their figures decide nothing, and what would is named. */
function measuredApartHeadline({ run, judgement }, tally) {
	const undecided = judgement.benchmarks.filter(({ verdict }) => verdict === "measured only");
	const [first] = undecided;
	const rest = describeTally(tally, [
		"not measured",
		"new",
		"removed"
	]);
	return {
		...NEUTRAL,
		verdict: [`nothing decided: ${countOf(undecided.length, "benchmark")} measured at different times${rest === "" ? "" : `; ${rest}`}`],
		explanation: first === void 0 ? [] : [
			"Why nothing was judged: ",
			first.because,
			"."
		],
		command: {
			purpose: "For a verdict, at head",
			line: verdictCommand(run, undecided)
		}
	};
}
/** Figures without a comparison: a first run, the smoke profile, new benchmarks only, or nothing stored of this machine kind. */
function measuredOnlyHeadline(source, tally) {
	const first = source.judgement.benchmarks.find(({ verdict }) => verdict === "measured only" || verdict === "new");
	const rest = describeTally(tally, [
		"not measured",
		"removed",
		"unaffected"
	]);
	const isBlind = lacksHistory(source, tally);
	const left = isBlind ? concernsOf(source) : [describeLeft(source)];
	return {
		...isBlind ? DOUBTFUL : NEUTRAL,
		verdict: [`${describeFiguresAlone(source, tally)}${rest === "" ? "" : `; ${rest}`}`],
		explanation: first === void 0 ? [] : [
			[...left, "Why nothing was judged: "].join(" "),
			first.because,
			"."
		],
		command: null
	};
}
/**
* Whether stored runs should judge, and nothing that is stored can: it is of other machine kinds or loads, or what is stored was not
* looked through. A gate that says "first run" there guards nothing, time and again, and nobody learns of it.
*/
function lacksHistory({ run, judgement }, tally) {
	const { storedKinds } = run;
	if (run.base !== null || run.measuredFor === "tables" || tally["measured only"] === 0) return false;
	if (isOfOtherLoads(judgement)) return true;
	if (judgement.benchmarks.some(({ stored }) => stored.state === "compared")) return false;
	const stored = storedKinds === void 0 ? null : new Set(storedKinds.map(({ environment }) => environment.key));
	return stored === null || stored.size > 0 && environmentsOf(run).some(({ key }) => !stored.has(key));
}
/** A scenario was changed, or another version measures it in another way. */
const isOfOtherLoads = ({ benchmarks }) => benchmarks.some(({ stored }) => stored.otherLoads !== void 0);
function describeFiguresAlone(source, tally) {
	const { run } = source;
	const measured = `${countOf(tally["measured only"] + tally.new, "benchmark")} measured`;
	if (run.measuredFor === "tables") return `${measured} for the tables only`;
	if (tally["measured only"] === 0) return `${measured}, all new: nothing to compare with yet`;
	if (run.base !== null) return `${measured}, none by a metric that is judged`;
	if (isOfOtherLoads(source.judgement)) return `${measured}, too few stored runs of this load to judge by`;
	if (run.storedKinds !== void 0 && lacksHistory(source, tally)) return `${measured}, too few stored runs of this machine kind to judge by`;
	return run.storedKinds?.length === 0 ? `first run: ${measured}, nothing to compare with yet` : `${measured}, too few stored runs to judge by`;
}
function headlineOfNothing(source) {
	const { benchmarks } = source.judgement;
	const tally = tallyOf(benchmarks);
	const missed = unguardedOf(source.judgement);
	if (benchmarks.length === 0) return quiet("nothing measured: the run has no benchmarks", [
		"Check the configuration and ",
		{ code: "only" },
		"."
	]);
	if (missed.length === 0) {
		const removed = tally.removed === 0 ? "" : `; ${tally.removed} removed`;
		const [here, ofHere] = tally["not measured"] === 0 ? ["", ""] : [" in this shard", " of it"];
		return quiet(`nothing measured${here}${tally.unaffected === 0 ? "" : `: the change reaches no benchmark${ofHere}`}${removed}`, tally.unaffected === 0 ? [describeLeft(source)] : [
			`${describeLeft(source)} If it does reach one, name the files in its `,
			{ code: "dependsOn" },
			"."
		]);
	}
	return {
		...DOUBTFUL,
		verdict: [`nothing measured: ${describeTally(tally, [
			"not measured",
			"removed",
			"unaffected"
		])}`],
		explanation: [...firstReason(missed), ` Nothing is said about the change${missed.length > 1 ? "; all reasons are below" : ""}.`],
		command: suggestMeasuring(source.run, missed)
	};
}
/** Without the program that one needs it would not be measured the next time either: its reason says how to get that. */
function suggestMeasuring(run, missed) {
	const lacking = new Set(missed.filter(({ absence }) => absence === "lacks a program").map(({ id }) => id));
	const measurable = missed.filter(({ id }) => !lacking.has(id));
	return measurable.length === 0 ? null : {
		purpose: `Measure them${describeNamed(measurable)}`,
		line: reproduceCommand(run, measurable)
	};
}
function quiet(verdict, explanation) {
	return {
		...NEUTRAL,
		verdict: [verdict],
		explanation,
		command: null
	};
}

// src/report/headline.ts
const HEADLINES = {
	regressed: regressedHeadline,
	failed: failedHeadline,
	invalid: invalidHeadline,
	inconclusive: (source) => source.judgement.exitCode === 0 ? passedHeadline(source) : inconclusiveHeadline(source),
	"nothing measured": nothingMeasuredHeadline,
	passed: passedHeadline
};
/** The first thing to be read in every report: the verdict, what was seen, and what to do. */
function headlineOf(source) {
	return HEADLINES[source.judgement.verdict](source);
}
/** The verdict as one plain line, for a log, an output or a check's title: `express/updateUser got 4.1 % slower`. */
function renderVerdictLine(source) {
	return toPlainText(headlineOf(source).verdict);
}
/** Text without any markup, on one line. */
function toPlainText(text) {
	return text.map((span) => typeof span === "string" ? plainProse(span) : plainName(span.code)).join("");
}

// src/judge/idle-rules.ts
/**
* Rules that no benchmark matches, in a sentence each: a name that is mistyped, or was changed since. The benchmark that one is
* meant for goes on as if there were none. Of a run that is about everything; in another the benchmark may just not be asked for.
*/
function warningsOnIdleRules({ ruling, head, benchmarks }) {
	const lost = ruling.targets.filter((target) => isLostSuite(target, head)).flatMap((suite) => unmeasuredRecords(suite, { state: "removed" }));
	const idle = unmatchedGlobs(ruling.policy.rules.map(({ benchmark }) => benchmark), [...benchmarks, ...lost]);
	return [...new Set(idle)].map((glob) => `No benchmark of this run matches "${glob}" of ${placeOfRules({
		ruling,
		head
	})}, so it holds for nothing: mend it, or remove it.`);
}
/**
* Metrics that can fail the check and that rules have turned over, in a sentence. Which way each is better is known, so that
* is a slip, most often of a rule for all of them; a base whose rules say so is not refused, as many a run was judged by them.
*/
function warningsOnTurnedMetrics({ ruling, head, benchmarks }) {
	const turned = METRIC_NAMES.filter((metric) => benchmarks.some(({ id, kind }) => {
		const { role, direction } = (kind === "server" ? ruleWhereWaiting : metricRule)(ruling.policy, id, metric);
		return role === "gating" && direction !== METRICS[metric].direction;
	}));
	if (turned.length === 0) return [];
	return [`By the \`direction\` of ${placeOfRules({
		ruling,
		head
	})} what gets better in ${listOf(turned)} counts as worse and can fail the check: leave \`direction\` out there.`];
}
const placeOfRules = ({ ruling, head }) => `policy.rules (${ruling === head ? "" : "base's "}${ruling.file})`;
function isLostSuite(target, head) {
	return target.kind === "suite" && !head.targets.some(({ name, kind }) => name === target.name && kind === "suite");
}
/**
* Thresholds that rules have lowered below δ₀ and left that as it is, in a sentence: a change has to be significantly larger than δ₀
* as well, so that however many rounds call nothing below it regressed. Where a rule sets δ₀ it is meant.
*/
function notesOnIdleThresholds(policy, benchmarks) {
	if (policy.rules.every(({ threshold }) => threshold === void 0)) return [];
	const idle = METRIC_NAMES.filter((metric) => benchmarks.some(({ id }) => isIdle(policy, id, metric)));
	if (idle.length === 0) return [];
	return [`A rule sets the threshold of ${listOf(idle.map((metric) => METRICS[metric].label))} below δ₀. What is no more than δ₀ is never called regressed, so set \`delta0\` as well.`];
}
function isIdle(policy, id, metric) {
	const { role, delta0, threshold } = metricRule(policy, id, metric);
	return role === "gating" && delta0 === METRICS[metric].delta0 && threshold < delta0;
}
/**
* Metrics that the policy makes gating and that only rounds of head alone have, of benchmarks that were compared with a base:
* there nothing comes of such a rule. What a round side by side measured and could not use is not among them: that is
* inconclusive. In the order in which reports list them.
*/
function gatingInVain({ policy, benchmarks }) {
	const inVain = new Set(benchmarks.flatMap((record) => ofHeadAlone(record, policy)));
	return METRIC_NAMES.filter((metric) => inVain.has(metric));
}
function ofHeadAlone({ id, measurement }, policy) {
	if (measurement.state !== "measured" || measurement.duets.length === 0) return [];
	const compared = new Set(measurement.duets.flatMap(({ slices }) => Object.keys(slices)));
	return soloMetrics(measurement.solos).filter((metric) => !compared.has(metric) && metricRule(policy, id, metric).role === "gating");
}

// src/report/method-section.ts
/** What is said of a run in the same words, whether it holds base and head or is one of two. */
const BYTES_PER_GIB = 1024 ** 3;
/** `head 9c8b7a6f5e4d with uncommitted changes` */
function describeCommit(name, { sha, dirty }) {
	return [
		`${name} `,
		{ code: shortCommit(sha) },
		...dirty ? [" with uncommitted changes"] : []
	];
}
/** By what, how and when it was measured, and by what else it was judged. */
function describeMeasuring({ tool, profile, seed, budgetMs, parts, startedAt, durationMs }, judgedBy) {
	return `Measured with perf-gate ${tool}${judgedBy === void 0 || judgedBy === tool ? "" : `, judged by ${judgedBy}`}, profile ${profile}, seed ${seed}${typeof budgetMs === "number" ? `, budget ${durationText(budgetMs)}${parts === void 0 ? "" : " for each of the joined runs"}` : ""}; started ${startedAt}, took ${formatDurationMs(durationMs)}`;
}
/** Every recorded fact of a machine. */
function describeEnvironment(environment) {
	const { cpuModel, cores, cpuLimit, arch, memoryBytes, osMajor, kernel, nodeVersion, valgrind, runnerImage } = environment;
	return [`${[
		`${cpuModel}, ${countOf(cores, "core")}${cpuLimit === void 0 ? "" : ` and a CPU limit of ${cpuLimit}`}, ${arch}`,
		`${formatFigure(memoryBytes / BYTES_PER_GIB)} GiB`,
		`${osMajor} (kernel ${kernel})`,
		`Node ${nodeVersion}`,
		valgrind ?? "no valgrind",
		...runnerImage === null ? [] : [`runner image ${runnerImage}`]
	].join("; ")}; machine kind `, { code: environment.key }];
}
/** How many rounds of head alone its benchmarks have. */
function soloCounts({ benchmarks }) {
	return benchmarks.flatMap(({ measurement }) => "solos" in measurement ? [measurement.solos.length] : []);
}
/** `2 to 5 rounds` */
function rangeOfRounds(counts) {
	const [least, most] = [Math.min(...counts), Math.max(...counts)];
	return least === most ? countOf(most, "round") : `${least} to ${countOf(most, "round")}`;
}
/** Everything that is needed to judge the figures, and to get them again. */
function methodSection({ run, judgement, judgedBy }) {
	const facts = [
		describeCommits(run),
		...environmentsOf(run).map(describeEnvironment),
		[describeMeasuring(run, judgedBy)],
		[describeRounds(run)],
		[describeContention(run)],
		[describePlans(run)],
		[describeFamily(run, judgement)],
		[describeControl(run, judgement.control)],
		[describeRules(run, judgement)],
		[describeRulesInVain(run)],
		["Configuration ", { code: run.configHash.slice(0, 12) }]
	];
	const notes = [
		{
			kind: "paragraph",
			text: ["To bear in mind:"]
		},
		{
			kind: "list",
			items: run.notes.map((note) => [note]),
			shortened: "first"
		},
		{
			kind: "paragraph",
			text: ["The run:"]
		}
	];
	return {
		title: "How this was measured",
		collapsed: true,
		blocks: [
			...run.notes.length > 0 ? notes : [],
			{
				kind: "list",
				items: facts.filter((fact) => fact.some((span) => span !== "")),
				shortened: "never"
			},
			{
				kind: "paragraph",
				text: [checksOutHead(run) ? "To measure it again:" : "To measure it again, at head:"]
			},
			{
				kind: "command",
				command: reproduceRunCommand(run)
			}
		]
	};
}
function describeCommits({ base, head }) {
	const headText = describeCommit("head", head);
	return base === null ? [...headText, ", no base"] : [
		...describeCommit("base", base),
		", ",
		...headText
	];
}
/** `Per benchmark 8 rounds of base and head (duet), 20 to 40 of 3 benchmarks that those did not clear, and 2 of head alone`. */
function describeRounds({ benchmarks }) {
	const measured = benchmarks.flatMap(({ measurement }) => measurement.state === "measured" && measurement.duets.length > 0 ? [measurement] : []);
	const modes = [...new Set(measured.flatMap(({ duets }) => duets.map(({ mode }) => mode)))];
	const counts = (isConfirmed) => measured.filter(({ plan, duets }) => duets.length > (plan?.looks[0] ?? 0) === isConfirmed).map(({ duets }) => duets.length);
	const [screened, confirmed] = [counts(false), counts(true)];
	const solos = soloCounts({ benchmarks });
	const sideBySide = ` of base and head (${modes.join(" and ")})`;
	const parts = [
		...screened.length > 0 ? [`${rangeOfRounds(screened)}${sideBySide}`] : [],
		...confirmed.length > 0 ? [`${rangeOfRounds(confirmed)}${screened.length > 0 ? ` of ${countOf(confirmed.length, "benchmark")} that those did not clear` : sideBySide}`] : [],
		...solos.length > 0 ? [`${rangeOfRounds(solos)} of head alone`] : []
	];
	const unsettled = measured.flatMap(({ duets }) => duets).filter((round) => round.unsettled === true).length;
	const leftOut = unsettled === 0 ? "" : `; the load of ${countOf(unsettled, "round")} is left out, because the arms did not come to rest`;
	return parts.length === 0 ? "" : `Per benchmark ${listOf(parts)}${leftOut}`;
}
/** Why figures were noisier than they could be, as far as the rounds themselves say it. */
function describeContention({ benchmarks }) {
	const contention = contentionOf(benchmarks.flatMap(({ measurement }) => measurement.state === "measured" ? measurement.duets : []));
	if (contention === null) return "";
	const { contended, rounds, kept } = contention;
	return `In ${contended} of ${countOf(rounds, "round")} of servers others had ${formatPercent(kept)} of the core that base and head share, on average: processes of this machine, or, where it is virtual, of its host. That leaves the arms equal, and makes rounds differ more`;
}
/** When the judge looked; shards and environments may have had plans of their own. */
function describePlans({ benchmarks }) {
	const plans = new Set(benchmarks.flatMap(({ measurement }) => measurement.state === "measured" && measurement.plan !== null ? [listOf(measurement.plan.looks.map(String))] : []));
	if (plans.size === 0) return "";
	return `Looked at after ${[...plans].join("; or after ")} rounds, each look with an equal share of α at most; what one cleared or convicted got no more`;
}
function describeFamily({ policy, base }, { familySize, alpha, benchmarks }) {
	const compared = benchmarks.flatMap(allComparisonsOf);
	if (compared.length === 0 && benchmarks.every(({ stored }) => stored.state !== "compared")) return "";
	const hasLargerLimit = compared.some(({ decides, threshold, delta0 }) => decides && Math.max(threshold, delta0) > policy.noRegressionOver);
	return `${base === null ? "One-sided prediction tests: head's run as one more of the stored runs, by how much those differ among themselves" : "One-sided t tests on rounds, which count the less the more they cost both arms; from 8 rounds on also by variances that are moderated where a job has three benchmarks or more with the metric"}; Holm over ${countOf(familySize, "comparison")}: at most ${formatChosenPercent(alpha)} chance of any false "regressed" in the whole run; "no regression" means the upper bound is below ${formatChosenPercent(policy.noRegressionOver)}${hasLargerLimit ? ", or below the threshold or δ₀ where that is more" : ""}`;
}
function describeControl({ base }, control) {
	const { part, rounds, parts } = control;
	if (rounds === 0) return base === null ? "" : "Control: no round of base against base: there were too few others, or none of a benchmark without services and held requests";
	if (control.state === "too few rounds") return `Control: ${countOf(rounds, "round")} of base against base, too few to say anything`;
	const { state, estimate, p, smallestVisible } = control;
	const found = state === "fair" ? "were not told apart" : `differ${part === null ? "" : ` in ${part}`}`;
	const sight = state === "fair" ? `; a difference of ${formatPercent(smallestVisible)} would have been seen nine times in ten` : "";
	const tested = parts.filter((one) => one.state !== "too few rounds").length;
	const apart = parts.length === 0 ? "" : `; of ${countOf(parts.length, "joined run")} ${tested} had rounds enough to be tested apart as well`;
	return `Control: base against base ${found} (${formatPercent(Math.abs(estimate))} over ${countOf(rounds, "round")}, ${formatPValue(p)})${sight}${apart}`;
}
/** `CPU per request 2 % (0.5 %)`, threshold and δ₀, once for each pair that was in use. */
function describeRules({ policy }, { benchmarks }) {
	const directionOf = directionsOf(policy);
	const gating = benchmarks.flatMap((benchmark) => allComparisonsOf(benchmark).filter(({ role }) => role === "gating").map((comparison) => ({
		metric: comparison.metric,
		pair: describePair(comparison, directionOf(benchmark.id, comparison.metric))
	})));
	const byMetric = Map.groupBy(gating, ({ metric }) => metric);
	const rules = METRIC_NAMES.flatMap((metric) => {
		const pairs = new Set(byMetric.get(metric)?.map(({ pair }) => pair));
		return pairs.size === 0 ? [] : [`${METRICS[metric].label} ${[...pairs].join(" or ")}`];
	});
	return rules.length === 0 ? "" : `Thresholds (δ₀): ${rules.join("; ")}`;
}
/** Limits are of costs. Tables show figures, and one that should be high falls by less. */
function describePair({ delta0, threshold }, direction) {
	const pair = `${formatChosenPercent(threshold)} (${formatChosenPercent(delta0)})`;
	if (direction === "lower") return pair;
	const [lowest, lower] = [threshold, delta0].map((limit) => formatPercent(changeOfFigure(limit, direction)));
	return `${pair} of its cost, so ${lowest} (${lower}) of the figure`;
}
function describeRulesInVain(run) {
	const labels = gatingInVain(run).map((metric) => METRICS[metric].label);
	return labels.length === 0 ? "" : `Gating by the policy, and of no effect beside a base, because only rounds of head alone have them: ${listOf(labels)}`;
}
const ARMS = ["base", "head"];
const AT_DIFFERENT_TIMES = "Base and head were measured at different times, each alone: changes are those between the means of their rounds, with intervals by Welch's t, and nothing is tested.";
/** What is needed to judge the figures of two recorded runs, and to hold these against each other again. */
function methodOfTwoSection(compared, judgedBy) {
	const notes = ARMS.flatMap((arm) => notesOf(compared[arm].run).map((note) => [`Noted of the ${arm} run by itself: ${note}`]));
	const ofRuns = ARMS.flatMap((arm) => [{
		kind: "paragraph",
		text: [`The ${arm} run:`]
	}, {
		kind: "list",
		items: factsOf(arm, compared[arm].run, judgedBy),
		shortened: "never"
	}]);
	return {
		title: "How this was measured",
		collapsed: true,
		blocks: [
			{
				kind: "paragraph",
				text: ["To bear in mind:"]
			},
			{
				kind: "list",
				items: [[AT_DIFFERENT_TIMES], ...notes],
				shortened: "first"
			},
			...ofRuns,
			{
				kind: "paragraph",
				text: ["To compare these runs again:"]
			},
			{
				kind: "command",
				command: compareAgainCommand(compared)
			}
		]
	};
}
const notesOf = ({ notes, warnings = [] }) => [...warnings, ...notes];
function factsOf(arm, run, judgedBy) {
	const counts = soloCounts(run);
	return [
		describeCommit(arm, run.head),
		...environmentsOf(run).map(describeEnvironment),
		[describeMeasuring(run, judgedBy)],
		...counts.length === 0 ? [] : [[`Per benchmark ${rangeOfRounds(counts)} alone`]],
		[
			"Configuration ",
			{ code: run.configHash.slice(0, 12) },
			...arm === "base" ? ["; its policy holds"] : []
		]
	];
}

// src/report/side-by-side-section.ts
/** How the machine of the base run differs from that of the head run, in each environment that both have; nothing where it does not. */
function describeMachines({ base, head }) {
	const ofBase = environmentsByVariant(base.run);
	return [...environmentsByVariant(head.run)].flatMap(([variant, here]) => {
		const there = ofBase.get(variant);
		const text = there === void 0 ? null : describeMachineDifference(there, here);
		if (text === null) return [];
		return [{
			kind: "paragraph",
			text: variant === null ? [text] : [{ code: variant }, `: ${text}`]
		}];
	});
}
function describeMachineDifference(there, here) {
	const differences = environmentDifferences(there, here);
	if (there.key === here.key && differences.length === 0) return null;
	const inBrackets = differences.length === 0 ? "" : ` (${describeEnvironmentDifferences(differences)})`;
	return `The base run was measured ${there.key === here.key ? "in other circumstances" : "on another machine kind"}${inBrackets}.`;
}
/** By the variants that a run names; null: its own environment. */
function environmentsByVariant(run) {
	return new Map(run.benchmarks.map((record) => [record.variant?.name ?? null, environmentOf(record, run)]));
}
const MOST_NAMES$1 = 5;
/** Head against base, as measured side by side, or as two runs recorded them: the gating metrics with the verdict. */
function sideBySideSection({ run, judgement, apart, directionOf }) {
	const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.length > 0));
	const tables = byKind(compared).map((benchmarks) => changeTable({
		benchmarks,
		role: "gating",
		directionOf,
		last: [verdictColumn(run.policy)]
	}));
	return {
		title: titleOf(apart),
		collapsed: false,
		blocks: [
			...tables.length === 0 ? [nothingCompared(run, apart)] : [
				...tables,
				legend$1(compared, apart),
				...describePace(run),
				...describeWaiting(run, compared),
				...CONTRADICTIONS.flatMap((contradiction) => listOfContradicted(contradiction, compared))
			],
			...apart === void 0 ? [] : describeMachines(apart),
			...listWithoutRow(judgement.benchmarks)
		]
	};
}
function titleOf(apart) {
	return apart === void 0 ? "Base → head" : "Base → head, measured at different times";
}
/** The same for the metrics that are shown and never fail the check; null: none was recorded. */
function advisorySection({ judgement, apart, directionOf }) {
	const compared = sortByUrgency(judgement.benchmarks.filter(({ comparisons }) => comparisons.some(({ role }) => role === "advisory")));
	if (compared.length === 0) return null;
	const blocks = byKind(compared).map((benchmarks) => changeTable({
		benchmarks,
		role: "advisory",
		directionOf,
		last: []
	}));
	return {
		title: `${titleOf(apart)}: metrics that never fail the check`,
		collapsed: true,
		blocks
	};
}
/** Servers and suites have no metric in common, so a table of both would be half empty. */
function byKind(benchmarks) {
	return ["server", "suite"].map((kind) => benchmarks.filter((benchmark) => benchmark.kind === kind)).filter((ofKind) => ofKind.length > 0);
}
function changeTable({ benchmarks, role, directionOf, last }) {
	const comparisonsOf = (benchmark) => benchmark.comparisons.filter((comparison) => comparison.role === role);
	return tableOf(benchmarks, [
		BENCHMARK_COLUMN,
		...changeColumns(benchmarks, comparisonsOf, directionOf),
		...last
	], role === "gating" ? "last" : "first");
}
function legend$1(compared, apart) {
	const interval = `${[...new Set(compared.flatMap(({ comparisons }) => comparisons.map(({ interval }) => formatChosenPercent(interval.level))))].join(" or ")} interval of each change by itself`;
	return {
		kind: "paragraph",
		text: [apart === void 0 ? `Change of the figure from base to head, with the ${interval}, not of all together. ~ marks a change that cannot be told from none.` : `Change of the figure from the base run to the head run, with the ${interval}, of their rounds alone: it leaves out what the machine did between the runs, which may be more, so nothing is decided by it. ~ marks an interval that includes no change.`]
	};
}
/** The benchmarks of which two metrics contradict each other in this way, each with what they say. */
function listOfContradicted(contradiction, compared) {
	const items = compared.flatMap((benchmark) => {
		const sentence = describeContradiction(contradiction, benchmark.comparisons);
		return sentence === null ? [] : [[{ code: benchmarkLabel(benchmark) }, `: ${sentence}`]];
	});
	return items.length === 0 ? [] : [{
		kind: "paragraph",
		text: [contradiction.title]
	}, {
		kind: "list",
		items,
		shortened: "first"
	}];
}
/** Why a server has no throughput beside its CPU per request. */
function describePace({ benchmarks }) {
	const paced = benchmarks.filter(clientSetsPace).map(labelOfRecord);
	if (paced.length === 0) return [];
	const why = ": the load client could send no more while the servers had time to spare. CPU per request stands.";
	return [{
		kind: "paragraph",
		text: [
			"Throughput is left out in ",
			...listNames(paced, MOST_NAMES$1),
			why
		]
	}];
}
/** Why throughput is among what can fail the check. */
function describeWaiting({ benchmarks }, compared) {
	const gating = new Set(compared.filter(({ comparisons }) => comparisons.some(({ metric, role }) => metric === "throughput" && role === "gating")).map(keyOfBenchmark));
	const waiting = benchmarks.flatMap((record) => {
		const share = mostlyWaits(record);
		return share !== null && gating.has(keyOfBenchmark(record)) ? [{
			name: labelOfRecord(record),
			share
		}] : [];
	});
	if (waiting.length === 0) return [];
	const why = `: under load these servers wait for others ${formatChosenPercent(Math.floor(100 * Math.min(...waiting.map(({ share }) => share))) / 100)} of the time or more, and what requests wait for together shows neither in CPU time nor in a single request.`;
	return [{
		kind: "paragraph",
		text: [
			"Throughput gates in ",
			...listNames(waiting.map(({ name }) => name), MOST_NAMES$1),
			why
		]
	}];
}
function nothingCompared(run, apart) {
	if (apart !== void 0) return {
		kind: "paragraph",
		text: ["No change was estimated: that takes two rounds or more in each of the runs."]
	};
	return {
		kind: "paragraph",
		text: [run.base === null ? "Nothing was measured side by side: this run had no base." : "Nothing was measured side by side."]
	};
}
/** What a table of comparisons has no row for, and that needs no attention. */
const LEADS = {
	new: "New at head",
	removed: "Removed at head",
	unaffected: "Not reached by the change"
};
function listWithoutRow(benchmarks) {
	const items = [...Map.groupBy(sortByUrgency(benchmarks), ({ verdict }) => verdict)].flatMap(([verdict, group]) => {
		const lead = LEADS[verdict];
		return lead === void 0 ? [] : [[`${lead} (${formatInteger(group.length)}): `, ...listNames(group.map(benchmarkLabel), MOST_NAMES$1)]];
	});
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		shortened: "never"
	}];
}

// src/report/stored-section.ts
const MOST_KINDS = 3;
/** How the machines that runs were stored on differ from those that this one was measured on; nothing where they do not. */
function describeStoredKinds(run) {
	const { storedKinds } = run;
	if (storedKinds === void 0) return [];
	const environments = environmentsOf(run);
	return environments.flatMap((here) => {
		const text = describeOne(here, storedKinds);
		if (text === null) return [];
		return [environments.length === 1 ? [text] : [{ code: here.key }, `: ${text}`]];
	});
}
function describeOne(here, storedKinds) {
	const own = storedKinds.find(({ environment }) => environment.key === here.key);
	if (own === void 0) return `No stored run of this machine kind that counts${describeOthers(here, storedKinds)}`;
	const differences = environmentDifferences(own.environment, here);
	return differences.length === 0 ? null : `The newest stored run was measured in other circumstances${inBrackets(differences)}`;
}
function describeOthers(here, storedKinds) {
	return storedKinds.length === 0 ? ", and none of another that could be read" : `; ${describeOtherKinds(here, storedKinds)}`;
}
/** The nearest first: `5 of another (CPU model: X instead of Y) and 20 of 3 more`. */
function describeOtherKinds(here, storedKinds) {
	const nearest = storedKinds.map(({ environment, runs }) => ({
		runs,
		differences: environmentDifferences(environment, here).filter(({ inFingerprint }) => inFingerprint)
	})).toSorted((one, other) => one.differences.length - other.differences.length || other.runs - one.runs);
	const [named, rest] = [nearest.slice(0, MOST_KINDS), nearest.slice(MOST_KINDS)];
	const others = named.map(({ runs, differences }) => `${runs} of another${inBrackets(differences)}`);
	return listOf(rest.length === 0 ? others : [...others, `${rest.reduce((sum, { runs }) => sum + runs, 0)} of ${rest.length} more`]);
}
function inBrackets(differences) {
	return differences.length === 0 ? "" : ` (${describeEnvironmentDifferences(differences)})`;
}
/** Head's instructions against what stored runs of several machine kinds counted; nothing where none did. */
function storedCountsBlocks(run, benchmarks, directionOf) {
	const counted = sortByUrgency(benchmarks).filter((benchmark) => benchmark.storedCounts !== null);
	const records = new Map(run.benchmarks.map((record) => [keyOfBenchmark(record), record]));
	const environmentOfJudged = (benchmark) => environmentOf(records.get(keyOfBenchmark(benchmark)) ?? { variant: null }, run);
	return [...Map.groupBy(counted, (benchmark) => describeKinds(benchmark.storedCounts, environmentOfJudged(benchmark)))].flatMap(([kinds, group]) => [{
		kind: "paragraph",
		text: [`Instructions against those that ${kinds} counted. For information only: that processors of several models count alike has not been shown.`]
	}, tableOf(group, [BENCHMARK_COLUMN, ...changeColumns(group, ({ storedCounts }) => [storedCounts.comparison], directionOf)])]);
}
/** `12 stored runs, 7 of this machine kind and 5 of another (CPU model: X instead of Y),` */
function describeKinds({ comparison, kinds }, here) {
	const own = kinds.filter(({ environment }) => environment.key === here.key).map(({ runs }) => `${runs} of this machine kind`);
	const others = kinds.filter(({ environment }) => environment.key !== here.key);
	return `${countOf(comparison.n, "stored run")}, ${listOf([...own, describeOtherKinds(here, others)])},`;
}
const MOST_NAMES = 3;
/** Head against the stored runs of the same kind of machine. In every report of one run, if only to say why there is nothing. */
function storedSection({ run, judgement, directionOf }) {
	const { benchmarks } = judgement;
	const compared = sortByUrgency(benchmarks).filter(isCompared);
	const remarks = [
		...describeStoredKinds(run),
		...describeAdvisory(compared),
		...describeNothingToCompare(benchmarks)
	];
	return {
		title: "Compared with the stored baseline",
		collapsed: false,
		blocks: [
			{
				kind: "paragraph",
				text: [...describeMachineKinds(run), ...describeNewest(compared, run)]
			},
			...describeSlower(benchmarks),
			...compared.length > 0 ? [storedTable(compared, run, directionOf), ...legend(compared)] : [],
			...storedCountsBlocks(run, benchmarks, directionOf),
			...remarks.length > 0 ? [{
				kind: "list",
				items: remarks,
				shortened: "first"
			}] : [],
			...benchmarks.length === 0 ? [{
				kind: "paragraph",
				text: ["Nothing to compare: the run has no benchmarks."]
			}] : []
		]
	};
}
function isCompared(benchmark) {
	return benchmark.stored.state === "compared";
}
/** Without a base the stored runs may decide, and then this is where the verdicts are read. */
function storedTable(compared, run, directionOf) {
	return tableOf(compared, [
		BENCHMARK_COLUMN,
		rightColumn("Stored runs", ({ stored }) => plainCell(formatInteger(stored.runs))),
		...changeColumns(compared, gatingComparisons, directionOf),
		leftColumn("Can fail the check", ({ stored }) => plainCell(stored.comparisons.some(({ decides }) => decides) ? "yes" : "no")),
		...run.base === null ? [verdictColumn(run.policy)] : []
	], run.base === null ? "last" : "first");
}
/** What the table's changes are; without a gating metric it has none. */
function legend(compared) {
	const levels = new Set(compared.flatMap(gatingComparisons).map(({ interval }) => formatChosenPercent(interval.level)));
	if (levels.size === 0) return [];
	return [{
		kind: "paragraph",
		text: [`${`Change of head's figure from the mean of the stored runs, with the ${[...levels].join(" or ")} interval of each change by itself, not of all together, which holds what runs differ by among themselves.`} ~ marks a change that cannot be told from none.`]
	}];
}
function describeMachineKinds(run) {
	const keys = environmentsOf(run).map(({ key }) => key);
	return [keys.length === 1 ? "Machine kind: " : "Machine kinds: ", ...listNames(keys, MOST_NAMES)];
}
/** Of which commit the newest run is that was compared with: the base's own, or that of the nearest commit that has one. */
function describeNewest(compared, run) {
	const commits = [...new Set(compared.map(({ stored }) => stored.newestCommit))];
	if (commits.length === 0) return [];
	const [only] = commits;
	const isBase = commits.length === 1 && only === run.base?.sha;
	return [
		`. Newest stored run${commits.length === 1 ? "" : "s"}: `,
		...listNames(commits.map(shortCommit), MOST_NAMES),
		isBase ? ", the base itself" : ""
	];
}
/** What main itself has lost stays here until it is accepted or mended. */
function describeSlower(benchmarks) {
	const slower = sortByUrgency(benchmarks).flatMap((benchmark) => benchmark.slowerSince === null ? [] : [{
		label: benchmarkLabel(benchmark),
		slowerSince: benchmark.slowerSince
	}]);
	const items = [...Map.groupBy(slower, ({ slowerSince }) => slowerSince)].map(([since, group]) => [
		"Slower on main since ",
		{ code: shortCommit(since) },
		", and nobody has accepted it: ",
		...listNames(group.map(({ label }) => label), MOST_NAMES),
		". The baseline is what was before."
	]);
	return items.length === 0 ? [] : [{
		kind: "list",
		items,
		shortened: "never"
	}];
}
function gatingComparisons({ stored }) {
	return stored.comparisons.filter(({ role }) => role === "gating");
}
/** Why stored runs that were compared with are shown only. */
function describeAdvisory(compared) {
	const advisory = compared.filter(({ stored }) => stored.advisoryBecause !== null);
	return listReasons("For information only", Map.groupBy(advisory, ({ stored }) => stored.advisoryBecause ?? ""), compared.length);
}
function describeNothingToCompare(benchmarks) {
	const rest = benchmarks.filter(({ stored }) => stored.state === "nothing to compare");
	return listReasons("Nothing to compare", Map.groupBy(rest, ({ stored }) => stored.state === "nothing to compare" ? stored.reason : ""), benchmarks.length);
}
/** A reason that holds for everything is said once, without names. */
function listReasons(lead, reasons, total) {
	return [...reasons].map(([reason, group]) => group.length === total ? [`${lead}: `, reason] : [
		`${lead} in ${countOf(group.length, "benchmark")} (`,
		...listNames(group.map(benchmarkLabel), MOST_NAMES),
		"): ",
		reason
	]);
}

// src/report/report-document.ts
/** Everything that a report says, in the order in which a maintainer asks for it. */
function documentOf({ run, judgement, judgedBy, apart }, detail) {
	const source = {
		run,
		judgement,
		apart,
		directionOf: directionsOf(run.policy)
	};
	const sections = [
		attentionSection(run, judgement.benchmarks, detail === "brief"),
		driftSection(judgement.drifts),
		sideBySideSection(source),
		advisorySection(source),
		figuresSection(judgement.benchmarks),
		apart === void 0 ? storedSection(source) : null,
		detail === "brief" ? null : namedOneByOneSection(source),
		detail === "full" && apart === void 0 ? everyComparisonSection(source) : null,
		apart === void 0 ? methodSection({
			run,
			judgement,
			judgedBy
		}) : methodOfTwoSection(apart, judgedBy)
	];
	return {
		headline: headlineOf(source),
		sections: sections.filter((section) => section !== null)
	};
}

// src/report/markdown.ts
/** One piece of a report each, as GitHub-flavoured markdown. */
/** The verdict as a heading, the first line of every report; then what was seen and what to do. */
function markdownHeadline({ symbol, verdict, explanation, command }, title) {
	return [
		`## ${symbol} ${markdownProse(title)}: ${markdownText(verdict)}`,
		...explanation.length > 0 ? [markdownText(explanation)] : [],
		...command === null ? [] : [`${markdownProse(command.purpose)}:\n\n${markdownCommand(command.line)}`]
	].join("\n\n");
}
function markdownSection({ title, collapsed, blocks }, limits) {
	const body = blocks.map((block) => markdownBlock(block, limits)).join("\n\n");
	const heading = markdownProse(title);
	return collapsed ? `<details>\n<summary>${heading}</summary>\n\n${body}\n\n</details>` : `### ${heading}\n\n${body}`;
}
function markdownBlock(block, limits) {
	if (block.kind === "paragraph") return markdownText(block.text);
	if (block.kind === "command") return markdownCommand(block.command);
	if (block.kind === "list") {
		const shown = block.shortened === "never" ? block.items : block.items.slice(0, limits.mostRows[block.shortened]);
		return joinWithRest(shown.map((item) => `- ${markdownText(item)}`).join("\n"), block.items.length - shown.length, limits);
	}
	const shown = block.rows.slice(0, limits.mostRows[block.shortened]);
	return joinWithRest(shown.length === 0 ? "" : markdownRows(block, shown), block.rows.length - shown.length, limits);
}
/** Delimiters are not aligned: padding to the longest name would fill a comment with spaces. */
function markdownRows({ columns }, rows) {
	return markdownTable([columns.map(({ title }) => markdownProse(title)), ...rows.map((row) => row.map(markdownCell))], {
		align: columns.map(({ align }) => align),
		alignDelimiters: false
	});
}
function markdownCell({ text, tone }) {
	const cell = text.map((span) => typeof span === "string" ? keepTogether(markdownProse(span)) : markdownCode(span.code)).join("");
	return tone === "bad" ? `**${cell}**` : cell;
}
/** In a narrow column a line may break before an interval, never inside it or between a number and its unit. */
function keepTogether(prose) {
	return prose.replace(/ [%†]|[~±] |\([^)]*\)/gu, (together) => together.replaceAll(" ", "&nbsp;"));
}
function joinWithRest(shown, hidden, { fullReportUrl }) {
	if (hidden === 0) return shown;
	const rest = `_… ${formatInteger(hidden)} more in ${fullReport(fullReportUrl)}_`;
	return shown === "" ? rest : `${shown}\n\n${rest}`;
}
/** Stands for everything below the headline, where none of it fits. */
function markdownWithoutRoom({ fullReportUrl }) {
	return `_There was no room for anything else: see ${fullReport(fullReportUrl)}._`;
}
function fullReport(url) {
	return url === void 0 ? "the full report" : `[the full report](${markdownUrl(url)})`;
}
function markdownText(text) {
	return text.map((span) => typeof span === "string" ? markdownProse(span) : markdownCode(span.code)).join("");
}
/** Nothing that could end the link's target early. */
function markdownUrl(url) {
	return encodeURI(url).replaceAll("(", "%28").replaceAll(")", "%29");
}
/** Reports as GitHub-flavoured markdown, fitted to what GitHub takes. */
/** GitHub refuses a comment of more than 65,536 characters; the rest is left to whoever adds a marker or a footer. */
const MAX_COMMENT_CHARACTERS = 59e3;
/** GitHub drops a job summary of more than 1 MiB without a word. */
const MAX_SUMMARY_BYTES = 9e5;
/** The comment on a pull request, at most `maxLength` characters long. */
function renderComment({ maxLength = MAX_COMMENT_CHARACTERS, ...options }) {
	return renderFitting(withSentences(documentOf(options, "brief"), options), options, (markdown) => markdown.length <= maxLength);
}
/** The job summary, at most `maxBytes` bytes of UTF-8 long: the comment with every benchmark by its name and every comparison's statistics. */
function renderSummary({ maxBytes = MAX_SUMMARY_BYTES, ...options }) {
	const encoder = new TextEncoder();
	return renderFitting(withSentences(documentOf(options, "full"), options), options, (markdown) => encoder.encode(markdown).length <= maxBytes);
}
function withSentences(document, { about, remark }) {
	const { headline } = document;
	return {
		...document,
		headline: {
			...headline,
			explanation: joinSentences(about ?? [], headline.explanation, remark ?? [])
		}
	};
}
/**
* Shortens figures first, all of them to the same number of rows, as large as fits; what the verdict is read from only where it
* leaves no room by itself, and then alike. The headline always stays; what is missing is counted.
*/
function renderFitting(document, options, fits) {
	const title = options.title ?? "perf-gate";
	const { fullReportUrl } = options;
	const render = (mostRows) => renderDocument(document, title, {
		mostRows,
		fullReportUrl
	});
	const whole = render({
		first: Number.POSITIVE_INFINITY,
		last: Number.POSITIVE_INFINITY
	});
	if (fits(whole)) return whole;
	const shorter = [(rows) => render({
		first: rows,
		last: Number.POSITIVE_INFINITY
	}), (rows) => render({
		first: 0,
		last: rows
	})];
	for (const renderRows of shorter) {
		const mostRows = largestThatHolds(longestBlock(document), (rows) => fits(renderRows(rows)));
		if (mostRows !== null) return renderRows(mostRows);
	}
	return `${markdownHeadline(document.headline, title)}\n\n${markdownWithoutRoom({ fullReportUrl })}\n`;
}
function renderDocument({ headline, sections }, title, limits) {
	return `${[markdownHeadline(headline, title), ...sections.map((section) => markdownSection(section, limits))].join("\n\n")}\n`;
}
function longestBlock({ sections }) {
	const lengths = sections.flatMap(({ blocks }) => blocks).map((block) => block.kind === "table" ? block.rows.length : block.kind === "list" ? block.items.length : 0);
	return Math.max(0, ...lengths);
}

export { markdownTable as _, notesOnIdleThresholds as a, renderVerdictLine as c, blocksBy as d, sortBlockingFirst as f, joinSentences as g, largestThatHolds as h, documentOf as i, toPlainText as l, worstComparison as m, renderComment as n, warningsOnIdleRules as o, sortByUrgency as p, renderSummary as r, warningsOnTurnedMetrics as s, MAX_COMMENT_CHARACTERS as t, lastingSlowdowns as u };