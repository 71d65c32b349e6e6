/** What the gate is meant to do, once for all places. */
import type { Evidence } from '../study/evidence.ts';
import { WITHIN_SECONDS } from '../study/our-power.ts';
import { NEIGHBOURS, placeOf } from '../study/places.ts';
import { goalsOf } from './goals.ts';
import { goalsOfNoPlace, type PlacelessGoal } from './goals-of-no-place.ts';
import { type GoalsOfPlace, goalsTable, placelessGoalsTable } from './goals-table.ts';

/** All that the page holds the gate against. */
export interface AllGoals {
  readonly columns: readonly GoalsOfPlace[];
  readonly placeless: readonly PlacelessGoal[];
}

export const allGoals = (evidence: Evidence): AllGoals => ({ columns: evidence.places.map((place) => ({ place, goals: goalsOf(place) })), placeless: goalsOfNoPlace(evidence) });

export function goalsSection({ columns, placeless }: AllGoals): readonly string[] {
  return [
    '## What it is meant to do',
    ...(columns.length === 0 ? [] : [goalsTable(columns)]),
    ...describeUnrecorded(columns),
    'What ran live, was counted or was timed belongs to none of these columns:',
    placelessGoalsTable(placeless),
    [
      '- *Met*: the whole interval of what was found reaches the goal. **Missed**: none of it does. *Not decided*: the goal lies within it. *Too few rounds to say*: of thin rounds a goal can be missed, and not met.',
      `- *Seen within ${WITHIN_SECONDS} s* is what is called slower after so long of rounds side by side of the benchmark, or before. One server of which it is seen too seldom is enough to miss the goal, however wide the interval over all servers is. *Least* is that of which it is seen least; its interval knows of the draws from its rounds alone.`,
      '- *Met, extrapolated* is met by replays: families that were drawn over and over from the rounds of so many half-hours on one machine, and not by as many pull requests. *Met, worked out* is met by judgements that were simulated from what was measured.',
      '- What comes from one half-hour has no interval that knows of other hours: its rate stands without one, and its standing rests on the draws from that half-hour alone.',
      '- That no live family has a false alarm is missed by the first that has one, and met once there are enough without.',
      '- The best of all rules goes by all columns of [all tables](evidence-tables.md), of which this page has those of one place, in families of ten.',
    ].join('\n'),
  ];
}

/** A place without a column is not to be taken for one that has no goals. */
function describeUnrecorded(columns: AllGoals['columns']): readonly string[] {
  const machines = [...new Set(columns.map(({ place }) => place.machine))];
  const missing = machines.flatMap((machine) => NEIGHBOURS.map((neighbour) => ({ machine, neighbour }))
    .filter(({ neighbour }) => !columns.some(({ place }) => place.machine === machine && place.neighbour === neighbour)));
  return missing.length === 0 ? [] : [`Without a column, because too little was recorded there to tell of any goal: ${missing.map(placeOf).join('; ')}.`];
}
