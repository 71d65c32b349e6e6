/** The smallest effect that is seen nine times in ten, against the time that it takes to see it. */
import { mean } from 'simple-statistics';
import type { Change } from '../../../src/model.ts';
import { DEFAULT_POLICY } from '../../default-policy.ts';
import { type Entrant, entrantsFor } from './entrants.ts';
import type { Family } from './families.ts';
import { isRegressed, replayFamily, secondsOf } from './replay.ts';
import { roundsFor } from './rival-data.ts';
import { PROFILES, planOf, type Setting } from './setting.ts';
import { evidenceOf, isBeyond, isFedBy, limitsOf } from './unchanged-families.ts';

/** What one rule sees in so much time. */
export interface VisibleEffect {
  readonly rule: string;
  /** Side by side, of a benchmark on average. */
  readonly rounds: number;
  readonly minutes: number;
  /** null: it misses the largest that was tried more than once in ten. */
  readonly effect: Change | null;
}

const SIZE = 10;
const POWER = 0.9;
/** Shares of the families of ten that are drawn for a limit, and for each effect that is tried. */
const LIMIT_FAMILIES = 0.3;
const TRIES = 0.2;

/** What rivals are given, each number in turn; some take more. */
const ROUNDS = [5, 10, 20, 40];

const EFFECTS: readonly Change[] = [0.005, 0.01, 0.015, 0.02, 0.025, 0.03, 0.035, 0.04, 0.05, 0.06, 0.07, 0.08, 0.1, 0.12, 0.15, 0.2, 0.3, 0.5, 1];

/** Of our profiles, in families of ten of which one member's cost is scaled by the effect. */
export function oursVisible(setting: Setting): readonly VisibleEffect[] {
  return PROFILES.map((profile) => {
    const replaysWith = (effect: Change) => changedFamilies(setting, effect).map((family) => replayFamily(family, planOf(profile), DEFAULT_POLICY));
    const effect = smallestSeen((tried) => shareOf(replaysWith(tried), ({ changed }) => isRegressed(changed!)));
    const members = replaysWith(effect ?? EFFECTS.at(-1)!).flatMap((replay) => replay.members);
    return { rule: `perf-gate, ${profile}`, effect, rounds: mean(members.map(({ rounds }) => rounds)), minutes: mean(members.map(({ seconds }) => seconds)) / 60 };
  });
}

/** Of the rivals, each with all the time there is and a limit that one family of a hundred goes beyond. Ours is not moved here. */
export function rivalsVisible(setting: Setting): readonly VisibleEffect[] {
  const families = Array.from({ length: Math.round(setting.families * LIMIT_FAMILIES) }, () => setting.nextFamily(SIZE));
  return ROUNDS.flatMap((rounds) => {
    const entrants = entrantsFor(rounds).filter((entrant) => isFedBy(setting, entrant));
    const limits = limitsOf(setting, { families }, entrants);
    return entrants.map((entrant): VisibleEffect => ({
      rule: entrant.tool,
      ...effortOf(families, entrant),
      effect: smallestSeen((effect) => shareOf(changedFamilies(setting, effect), ({ changed }) => isBeyond(limits, entrant, evidenceOf(setting, changed!, entrant)))),
    }));
  });
}

/** Of a member on average. Who measures head alone goes through two rounds in the time of one side by side. */
function effortOf(families: readonly Family[], { all }: Entrant): Pick<VisibleEffect, 'rounds' | 'minutes'> {
  const members = families.flatMap((family) => family.members);
  const taken = members.map(({ metrics, roundAt }) => Math.max(...metrics.map((metric) => roundsFor({ metric, roundAt }, all))));
  const atOnce = all.storedRuns === 0 ? 1 : 2;
  return { rounds: mean(taken) / atOnce, minutes: mean(members.map((member, place) => secondsOf(member, taken[place]!))) / atOnce / 60 };
}

/** Of each benchmark equally many. */
function changedFamilies(setting: Setting, effect: Change): readonly Family[] {
  const { unchanged, families, nextFamily } = setting;
  return Array.from({ length: Math.round(families * TRIES) }, (_, index) => nextFamily(SIZE, { population: unchanged[index % unchanged.length]!, factor: 1 + effect }));
}

const shareOf = <Item>(items: readonly Item[], isHit: (item: Item) => boolean): number => items.filter(isHit).length / items.length;

/** Larger effects are seen more often, so halving finds the first that is seen often enough. */
function smallestSeen(shareSeen: (effect: Change) => number): Change | null {
  let [low, high] = [0, EFFECTS.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shareSeen(EFFECTS[middle]!) >= POWER) high = middle;
    else low = middle + 1;
  }
  return EFFECTS[low] ?? null;
}
