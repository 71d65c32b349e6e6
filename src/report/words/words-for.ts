import type { NestedReason, ReasonOf, ReasonShapes } from '../../model/reasons/shapes.ts';

/** The words of one kind of reason. */
export interface Words<Fields> {
  /** An example: tests render it, and `docs/messages.md` shows it. */
  readonly sample: Fields;
  /** A clause without a full stop, ready to print behind `express/updateUser: `. */
  readonly say: (reason: Fields, describe: (nested: NestedReason) => string) => string;
  /** Advice to the reader, as a sentence. */
  readonly todo?: string;
}

/** Words for every kind of a room: a kind without words does not compile. */
export type WordsFor<Shapes extends ReasonShapes> = {
  readonly [Kind in keyof Shapes & string]: Words<Omit<Extract<ReasonOf<Shapes>, { readonly kind: Kind }>, 'kind'>>;
};
