/** How a reason is declared: by examples of its fields, and by its words. Its type, its schema and its line in docs/messages.md follow. */
import { z } from 'zod';

/** A field whose type an example does not tell: a choice, or what may be null. */
export class Field<T> {
  readonly schema: z.ZodType<T>;
  readonly example: T;

  constructor(schema: z.ZodType<T>, example: T) {
    this.schema = schema;
    this.example = example;
  }
}

/** The values that an example stands for: a text for all texts, a number for all numbers. */
export type LikeExample<E> =
  E extends Field<infer T>
    ? LikeExample<T>
    : E extends readonly (infer Item)[]
      ? readonly LikeExample<Item>[]
      : E extends object
        ? { readonly [Name in keyof E]: LikeExample<E[Name]> }
        : E;

/** A reason inside of another one. */
export interface NestedReason {
  readonly kind: string;
}

export interface ReasonEntry<Fields> {
  readonly fields: Fields;
  /** A clause without a full stop, ready to print behind `express/updateUser: `. */
  readonly say: (reason: LikeExample<Fields>, describe: (nested: NestedReason) => string) => string;
  /** Advice to the reader, as a sentence; null: there is none. */
  readonly todo: string | null;
}

/** Declares a reason. A test renders its example, and docs/messages.md shows it. */
export const reason = <Fields extends object>(
  fields: Fields,
  say: ReasonEntry<Fields>['say'],
  todo: string | null = null,
): ReasonEntry<Fields> => ({ fields, say, todo });

/** Declares a reason without fields. */
export const plainReason = (clause: string, todo: string | null = null): ReasonEntry<object> => reason({}, () => clause, todo);

export const field = <T>(schema: z.ZodType<T>, example: NoInfer<T>): Field<T> => new Field(schema, example);

/** A choice. The first one is the example. */
export const oneOf = <const Choice extends string>(...choices: readonly [Choice, ...Choice[]]): Field<Choice> =>
  field(z.enum(choices), choices[0]);

/** A choice among the keys of a table. The first one is the example. */
export const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>): Field<Key> =>
  oneOf(...(Object.keys(table) as [Key, ...Key[]]));

/** Like `example`, or null. */
export const orNull = <E>(example: E, shown: 'example' | 'null' = 'example'): Field<LikeExample<E> | null> =>
  field(
    schemaOf(example).nullable() as z.ZodType<LikeExample<E> | null>,
    (shown === 'null' ? null : valueOf(example)) as LikeExample<E> | null,
  );

const ANY_REASON = z.custom<NestedReason>();

/** Another reason: the example is that of its kind. */
export const nested = (kind: string): Field<NestedReason> => field(ANY_REASON, { kind });

/** The schema of all that is like an example. */
function schemaOf(example: unknown, anyReason: z.ZodType = ANY_REASON): z.ZodType {
  if (example instanceof Field) return example.schema === ANY_REASON ? anyReason : example.schema;
  if (Array.isArray(example)) return z.array(schemaOf(example[0], anyReason));
  if (typeof example === 'object' && example !== null) return objectLike(example, anyReason);
  if (typeof example === 'string') return z.string();
  return typeof example === 'number' ? z.number() : z.boolean();
}

/** The schema of all objects that are like an example. */
export function objectLike(example: object, anyReason: z.ZodType): z.ZodObject {
  return z.object(Object.fromEntries(Object.entries(example).map(([name, field]) => [name, schemaOf(field, anyReason)])));
}

/** An example as plain data. */
export function valueOf(example: unknown, nestedOf: (kind: string) => unknown = (kind) => ({ kind })): unknown {
  if (example instanceof Field) return example.schema === ANY_REASON ? nestedOf((example.example as NestedReason).kind) : example.example;
  if (Array.isArray(example)) return example.map((item) => valueOf(item, nestedOf));
  if (typeof example !== 'object' || example === null) return example;
  return Object.fromEntries(Object.entries(example).map(([name, field]) => [name, valueOf(field, nestedOf)]));
}

/** How a program ended. */
export const ending = field(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('exited'), code: z.number().nullable() }),
    z.object({ kind: z.literal('signalled'), signal: z.string() }),
    z.object({ kind: z.literal('not started'), why: z.string() }),
  ]),
  { kind: 'exited', code: 1 },
);

/** As it follows the program's name: `exited with code 1`. */
export function sayEnding(ended: LikeExample<typeof ending>): string {
  switch (ended.kind) {
    case 'exited':
      return `exited with code ${ended.code}`;
    case 'signalled':
      return `was ended by ${ended.signal}`;
    case 'not started':
      return `could not be started: ${ended.why}`;
  }
}
