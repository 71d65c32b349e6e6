/** One row of a table with a speed here and on the page. */
interface ComparedRow {
  readonly name: string;
  readonly here: number;
  readonly published: number;
}

/** Figures nearer than this are a tie: pages do not tell how precise theirs are. */
const TIE = 1.05;

/**
 * Where the order of a table here differs from the page's, the row that moved most first;
 * null: it does not.
 */
export function describeOrder(rows: readonly ComparedRow[]): string | null {
  const overtakings = rows.flatMap((one) => rows.filter((other) => overtakes(one, other)).map((other) => ({ one, other })));
  if (overtakings.length === 0) return null;
  const overtakenBy = Map.groupBy(overtakings, ({ one }) => one.name);
  const parts = [...overtakenBy.entries()]
    .toSorted(([, some], [, others]) => others.length - some.length)
    .map(([name, pairs]) => `${name} is ahead of ${listed(pairs.map(({ other }) => other.name))}`);
  return `Here ${parts.join('; ')}. On the page it is the other way round.`;
}

/** Clearly ahead here, clearly behind on the page. */
function overtakes(one: ComparedRow, other: ComparedRow): boolean {
  return one.here > other.here * TIE && one.published * TIE < other.published;
}

function listed(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}
