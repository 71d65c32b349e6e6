import { UserError } from '../errors.ts';
/** The three lines of a user's error. */
export interface ErrorText {
    /** What is wrong. */
    readonly what: string;
    /** Where: a file with line, a target, an option. */
    readonly where: string;
    /** How to mend it, as a sentence. */
    readonly fix: string;
}
/** One kind of error that a user can cause and mend. */
export interface CatalogueEntry<Params> {
    /** An example: tests render it, and `docs/messages.md` shows it. */
    readonly sample: Params;
    readonly say: (params: Params) => ErrorText;
}
/** Entries by name; each keeps the type of its own parameters. */
export declare const errorCatalogue: <Entries extends Readonly<Record<string, CatalogueEntry<any>>>>(entries: Entries) => Entries;
/** Makes the error of an entry, to be thrown. */
export declare const userError: <Params>(entry: CatalogueEntry<Params>, params: NoInfer<Params>, cause?: unknown) => UserError;
