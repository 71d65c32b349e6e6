import type { TreeFiles } from './files-led-to.ts';
import { filesBelow } from './target-files.ts';

/** What has been read of a file, and is the same for every target that has it in the same place of the same package. */
export interface FoundFile {
  /** Of its mode and content. */
  readonly mark: string;
  /** Whether what it names is loaded or run, and so may be built. */
  readonly namesWhatRuns: boolean;
  /** What it names, or where it leads, from the tree's root. */
  readonly paths: readonly string[];
  /** What a script of a shell names from the folder that it runs in, wherever that is: `../lib`. */
  readonly pathsFromWhereItRuns: readonly string[];
  /** The files that say what names in it mean to TypeScript: their contents count, and not what else they name. */
  readonly configs: readonly string[];
}

/** A tree and all that is in it. */
export interface Tree extends TreeFiles {
  readonly root: string;
  /** What has been read so far. */
  readonly found: Map<string, FoundFile>;
  /** What JSON files that others ask for say, by their paths, as far as they have been read. */
  readonly json: Map<string, unknown>;
}

/** A `node_modules` that is there is the repository's own. */
const NOT_OF_A_TREE: ReadonlySet<string> = new Set(['.git']);

/**
 * To be called before anything is installed, where `node_modules` is not left out, because what an install leaves behind is no
 * part of a tree; and once for all targets.
 *
 * @param leftOut names of folders that are passed over
 */
export async function readTree(root: string, leftOut: ReadonlySet<string> = NOT_OF_A_TREE): Promise<Tree> {
  const sorted = (await filesBelow(root, '.', leftOut)).toSorted();
  return { root, sorted, all: new Set(sorted), found: new Map(), json: new Map() };
}
