/** The text of a file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. */
export declare function readTextIfPresent(path: string): Promise<string | null>;
/** The text of a file that it is no trouble to do without; empty where it cannot be read, for whatever reason. */
export declare const textIfReadable: (path: string) => Promise<string>;
/**
 * The lines of a file one after the other, without their ends, so that it need not fit into memory; the last one may be empty. Ends
 * are line feeds alone: what else Unicode calls one may stand in a JSON text. Throws where there is no such file, or as
 * {@link readTextIfPresent} does.
 */
export declare function readLines(path: string): AsyncGenerator<string>;
/** What `read` gives; null if what it reads does not exist: missing and unreadable are different things. */
export declare function nullIfMissing<T>(read: () => Promise<T>): Promise<T | null>;
/** The same, also if what should be a folder above it is a file. */
export declare function nullIfNowhere<T>(read: () => Promise<T>): Promise<T | null>;
/** The same, also if links on the way to it lead in a circle. */
export declare function nullIfUnreachable<T>(read: () => Promise<T>): Promise<T | null>;
/** The same, for these codes of the system alone. */
export declare function nullOn<T>(codes: readonly unknown[], read: () => Promise<T>): Promise<T | null>;
/**
 * Writes a file so that a reader sees the old content or the new one, never a half: a temporary file beside it, then
 * a rename. Creates the folder. Throws what the file system throws.
 */
export declare function writeTextAtomically(path: string, text: string): Promise<void>;
