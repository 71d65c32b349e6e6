import CliTable3 from 'cli-table3';

import type { Table } from './document.ts';
import { toPlainText } from './headline.ts';
import { type Ink, inkOf } from './ink.ts';

/** Names are cut down to this before a table gives up being one. */
const LEAST_NAME_WIDTH = 16;
const NO_BORDERS = {
  top: '', 'top-mid': '', 'top-left': '', 'top-right': '', bottom: '', 'bottom-mid': '', 'bottom-left': '', 'bottom-right': '',
  left: '', 'left-mid': '', mid: '', 'mid-mid': '', right: '', 'right-mid': '', middle: '  ',
};

/**
 * Columns without borders. Where they are wider than the terminal, the first column is cut; where that is not enough,
 * every row becomes a paragraph of its own.
 */
export function terminalTable(table: Table, ink: Ink, width: number): string {
  const excess = widthOf(table) - width;
  if (excess <= 0) return alignedColumns(table, ink, null);
  const nameWidth = widthOf({ ...table, columns: table.columns.slice(0, 1), rows: table.rows.map((row) => row.slice(0, 1)) });
  if (nameWidth - excess < LEAST_NAME_WIDTH) return terminalRecords(table, ink);
  return alignedColumns(table, ink, nameWidth - excess);
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
    head: columns.map(({ title }) => ink.faint(title)),
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
