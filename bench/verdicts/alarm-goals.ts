/** How seldom the gate may cry wolf, beside any neighbour. */
import type { PlaceEvidence } from './evidence.ts';
import { formatShare, thinMark } from './evidence-format.ts';
import { atMost, type Goal, replayedGoal, unrecorded } from './goal.ts';
import type { Rate } from './rates.ts';
import { EQUAL_FALSE_ALARMS } from './unchanged-families.ts';

/** What these goals are held against. */
export interface AlarmEvidence extends Pick<PlaceEvidence, 'falseAlarms' | 'thin' | 'stretches'> {
  /** Of live families, those with a false alarm; null: none ran. */
  readonly live: Rate | null;
}

/** Live families that must all be without a false alarm. */
const LIVE_FAMILIES = 150;

const LARGEST = 100;

/** @param where said of each goal: behind a comma, or nothing */
export function alarmGoals({ falseAlarms, thin, stretches, live }: AlarmEvidence, where: string): readonly Goal[] {
  const largest = falseAlarms.at(-1);
  return [
    goalOfLive(`no false alarm in ${LIVE_FAMILIES} live families${where}`, live),
    replayedGoal(`false alarms in families of ${largest?.size ?? LARGEST} metrics: 1 % at most (extrapolated)${where}`, { found: largest?.ours, standingOf: atMost(EQUAL_FALSE_ALARMS), mark: thinMark('none', thin), stretches }),
  ];
}

/** One false alarm is enough to miss it. */
function goalOfLive(aim: string, live: Rate | null): Goal {
  if (live === null) return unrecorded(aim);
  const { hits, trials, low, high } = live;
  return {
    aim,
    found: `${hits} in ${trials} by the newest procedure, all machines together (${formatShare(low)} to ${formatShare(high)})`,
    standing: hits > 0 ? 'missed' : trials >= LIVE_FAMILIES ? 'met' : 'not decided',
    extrapolatedFrom: null,
  };
}
