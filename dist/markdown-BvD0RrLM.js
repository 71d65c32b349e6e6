import { a as markdownCode, i as markdownCellCode, n as fenced, o as markdownCommand, s as markdownProse } from "./escape-BWBapS6T.js";
import { m as formatInteger } from "./reasons-L4d3T4Xv.js";
import { t as documentOf } from "./report-document-DhKrmnUq.js";

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

// src/report/markdown.ts
/** Reports as GitHub-flavoured markdown, fitted to what GitHub takes. */
/** GitHub refuses a comment of more than 65,536 characters; the rest is for a marker or a footer. */
const MAX_COMMENT_CHARACTERS = 59e3;
/** GitHub drops a job summary of more than 1 MiB without a word. */
const MAX_SUMMARY_BYTES = 9e5;
/** Renders the comment on a pull request, at most `maxLength` characters long. */
function renderComment({ maxLength = MAX_COMMENT_CHARACTERS, ...options }) {
	return renderFitting(options, {
		place: "pull request",
		isFull: false
	}, (markdown) => markdown.length <= maxLength);
}
/** Renders the job summary, at most `maxBytes` bytes of UTF-8 long: the comment with the statistics of every comparison. */
function renderSummary({ maxBytes = MAX_SUMMARY_BYTES, ...options }) {
	return renderFitting(options, {
		place: options.run.pullRequest === null ? "shell" : "pull request",
		isFull: true
	}, (markdown) => Buffer.byteLength(markdown) <= maxBytes);
}
/**
* Shortens figures first, all of them to the same number of rows, as large as fits. Where that leaves no room, it shortens what the
* verdict is read from in the same way. The headline always stays, and what is missing is counted.
*/
function renderFitting(options, kind, fits) {
	const { title = "perf-gate", fullReportUrl } = options;
	const document = documentOf(options, {
		...options,
		...kind
	});
	const render = (mostRows) => renderDocument(document, title, {
		mostRows,
		fullReportUrl
	});
	const all = Number.POSITIVE_INFINITY;
	const whole = render({
		first: all,
		last: all
	});
	if (fits(whole)) return whole;
	for (const limit of [(rows) => ({
		first: rows,
		last: all
	}), (rows) => ({
		first: 0,
		last: rows
	})]) {
		const most = largestThatHolds(longestBlock(document), (rows) => fits(render(limit(rows))));
		if (most !== null) return render(limit(most));
	}
	return `${markdownHeadline(document.headline, title)}\n\n_There was no room for anything else: see ${fullReport(fullReportUrl)}._\n`;
}
/**
* Gives the largest whole number from 0 to `most` for which `holds` is true, by bisection; null: not even 0. `holds` must
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
function longestBlock({ visible, changes, folds }) {
	const lengths = [
		...visible,
		...changes,
		...folds.flatMap(({ blocks }) => blocks)
	].map((block) => block.kind === "table" ? block.rows.length : block.kind === "list" ? block.items.length : 0);
	return Math.max(0, ...lengths);
}
function renderDocument({ headline, answers, next, visible, changes, folds }, title, limits) {
	return `${[
		markdownHeadline(headline, title),
		...answers.length + next.length === 0 ? [] : [[...answers.map(({ question, text }) => `**${question}** ${markdownText(text)}`), ...next.length === 0 ? [] : [markdownSteps(next)]].join("\\\n")],
		...visible.map((block) => markdownBlock(block, limits)),
		...[...changes.length === 0 ? [] : [{
			title: "Changes",
			blocks: changes
		}], ...folds].map((fold) => markdownFold(fold, limits))
	].join("\n\n")}\n`;
}
function markdownHeadline({ symbol, effect, verdict }, title) {
	return `${symbol} **${markdownProse(title)} ${effect}: ${markdownText(verdict)}**`;
}
/** `Next: fix it · accept it: … · measure again: …` */
function markdownSteps(next) {
	return `**Next:** ${next.map(({ what, command }) => `${markdownText(what)}${command === null ? "" : `: ${fenced(command)}`}`).join(" · ")}`;
}
function markdownFold({ title, blocks }, limits) {
	return `<details>\n<summary>${markdownProse(title)}</summary>\n\n${blocks.map((block) => markdownBlock(block, limits)).join("\n\n")}\n\n</details>`;
}
function markdownBlock(block, limits) {
	switch (block.kind) {
		case "heading": return `#### ${markdownText(block.text)}`;
		case "paragraph": return markdownText(block.text);
		case "command": return markdownCommand(block.command);
		case "list": {
			const shown = block.shortened === "never" ? block.items : block.items.slice(0, limits.mostRows[block.shortened]);
			return joinWithRest(shown.map((item) => `- ${markdownText(item)}`).join("\n"), block.items.length - shown.length, limits);
		}
		case "table": {
			const shown = block.rows.slice(0, limits.mostRows[block.shortened]);
			return joinWithRest(shown.length === 0 ? "" : markdownRows(block, shown), block.rows.length - shown.length, limits);
		}
	}
}
/** Delimiters are not aligned: padding to the longest name would fill a comment with spaces. */
function markdownRows({ columns }, rows) {
	return markdownTable([columns.map(({ title }) => markdownProse(title)), ...rows.map((row) => row.map(markdownCell))], {
		align: columns.map(({ align }) => align),
		alignDelimiters: false
	});
}
function markdownCell({ text, tone }) {
	const cell = text.map((span) => typeof span === "string" ? keepTogether(markdownProse(span)) : markdownCellCode(span.code)).join("");
	return tone === "bad" ? `**${cell}**` : cell;
}
/** In a narrow column a line may break before an interval, never inside it or between a number and its unit. */
function keepTogether(prose) {
	return prose.replace(/ → | [%†]|± |\([^)]*\)|\d [µmn]?s\b/gu, (together) => together.replaceAll(" ", "&nbsp;"));
}
function joinWithRest(shown, hidden, { fullReportUrl }) {
	if (hidden === 0) return shown;
	const rest = `_… ${formatInteger(hidden)} more in ${fullReport(fullReportUrl)}_`;
	return shown === "" ? rest : `${shown}\n\n${rest}`;
}
function fullReport(url) {
	return url === void 0 ? "the full report" : `[the full report](${encodeURI(url).replaceAll("(", "%28").replaceAll(")", "%29")})`;
}
function markdownText(text) {
	return text.map((span) => typeof span === "string" ? markdownProse(span) : markdownCode(span.code)).join("");
}

export { renderSummary as a, renderComment as i, largestThatHolds as n, markdownTable as o, longestBlock as r, MAX_COMMENT_CHARACTERS as t };