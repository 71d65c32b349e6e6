/** How seldom the gate may cry wolf: in families that are drawn from what was recorded, and in such as ran. */
import { PROFILE_IN_ORDER } from '../study/alarms-in-order.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { formatShare, thinMark } from './evidence-format.ts';
import { atMost, type Goal, replayedGoal, unrecorded } from './goal.ts';
import type { LiveAlarms } from '../study/live-alarms.ts';
import { BESIDE } from '../study/places.ts';
import type { Neighbour } from '../recording/recorded-file.ts';
import { EQUAL_FALSE_ALARMS } from '../study/unchanged-families.ts';

/** What the goals of a place are held against. */
export type AlarmEvidence = Pick<PlaceEvidence, 'falseAlarms' | 'alarmsInOrder' | 'thin' | 'stretches' | 'ofOneHalfHour'>;

/** Live families that must all be without a false alarm. */
const LIVE_FAMILIES = 150;

const LARGEST = 100;
const IN_ORDER = 10;

export function alarmGoals({ falseAlarms, alarmsInOrder, thin, stretches, ofOneHalfHour }: AlarmEvidence): readonly Goal[] {
  const largest = falseAlarms.at(-1);
  const inOrder = alarmsInOrder.find(({ size }) => size === IN_ORDER);
  const ofUnchanged = { standingOf: atMost(EQUAL_FALSE_ALARMS), limit: EQUAL_FALSE_ALARMS, mark: thinMark('none', thin) };
  return [
    replayedGoal(`false alarms in families of ${largest?.size ?? LARGEST} metrics: 1 % at most (extrapolated)`, { ...ofUnchanged, found: largest?.ours, stretches, isOfOneHalfHour: ofOneHalfHour.has('none') }),
    replayedGoal(`false alarms in families of ten metrics whose rounds are in the order of time, profile ${PROFILE_IN_ORDER}: 1 % at most`, {
      ...ofUnchanged, found: inOrder?.rate, stretches: inOrder?.stretches ?? 0, isOfOneHalfHour: inOrder?.stretches === 1,
    }),
  ];
}

/** One false alarm is enough to miss it. @param live beside such a neighbour, on whatever machine; null: none ran */
export function goalOfLive(live: LiveAlarms | null, neighbour: Neighbour): Goal {
  const aim = `no false alarm in ${LIVE_FAMILIES} live families of ten tasks${neighbour === 'quiet' ? '' : `, ${BESIDE[neighbour]}`}`;
  if (live === null) return unrecorded(aim);
  const { profile, rate: { hits, trials, low, high } } = live;
  return {
    aim,
    found: `${hits} in ${trials} by the profile ${profile} and the newest procedure, all machines together (${formatShare(low)} to ${formatShare(high)})`,
    standing: hits > 0 ? 'missed' : trials >= LIVE_FAMILIES ? 'met' : 'not decided',
    extrapolatedFrom: null,
  };
}
