import { z } from 'zod';
/** The format that a line declares, and the version that wrote it; null: it does not say. */
export declare const declared: z.ZodPipe<z.ZodObject<{
    schema: z.ZodNumber;
    tool: z.ZodOptional<z.ZodUnknown>;
}, z.core.$strip>, z.ZodTransform<{
    format: number;
    tool: string | null;
}, {
    schema: number;
    tool?: unknown;
}>>;
export interface RecordForm<T> {
    readonly schema: z.ZodType<T>;
    /** The one format that this version reads. */
    readonly format: number;
    /** Reads both where they do not stand at the top, as in a line. */
    readonly declared?: z.ZodType<z.output<typeof declared>>;
}
/** How to speak of a record that cannot be read. */
export interface RecordWords {
    /** `a run file of perf-gate` */
    readonly kind: string;
    /** File, or file and line. */
    readonly where: string;
    readonly fix: string;
    /** Advice where a record has another format and its version is not to be had: `delete the line to forget that run`. */
    readonly otherwise?: string;
}
/**
 * The record that a JSON text holds.
 *
 * @throws UserError: no JSON, of another format than this version reads, or not of the shape (with the first place)
 */
export declare function parseRecord<T>(text: string, form: RecordForm<T>, words: RecordWords): T;
