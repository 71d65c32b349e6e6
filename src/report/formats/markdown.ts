/** Reports as GitHub-flavoured markdown, fitted to what GitHub takes. */
import { joinSentences, type ReportDocument, type Text } from '../terms/document.ts';
import { largestThatHolds } from './fit.ts';
import { type MarkdownLimits, markdownHeadline, markdownSection, markdownWithoutRoom } from './markdown-blocks.ts';
import { documentOf } from '../report-document.ts';
import type { ReportSource } from '../terms/report-source.ts';

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
