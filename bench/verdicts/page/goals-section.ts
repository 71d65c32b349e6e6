/** What the gate is meant to do, once for all places. */
import type { Evidence } from '../study/evidence.ts';
import { NEIGHBOURS, placeOf } from '../study/places.ts';
import { goalsOf } from './goals.ts';
import { goalsOfNoPlace } from './goals-of-no-place.ts';
import { goalsTable, placelessGoalsTable } from './goals-table.ts';
import type { AllGoals } from './opening.ts';

export const allGoals = (evidence: Evidence): AllGoals => ({ columns: evidence.places.map((place) => ({ place, goals: goalsOf(place) })), placeless: goalsOfNoPlace(evidence) });

export function goalsSection({ places }: Pick<Evidence, 'places'>, { columns, placeless }: AllGoals): readonly string[] {
  return [
    '## What it is meant to do',
    ...(columns.length === 0 ? [] : [goalsTable(columns)]),
    ...describeUnrecorded(places),
    placelessGoalsTable(placeless),
    'A goal is *met* where the whole interval of what was found reaches it, **missed** where none of it does, and *not decided* where the goal lies within the interval. Where rounds are thin it can be missed, and not met. That no live family has a false alarm is missed by the first that has one, and met once there are enough without. What is to be seen of every server is missed by the first of which, in the draws from its rounds, it is seen too seldom, however wide the interval over all of them is. *Met, extrapolated* is met by replays: families that were drawn over and over from the rounds of so many half-hours on one machine, and not by as many pull requests. What comes from one half-hour has no interval that knows of other hours: its rate stands without one, and its standing rests on the draws from that half-hour alone. *Met, worked out* is met by judgements that were simulated from what was measured.',
  ];
}

/** A place without a column is not to be taken for one that has no goals. */
function describeUnrecorded(places: Evidence['places']): readonly string[] {
  const machines = [...new Set(places.map(({ machine }) => machine))];
  const missing = machines.flatMap((machine) => NEIGHBOURS.map((neighbour) => ({ machine, neighbour }))
    .filter(({ neighbour }) => !places.some((one) => one.machine === machine && one.neighbour === neighbour)));
  return missing.length === 0 ? [] : [`Without a column, because too little was recorded there to tell of any goal: ${missing.map(placeOf).join('; ')}.`];
}
