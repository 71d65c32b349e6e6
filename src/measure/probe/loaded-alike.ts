import { readFile, realpath } from 'node:fs/promises';
import path from 'node:path';
import type { OfBothArms, Reason, Target } from '../../model.ts';

/** A target, and why the change reaches it; null: it does not. */
interface ReachedTarget {
  readonly head: Pick<Target, 'name' | 'install' | 'build'>;
  readonly reachedBy: Reason | null;
}

/** Reasons of files that a build may make something of. */
const BY_FILE: ReadonlySet<Reason['kind']> = new Set<Reason['kind']>(['reached-own-folder', 'reached-linked-package', 'reached-packages', 'reached-command', 'reached-dependency', 'reached-undeclared', 'reached-unreadable']);

/**
 * A note where both arms loaded the same, though a changed file reaches the target: its install or build may have taken an old result.
 * null: they did not, or neither installs nor builds anything, so that the change is in no module.
 */
export async function noteOnLoadedAlike({ head, reachedBy }: ReachedTarget, modules: OfBothArms<readonly string[]>, trees: OfBothArms<string>): Promise<Reason | null> {
  const canBeOld = head.install !== null || head.build !== null;
  if (reachedBy === null || !BY_FILE.has(reachedBy.kind) || !canBeOld) return null;
  const [ofBase, ofHead] = await Promise.all([ownModules(modules.base, trees.base), ownModules(modules.head, trees.head)]);
  if (ofBase.size === 0 || ofBase.size !== ofHead.size) return null;
  for (const [name, file] of ofHead) {
    const other = ofBase.get(name);
    if (other === undefined || !(await haveSameBytes(file, other))) return null;
  }
  return { kind: 'loaded-alike', target: head.name, because: reachedBy };
}

/** Files of the modules in an arm's tree, by their path in it. */
async function ownModules(modules: readonly string[], tree: string): Promise<ReadonlyMap<string, string>> {
  const own = `${await realpath(tree)}${path.sep}`;
  return new Map(modules.filter((module) => module.startsWith(own)).map((module) => [module.slice(own.length), module]));
}

async function haveSameBytes(one: string, other: string): Promise<boolean> {
  // A loaded module may be gone by now, or be the key of a mock.
  const [first, second] = await Promise.all([one, other].map((file) => readFile(file).catch(() => null)));
  return first != null && second != null && first.equals(second);
}
