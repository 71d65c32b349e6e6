import { type AlarmEvidence, alarmGoals } from './alarm-goals.ts';
import { type Evidence, type NeighbourEvidence, NEIGHBOURS } from './evidence.ts';
import { BESIDE } from './evidence-format.ts';
import type { Goal } from './goal.ts';
import { goalsOf } from './goals.ts';
import { newestLiveAlarms } from './live-alarms.ts';

/** The first neighbour's are the goals that the page begins with: with false alarms beside every other, also where nobody recorded any. */
export function goalsBeside(one: NeighbourEvidence, { neighbours, live }: Evidence): readonly Goal[] {
  const others = one === neighbours[0] ? NEIGHBOURS.filter((neighbour) => neighbour !== one.neighbour) : [];
  return [
    ...goalsOf({ ...one, live: newestLiveAlarms(live, one.neighbour) }),
    ...others.flatMap((other) => alarmGoals({ ...(neighbours.find(({ neighbour }) => neighbour === other) ?? UNRECORDED), live: newestLiveAlarms(live, other) }, `, ${BESIDE[other]}`)),
  ];
}

const UNRECORDED: Omit<AlarmEvidence, 'live'> = { falseAlarms: [], thin: new Set(), stretches: 0 };
