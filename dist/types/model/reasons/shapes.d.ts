/** How a room defines its reasons: a zod shape a kind, from which the types and the schema of run files follow. */
import { z } from 'zod';
/** The fields of each kind. */
export type ReasonShapes = Readonly<Record<string, Readonly<Record<string, z.ZodType>>>>;
/** A member of the union: `{ kind, ...fields }`. */
export type ReasonOf<Shapes extends ReasonShapes> = {
    [Kind in keyof Shapes & string]: {
        readonly kind: Kind;
    } & {
        readonly [Field in keyof Shapes[Kind]]: DeepReadonly<z.infer<Shapes[Kind][Field]>>;
    };
}[keyof Shapes & string];
type DeepReadonly<T> = T extends readonly (infer Item)[] ? readonly DeepReadonly<Item>[] : T extends object ? {
    readonly [Key in keyof T]: DeepReadonly<T[Key]>;
} : T;
/** A reason inside another one. Its own fields are known to the schema, and to `report/words.ts`. */
export interface NestedReason {
    readonly kind: string;
}
/** Stands in a shape for another reason; `schemasOf` puts the schema of all reasons in its place. */
export declare const nested: z.ZodCustom<NestedReason, NestedReason>;
/** One schema a kind, for a discriminated union. */
export declare function schemasOf(shapes: ReasonShapes, anyReason: z.ZodType): readonly z.ZodObject[];
export {};
