import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { calibrationRuns, type NamedRun, refuseEmptyRecording, refuseOtherMachineKind } from '../../src/calibrate/calibration-runs.ts';
import { judge } from '../../src/judge/judge.ts';
import { mergeRuns } from '../../src/merge/merge-runs.ts';
import type { ControlRound, Run } from '../../src/model.ts';
import { aBenchmark, aDuet, aRun, around, ENVIRONMENT, measured, measuredAlone, ofRatio, POLICY, solosOf } from '../judge/records.ts';
import { shardFile } from '../merge/parts.ts';
import { aRecording } from './recorded.ts';
import { userErrorOf } from '../user-error.ts';
import { recordedText } from '../../src/model/reasons.ts';

const EQUAL = aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.002) }));
const SLOWER = aBenchmark('api/slow', measured({ cpuPerRequest: around(0.1, 0.002) }));
const FASTER = aBenchmark('api/fast', measured({ cpuPerRequest: around(-0.1, 0.002) }));
const LOUD = aBenchmark('api/loud', measured({ cpuPerRequest: around(0, 0.2) }));

/** Base against base, which differ by a tenth. */
const UNFAIR = around(0.1, 0.002).map((ratio, index): ControlRound => ({ ...aDuet(index, { cpuPerRequest: [ofRatio(ratio)] }), benchmark: 'api/hello' }));

/** Head is a commit of its own. */
const changed = (name: string, benchmarks: Run['benchmarks'], fields: Partial<Run> = {}): NamedRun => ({ name, file: { run: aRun({ benchmarks, ...fields }), history: [], acceptances: [] } });

const SHARDS: readonly NamedRun[] = [1, 2].map((index) => shardFile([['api/hello'], ['koa/hello']], index));

describe('runs that noise cannot be read from are refused by name:', () => {
  const refused: readonly (readonly [name: string, runs: readonly NamedRun[], what: RegExp, where: RegExp])[] = [
    ['without rounds side by side', [aRecording([aBenchmark('api/hello', measuredAlone(solosOf({ cpuPerRequest: [1, 2] })))])], /no rounds of base and head/, /^calibration\.json$/],
    ['with a head that regresses', [changed('pull.json', [EQUAL, SLOWER])], /: api\/slow is "regressed" in pull\.json$/, /^pull\.json$/],
    [
      'with heads that regress and improve, all at once', [changed('a.json', [SLOWER]), changed('b.json', [EQUAL], { seed: 2 }), changed('c.json', [FASTER], { seed: 3 })],
      /: api\/slow is "regressed" in a\.json; api\/fast is "improved" in c\.json$/, /^a\.json and c\.json$/,
    ],
    ['of another head with a control that is unfair', [changed('pull.json', [EQUAL], { control: UNFAIR })], /: the control tells base from base in pull\.json$/, /^pull\.json$/],
    ['from machines of two kinds', [aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], { environment: { ...ENVIRONMENT, key: 'other' } }, 'b.json'), aRecording([EQUAL], { seed: 2 }, 'c.json')], /2 machine kinds: linux-\S+ \(a\.json and c\.json\) and other \(b\.json\)$/, /^a\.json, b\.json and c\.json$/],
    ['that are one and the same', [aRecording([EQUAL], {}, 'a.json'), aRecording([EQUAL], {}, 'a (1).json')], /the same as that of a\.json$/, /^a \(1\)\.json$/],
    ['under two loads', [aRecording([EQUAL], {}, 'a.json'), aRecording([{ ...EQUAL, loadHash: 'other' }], {}, 'b.json')], /api\/hello was put under another load than in the other runs$/, /^b\.json$/],
    [
      'that two versions may have measured in different ways', [aRecording([EQUAL], {}, 'a.json'), aRecording([{ ...EQUAL, loadHash: 'other' }], { tool: '0.2.0', seed: 2 }, 'b.json')],
      /under another load than in the other runs, or measured in another way: by perf-gate 0\.2\.0, and not 0\.1\.0$/, /^b\.json$/,
    ],
    ['of several environments that were joined', [aRecording([{ ...EQUAL, variant: { name: 'Node v22', environment: ENVIRONMENT } }])], /joins several environments/, /^calibration\.json$/],
    ['of several shards that were joined', [{ name: 'merged.json', file: mergeRuns(SHARDS) }], /joins several shards/, /^merged\.json$/],
  ];
  for (const [name, runs, what, where] of refused) {
    test(name, () => {
      const error = userErrorOf(() => calibrationRuns(runs));
      assert.match(error.message, what);
      assert.match(error.where, where);
    });
  }
});

