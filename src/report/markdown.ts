/** Reports as GitHub-flavoured markdown, fitted to what GitHub takes. */
import { markdownTable } from 'markdown-table';
import { fenced, markdownCellCode, markdownCode, markdownCommand, markdownProse } from '../text/escape.ts';
import { formatInteger } from '../text/figures.ts';
import type { Block, Cell, Fold, Headline, ReportDocument, Shortened, NextStep, Table, Text } from './document.ts';
import { type DocumentOptions, documentOf } from './report-document.ts';
import type { ReportSource } from './report-source.ts';

/** GitHub refuses a comment of more than 65,536 characters; the rest is for a marker or a footer. */
export const MAX_COMMENT_CHARACTERS = 59_000;

/** GitHub drops a job summary of more than 1 MiB without a word. */
export const MAX_SUMMARY_BYTES = 900_000;

interface MarkdownOptions extends ReportSource, Pick<DocumentOptions, 'about' | 'remark'> {
  /** Begins the first line, and tells several gates of one repository apart. */
  readonly title?: string | undefined;
  /** Where rows are that did not fit; without it only their number is given. */
  readonly fullReportUrl?: string | undefined;
}

/** Rows of each table and list; what is shortened first, and what last. */
type MostRows = Readonly<Record<Exclude<Shortened, 'never'>, number>>;

/** Renders the comment on a pull request, at most `maxLength` characters long. */
export function renderComment({
  maxLength = MAX_COMMENT_CHARACTERS,
  ...options
}: MarkdownOptions & { readonly maxLength?: number }): string {
  return renderFitting(options, { place: 'pull request', isFull: false }, (markdown) => markdown.length <= maxLength);
}

/** Renders the job summary, at most `maxBytes` bytes of UTF-8 long: the comment with the statistics of every comparison. */
export function renderSummary({ maxBytes = MAX_SUMMARY_BYTES, ...options }: MarkdownOptions & { readonly maxBytes?: number }): string {
  const place = options.run.pullRequest === null ? 'shell' : 'pull request';
  return renderFitting(options, { place, isFull: true }, (markdown) => Buffer.byteLength(markdown) <= maxBytes);
}

/**
 * Shortens figures first, all of them to the same number of rows, as large as fits. Where that leaves no room, it shortens what the
 * verdict is read from in the same way. The headline always stays, and what is missing is counted.
 */
function renderFitting(
  options: MarkdownOptions,
  kind: Pick<DocumentOptions, 'place' | 'isFull'>,
  fits: (markdown: string) => boolean,
): string {
  const { title = 'perf-gate', fullReportUrl } = options;
  const document = documentOf(options, { ...options, ...kind });
  const render = (mostRows: MostRows): string => renderDocument(document, title, { mostRows, fullReportUrl });
  const all = Number.POSITIVE_INFINITY;
  const whole = render({ first: all, last: all });
  if (fits(whole)) return whole;
  for (const limit of [(rows: number): MostRows => ({ first: rows, last: all }), (rows: number): MostRows => ({ first: 0, last: rows })]) {
    const most = largestThatHolds(longestBlock(document), (rows) => fits(render(limit(rows))));
    if (most !== null) return render(limit(most));
  }
  return `${markdownHeadline(document.headline, title)}\n\n_There was no room for anything else: see ${fullReport(fullReportUrl)}._\n`;
}

/**
 * Gives the largest whole number from 0 to `most` for which `holds` is true, by bisection; null: not even 0. `holds` must
 * not become true again once it is false.
 */
export function largestThatHolds(most: number, holds: (count: number) => boolean): number | null {
  if (!holds(0)) return null;
  let [largest, tooMany] = [0, most + 1];
  while (tooMany - largest > 1) {
    const middle = Math.floor((largest + tooMany) / 2);
    if (holds(middle)) largest = middle;
    else tooMany = middle;
  }
  return largest;
}

export function longestBlock({ visible, changes, folds }: ReportDocument): number {
  const lengths = [...visible, ...changes, ...folds.flatMap(({ blocks }) => blocks)].map((block) =>
    block.kind === 'table' ? block.rows.length : block.kind === 'list' ? block.items.length : 0,
  );
  return Math.max(0, ...lengths);
}

