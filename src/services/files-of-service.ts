import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { filesLedTo } from '../arms/files-led-to.ts';
import { followed } from '../arms/followed-files.ts';
import { filesBelow } from '../arms/target-files.ts';
import type { OfBothArms, Service } from '../model.ts';
import { leadsOut } from '../text/repository-paths.ts';

/** What an install puts there is not looked into: lock files decide on it. */
const NOT_OF_A_SERVICE: ReadonlySet<string> = new Set(['.git', 'node_modules']);

/** What separates words of a shell command that may be paths, with folders that stand in variables (`$PWD/`). */
const BETWEEN_WORDS = /(?:[\s"'`;&|()<>=,]|\$\{?\w+\}?\/?)+/;

/** Whether the files that a service's commands name, and what these load by relative paths, are the same in both arms' copies. */
export async function hasSameFiles(service: Service, trees: OfBothArms<string>): Promise<boolean> {
  const [head, base] = await Promise.all([filesOf(service, trees.head), filesOf(service, trees.base)]);
  return isDeepStrictEqual(head, base);
}

/** A mark of the content of each. Any word may be a path; those that are none lead to nothing. */
async function filesOf({ start, ready, program }: Service, root: string): Promise<ReadonlyMap<string, string>> {
  const sorted = (await filesBelow(root, '.', NOT_OF_A_SERVICE)).toSorted();
  const tree = { root, sorted, all: new Set(sorted) };
  const words = [start, ready ?? '', program].flatMap((command) => command.split(BETWEEN_WORDS));
  const paths = words.map((word) => path.posix.join(word, '.')).filter((named) => named !== '.' && !leadsOut(named));
  const files = paths.flatMap((named) => filesLedTo({ path: named, mayBeBuilt: false }, tree));
  return followed(new Map(files.map((file) => [file, file])), { tree, own: new Set(), mayBeBuilt: () => false });
}
