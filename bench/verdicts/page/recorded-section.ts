/** What everything that is replayed rests on. */
import { sum } from 'simple-statistics';
import { INJECTION_NAMES, type InjectionName } from '../recording/conditions.ts';
import { hoursOf } from '../recording/rounds-tried.ts';
import type { PlaceEvidence } from '../study/evidence.ts';
import { briefly, placeOf } from '../study/places.ts';
import { commitRange } from './commit-range.ts';
import { triedTable } from './evidence-tables.ts';
import { countHeldOut, describeHalfHours } from './half-hours.ts';

/** Told with every table of it. */
export const HOW_TRIED = 'Of rounds in which the arms had not come to rest after three loads (*unsettled*), only what was measured without load counts.';

export function recordedSection(main: PlaceEvidence, places: readonly PlaceEvidence[]): readonly string[] {
  return [
    '## What was recorded',
    'Families are drawn from stretches of half an hour at most. Behind all that is replayed stand no more moods of the machine than there are stretches, whatever the number of draws.',
    places.map((one) => `- **${briefly(one)}**: ${describeSessions(one)}`).join('\n'),
    `Rounds that were tried ${placeOf(main)}, and how long they took. ${HOW_TRIED}`,
    triedTable(main, (name) => isDrawnFrom(main, name)),
    ...describeFirstRounds(main),
  ];
}

function describeSessions({ isOfToday, sessions, sessionsLeftOut, sessionsOfTasks, roundsLeftOut, tried, halfHoursOfFamilies }: PlaceEvidence): string {
  const rounds = sum(tried.map((one) => one.tried));
  const range = `${sessions.length === 1 ? 'one session' : `${sessions.length} sessions`} from ${sessions[0]!.startedAt.slice(0, 10)} on, by the gate of ${commitRange(sessions.map(({ commit }) => commit))}`;
  const older = isOfToday ? '' : ' Rounds are [measured otherwise](noise.md#how-long-a-round-should-be) by now.';
  const leftOut = sessionsLeftOut === 0 ? '' : ` Left out: ${sessionsLeftOut} more, measured by another procedure.`;
  const ofTasks = sessionsOfTasks === 0 ? '' : ` Of ${sessionsOfTasks} of them only tasks are used: servers are [measured otherwise](noise.md#how-long-a-round-should-be) since.`;
  const ofOtherAmounts = roundsLeftOut === 0 ? '' : ` Left out: ${roundsLeftOut} rounds in which an injection was of another size than it is by now.`;
  const halfHours = halfHoursOfFamilies.length === 1 ? 'one half-hour' : `${halfHoursOfFamilies.length} half-hours`;
  return `${rounds} rounds in ${hoursOf(tried).toFixed(1)} hours of measuring: ${range}.${older}${ofTasks}${leftOut}${ofOtherAmounts} Families are drawn from ${halfHours}, begun at ${describeHalfHours(halfHoursOfFamilies)} (UTC). Recorded after the test and its looks were chosen: ${countHeldOut(halfHoursOfFamilies)}.`;
}

/** Whether its power is in any table. */
const isDrawnFrom = ({ halfHours }: PlaceEvidence, name: InjectionName): boolean => name === 'none' || halfHours.has(name);

/** Conditions that a recording has only begun with. */
function describeFirstRounds(place: PlaceEvidence): readonly string[] {
  const few = place.tried.filter(({ injection }) => !isDrawnFrom(place, injection));
  if (few.length === 0) return [];
  const names = INJECTION_NAMES.filter((name) => few.some(({ injection }) => injection === name));
  const counts = few.map(({ tried }) => tried);
  const ends = new Set([Math.min(...counts), Math.max(...counts)]);
  return [`Of ${names.join(', ')} no benchmark has rounds enough to be drawn from: ${[...ends].join(' to ')} were tried of each.`];
}
