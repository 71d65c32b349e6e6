import type { Arm, Target } from '../model.ts';
import type { Workspace } from './materialise.ts';
import { prepareTarget, type Prepared } from './prepare.ts';

/** Prepares a target in an arm's tree. */
export type Install = (arm: Arm, target: Target) => Promise<Prepared>;

/** Targets that lie in one folder and are made ready by the same commands are prepared there once, and what came of it holds for all of them. */
export function openInstalls(trees: Workspace['trees'], signal: AbortSignal): Install {
  const begun = new Map<string, Promise<Prepared>>();
  return (arm, target) => {
    const { dir, edition, install, build, env } = target;
    const key = JSON.stringify([arm, dir, edition, install, build, env]);
    const prepared = begun.get(key) ?? prepareTarget(target, trees[arm], signal);
    begun.set(key, prepared);
    return prepared;
  };
}
