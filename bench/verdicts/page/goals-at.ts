import { type AlarmEvidence, alarmGoals } from './alarm-goals.ts';
import type { Evidence, PlaceEvidence } from '../study/evidence.ts';
import { BESIDE } from './evidence-format.ts';
import type { Goal } from './goal.ts';
import { goalsOf } from './goals.ts';
import { newestLiveAlarms } from '../study/live-alarms.ts';
import type { Neighbour } from '../recording/recorded-file.ts';

/** All that rounds can be recorded beside. */
const NEIGHBOURS: readonly Neighbour[] = ['quiet', 'busy'];

/**
 * The goals, as far as one place tells of them. The first place of a machine has also those of false alarms beside every other
 * neighbour, and is told where nobody recorded any.
 */
export function goalsAt(one: PlaceEvidence, { places, counts, judging, live }: Evidence): readonly Goal[] {
  const ofMachine = places.filter(({ machine }) => machine === one.machine);
  const others = one === ofMachine[0] ? NEIGHBOURS.filter((neighbour) => neighbour !== one.neighbour) : [];
  return [
    ...goalsOf({ ...one, counts, judging, live: newestLiveAlarms(live, one.neighbour) }),
    ...others.flatMap((other) => alarmGoals({ ...(ofMachine.find(({ neighbour }) => neighbour === other) ?? UNRECORDED), live: newestLiveAlarms(live, other) }, `, ${BESIDE[other]}`)),
  ];
}

const UNRECORDED: Omit<AlarmEvidence, 'live'> = { falseAlarms: [], alarmsInOrder: [], thin: new Set(), ofOneHalfHour: new Set(), stretches: 0 };
