import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DEFAULT_POLICY } from '../../../../bench/default-policy.ts';
import { clopperPearson } from '../../../../bench/verdicts/study/clopper-pearson.ts';
import type { InjectionName } from '../../../../bench/verdicts/recording/conditions.ts';
import { coverageOfNothing, coverageOfReferences } from '../../../../bench/verdicts/study/coverage.ts';
import { type FamilyReplay, replayFamily } from '../../../../bench/verdicts/study/replay.ts';
import { openSetting, planOf } from '../../../../bench/verdicts/study/setting.ts';
import { largestPlausibleCount } from '../../../judge/binomial-bound.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

/** Of one task ten per cent more so often that it is a reference, and three per cent more, which it takes more rounds to see. */
const RECORDING = noisyRecording([
  ...bothKinds(40).filter(({ injection }) => injection === 'none'),
  { benchmark: 'user/parse', injection: 'cpu-10', rounds: 500, shifts: { nsPerOp: 0.1 } },
  { benchmark: 'user/parse', injection: 'cpu-3', rounds: 40, shifts: { nsPerOp: 0.03 } },
]);
const SETTING = openSetting([RECORDING], RECORDING.session, 200)!;

/** Of families of ten the changed member alone, as if nothing had changed in it. */
function replaysOf(injection: InjectionName): readonly FamilyReplay[] {
  const population = SETTING.populations.find((one) => one.injection === injection)!;
  return Array.from({ length: 30 }, () => {
    const { changed, ...replay } = replayFamily(SETTING.nextFamily(10, { population }), planOf('standard'), DEFAULT_POLICY);
    return { ...replay, members: [changed!], changed };
  });
}

const coverageOf = (replays: readonly FamilyReplay[]) => coverageOfNothing(SETTING, { size: 10, families: [], replays });

test('intervals of a change far from none do not hold none', () => {
  assert.deepEqual(coverageOf(replaysOf('cpu-10')).map(({ look, held: { hits, trials } }) => [look, hits, trials]), [['first', 0, 30]]);
});

test('intervals hold the mean of all rounds of a reference as often as they claim', () => {
  const [reference, ...others] = coverageOfReferences(SETTING);
  const { of, look, claimed, held: { hits, trials } } = reference!;
  assert.deepEqual([of, look, trials, others.length], ['user/parse, cpu-10', 'first', 80, 0]);
  assert.ok(claimed > 0.9 && claimed < 1, String(claimed));
  assert.ok(trials - hits <= largestPlausibleCount(trials, 1 - claimed), `${hits} of ${trials}, by ${claimed}`);
});

test('half-hours of the fellows are none of a reference', () => {
  const fellows = ['12', '14', '16'].map((hour) => noisyRecording(bothKinds(20).filter(({ injection }) => injection === 'none'), { startedAt: `2026-01-15T${hour}:00:00.000Z` }));
  const reference = noisyRecording([{ benchmark: 'user/parse', injection: 'cpu-10', rounds: 500, shifts: { nsPerOp: 0.1 } }], { startedAt: '2026-01-15T18:00:00.000Z' });
  const found = coverageOfReferences(openSetting([...fellows, reference], RECORDING.session, 200)!);
  assert.ok(found.length > 0);
  for (const { held: { hits, trials, low, high } } of found) assert.deepEqual({ low, high }, clopperPearson(hits, trials, 0.95));
});

test('intervals are told apart by whether they are of the first look or of a later one', () => {
  const replays = replaysOf('cpu-3');
  const later = replays.filter(({ members: [changed] }) => changed!.rounds > planOf('standard').looks[0]!).length;
  assert.ok(later > 0);
  const trials = new Map(coverageOf(replays).map(({ look, held }) => [look, held.trials]));
  assert.deepEqual([trials.get('first') ?? 0, trials.get('later')], [30 - later, later]);
});
