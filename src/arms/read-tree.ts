import type { TreeFiles } from './files-led-to.ts';
import { filesBelow } from './target-files.ts';

/** A tree and all that is in it. */
export interface Tree extends TreeFiles {
  readonly root: string;
}

/** A `node_modules` that is there is the repository's own. */
const NOT_OF_A_TREE: ReadonlySet<string> = new Set(['.git']);

/** To be called before anything is installed, because what an install leaves behind is no part of a tree; and once for all targets. */
export async function readTree(root: string): Promise<Tree> {
  const sorted = (await filesBelow(root, '.', NOT_OF_A_TREE)).toSorted();
  return { root, sorted, all: new Set(sorted) };
}
