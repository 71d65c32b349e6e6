/**
 * The text of a regular file; null if there is no such file. Throws for anything else, bytes that are not UTF-8 included. `read`: for
 * what may come through a pipe.
 */
export declare function readTextIfPresent(path: string, read?: (path: string) => Promise<Uint8Array>): Promise<string | null>;
/** Text of an optional file; empty where it cannot be read, or has more than `mostBytes`. */
export declare const textIfReadable: (path: string, mostBytes?: number) => Promise<string>;
/** null where the file does not exist. Other errors are thrown: missing and unreadable differ. */
export declare function nullIfMissing<T>(read: () => Promise<T>): Promise<T | null>;
/** null also where a folder above is a file. */
export declare function nullIfNowhere<T>(read: () => Promise<T>): Promise<T | null>;
/** null also where links lead in a circle. */
export declare function nullIfUnreachable<T>(read: () => Promise<T>): Promise<T | null>;
/** null for these error codes. */
export declare function nullOn<T>(codes: readonly unknown[], read: () => Promise<T>): Promise<T | null>;
/** Writes a temporary file and renames it, so that readers see the old or the new content. Creates the folder. */
export declare function writeTextAtomically(path: string, text: string): Promise<void>;
