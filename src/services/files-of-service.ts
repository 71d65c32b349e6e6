import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { filesLedTo } from '../arms/files-led-to.ts';
import { followed } from '../arms/followed-files.ts';
import { readTree } from '../arms/read-tree.ts';
import type { OfBothArms, Service } from '../model.ts';
import { leadsOut } from '../text/repository-paths.ts';

/** What an install puts there is not looked into: lock files decide on it. */
const NOT_OF_A_SERVICE: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/**
 * What separates words of a shell command that may be paths, as in `-v "$PWD/mock.conf:/etc/mock.conf"`, with the slash behind a
 * folder that the shell puts in (`$PWD/`, `"$PWD"/`, `$(pwd)/`). So `/etc/mock.conf` is taken for a path in the tree, where it
 * leads to nothing, or to a file too many.
 */
const BETWEEN_WORDS = /(?:[\s"'`;&|()<>=,:]|\$\{?\w+\}?)+\/*/;

/** Whether the files that a service's commands name, and what these load by relative paths, are the same in both arms' copies. */
export async function hasSameFiles(service: Service, trees: OfBothArms<string>): Promise<boolean> {
  const [head, base] = await Promise.all([filesOf(service, trees.head), filesOf(service, trees.base)]);
  return isDeepStrictEqual(head, base);
}

/** A mark of the content of each. Any word may be a path; those that are none lead to nothing. */
async function filesOf({ start, ready, program }: Service, root: string): Promise<ReadonlyMap<string, string>> {
  const tree = await readTree(root, NOT_OF_A_SERVICE);
  const words = [start, ready ?? '', program].flatMap((command) => command.split(BETWEEN_WORDS));
  const paths = words.map((word) => path.posix.join(word, '.')).filter((named) => named !== '.' && !leadsOut(named));
  const files = paths.flatMap((named) => filesLedTo({ path: named, mayBeBuilt: false }, tree));
  return followed(new Map(files.map((file) => [file, file])), { tree, own: new Set(), runIn: '.', mayBeBuilt: () => false });
}
