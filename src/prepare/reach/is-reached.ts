import type { OfBothArms, Target } from '../../model.ts';
import type { PlannedTarget } from '../../plan/benchmarks.ts';
import { digestTarget } from './digest.ts';
import { missingFolder, type Tree } from '../tree.ts';

/** What of base a target can be compared with. A base without the target's folder has nothing, whatever its configuration says. */
export async function comparableBase({ base }: PlannedTarget, trees: OfBothArms<string>): Promise<Target | null> {
  return base !== null && (await missingFolder(base, trees.base)) === null ? base : null;
}

/** Whether the change between the trees can reach a target; one that base does not have is all change. */
export async function isReached(head: Target, base: Target | null, trees: OfBothArms<Tree>): Promise<boolean> {
  return base === null || (await digestTarget(head, trees.head)) !== (await digestTarget(base, trees.base));
}