interface Limits {
  readonly mostRows: MostRows;
  readonly fullReportUrl: string | undefined;
}

function renderDocument({ headline, answers, next, visible, changes, folds }: ReportDocument, title: string, limits: Limits): string {
  const parts = [
    markdownHeadline(headline, title),
    ...(answers.length + next.length === 0
      ? []
      : [
          [
            ...answers.map(({ question, text }) => `**${question}** ${markdownText(text)}`),
            ...(next.length === 0 ? [] : [markdownSteps(next)]),
          ].join('\\\n'),
        ]),
    ...visible.map((block) => markdownBlock(block, limits)),
    ...[...(changes.length === 0 ? [] : [{ title: 'Changes', blocks: changes }]), ...folds].map((fold) => markdownFold(fold, limits)),
  ];
  return `${parts.join('\n\n')}\n`;
}

function markdownHeadline({ symbol, effect, verdict }: Headline, title: string): string {
  return `${symbol} **${markdownProse(title)} ${effect}: ${markdownText(verdict)}**`;
}

/** `Next: fix it · accept it: … · measure again: …` */
function markdownSteps(next: readonly NextStep[]): string {
  const steps = next.map(({ what, command }) => `${markdownText(what)}${command === null ? '' : `: ${fenced(command)}`}`);
  return `**Next:** ${steps.join(' · ')}`;
}

function markdownFold({ title, blocks }: Fold, limits: Limits): string {
  // Empty lines make GitHub read the text between the tags as markdown.
  return `<details>\n<summary>${markdownProse(title)}</summary>\n\n${blocks.map((block) => markdownBlock(block, limits)).join('\n\n')}\n\n</details>`;
}

function markdownBlock(block: Block, limits: Limits): string {
  switch (block.kind) {
    case 'heading':
      return `#### ${markdownText(block.text)}`;
    case 'paragraph':
      return markdownText(block.text);
    case 'command':
      return markdownCommand(block.command);
    case 'list': {
      const shown = block.shortened === 'never' ? block.items : block.items.slice(0, limits.mostRows[block.shortened]);
      return joinWithRest(shown.map((item) => `- ${markdownText(item)}`).join('\n'), block.items.length - shown.length, limits);
    }
    case 'table': {
      const shown = block.rows.slice(0, limits.mostRows[block.shortened]);
      return joinWithRest(shown.length === 0 ? '' : markdownRows(block, shown), block.rows.length - shown.length, limits);
    }
  }
}

/** Delimiters are not aligned: padding to the longest name would fill a comment with spaces. */
function markdownRows({ columns }: Table, rows: Table['rows']): string {
  return markdownTable([columns.map(({ title }) => markdownProse(title)), ...rows.map((row) => row.map(markdownCell))], {
    align: columns.map(({ align }) => align),
    alignDelimiters: false,
  });
}

function markdownCell({ text, tone }: Cell): string {
  const cell = text.map((span) => (typeof span === 'string' ? keepTogether(markdownProse(span)) : markdownCellCode(span.code))).join('');
  return tone === 'bad' ? `**${cell}**` : cell;
}

/** In a narrow column a line may break before an interval, never inside it or between a number and its unit. */
function keepTogether(prose: string): string {
  return prose.replace(/ → | [%†]|± |\([^)]*\)|\d [µmn]?s\b/gu, (together) => together.replaceAll(' ', '&nbsp;'));
}

function joinWithRest(shown: string, hidden: number, { fullReportUrl }: Limits): string {
  if (hidden === 0) return shown;
  const rest = `_… ${formatInteger(hidden)} more in ${fullReport(fullReportUrl)}_`;
  return shown === '' ? rest : `${shown}\n\n${rest}`;
}

function fullReport(url: string | undefined): string {
  return url === undefined ? 'the full report' : `[the full report](${encodeURI(url).replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

function markdownText(text: Text): string {
  return text.map((span) => (typeof span === 'string' ? markdownProse(span) : markdownCode(span.code))).join('');
}
