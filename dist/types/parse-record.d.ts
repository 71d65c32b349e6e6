import { z } from 'zod';
/** How to speak of a record that cannot be read. */
export interface RecordWords {
    /** `a run file of perf-gate` */
    readonly kind: string;
    /** File, or file and line. */
    readonly where: string;
    readonly fix: string;
}
/**
 * The record that a JSON text holds.
 * Throws a UserError: no JSON, not of the shape (with the first place), or of a later format than this version reads.
 */
export declare function parseRecord<T>(text: string, schema: z.ZodType<T>, { kind, where, fix }: RecordWords): T;
