import { UserError } from '../errors.ts';
import type { RunFile } from '../model.ts';
/**
 * The run file that a text holds; `where` is its name in errors.
 *
 * @throws UserError: no JSON, written in the format of another version, or not the shape of a run file (with the place)
 */
export declare function parseRunFile(text: string, where: string): RunFile;
/** The version that a text says wrote it as a run file, though it may be none that can be read; null: it says none. */
export declare function toolOfRunFile(text: string): string | null;
/** Reads a run file. @throws UserError: not there, not readable, or what {@link parseRunFile} finds */
export declare function readRunFile(path: string): Promise<RunFile>;
/** Writes a run file in one step and creates its folder. @throws UserError if that cannot be done */
export declare function writeRunFile(path: string, file: RunFile): Promise<void>;
/** Characters of a name, as of a benchmark. A step that publishes refuses longer ones: names tell things apart, so none is cut. */
export declare const LONGEST_NAME = 300;
/** Folder of the newest run, below the repository's root. */
export declare const RESULTS_FOLDER = ".perf-gate";
/** Name of a run there that was interrupted: it takes the place of no whole one. */
export declare const INTERRUPTED_RUN = "interrupted.json";
/**
 * Makes the results' folder. It ignores itself, so that a run leaves `git status` clean without a word in the user's own
 * .gitignore. To be asked before anything is measured: a run in a container may have left a folder that is root's.
 *
 * @throws UserError where nothing can be written there
 */
export declare function openResults(root: string): Promise<void>;
/** Keeps a run in the results' folder, and replaces the one of that name. Gives the run's path. @throws UserError if that cannot be done */
export declare function keepRun(file: RunFile, { root, name }: {
    readonly root: string;
    readonly name: string;
}): Promise<string>;
/** The path of a kept run, relative to the current folder; or why it could not be kept. */
export type Kept = {
    readonly path: string;
} | {
    readonly problem: UserError;
};
/** Keeps a run if that can be done: the verdict stands on a full disk too. `cwd`: the current folder. */
export declare function tryToKeepRun(file: RunFile, { cwd, ...place }: {
    readonly root: string;
    readonly name: string;
    readonly cwd: string;
}): Promise<Kept>;
/** Removes the profiles of the run before. Gives what keeps one by a name; a disk that is full by then costs the profile alone. */
export declare function openProfiles(root: string): Promise<(name: string, json: string) => Promise<void>>;
