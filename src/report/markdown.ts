/** Reports as GitHub-flavoured markdown, fitted to what GitHub takes. */
import type { ReportDocument, Text } from './document.ts';
import { largestThatHolds } from './fit.ts';
import { type MarkdownLimits, markdownHeadline, markdownSection, markdownWithoutRoom } from './markdown-blocks.ts';
import { documentOf } from './report-document.ts';
import type { ReportSource } from './report-source.ts';

/** GitHub refuses a comment of more than 65,536 characters; the rest is left to whoever adds a marker or a footer. */
export const MAX_COMMENT_CHARACTERS = 59_000;

/** GitHub drops a job summary of more than 1 MiB without a word. */
export const MAX_SUMMARY_BYTES = 900_000;

export interface MarkdownOptions extends ReportSource {
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
  const parts = [about ?? [], headline.explanation, remark ?? []].filter((text) => text.length > 0);
  return { ...document, headline: { ...headline, explanation: parts.flatMap((text, index) => (index === 0 ? text : [' ', ...text])) } };
}

/** Shortens every table and list to the same number of rows, as large as fits; the headline always stays, and says what is missing. */
function renderFitting(document: ReportDocument, options: MarkdownOptions, fits: (markdown: string) => boolean): string {
  const title = options.title ?? 'perf-gate';
  const limitsOf = (mostRows: number): MarkdownLimits => ({ mostRows, fullReportUrl: options.fullReportUrl });
  const render = (mostRows: number): string => renderDocument(document, title, limitsOf(mostRows));
  const whole = render(Number.POSITIVE_INFINITY);
  if (fits(whole)) return whole;
  const mostRows = largestThatHolds(longestBlock(document), (rows) => fits(render(rows)));
  if (mostRows !== null) return render(mostRows);
  return `${markdownHeadline(document.headline, title)}\n\n${markdownWithoutRoom(limitsOf(0))}\n`;
}

function renderDocument({ headline, sections }: ReportDocument, title: string, limits: MarkdownLimits): string {
  return `${[markdownHeadline(headline, title), ...sections.map((section) => markdownSection(section, limits))].join('\n\n')}\n`;
}

function longestBlock({ sections }: ReportDocument): number {
  const lengths = sections.flatMap(({ blocks }) => blocks).map((block) => (block.kind === 'table' ? block.rows.length : block.kind === 'list' ? block.items.length : 0));
  return Math.max(0, ...lengths);
}
