/** One piece of a report each, as GitHub-flavoured markdown. */
import { markdownTable } from 'markdown-table';

import type { Block, Cell, Headline, Section, Shortened, Table, Text } from '../terms/document.ts';
import { markdownCode, markdownCommand, markdownProse } from '../../text/escape.ts';
import { formatInteger } from '../../text/figures.ts';

export interface MarkdownLimits {
  /** Of each table and of each list that is shortened then. */
  readonly mostRows: Readonly<Record<Exclude<Shortened, 'never'>, number>>;
  /** Where the rest is; undefined: nowhere to link to. */
  readonly fullReportUrl: string | undefined;
}

/** The verdict as a heading, the first line of every report; then what was seen and what to do. */
export function markdownHeadline({ symbol, verdict, explanation, command }: Headline, title: string): string {
  return [
    `## ${symbol} ${markdownProse(title)}: ${markdownText(verdict)}`,
    ...(explanation.length > 0 ? [markdownText(explanation)] : []),
    ...(command === null ? [] : [`${markdownProse(command.purpose)}:\n\n${markdownCommand(command.line)}`]),
  ].join('\n\n');
}

export function markdownSection({ title, collapsed, blocks }: Section, limits: MarkdownLimits): string {
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
export function markdownWithoutRoom({ fullReportUrl }: Pick<MarkdownLimits, 'fullReportUrl'>): string {
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
