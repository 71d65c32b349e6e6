import { z } from 'zod';
/** What a record must be. */
export interface RecordForm<T> {
    readonly schema: z.ZodType<T>;
    /** The newest format that this version reads. */
    readonly format: number;
    /** The oldest; without it, no other. */
    readonly oldestFormat?: number;
    /** Gives the format that a record says it is of, whatever else is in it. */
    readonly declared: z.ZodType<number>;
}
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
 * Throws a UserError: no JSON, of another format than this version reads, or not of the shape (with the first place).
 */
export declare function parseRecord<T>(text: string, form: RecordForm<T>, words: RecordWords): T;
