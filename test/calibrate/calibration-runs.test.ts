import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calibrationRuns, type NamedRun } from '../../src/calibrate/calibration-runs.ts';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import { aBenchmark, aRun, around, ENVIRONMENT, measured, measuredAlone, solosOf } from '../judge/records.ts';
import { shardFile } from '../merge/parts.ts';
import { userErrorOf } from '../user-error.ts';
import { aRecording } from './recorded.ts';

const EQUAL = aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.002) }));
const ALONE = aBenchmark('api/hello', measuredAlone(solosOf({ cpuPerRequest: [1, 2] })));
const OTHER_KIND = { environment: { ...ENVIRONMENT, key: 'other' } };
const SHARDS: readonly NamedRun[] = [1, 2].map((index) => shardFile([['api/hello'], ['koa/hello']], index));

/** Head is a commit of its own. */
const aPullRequest = (name: string): NamedRun => ({ name, file: { run: aRun({ benchmarks: [EQUAL] }), history: [], acceptances: [] } });

describe('a run is refused, by its name,', () => {
  const refused: readonly (readonly [why: string, runs: readonly NamedRun[], what: string, where: string])[] = [
    ['without rounds side by side', [aRecording([ALONE])], 'the run has no rounds of base and head side by side', 'calibration.json'],
    ['of another head than base', [aPullRequest('a.json'), aRecording([EQUAL], {}, 'b.json'), aPullRequest('c.json')], 'head is not the commit of base, so the rounds may show more than noise', 'a.json and c.json'],
    ['from another kind of machine', [aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], OTHER_KIND, 'b.json')], `the runs come from 2 kinds of machine: ${ENVIRONMENT.key} (a.json), other (b.json)`, 'perf-gate calibrate'],
    ['under another load', [aRecording([EQUAL], {}, 'a.json'), aRecording([{ ...EQUAL, loadHash: 'other' }], { seed: 2 }, 'b.json')], 'api/hello was measured under another load than in the other runs', 'b.json'],
    ['given twice', [aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], {}, 'copy.json')], 'the run is the same as a.json', 'copy.json'],
    ['joined of several environments', [aRecording([{ ...EQUAL, variant: { name: 'Node v22', environment: ENVIRONMENT } }])], 'the run joins several jobs, and its noise and duration are not those of one machine', 'calibration.json'],
    ['joined of several shards', [{ name: 'merged.json', file: mergeRuns(SHARDS) }], 'the run joins several jobs, and its noise and duration are not those of one machine', 'merged.json'],
  ];
  for (const [why, runs, what, where] of refused) {
    test(why, () => {
      const error = userErrorOf(() => calibrationRuns(runs));
      assert.deepEqual([error.message, error.where], [what, where]);
    });
  }
});

test('a run from another kind of machine than this one is refused before more is recorded', () => {
  assert.equal(userErrorOf(() => calibrationRuns([aRecording([EQUAL])], 'other')).message, `the runs come from 2 kinds of machine: ${ENVIRONMENT.key} (calibration.json), other (this machine)`);
  assert.equal(calibrationRuns([aRecording([EQUAL])], ENVIRONMENT.key).length, 1);
});

test('the same uncommitted changes in both arms are the same code; in one arm they are not', () => {
  const dirty = { sha: 'b'.repeat(40), dirty: true };
  assert.equal(calibrationRuns([aRecording([EQUAL], { head: dirty, base: dirty })]).length, 1);
  assert.equal(userErrorOf(() => calibrationRuns([aRecording([EQUAL], { head: dirty })])).where, 'calibration.json');
});

test('the newest run comes last', () => {
  const [late, early] = [aRecording([EQUAL], { startedAt: '2026-02-02T00:00:00.000Z' }, 'late.json'), aRecording([EQUAL], { startedAt: '2026-02-01T00:00:00.000Z' }, 'early.json')];
  assert.deepEqual(calibrationRuns([late, early]).map(({ name }) => name), ['early.json', 'late.json']);
});
