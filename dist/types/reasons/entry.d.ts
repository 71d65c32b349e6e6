/** How a reason is declared: by examples of its fields, and by its words. Its type, its schema and its line in docs/messages.md follow. */
import { z } from 'zod';
/** A field whose type an example does not tell: a choice, or what may be null. */
export declare class Field<T> {
    readonly schema: z.ZodType<T>;
    readonly example: T;
    constructor(schema: z.ZodType<T>, example: T);
}
/** The values that an example stands for: a text for all texts, a number for all numbers. */
export type LikeExample<E> = E extends Field<infer T> ? LikeExample<T> : E extends readonly (infer Item)[] ? readonly LikeExample<Item>[] : E extends object ? {
    readonly [Name in keyof E]: LikeExample<E[Name]>;
} : E;
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
export declare const reason: <Fields extends object>(fields: Fields, say: ReasonEntry<Fields>['say'], todo?: string | null) => ReasonEntry<Fields>;
/** Declares a reason without fields. */
export declare const plainReason: (clause: string, todo?: string | null) => ReasonEntry<object>;
export declare const field: <T>(schema: z.ZodType<T>, example: NoInfer<T>) => Field<T>;
/** A choice. The first one is the example. */
export declare const oneOf: <const Choice extends string>(...choices: readonly [Choice, ...Choice[]]) => Field<Choice>;
/** A choice among the keys of a table. The first one is the example. */
export declare const keyOf: <Key extends string>(table: Readonly<Record<Key, unknown>>) => Field<Key>;
/** Like `example`, or null. */
export declare const orNull: <E>(example: E, shown?: 'example' | 'null') => Field<LikeExample<E> | null>;
/** Another reason: the example is that of its kind. */
export declare const nested: (kind: string) => Field<NestedReason>;
/** The schema of all objects that are like an example. */
export declare function objectLike(example: object, anyReason: z.ZodType): z.ZodObject;
/** An example as plain data. */
export declare function valueOf(example: unknown, nestedOf?: (kind: string) => unknown): unknown;
/** How a program ended. */
export declare const ending: Field<{
    kind: "exited";
    code: number | null;
} | {
    kind: "signalled";
    signal: string;
} | {
    kind: "not started";
    why: string;
}>;
/** As it follows the program's name: `exited with code 1`. */
export declare function sayEnding(ended: LikeExample<typeof ending>): string;
