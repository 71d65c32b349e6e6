import type { RunFile } from '../model.ts';
/**
 * The run file that a text holds; `where` is its name in errors.
 * Throws a UserError: no JSON, written in the format of another version, or not the shape of a run file (with the place).
 */
export declare function parseRunFile(text: string, where: string): RunFile;
/** The version that a text says wrote it as a run file, though it may be none that can be read; null: it says none. */
export declare function toolOfRunFile(text: string): string | null;
/** Reads a run file. Throws a UserError: not there, not readable, or what {@link parseRunFile} finds. */
export declare function readRunFile(path: string): Promise<RunFile>;
/** Writes a run file in one step and creates its folder. Throws a UserError if that cannot be done. */
export declare function writeRunFile(path: string, file: RunFile): Promise<void>;
/** Of a benchmark and the like, in characters. A step that publishes refuses a run that has a longer one: names tell things apart, so none is cut. */
export declare const LONGEST_NAME = 300;
