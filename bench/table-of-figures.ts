import { markdownTable } from 'markdown-table';

/** A table in Markdown whose first column holds names, and all others figures. */
export const tableOfFigures = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  markdownTable(
    [head, ...rows].map((row) => [...row]),
    { align: ['l', ...head.slice(1).map(() => 'r')] },
  );
