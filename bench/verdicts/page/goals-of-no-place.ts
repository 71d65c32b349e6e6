/** Goals that no recorded place tells of: what ran live, was counted or was timed, did so on machines of its own. */
import type { Evidence } from '../study/evidence.ts';
import { newestLiveAlarms } from '../study/live-alarms.ts';
import { NEIGHBOURS } from '../study/places.ts';
import { goalOfLive } from './alarm-goals.ts';
import { goalOfCounts } from './counting-goal.ts';
import type { Goal } from './goal.ts';
import { goalOfJudging } from './judging-goal.ts';
import { lettersOf } from './machines.ts';

export interface PlacelessGoal {
  readonly goal: Goal;
  /** By their letters; empty: it was recorded on none. */
  readonly machines: string;
}

export function goalsOfNoPlace({ places, tooFewRounds, live, counts, judging }: Evidence): readonly PlacelessGoal[] {
  const known = [...places, ...tooFewRounds];
  const foundOn = (cpuModels: readonly string[], goal: Goal): PlacelessGoal => ({ goal, machines: cpuModels.map((cpuModel) => lettersOf(cpuModel, known)).toSorted().join(', ') });
  return [
    ...NEIGHBOURS.map((neighbour) => {
      const alarms = newestLiveAlarms(live, neighbour);
      return foundOn(alarms?.cpuModels ?? [], goalOfLive(alarms, neighbour));
    }),
    foundOn(counts === null ? [] : [counts.cpuModel], goalOfCounts(counts)),
    foundOn(judging === null ? [] : [judging.cpuModel], goalOfJudging(judging)),
  ];
}
