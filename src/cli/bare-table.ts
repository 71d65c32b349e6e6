import Table from 'cli-table3';

/** A table in the terminal's own colours. `ruled`: with a line between any two rows. */
export function bareTable({ head, rows, ruled = false }: {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly ruled?: boolean;
}): string {
  const table = new Table({ head: [...head], style: { head: [], border: [], compact: !ruled } });
  table.push(...rows.map((row) => [...row]));
  return table.toString();
}
