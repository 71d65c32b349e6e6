import { UserError } from '../errors.ts';
/** The three lines of a user's error. */
interface ErrorText {
    readonly what: string;
    /** A file with line, a target, an option. */
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
/** Entries by name. The sample of each gives the type of its parameters. */
export declare const errorCatalogue: <Params extends Readonly<Record<string, unknown>>>(entries: { readonly [Kind in keyof Params]: CatalogueEntry<Params[Kind]>; }) => { readonly [Kind in keyof Params]: CatalogueEntry<Params[Kind]>; };
/** Makes the error of an entry, to be thrown. */
export declare const userError: <Params>(entry: CatalogueEntry<Params>, params: NoInfer<Params>, cause?: unknown) => UserError;
export {};
