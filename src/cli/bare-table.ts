import Table from 'cli-table3';
import { plainLine } from '../text/escape.ts';

/** A table without colours. `ruled`: with a line between rows. Names in it may come from measured code. */
export function bareTable({ head, rows, ruled = false }: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly ruled?: boolean;
}): string {
  const table = new Table({ head: [...head], style: { head: [], border: [], compact: !ruled } });
  table.push(...rows.map((row) => row.map(plainLine)));
  return table.toString();
}
