/** Reports as text for a terminal or a log. */
import type { Block, Headline, Section } from '../terms/document.ts';
import { toPlainText } from '../headlines/headline.ts';
import { type Ink, inkOf } from './ink.ts';
import { documentOf } from '../report-document.ts';
import type { ReportSource } from '../terms/report-source.ts';
import { terminalTable } from './terminal-table.ts';

export interface TerminalOptions extends ReportSource {
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