test('shards are taken as they were before they were joined', () => {
  assert.deepEqual(calibrationRuns(SHARDS).map(({ name }) => name), ['shard-1.json', 'shard-2.json']);
});

test('equal commits are the same code, also with the same uncommitted changes in both arms', () => {
  const dirty = { sha: 'b'.repeat(40), dirty: true };
  assert.deepEqual(calibrationRuns([aRecording([EQUAL]), aRecording([EQUAL], { head: dirty, base: dirty, seed: 2 })]).map(({ isSameCode }) => isSameCode), [true, true]);
  assert.equal(calibrationRuns([aRecording([EQUAL], { head: dirty })])[0]?.isSameCode, false);
});

test('equal commits are taken whatever is said of them, other commits where nothing regressed', () => {
  assert.equal(calibrationRuns([aRecording([SLOWER])]).length, 1);
  assert.equal(calibrationRuns([changed('pull.json', [EQUAL])])[0]?.isSameCode, false);
});

describe('another commit is taken whatever', () => {
  const unsaid: readonly (readonly [what: string, run: NamedRun, verdict: string])[] = [
    ['its noise leaves open', changed('pull.json', [EQUAL, LOUD]), 'inconclusive'],
    ['was measured of a benchmark that has no say', changed('pull.json', [EQUAL, SLOWER], { policy: { ...POLICY, rules: [{ benchmark: 'api/slow', metric: '*', role: 'advisory' }] } }), 'measured only'],
  ];
  for (const [what, run, verdict] of unsaid) {
    test(what, () => {
      assert.equal(judge(run.file).benchmarks[1]?.verdict, verdict);
      assert.deepEqual(calibrationRuns([run]).map(({ isSameCode }) => isSameCode), [false]);
    });
  }
});

test('a run of another machine kind than the one that is to be recorded on is refused by name', () => {
  const runs = calibrationRuns([aRecording([EQUAL], {}, 'a.json')]);
  assert.doesNotThrow(() => { refuseOtherMachineKind(runs, ENVIRONMENT.key); });
  const error = userErrorOf(() => { refuseOtherMachineKind(runs, 'this-machine'); });
  assert.match(error.message, /machine kind linux-\S+, and what is recorded here would come from this-machine/);
  assert.equal(error.where, 'a.json');
});

test('a recording without a round side by side is refused with what kept each benchmark from it', () => {
  const unbuilt = { state: 'broken', arm: 'base', reason: recordedText('npm ci exited with code 1') } as const;
  const benchmarks = [aBenchmark('api/hello', unbuilt), aBenchmark('api/bye', unbuilt), aBenchmark('queue/send', { state: 'invalid', reason: recordedText('the service nats was not there') })];
  const error = userErrorOf(() => { refuseEmptyRecording({ benchmarks }); });
  assert.equal(error.message, 'nothing could be measured: api/hello and api/bye: npm ci exited with code 1; queue/send: the service nats was not there');
  assert.doesNotThrow(() => { refuseEmptyRecording({ benchmarks: [...benchmarks, EQUAL] }); });
});

test('the newest run comes last', () => {
  const runs = calibrationRuns([aRecording([EQUAL], { startedAt: '2026-01-16T10:00:00.000Z' }, 'late'), aRecording([EQUAL], {}, 'early')]);
  assert.deepEqual(runs.map(({ name }) => name), ['early', 'late']);
});
