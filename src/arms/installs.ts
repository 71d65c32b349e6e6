import type { Arm, OfBothArms, Target } from '../model.ts';
import { buildTarget, installTarget, inTurn, type Prepared, type PreparingPlace } from './install-target.ts';
import { openMemberInstalls } from './member-installs.ts';
import { openTurns } from './turns.ts';

/** A step of making a target ready in an arm's tree. */
export type PreparingStep = (arm: Arm, target: Target) => Promise<Prepared>;

/** The steps, the second of which begins with the first where nobody has taken that yet. */
export interface Installs {
  readonly install: PreparingStep;
  readonly build: PreparingStep;
}

/**
 * Targets that lie in one folder and are made ready by the same commands are prepared there once, and what came of it holds for all of
 * them. The arms may be made ready at the same time: the second try of what failed waits until it has the machine to itself.
 */
export function openInstalls(trees: OfBothArms<string>, signal: AbortSignal): Installs {
  const turns = openTurns();
  const placeOf = (arm: Arm): PreparingPlace => ({ tree: trees[arm], turns, signal });
  const members = { base: openMemberInstalls(trees.base), head: openMemberInstalls(trees.head) };
  const install = onceEach((arm, target) => members[arm](target, (options) => installTarget(target, placeOf(arm), options)));
  const build = onceEach((arm, target) => inTurn(() => install(arm, target), () => buildTarget(target, placeOf(arm))));
  return { install, build };
}

function onceEach(step: PreparingStep): PreparingStep {
  const begun = new Map<string, Promise<Prepared>>();
  return (arm, target) => {
    const { dir, edition, install, build, env } = target;
    const key = JSON.stringify([arm, dir, edition, install, build, env]);
    const prepared = begun.get(key) ?? step(arm, target);
    begun.set(key, prepared);
    return prepared;
  };
}
