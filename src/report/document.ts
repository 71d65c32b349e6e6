/**
 * What a report says, before it is written in any format: one builder, and one renderer per output format.
 * Strings in it may come from names and error messages of the measured code; a renderer escapes every one of them.
 */

/** Running text, or something to be shown to the letter (a name, a commit). */
export type Span = string | { readonly code: string };

/** One line of text. */
export type Text = readonly Span[];

/** How a reader should feel about it; a renderer decides what that looks like. */
export type Tone = 'good' | 'bad' | 'doubtful' | 'neutral';

export interface Cell {
  readonly text: Text;
  readonly tone: Tone;
}

interface Column {
  readonly title: string;
  readonly align: 'left' | 'right';
}

/** A column with what stands in it: neither is shown without the other. */
export interface ShownColumn<Row> extends Column {
  readonly cellOf: (row: Row) => Cell;
}

/** When a block is shortened to make a report fit: figures give way before the verdicts and their reasons do. */
export type Shortened = 'first' | 'last' | 'never';

/** As {@link tableOf} makes it. */
export interface Table {
  readonly kind: 'table';
  readonly shortened: Exclude<Shortened, 'never'>;
  readonly columns: readonly Column[];
  /** As many cells in each as there are columns; the rows that matter most come first. */
  readonly rows: readonly (readonly Cell[])[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[]; readonly shortened: Shortened }
  | { readonly kind: 'command'; readonly command: string }
  | Table;

export interface Section {
  readonly title: string;
  /** Shown only on demand, where the format can do that. */
  readonly collapsed: boolean;
  readonly blocks: readonly Block[];
}

/** The first thing that is read: the verdict, and what to do. */
export interface Headline {
  readonly symbol: string;
  readonly tone: Tone;
  readonly verdict: Text;
  /** Whole sentences: what was seen, and what to do about it. */
  readonly explanation: Text;
  /** A command line and the words that lead to it; null: nothing to run. */
  readonly command: { readonly purpose: string; readonly line: string } | null;
}

export interface ReportDocument {
  readonly headline: Headline;
  readonly sections: readonly Section[];
}

/** A cell without an opinion. */
export function plainCell(...text: Text): Cell {
  return { text, tone: 'neutral' };
}

export function leftColumn<Row>(title: string, cellOf: (row: Row) => Cell): ShownColumn<Row> {
  return { title, align: 'left', cellOf };
}

export function rightColumn<Row>(title: string, cellOf: (row: Row) => Cell): ShownColumn<Row> {
  return { title, align: 'right', cellOf };
}

export function tableOf<Row>(rows: readonly Row[], columns: readonly ShownColumn<Row>[], shortened: Table['shortened'] = 'first'): Table {
  return {
    kind: 'table',
    shortened,
    columns: columns.map(({ title, align }) => ({ title, align })),
    rows: rows.map((row) => columns.map(({ cellOf }) => cellOf(row))),
  };
}

/** One behind the other, of those that say anything. */
export function joinSentences(...texts: readonly Text[]): Text {
  return texts.filter((text) => text.length > 0).flatMap((text, index) => (index === 0 ? text : [' ', ...text]));
}

/** `a`, `b`, `c` and 4 more. */
export function listNames(names: readonly string[], most: number): Text {
  const shown = names.slice(0, most);
  const spans = shown.flatMap((code, index): Span[] => (index === 0 ? [{ code }] : [', ', { code }]));
  return names.length > shown.length ? [...spans, ` and ${names.length - shown.length} more`] : spans;
}
