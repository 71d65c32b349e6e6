import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crashText, familyOf, familyText, parseLiveLog, type LiveFamily } from '../../../bench/verdicts/recording/live-file.ts';
import { liveTable } from '../../../bench/verdicts/page/live-table.ts';
import { sessionText } from '../../../bench/verdicts/recording/recorded-file.ts';
import { judge } from '../../../src/judge/judge.ts';
import { renderJson } from '../../../src/report/report-source.ts';
import { POLICY } from '../../judge/records.ts';
import { familyOfTasks } from './live-samples.ts';
import { SESSION } from './sample-recording.ts';

const { run: RUN } = familyOfTasks(['no regression'], { seed: 2_000_000_001 });

test('a family is the run that the report of the gate is about, and survives being kept', () => {
  const file = { run: RUN, history: [], acceptances: [] };
  const family = familyOf(renderJson({ ...file, judgement: judge(file) }), { seconds: 90.5 });
  const { session, families } = parseLiveLog([sessionText(SESSION), familyText(family)].join('\n'), 'live.jsonl.gz');
  assert.deepEqual(session, SESSION);
  const [{ run, seconds }] = families as [LiveFamily];
  assert.equal(seconds, 90.5);
  assert.equal(run.seed, 2_000_000_001);
  assert.deepEqual(judge({ run, history: [], acceptances: [] }).benchmarks[0]?.verdict, 'no regression');
});

test('a line that is none is named by its file and number', () => {
  assert.throws(() => parseLiveLog([sessionText(SESSION), '{"kind":"family"}'].join('\n'), 'live.jsonl.gz'), { message: 'live.jsonl.gz:2 is no line of a recording' });
});

const CRASH = { seconds: 30.25, profile: 'quick', exitCode: 70, error: 'TypeError: no\n    at once' };

test('a run without a verdict survives being kept beside those with one', () => {
  const { families, crashes } = parseLiveLog([sessionText(SESSION), crashText(CRASH), familyText({ seconds: 90, run: RUN }), crashText({ ...CRASH, exitCode: null })].join('\n'), 'live.jsonl.gz');
  assert.deepEqual([families.length, crashes], [1, [CRASH, { ...CRASH, exitCode: null }]]);
});

test('runs without a verdict have a column, and block like false alarms', () => {
  const sound = familyOfTasks(['no regression']);
  const [, , some, none] = liveTable([{ session: SESSION, families: [sound, sound], crashes: [CRASH] }, { session: { ...SESSION, neighbour: 'busy' }, families: [], crashes: [CRASH] }]).split('\n');
  assert.match(some!, /^\| quiet, quick \|([^|]+\|){3} +3 \| +1 \([^|]+\) \| +0 \([^|]+\) \| +0 \([^|]+\) \| +1 \| +2 \| +100\.0 % /);
  assert.match(none!, /^\| busy, quick +\|([^|]+\|){3} +1 \| +1 \([^|]+\) \|([^|]+\|){2} +1 \| +0 \| +– \(X: [\d.]+ %\) \| +– \| +30 s \|$/);
});

const sessionOf = (sha: string, slices: number, dirty = false) => ({ ...SESSION, commit: { sha: sha.repeat(40), dirty }, procedure: { ...SESSION.procedure, suiteSlices: slices } });

test('families that another procedure measured have a row of their own', () => {
  const sessions = [sessionOf('a', 5), sessionOf('b', 6), sessionOf('c', 6), sessionOf('d', 6, true)];
  const lines = liveTable(sessions.map((session) => ({ session, families: [familyOfTasks(['no regression'])], crashes: [] }))).split('\n');
  assert.equal(lines.length, 4);
  assert.match(lines[2]!, /^\| quiet, quick \| 12 rounds +\| 1 % \| AMD EPYC 7763, Node v24\.1\.0 +\| +1 \|/);
  assert.match(lines[3]!, /^\| quiet, quick \| 12 rounds +\| 1 % \| AMD EPYC 7763, Node v24\.1\.0 +\| +3 \|/);
});

test('a row tells by which policy its families were judged', () => {
  const policy = { ...POLICY, alpha: 0.0025, noRegressionOver: 0.035 };
  const row = liveTable([{ session: SESSION, families: [familyOfTasks(['inconclusive', 'inconclusive'], { policy })], crashes: [] }]).split('\n')[2]!;
  assert.match(row, /^\| quiet, quick \| 12 rounds +\| 0\.25 % \|/);
  assert.match(row, / 0\.0 % \(X: 3\.5 %\) \| +100\.0 % \| +100 s \|$/);
});

test('the table counts families with false alarms, with exact bounds, and tasks by verdict', () => {
  const quiet = { session: SESSION, families: [familyOfTasks(['no regression', 'inconclusive']), familyOfTasks(['regressed', 'no regression'])], crashes: [] };
  const busy = { session: { ...SESSION, neighbour: 'busy' as const }, families: [familyOfTasks(['invalid', 'improved'])], crashes: [] };
  const lines = liveTable([quiet, busy]).split('\n');
  assert.match(lines[2]!, /^\| quiet, quick \| [^|]+ \| [^|]+ \| [^|]+ \| +2 \| +1 \(1\.3 to 98\.7 %\) \| +0 \(0\.0 to 84\.2 %\) \| +0 \(0\.0 to 84\.2 %\) \| +0 \| +4 \| +50\.0 % \(X: 5 %\) \| +25\.0 % \| +100 s \|$/);
  assert.match(lines[3]!, /^\| busy, quick +\| [^|]+ \| [^|]+ \| [^|]+ \| +1 \| +0 \(0\.0 to 97\.5 %\) \| +1 \(2\.5 to 100\.0 %\) \| +1 \(2\.5 to 100\.0 %\) \| +0 \| +2 \| +0\.0 % \(X: 5 %\) \| +0\.0 % \| +100 s \|$/);
});
