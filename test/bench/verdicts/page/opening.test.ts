import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Goal, unrecorded } from '../../../../bench/verdicts/page/goal.ts';
import { type AllGoals, openingOf } from '../../../../bench/verdicts/page/opening.ts';
import { familyOfTasks } from '../live-samples.ts';
import { SESSION } from '../sample-recording.ts';

const B = { machine: 'B', neighbour: 'quiet' } as const;
const A = { machine: 'A', neighbour: 'busy' } as const;

const goal = (aim: string, standing: Goal['standing']): Goal => ({ aim, found: 'found', standing, extrapolatedFrom: null });

const missedOf = (goals: AllGoals): string => openingOf({ places: [], live: [] }, goals).split('\n')[0]!;

test('every goal that is missed anywhere is named, with all places where it is', () => {
  const goals: AllGoals = {
    columns: [
      { place: B, goals: [goal('seen', 'missed'), goal('quiet', 'met'), goal('steady', 'missed')] },
      { place: A, goals: [goal('seen', 'missed'), goal('quiet', 'met'), goal('steady', 'not decided')] },
    ],
    placeless: [{ machines: 'B', goal: goal('fast', 'missed') }, { machines: '', goal: unrecorded('counted') }],
  };
  assert.equal(missedOf(goals), '- **Missed**, in one place or more: 3 of 5 goals: seen (B, quiet; A, busy); steady (B, quiet); fast (B). In all places 1 are met.');
});

test('a goal that is not recorded somewhere is met nowhere near everywhere', () => {
  const columns = [{ place: B, goals: [goal('seen', 'met')] }, { place: A, goals: [unrecorded('seen')] }];
  assert.equal(missedOf({ columns, placeless: [] }), '- **Missed**, in one place or more: 0 of 1 goals. In all places 0 are met.');
});

const liveOf = (profile: string): string => openingOf({ places: [], live: [{ session: SESSION, families: [familyOfTasks(['regressed'], { profile }), familyOfTasks(['no regression'], { profile })], crashes: [] }] }, { columns: [], placeless: [] }).split('\n')[1]!;

test('live false alarms are told with their profile, and whether the default one is among those that ran', () => {
  assert.match(liveOf('quick'), /: with nothing else running 1 of 2 by the profile `quick` had one .* The default profile `standard` has not run live\.$/);
  assert.match(liveOf('standard'), /: with nothing else running 1 of 2 by the profile `standard` had one .* none ran\.$/);
});
