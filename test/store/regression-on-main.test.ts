/** What becomes of a regression on the main branch, run after run: it is kept out of the baseline until accepted or mended. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../src/judge/judge.ts';
import type { JudgedBenchmark } from '../../src/model.ts';
import { aBenchmark, aRun, measured, POLICY, solosOf } from '../judge/records.ts';
import {
  acceptedAfter,
  COUNTED,
  dayOf,
  type Extras,
  FAST,
  fastMain,
  ID,
  OTHER_LOAD,
  runsComparedWith,
  SLOW,
  VARYING,
} from './main-branch.ts';

test('a regression is stored with a mark, and main is held against what was before, however often it is measured', () => {
  const main = fastMain();
  const first = main.measure('slow-0', SLOW);
  assert.deepEqual([first.verdict, first.slowerSince], ['regressed', null]);
  for (const commit of ['slow-1', 'slow-2', 'slow-3']) {
    const again = main.measure(commit, SLOW);
    assert.deepEqual([again.verdict, again.slowerSince, runsComparedWith(again)], ['regressed', 'slow-0', 6]);
  }
  assert.deepEqual(
    main.history.slice(6).map(({ slower }) => slower),
    Array.from({ length: 4 }, () => [{ id: ID, since: 'slow-0', metrics: ['cpuPerRequest'] }]),
  );
});

test('every pull request is told since when main is slower, also where its change cannot reach the benchmark', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  assert.equal(
    main.judge(measured({ cpuPerRequest: [0, 0.001, 0] }, solosOf({ cpuPerRequest: [SLOW] })), { pullRequest: 7 }).slowerSince,
    'slow-0',
  );
  const run = aRun({ startedAt: dayOf(9), benchmarks: [aBenchmark(ID, { state: 'unaffected' }, { loadHash: '' })] });
  assert.equal(judge({ run, history: main.history, acceptances: [] }).benchmarks[0]?.slowerSince, 'slow-0');
});

test('a regression that is mended ends its mark, and the next one begins anew', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  main.measure('mended', 100);
  assert.deepEqual(main.marks(), []);
  const next = main.measure('slow-1', SLOW);
  assert.deepEqual([next.slowerSince, runsComparedWith(next)], [null, 7], 'the mended run is part of the baseline, the slow one is not');
  assert.deepEqual(main.marks(), ['slow-1']);
});

for (const { what, slow, figure } of [
  { what: 'though it looks slower', slow: SLOW, figure: 103 },
  { what: 'though it does not even look slower', slow: 105, figure: 101.9 },
]) {
  test(`a run that cannot tell, ${what}, does not end a mark`, () => {
    const main = fastMain();
    main.measure('slow-0', slow);
    assert.equal(main.measure('doubtful', figure).verdict, 'inconclusive');
    assert.deepEqual(main.marks(), ['slow-0']);
  });
}

test('where stored runs vary, a run that cannot tell ends a mark if it looks no slower than before', () => {
  const main = fastMain({}, VARYING);
  assert.equal(main.measure('slow-0', 160).verdict, 'regressed');
  assert.equal(main.measure('mended', 99).verdict, 'inconclusive');
  assert.deepEqual(main.marks(), []);
  const next = main.measure('next', 101);
  assert.deepEqual([next.slowerSince, runsComparedWith(next)], [null, 7]);
});

test('where stored runs vary, a run that cannot tell does not end a mark if it still looks slower than before', () => {
  const main = fastMain({}, VARYING);
  assert.equal(main.measure('slow-0', 160).verdict, 'regressed');
  assert.equal(main.measure('doubtful', 110).verdict, 'inconclusive');
  assert.deepEqual(main.marks(), ['slow-0']);
});

test('where stored runs vary, each metric of a mark is looked at by itself', () => {
  const main = fastMain({ instructions: COUNTED }, VARYING);
  main.measure('more-0', 100, { instructions: COUNTED * 1.05 });
  main.measure('slow-1', 160, { instructions: COUNTED * 1.05 });
  assert.deepEqual(
    main.history.at(-1)?.slower.map(({ metrics }) => metrics.toSorted()),
    [['cpuPerRequest', 'instructionsPerRequest']],
  );
  assert.equal(main.measure('mended', 99, { instructions: COUNTED }).verdict, 'inconclusive');
  assert.deepEqual(main.marks(), []);
});

test('doubt about something else does not keep a mark', () => {
  const main = fastMain({ instructions: COUNTED });
  main.measure('more-0', 100, { instructions: COUNTED * 1.05 });
  assert.equal(main.measure('mended', 101.9, { instructions: COUNTED }).verdict, 'inconclusive');
  assert.deepEqual(main.marks(), []);
});

test('a mark stays until what was slower is measured again', () => {
  const main = fastMain({ instructions: COUNTED });
  assert.equal(main.measure('more-0', 100, { instructions: COUNTED * 1.05 }).verdict, 'regressed');
  assert.notEqual(main.measure('uncounted', 100).verdict, 'regressed');
  const marks = main.history.slice(6).map(({ slower }) => slower);
  assert.deepEqual(
    marks,
    [0, 1].map(() => [{ id: ID, since: 'more-0', metrics: ['instructionsPerRequest'] }]),
  );
  main.measure('mended', 100, { instructions: COUNTED });
  assert.deepEqual(main.marks(), []);
});

test('a mark that time has set is ended by time alone', () => {
  const main = fastMain({ instructions: COUNTED });
  main.measure('slow-0', SLOW, { instructions: COUNTED });
  assert.deepEqual(main.marks(), ['slow-0']);
  main.measure('mended', 100);
  assert.deepEqual(main.marks(), []);
});

test('a mark gathers what has become slower since, and forgets what no longer gates', () => {
  const main = fastMain({ instructions: COUNTED });
  main.measure('more-0', 100, { instructions: COUNTED * 1.05 });
  main.measure('slow-1', SLOW, { instructions: COUNTED * 1.05 });
  assert.deepEqual(
    main.history.at(-1)?.slower.map(({ metrics }) => metrics.toSorted()),
    [['cpuPerRequest', 'instructionsPerRequest']],
  );
  main.measure('faster', 100, { policy: { ...POLICY, rules: [{ benchmark: '**', metric: 'instructions*', role: 'advisory' }] } });
  assert.deepEqual(main.marks(), []);
});

test('a mark stays where the faster runs are gone and nothing is left to compare with', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  main.history.splice(0, 6);
  assert.equal(main.measure('slow-1', SLOW).verdict, 'measured only');
  assert.deepEqual(main.marks(), ['slow-0']);
});

test('a mark outlives a change of the load, after which an acceptance alone ends it', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  for (const commit of ['slow-1', 'slow-2', 'slow-3']) {
    const again = main.measure(commit, SLOW, OTHER_LOAD);
    assert.deepEqual([again.verdict, again.slowerSince, runsComparedWith(again)], ['measured only', 'slow-0', 0]);
  }
  assert.deepEqual(
    main.history.slice(6).map(({ slower }) => slower),
    Array.from({ length: 4 }, () => [{ id: ID, since: 'slow-0', metrics: ['cpuPerRequest'] }]),
  );

  main.acceptances.push(acceptedAfter(10));
  main.measure('slow-4', SLOW, OTHER_LOAD);
  assert.deepEqual(
    [main.history.at(-1)?.slower, main.history.at(-1)?.accepted],
    [[], [{ id: ID, since: 'slow-0', acceptedAt: '2026-01-10T12:00:00.000Z' }]],
  );
  const after = main.measure('slow-5', SLOW, OTHER_LOAD);
  assert.deepEqual([after.slowerSince, runsComparedWith(after)], [null, 4], 'the runs under the new load are the new normal');
});

test('an acceptance up to some size does not end a mark of another load, under which no size is known', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  main.acceptances.push(acceptedAfter(7, { upTo: 0.5 }));
  main.measure('slow-1', SLOW, OTHER_LOAD);
  assert.deepEqual(main.marks(), ['slow-0']);
});

test('two loads by turns tell each other of marks, and each ends those of its own runs alone', () => {
  const main = fastMain();
  for (const [index, figure] of FAST.entries()) main.measure(`other-${index}`, figure, OTHER_LOAD);
  main.measure('slow-0', SLOW);
  const marksAfter = (figure: number, extras: Extras = {}): readonly string[] => {
    main.measure(`then-${figure}`, figure, extras);
    return main.marks();
  };
  assert.deepEqual(marksAfter(101.9, OTHER_LOAD), ['slow-0'], 'doubt under the other load');
  assert.deepEqual(marksAfter(100, OTHER_LOAD), [], 'seen not to be slower under the other load');
  assert.deepEqual(marksAfter(105), ['slow-0'], 'slower still under the load that has shown it');
  assert.deepEqual(marksAfter(100), [], 'mended');
});

test('a regression that is accepted later passes, and the new normal begins where it began', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  main.measure('slow-1', SLOW);
  main.acceptances.push(acceptedAfter(8, { pullRequest: 7 }));
  const accepted = main.measure('slow-2', SLOW);
  assert.deepEqual([accepted.verdict, accepted.slowerSince, accepted.acceptance?.by], ['accepted', null, 'ada']);
  assert.deepEqual(
    [main.history.at(-1)?.slower, main.history.at(-1)?.accepted],
    [[], [{ id: ID, since: 'slow-0', acceptedAt: '2026-01-08T12:00:00.000Z' }]],
  );

  const after = main.measure('slow-3', SLOW);
  assert.deepEqual([after.verdict, after.slowerSince, runsComparedWith(after)], ['measured only', null, 3]);
  main.measure('slow-4', SLOW);
  assert.equal(main.measure('slow-5', SLOW * 1.3).verdict, 'regressed', 'the next regression is another one, against the new normal');
});

test('an accepted regression stays the normal when the acceptance has expired', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  main.acceptances.push(acceptedAfter(7, { expires: '2026-01-09T00:00:00.000Z' }));
  assert.equal(main.measure('slow-1', SLOW).verdict, 'accepted');
  assert.deepEqual([main.measure('slow-2', SLOW).verdict, main.measure('slow-3', SLOW).slowerSince], ['measured only', null]);
});

test('a regression accepted in a pull request is the new normal from its first run on main', () => {
  const main = fastMain();
  main.acceptances.push(acceptedAfter(6, { pullRequest: 7, upTo: 0.32 }));
  assert.equal(main.measure('slow-0', SLOW).verdict, 'accepted');
  assert.equal(main.history.at(-1)?.accepted[0]?.since, 'slow-0');
  assert.equal(main.measure('slow-1', SLOW).verdict, 'measured only');
});

test('an acceptance of one metric makes no new normal where another became slower', () => {
  const main = fastMain();
  main.acceptances.push(acceptedAfter(6, { pullRequest: 7, upTo: 2, metrics: { cpuPerRequest: 0, throughput: 2 } }));
  assert.equal(main.measure('slow-0', SLOW).verdict, 'regressed');
  assert.deepEqual([main.marks(), main.history.at(-1)?.accepted], [['slow-0'], []]);
});

test('an accepted regression is the new normal, also where something else of the benchmark is undecided', () => {
  const main = fastMain({ instructions: COUNTED });
  main.acceptances.push(acceptedAfter(6));
  assert.equal(main.measure('more-0', 101.9, { instructions: COUNTED * 1.05 }).verdict, 'inconclusive');
  assert.deepEqual(
    main.history.at(-1)?.accepted.map(({ since }) => since),
    ['more-0'],
  );
});

test('an acceptance that is too small changes nothing but the report until main is measured again', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  main.acceptances.push(acceptedAfter(7, { upTo: 0.05 }));
  const pullRequest = (): JudgedBenchmark => main.judge({ state: 'unaffected' }, { pullRequest: 9 });
  assert.equal(pullRequest().slowerSince, null);
  assert.equal(main.measure('slow-1', SLOW).verdict, 'regressed');
  assert.equal(pullRequest().slowerSince, 'slow-0');
});

for (const [whose, pullRequest] of [
  ['of a pull request', 7],
  ['for every run', null],
] as const) {
  test(`an acceptance ${whose} that was there when main became slower by more ends no mark, neither by a run that looks less slow nor by one that cannot tell`, () => {
    const main = fastMain({}, VARYING);
    main.acceptances.push(acceptedAfter(6, { pullRequest, upTo: 0.045 }));
    assert.deepEqual(
      [main.measure('slow-0', 130), main.measure('slow-1', 128), main.measure('doubtful', 120)].map(({ verdict }) => verdict),
      ['regressed', 'regressed', 'inconclusive'],
    );
    assert.deepEqual(
      main.history.slice(6).map(({ slower, accepted }) => [slower[0]?.since, accepted.length]),
      [1, 2, 3].map(() => ['slow-0', 0]),
    );
  });
}

for (const { what, upTo, ends } of [
  { what: 'as much as it looks in a run that cannot tell', upTo: 0.25, ends: true },
  { what: 'less than it looks there', upTo: 0.05, ends: false },
]) {
  test(`an acceptance of ${what} that was given after main became slower ${ends ? 'ends' : 'does not end'} the mark`, () => {
    const main = fastMain({}, VARYING);
    main.measure('slow-0', 130);
    main.acceptances.push(acceptedAfter(7, { pullRequest: 7, upTo }));
    assert.equal(main.measure('doubtful', 120).verdict, 'inconclusive');
    const { slower, accepted } = main.history.at(-1)!;
    assert.deepEqual(
      [slower, accepted].map(([mark]) => mark?.since),
      ends ? [undefined, 'slow-0'] : ['slow-0', undefined],
    );
  });
}

test('runs of before an accepted regression that was itself pruned away do not come back', () => {
  const main = fastMain();
  main.measure('slow-0', SLOW);
  main.acceptances.push(acceptedAfter(7));
  main.measure('slow-1', SLOW);
  main.history.splice(6, 1);
  assert.equal(runsComparedWith(main.measure('slow-2', SLOW)), 0, 'one run is too few to compare with, and the fast ones do not count');
});
