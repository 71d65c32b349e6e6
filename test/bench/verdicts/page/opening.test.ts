import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Goal, unrecorded } from '../../../../bench/verdicts/page/goal.ts';
import type { AllGoals } from '../../../../bench/verdicts/page/goals-section.ts';
import { openingOf } from '../../../../bench/verdicts/page/opening.ts';
import { familyOfTasks } from '../live-samples.ts';
import { SESSION } from '../sample-recording.ts';

const B = { machine: 'B', neighbour: 'quiet' } as const;
const A = { machine: 'A', neighbour: 'busy' } as const;

const goal = (aim: string, standing: Goal['standing']): Goal => ({ aim, found: 'found', standing, extrapolatedFrom: null });

const missedOf = (goals: AllGoals): readonly string[] => openingOf({ places: [], live: [] }, goals).split(/\n(?=- )/)[0]!.split('\n');

test('every goal that is missed anywhere is named in a line of its own, with all places where it is', () => {
  const goals: AllGoals = {
    columns: [
      { place: B, goals: [goal('seen', 'missed'), goal('quiet', 'met'), goal('steady', 'missed')] },
      { place: A, goals: [goal('seen', 'missed'), goal('quiet', 'met'), goal('steady', 'not decided')] },
    ],
    placeless: [{ machines: 'B', goal: goal('fast', 'missed') }, { machines: '', goal: unrecorded('counted') }],
  };
  assert.deepEqual(missedOf(goals), ['- **Missed**, in one place or more: 3 of 5 [goals](#what-it-is-meant-to-do); met in all columns: 1; open, or not recorded, in some: 1.', '  - seen: B, quiet; A, busy', '  - steady: B, quiet', '  - fast: B']);
});

test('a goal that is not recorded somewhere is met nowhere near everywhere', () => {
  const columns = [{ place: B, goals: [goal('seen', 'met')] }, { place: A, goals: [unrecorded('seen')] }];
  assert.deepEqual(missedOf({ columns, placeless: [] }), ['- **Missed**, in one place or more: 0 of 1 [goals](#what-it-is-meant-to-do); met in all columns: 0; open, or not recorded, in some: 1.']);
});

const liveOf = (profile: string): string => openingOf({ places: [], live: [{ session: SESSION, families: [familyOfTasks(['regressed'], { profile }), familyOfTasks(['no regression'], { profile })], crashes: [] }] }, { columns: [], placeless: [] }).split('\n')[1]!;

test('live false alarms are told with their profile, and whether the default one is among those that ran', () => {
  assert.match(liveOf('quick'), /: with nothing else running 1 of 2 by the profile `quick` had one .* The default profile `standard` has not run live\.$/);
  assert.match(liveOf('standard'), /: with nothing else running 1 of 2 by the profile `standard` had one .* none ran\.$/);
});

test('a run of the default profile that crashed is no reason to say that it has not run', () => {
  const told = openingOf({ places: [], live: [{ session: SESSION, families: [], crashes: [{ seconds: 9, profile: 'standard', exitCode: 70, error: '' }] }] }, { columns: [], placeless: [] });
  assert.match(told, /: with nothing else running 1 of 1 by the profile `standard` had one .* none ran\.$/);
});
