import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RecordedTimes } from '../../../../bench/judge-speed/recorded-times.ts';
import { goalOfCounts } from '../../../../bench/verdicts/page/counting-goal.ts';
import { goalsOfNoPlace } from '../../../../bench/verdicts/page/goals-of-no-place.ts';
import { goalOfJudging } from '../../../../bench/verdicts/page/judging-goal.ts';
import { familyOfTasks } from '../live-samples.ts';
import { SESSION } from '../sample-recording.ts';

const timesOf = (...judging: readonly (readonly [ms: number, peakMb: number])[]): RecordedTimes => ({
  cpuModel: 'any', repeats: 3, tasks: [...judging.map(([ms, peakMb]) => ({ shape: 'many', task: 'judging', ms, cpuMs: ms, peakMb }) as const), { shape: 'few', task: 'reading', ms: 2_000, cpuMs: 2_000, peakMb: 500 }],
});

test('judging is held to its goal by the stored runs that take most of it, and reading them is told and not held to it', () => {
  const goals = [timesOf([600, 250], [900, 290]), timesOf([600, 310], [900, 290]), timesOf([1_100, 250]), null].map(goalOfJudging);
  assert.deepEqual(goals.map(({ standing }) => standing), ['met', 'missed', 'missed', null]);
  assert.match(goals[1]!.found, /^0\.9 s, after 2\.0 s of reading them, and 310 MB for both: /);
});

test('instruction counts are held to their goal where luck is worst, by the bounds of its tries, and another page tells of them', () => {
  const refusals = [{ program: 'user/parse', tries: 10, refused: 0 }, { program: 'user/date', tries: 12, refused: 9 }];
  const goalsOfCounts = [1, 0.993, 0.97].map((atWorst) => goalOfCounts({ effect: 0.01, tries: 1_000, asRecorded: 1, atWorst, refusals }));
  assert.deepEqual(goalsOfCounts.map(({ standing }) => standing), ['met', 'not decided', 'missed']);
  assert.match(goalsOfCounts[2]!.found, /^97 \(96–98 %\), [^;]+; user\/date came to no count in 9 of 12 tries: .*\(instructions\.md#how-sure-is-it\)$/);
  assert.ok(goalsOfCounts.every(({ isWorkedOut }) => isWorkedOut));
});

test('where a goal has no place its machine is named, by its letter where rounds were recorded there as well', () => {
  const { environment } = SESSION;
  const goals = goalsOfNoPlace({
    places: [],
    tooFewRounds: [{ machine: 'C', neighbour: 'quiet', environment }],
    live: [{ session: SESSION, families: [familyOfTasks(['no regression'])], crashes: [] }],
    counts: { effect: 0.01, tries: 1_000, asRecorded: 1, atWorst: 1, refusals: [], cpuModel: environment.cpuModel },
    judging: { ...timesOf([600, 250]), cpuModel: 'Elsewhere' },
  });
  assert.deepEqual(goals.map(({ machines }) => machines), ['C', '', 'C', 'Elsewhere']);
  assert.deepEqual(goals.map(({ goal }) => goal.standing), ['not decided', null, 'met', 'met']);
});
