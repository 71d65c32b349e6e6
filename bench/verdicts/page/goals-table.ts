/** How every place stands to every goal. */
import { markdownTable } from 'markdown-table';
import { briefly, type Place } from '../study/places.ts';
import type { Goal } from './goal.ts';
import type { PlacelessGoal } from './goals-of-no-place.ts';

export interface GoalsOfPlace {
  readonly place: Pick<Place, 'machine' | 'neighbour'>;
  readonly goals: readonly Goal[];
}

/** One goal in every place. */
export interface GoalRow {
  readonly aim: string;
  /** In the order of the places; null: the place has none of that name. */
  readonly cells: readonly (Goal | null)[];
}

/** What is missed is seen first, and what is met last: behind what nobody knows. */
const ORDER: readonly Goal['standing'][] = ['missed', 'not decided', 'too few rounds to say', null, 'met'];

/** By the worst that is found anywhere. */
export function goalRows(columns: readonly GoalsOfPlace[]): readonly GoalRow[] {
  const aims = [...new Set(columns.flatMap(({ goals }) => goals.map(({ aim }) => aim)))];
  return aims
    .map((aim): GoalRow => ({ aim, cells: columns.map(({ goals }) => goals.find((goal) => goal.aim === aim) ?? null) }))
    .filter((row) => !isToldElsewhere(row))
    .toSorted((one, other) => rankOf(one.cells) - rankOf(other.cells));
}

/** A goal that is recorded nowhere, and that some place has by names of its own: their rows say where it is not recorded. */
const isToldElsewhere = ({ cells }: GoalRow): boolean => cells.includes(null) && cells.every((goal) => goal === null || goal.standing === null);

const rankOf = (goals: readonly (Goal | null)[]): number => Math.min(...goals.map((goal) => ORDER.indexOf(goal?.standing ?? null)));

/** A row a goal, a column a place. */
export function goalsTable(columns: readonly GoalsOfPlace[]): string {
  return table(['goal', ...columns.map(({ place }) => briefly(place))], goalRows(columns).map(({ aim, cells }) => [aim, ...cells.map(cellOf)]));
}

export function placelessGoalsTable(goals: readonly PlacelessGoal[]): string {
  const rows = goals.toSorted((one, other) => rankOf([one.goal]) - rankOf([other.goal]));
  return table(['goal of no place', 'machine', 'found'], rows.map(({ goal, machines }) => [goal.aim, machines === '' ? '–' : machines, cellOf(goal)]));
}

/** `71 (40–100 %) · not decided` */
const cellOf = (goal: Goal | null): string => (goal === null || goal.standing === null ? 'not recorded' : `${goal.found} · ${standingOf(goal)}`);

/** `met, extrapolated from 3 half-hours`: what is met by drawing from few rounds over and over is not met by as many pull requests. */
function standingOf({ standing, extrapolatedFrom, isWorkedOut }: Goal): string {
  if (standing === 'missed') return '**missed**';
  if (standing === 'met' && isWorkedOut) return 'met, worked out';
  if (standing !== 'met' || extrapolatedFrom === null) return standing ?? '–';
  return `met, extrapolated from ${extrapolatedFrom === 1 ? 'one half-hour' : `${extrapolatedFrom} half-hours`}`;
}

/** Not padded: the longest cell of a column is many times as long as the others. */
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => markdownTable([head, ...rows].map((row) => [...row]), { alignDelimiters: false });
