/** One piece of a report each, as GitHub-flavoured markdown. */
import { markdownTable } from 'markdown-table';
import { type Block, type Cell, type Headline, joinSentences, type ReportDocument, type Section, type Shortened, type Table, type Text } from './document.ts';
import { largestThatHolds } from './fit.ts';
import { documentOf } from './report-document.ts';
import type { ReportSource } from './report-source.ts';
import { markdownCode, markdownCommand, markdownProse } from '../text/escape.ts';
import { formatInteger } from '../text/figures.ts';

interface MarkdownLimits {
  /** Of each table and of each list that is shortened then. */
  readonly mostRows: Readonly<Record<Exclude<Shortened, 'never'>, number>>;
  /** Where the rest is; undefined: nowhere to link to. */
  readonly fullReportUrl: string | undefined;
}

/** The verdict as a heading, the first line of every report; then what was seen and what to do. */
function markdownHeadline({ symbol, verdict, explanation, command }: Headline, title: string): string {
  return [
    `## ${symbol} ${markdownProse(title)}: ${markdownText(verdict)}`,
    ...(explanation.length > 0 ? [markdownText(explanation)] : []),
    ...(command === null ? [] : [`${markdownProse(command.purpose)}:\n\n${markdownCommand(command.line)}`]),
  ].join('\n\n');
}

function markdownSection({ title, collapsed, blocks }: Section, limits: MarkdownLimits): string {
  const body = blocks.map((block) => markdownBlock(block, limits)).join('\n\n');
  const heading = markdownProse(title);
  // The empty lines make GitHub read what is between the tags as markdown again.
  return collapsed ? `<details>\n<summary>${heading}</summary>\n\n${body}\n\n</details>` : `### ${heading}\n\n${body}`;
}

function markdownBlock(block: Block, limits: MarkdownLimits): string {
  if (block.kind === 'paragraph') return markdownText(block.text);
  if (block.kind === 'command') return markdownCommand(block.command);
  if (block.kind === 'list') {
    const shown = block.shortened === 'never' ? block.items : block.items.slice(0, limits.mostRows[block.shortened]);
    return joinWithRest(shown.map((item) => `- ${markdownText(item)}`).join('\n'), block.items.length - shown.length, limits);
  }
  const shown = block.rows.slice(0, limits.mostRows[block.shortened]);
  return joinWithRest(shown.length === 0 ? '' : markdownRows(block, shown), block.rows.length - shown.length, limits);
}

/** Delimiters are not aligned: padding to the longest name would fill a comment with spaces. */
function markdownRows({ columns }: Table, rows: Table['rows']): string {
  return markdownTable([columns.map(({ title }) => markdownProse(title)), ...rows.map((row) => row.map(markdownCell))], {
    align: columns.map(({ align }) => align),
    alignDelimiters: false,
  });
}

function markdownCell({ text, tone }: Cell): string {
  const cell = text.map((span) => (typeof span === 'string' ? keepTogether(markdownProse(span)) : markdownCode(span.code))).join('');
  return tone === 'bad' ? `**${cell}**` : cell;
}

/** In a narrow column a line may break before an interval, never inside it or between a number and its unit. */
function keepTogether(prose: string): string {
  return prose.replace(/ [%†]|[~±] |\([^)]*\)/gu, (together) => together.replaceAll(' ', '&nbsp;'));
}

function joinWithRest(shown: string, hidden: number, { fullReportUrl }: MarkdownLimits): string {
  if (hidden === 0) return shown;
  const rest = `_… ${formatInteger(hidden)} more in ${fullReport(fullReportUrl)}_`;
  return shown === '' ? rest : `${shown}\n\n${rest}`;
}

/** Stands for everything below the headline, where none of it fits. */
function markdownWithoutRoom({ fullReportUrl }: Pick<MarkdownLimits, 'fullReportUrl'>): string {
  return `_There was no room for anything else: see ${fullReport(fullReportUrl)}._`;
}

function fullReport(url: string | undefined): string {
  return url === undefined ? 'the full report' : `[the full report](${markdownUrl(url)})`;
}

