/** Reports as text for a terminal or a log. */
import { styleText } from 'node:util';
import CliTable3 from 'cli-table3';
import { plainLine, withoutWorkflowCommands } from '../text/escape.ts';
import type { Block, Fold, ReportDocument, NextStep, Table, Tone } from './document.ts';
import { toPlainText } from './headline.ts';
import { largestThatHolds, longestBlock } from './markdown.ts';
import { documentOf } from './report-document.ts';
import type { ReportSource } from './report-source.ts';

export interface TerminalOptions extends ReportSource {
  readonly color: boolean;
  /** Columns of the terminal. */
  readonly width: number;
  /** Everything that there is to say; else what fits on a screen. */
  readonly isVerbose: boolean;
  /** The command or place that has the rest; null: none. */
  readonly fullReport: string | null;
}

/** Lines of a report that is not verbose. */
const MOST_LINES = 30;

const PAINTS = { bad: 'red', good: 'green', doubtful: 'yellow' } as const;

/** Colours text, or leaves it alone. */
interface Style {
  readonly tone: (tone: Tone, text: string) => string;
  readonly bold: (text: string) => string;
  readonly width: number;
}

export function renderTerminal({ color, width, isVerbose, fullReport, ...source }: TerminalOptions): string {
  const paint = (format: 'bold' | 'red' | 'green' | 'yellow', text: string): string =>
    color && text !== '' ? styleText(format, text, { validateStream: false }) : text;
  const style: Style = {
    tone: (tone, text) => (tone === 'neutral' ? text : paint(PAINTS[tone], text)),
    bold: (text) => paint('bold', text),
    width,
  };
  const document = documentOf(source, { place: 'shell', isFull: isVerbose });
  const all = Number.POSITIVE_INFINITY;
  if (isVerbose) return renderDocument(document, style, { most: all, fullReport: null });
  const render = (most: number): string =>
    renderDocument({ ...document, folds: [] }, style, { most, fullReport: document.folds.length === 0 ? null : fullReport });
  const most = largestThatHolds(longestBlock(document), (rows) => linesOf(render(rows), width) <= MOST_LINES);
  return render(most ?? 0);
}

/** As a terminal of this width breaks them. */
function linesOf(text: string, width: number): number {
  return text
    .trimEnd()
    .split('\n')
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / width)), 0);
}

function renderDocument(
  { headline, answers, next, visible, changes, folds }: ReportDocument,
  style: Style,
  { most, fullReport }: { readonly most: number; readonly fullReport: string | null },
): string {
  const parts = [
    style.bold(style.tone(headline.tone, `${headline.symbol} perf-gate ${headline.effect}: ${toPlainText(headline.verdict)}`)),
    answers.map(({ question, text }) => `${style.bold(question)} ${toPlainText(text)}`).join('\n'),
    ...[...changes, ...visible].map((block) => terminalBlock(block, style, most)),
    ...(next.length === 0 ? [] : [terminalSteps(next, style)]),
    ...folds.map((fold) => terminalFold(fold, style)),
    ...(fullReport === null ? [] : [`All figures: ${fullReport}`]),
  ];
  return `${withoutWorkflowCommands(parts.filter((part) => part !== '').join('\n\n'))}\n`;
}

/** Steps without a command stand in the first line, the others one to a line. */
function terminalSteps(next: readonly NextStep[], style: Style): string {
  const [plain, runnable] = [next.filter(({ command }) => command === null), next.filter(({ command }) => command !== null)];
  const first = [
    style.bold('Next:'),
    ...(plain.length === 0 ? [] : [`${plain.map(({ what }) => toPlainText(what)).join('; or ')}${runnable.length === 0 ? '' : '; or'}`]),
  ].join(' ');
  const width = Math.max(0, ...runnable.map(({ what }) => toPlainText(what).length));
  return [first, ...runnable.map(({ what, command }) => `  ${`${toPlainText(what)}:`.padEnd(width + 1)} ${plainLine(command ?? '')}`)].join(
    '\n',
  );
}

function terminalFold({ title, blocks }: Fold, style: Style): string {
  return [
    style.bold(`${title}\n${'─'.repeat(title.length)}`),
    ...blocks.map((block) => terminalBlock(block, style, Number.POSITIVE_INFINITY)),
  ].join('\n\n');
}

function terminalBlock(block: Block, style: Style, most: number): string {
  switch (block.kind) {
    case 'heading':
      return style.bold(toPlainText(block.text));
    case 'paragraph':
      return toPlainText(block.text);
    case 'command':
      return `  ${plainLine(block.command)}`;
    case 'list':
      return withRest(
        block.items.slice(0, most).map((item) => `- ${toPlainText(item)}`),
        block.items.length - most,
      );
    case 'table':
      return most <= 0 ? '' : withRest([terminalTable({ ...block, rows: block.rows.slice(0, most) }, style)], block.rows.length - most);
  }
}

function withRest(lines: readonly string[], hidden: number): string {
  return [...lines, ...(hidden > 0 ? [`… ${hidden} more`] : [])].join('\n');
}

const NO_BORDERS = {
  top: '',
  'top-mid': '',
  'top-left': '',
  'top-right': '',
  bottom: '',
  'bottom-mid': '',
  'bottom-left': '',
  'bottom-right': '',
  left: '',
  'left-mid': '',
  mid: '',
  'mid-mid': '',
  right: '',
  'right-mid': '',
  middle: '  ',
};

/** Shorter names are never broken. */
const LEAST_NAME_WIDTH = 40;

/** Lines of at most so many characters: broken at blanks, and a longer word wherever the line ends. */
function brokenInto(width: number, text: string): string {
  if (text.length <= width) return text;
  const blank = text.lastIndexOf(' ', width);
  const end = blank > 0 ? blank : width;
  return `${text.slice(0, end)}\n${brokenInto(width, text.slice(end).trimStart())}`;
}

/** Columns without borders. Where they are wider than the terminal, long names in the first column go on in the next line: a cut one cannot be copied. */
function terminalTable({ columns, rows }: Table, style: Style): string {
  const texts = rows.map((row) => row.map(({ text }) => toPlainText(text)));
  const titles = columns.map(({ title }) => plainLine(title));
  const widths = titles.map((title, index) => Math.max(title.length, ...texts.map((row) => row[index]?.length ?? 0)));
  const total = widths.reduce((sum, width) => sum + width + 2, -2);
  const nameWidth = Math.max(LEAST_NAME_WIDTH, (widths[0] ?? 0) - Math.max(0, total - style.width));
  const table = new CliTable3({
    head: titles,
    colAligns: columns.map(({ align }) => align),
    chars: NO_BORDERS,
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  table.push(
    ...rows.map((row, at) =>
      row.map(({ tone }, index) =>
        style.tone(tone, index === 0 ? brokenInto(nameWidth, texts[at]?.[0] ?? '') : (texts[at]?.[index] ?? '')),
      ),
    ),
  );
  return table.toString().replace(/ +$/gmu, '');
}
