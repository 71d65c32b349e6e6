/** Reasons as zod shapes, from which their types and the schema of run files follow. */
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
/** A reason inside another one. */
export interface NestedReason {
    readonly kind: string;
}
/** Placeholder for another reason; `schemasOf` replaces it by the schema of all reasons. */
export declare const nested: z.ZodCustom<NestedReason, NestedReason>;
/** One schema a kind, for a discriminated union. */
export declare function schemasOf(shapes: ReasonShapes, anyReason: z.ZodType): readonly z.ZodObject[];
export {};
