import CliTable3 from 'cli-table3';
import type { Block, Headline, Section, Table, Tone } from './document.ts';
import { toPlainText } from './headline.ts';
import { documentOf } from './report-document.ts';
import type { ReportSource } from './report-source.ts';

/** Colours text, or leaves it alone. */
interface Ink {
  readonly tone: (tone: Tone, text: string) => string;
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
}

const ESCAPE_CHARACTER = String.fromCodePoint(0x1b);

/** Select Graphic Rendition, ECMA-48 § 8.3.117: the code that starts it and the one that ends it. */
function paint(start: number, end: number): (text: string) => string {
  return (text) => `${ESCAPE_CHARACTER}[${start}m${text}${ESCAPE_CHARACTER}[${end}m`;
}

const asIs = (text: string): string => text;

const TONE_PAINTS: Readonly<Record<Tone, (text: string) => string>> = {
  bad: paint(31, 39),
  good: paint(32, 39),
  doubtful: paint(33, 39),
  neutral: asIs,
};

function inkOf(color: boolean): Ink {
  if (!color) return { tone: (_tone, text) => text, bold: asIs, faint: asIs };
  return { tone: (tone, text) => TONE_PAINTS[tone](text), bold: paint(1, 22), faint: paint(2, 22) };
}

/** Names are cut down to this before a table gives up being one. */
const LEAST_NAME_WIDTH = 16;
/** Titles are not broken into shorter lines than this. */
const LEAST_TITLE_WIDTH = 9;
const NO_BORDERS = {
  top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '',
  left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ',
};

/**
 * Columns without borders. Where they are wider than the terminal, titles are broken into lines and then the first
 * column is cut; where that is not enough, every row becomes a paragraph of its own.
 */
function terminalTable({ columns, ...rest }: Table, ink: Ink, width: number): string {
  const table: Table = { ...rest, columns: columns.map((column) => ({ ...column, title: toPlainText([column.title]) })) };
  if (widthOf(table) <= width) return alignedColumns(table, ink, null);
  const narrow = withStackedTitles(table);
  const excess = widthOf(narrow) - width;
  if (excess <= 0) return alignedColumns(narrow, ink, null);
  const nameWidth = widthOf({ ...narrow, columns: narrow.columns.slice(0, 1), rows: narrow.rows.map((row) => row.slice(0, 1)) });
  if (nameWidth - excess < LEAST_NAME_WIDTH) return terminalRecords(table, ink);
  return alignedColumns(narrow, ink, nameWidth - excess);
}

/** Titles that are wider than what stands below them are broken between words. */
function withStackedTitles({ columns, rows, ...table }: Table): Table {
  const stacked = columns.map((column, index) => {
    const width = Math.max(LEAST_TITLE_WIDTH, ...rows.map((row) => toPlainText(row[index]?.text ?? []).length));
    return { ...column, title: stackWords(column.title.split(' '), width).join('\n') };
  });
  return { ...table, columns: stacked, rows };
}

function stackWords(words: readonly string[], width: number): readonly string[] {
  return words.reduce<readonly string[]>((lines, word) => {
    const last = lines.at(-1);
    return last === undefined || last.length + 1 + word.length > width ? [...lines, word] : [...lines.slice(0, -1), `${last} ${word}`];
  }, []);
}

/** `nameWidth` is that of the first column; null: what its content takes, as the other columns get. */
function alignedColumns(table: Table, ink: Ink, nameWidth: number | null): string {
  return layOut(table, ink, nameWidth).toString().replace(/ +$/gmu, '');
}

function widthOf(table: Table): number {
  return layOut(table, inkOf(false), null).width;
}

function layOut({ columns, rows }: Table, ink: Ink, nameWidth: number | null): CliTable3.Table {
  const table = new CliTable3({
    head: columns.map(({ title }) => title.split('\n').map(ink.faint).join('\n')),
    colWidths: [nameWidth],
    colAligns: columns.map(({ align }) => align),
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(...rows.map((row) => row.map(({ text, tone }) => ink.tone(tone, toPlainText(text)))));
  return table;
}

/** Two lines a row; cells without a figure are left out. */
function terminalRecords({ columns, rows }: Table, ink: Ink): string {
  return rows
    .map(([name, ...cells]) => {
      const texts = cells.map(({ text }) => toPlainText(text));
      const fields = cells.flatMap(({ tone }, index) =>
        texts[index] === '–' ? [] : [`${ink.faint(`${columns[index + 1]?.title}:`)} ${ink.tone(tone, texts[index] ?? '')}`]);
      return `${ink.bold(toPlainText(name?.text ?? []))}\n  ${fields.join('; ')}`;
    })
    .join('\n');
}

/** Reports as text for a terminal or a log. */

interface TerminalOptions extends ReportSource {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
}

interface Style {
  readonly ink: Ink;
  readonly width: number;
}

/** The report for a person at a terminal: what a comment says, nothing collapsed, and every benchmark by its name. */
export function renderTerminal({ color, width, ...source }: TerminalOptions): string {
  const style: Style = { ink: inkOf(color), width };
  const { headline, sections } = documentOf(source, 'named');
  return `${[terminalHeadline(headline, style), ...sections.map((section) => terminalSection(section, style))].join('\n\n')}\n`;
}

function terminalHeadline({ symbol, tone, verdict, explanation, command }: Headline, { ink }: Style): string {
  return [
    ink.bold(ink.tone(tone, `${symbol} perf-gate: ${toPlainText(verdict)}`)),
    ...(explanation.length > 0 ? [toPlainText(explanation)] : []),
    ...(command === null ? [] : [`${command.purpose}: ${command.line}`]),
  ].join('\n');
}

function terminalSection({ title, blocks }: Section, style: Style): string {
  const texts = blocks.map((block, index) => {
    const followsTable = blocks[index - 1]?.kind === 'table';
    return `${followsTable ? '\n' : ''}${terminalBlock(block, style)}`;
  });
  return [style.ink.bold(title), ...texts].join('\n');
}

function terminalBlock(block: Block, { ink, width }: Style): string {
  if (block.kind === 'paragraph') return ink.faint(toPlainText(block.text));
  if (block.kind === 'command') return `  ${block.command}`;
  if (block.kind === 'list') return block.items.map((item) => `- ${toPlainText(item)}`).join('\n');
  return terminalTable(block, ink, width);
}
