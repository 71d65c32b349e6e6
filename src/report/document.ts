/**
 * The content of a report, before any output format: one builder makes it, and each format has one renderer.
 * Its strings may hold names and messages of the measured code. A renderer escapes every string.
 */

/** Running text, or something to be shown to the letter (a name, a commit). */
export type Span = string | { readonly code: string };

/** One line of text. */
export type Text = readonly Span[];

/** How a reader should feel about it. A renderer decides what that looks like. */
export type Tone = 'good' | 'bad' | 'doubtful' | 'neutral';

export interface Cell {
  readonly text: Text;
  readonly tone: Tone;
  /** The figure that it shows, for readers who sort by it. */
  readonly value?: number | undefined;
}

/** A column with its cells: neither is shown without the other. */
export interface ShownColumn<Row> {
  readonly title: string;
  readonly align: 'left' | 'right';
  readonly cellOf: (row: Row) => Cell;
}

/** When a block is shortened to make a report fit: figures give way before verdicts and their reasons do. */
export type Shortened = 'first' | 'last' | 'never';

/** As {@link tableOf} makes it. */
export interface Table {
  readonly kind: 'table';
  readonly shortened: Exclude<Shortened, 'never'>;
  readonly columns: readonly Omit<ShownColumn<unknown>, 'cellOf'>[];
  /** One cell for each column; the most important rows come first. */
  readonly rows: readonly (readonly Cell[])[];
}

export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[]; readonly shortened: Shortened }
  | { readonly kind: 'command'; readonly command: string }
  | Table;

/** Shown on demand only, where the format can do that. */
export interface Fold {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** The first line: what happened, and what that does to the change. */
export interface Headline {
  readonly symbol: string;
  readonly tone: Tone;
  /** `blocks the merge`, `passes`; empty: it is about no change. */
  readonly effect: string;
  readonly verdict: Text;
}

/** What a reader asks about the verdict, with the answer in one line. */
export interface Answer {
  /** With its punctuation: `Where:`, `Sure?` */
  readonly question: string;
  readonly text: Text;
}

/** Something that the reader can do, with the command that does it. */
export interface NextStep {
  /** A clause without a full stop, like `measure again`. */
  readonly what: Text;
  /** null: there is nothing to run. */
  readonly command: string | null;
}

export interface ReportDocument {
  readonly headline: Headline;
  readonly answers: readonly Answer[];
  readonly next: readonly NextStep[];
  readonly visible: readonly Block[];
  /** The table of what changed or could not be told. A comment folds it, because the answers tell the worst of it. */
  readonly changes: readonly Block[];
  readonly folds: readonly Fold[];
}

/** A report that has nothing to unfold. */
export const shortDocument = (headline: Headline, visible: readonly Block[]): ReportDocument => ({
  headline,
  answers: [],
  next: [],
  visible,
  changes: [],
  folds: [],
});

/** A sentence with names in backticks; an odd backtick stays one. */
export function withCode(sentence: string): Text {
  const parts = sentence.split('`');
  return parts.length % 2 === 0
    ? [sentence]
    : parts.map((part, index): Span => (index % 2 === 0 ? part : { code: part })).filter((span) => span !== '');
}

/** A cell without an opinion. */
export function plainCell(...text: Text): Cell {
  return { text, tone: 'neutral' };
}

/** `–` where there is nothing to say. */
export function cellOrDash(text: Text): Cell {
  return plainCell(...(text.length === 0 ? ['–'] : text));
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

export function paragraph(...text: Text): Block {
  return { kind: 'paragraph', text };
}

/** No block for an empty list. */
export function listBlock(items: readonly Text[], shortened: Shortened): readonly Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items, shortened }];
}

/** Blocks below a heading; nothing where there are none. */
export function headed(title: string, blocks: readonly Block[]): readonly Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text: [title] }, ...blocks];
}

/** Texts with a separator between them; empty ones are left out. */
export function joinTexts(texts: readonly Text[], separator: string): Text {
  return texts.filter((text) => text.length > 0).flatMap((text, index) => (index === 0 ? text : [separator, ...text]));
}

/** `a`, `b`, `c` and 4 more. */
export function listNames(names: readonly string[], most: number): Text {
  const shown = names.slice(0, most);
  const spans = joinTexts(
    shown.map((code): Text => [{ code }]),
    ', ',
  );
  return names.length > shown.length ? [...spans, ` and ${names.length - shown.length} more`] : spans;
}