function markdownText(text: Text): string {
  return text.map((span) => (typeof span === 'string' ? markdownProse(span) : markdownCode(span.code))).join('');
}

/** Nothing that could end the link's target early. */
function markdownUrl(url: string): string {
  return encodeURI(url).replaceAll('(', '%28').replaceAll(')', '%29');
}

/** Reports as GitHub-flavoured markdown, fitted to what GitHub takes. */

/** GitHub refuses a comment of more than 65,536 characters; the rest is left to whoever adds a marker or a footer. */
export const MAX_COMMENT_CHARACTERS = 59_000;

/** GitHub drops a job summary of more than 1 MiB without a word. */
export const MAX_SUMMARY_BYTES = 900_000;

interface MarkdownOptions extends ReportSource {
  /** Stands in the first line; tells several gates of one repository apart. */
  readonly title?: string | undefined;
  /** Where the rows are that did not fit; without it only their number is said. */
  readonly fullReportUrl?: string | undefined;
  /** A sentence in front of what explains the verdict, like which commit it is about: nobody may overlook that. */
  readonly about?: Text | undefined;
  /** A sentence more below the verdict, like how often this was measured. */
  readonly remark?: Text | undefined;
}

/** The comment on a pull request, at most `maxLength` characters long. */
export function renderComment({ maxLength = MAX_COMMENT_CHARACTERS, ...options }: MarkdownOptions & { readonly maxLength?: number | undefined }): string {
  return renderFitting(withSentences(documentOf(options, 'brief'), options), options, (markdown) => markdown.length <= maxLength);
}

/** The job summary, at most `maxBytes` bytes of UTF-8 long: the comment with every benchmark by its name and every comparison's statistics. */
export function renderSummary({ maxBytes = MAX_SUMMARY_BYTES, ...options }: MarkdownOptions & { readonly maxBytes?: number | undefined }): string {
  const encoder = new TextEncoder();
  return renderFitting(withSentences(documentOf(options, 'full'), options), options, (markdown) => encoder.encode(markdown).length <= maxBytes);
}

function withSentences(document: ReportDocument, { about, remark }: Pick<MarkdownOptions, 'about' | 'remark'>): ReportDocument {
  const { headline } = document;
  return { ...document, headline: { ...headline, explanation: joinSentences(about ?? [], headline.explanation, remark ?? []) } };
}

/**
 * Shortens figures first, all of them to the same number of rows, as large as fits; what the verdict is read from only where it
 * leaves no room by itself, and then alike. The headline always stays; what is missing is counted.
 */
function renderFitting(document: ReportDocument, options: MarkdownOptions, fits: (markdown: string) => boolean): string {
  const title = options.title ?? 'perf-gate';
  const { fullReportUrl } = options;
  const render = (mostRows: MarkdownLimits['mostRows']): string => renderDocument(document, title, { mostRows, fullReportUrl });
  const whole = render({ first: Number.POSITIVE_INFINITY, last: Number.POSITIVE_INFINITY });
  if (fits(whole)) return whole;
  const shorter: readonly ((rows: number) => string)[] = [
    (rows) => render({ first: rows, last: Number.POSITIVE_INFINITY }),
    (rows) => render({ first: 0, last: rows }),
  ];
  for (const renderRows of shorter) {
    const mostRows = largestThatHolds(longestBlock(document), (rows) => fits(renderRows(rows)));
    if (mostRows !== null) return renderRows(mostRows);
  }
  return `${markdownHeadline(document.headline, title)}\n\n${markdownWithoutRoom({ fullReportUrl })}\n`;
}

function renderDocument({ headline, sections }: ReportDocument, title: string, limits: MarkdownLimits): string {
  return `${[markdownHeadline(headline, title), ...sections.map((section) => markdownSection(section, limits))].join('\n\n')}\n`;
}

function longestBlock({ sections }: ReportDocument): number {
  const lengths = sections.flatMap(({ blocks }) => blocks).map((block) => (block.kind === 'table' ? block.rows.length : block.kind === 'list' ? block.items.length : 0));
  return Math.max(0, ...lengths);
}
