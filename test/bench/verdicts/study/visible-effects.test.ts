import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSetting } from '../../../../bench/verdicts/study/setting.ts';
import { rivalsVisible, type VisibleEffect } from '../../../../bench/verdicts/study/visible-effects.ts';
import { assertClose } from '../../../judge/assert-close.ts';
import { bothKinds, noisyRecording } from '../noisy-recording.ts';

/** Of which every round has four slices and takes five seconds, and a tenth is ten rounds. */
const RECORDING = noisyRecording(bothKinds(100));
const VISIBLE = rivalsVisible(openSetting([RECORDING], RECORDING.session, 20)!);

const firstOf = (tool: string): VisibleEffect => VISIBLE.find(({ rule }) => rule === tool)!;

test('a tool has the rounds that it takes, and not those that it was given', () => {
  assert.deepEqual(['tachometer', 'Node core', 'benchstat'].map((tool) => firstOf(tool).rounds), [13, 5, 5], 'of tachometer 50 samples at the least');
  assert.deepEqual(VISIBLE.filter(({ rule }) => rule === 'tachometer').map(({ rounds }) => rounds), [13, 13, 20, 40]);
});

test('it has the minutes of those very rounds', () => {
  for (const { rounds, minutes } of VISIBLE) assertClose(minutes, (rounds * 5) / 60);
});

test('who measures head alone goes through twice as many in the same time', () => {
  const [stored, sideBySide] = [firstOf('Bencher'), firstOf('Node core')];
  assert.deepEqual([stored.rounds, stored.minutes], [sideBySide.rounds, sideBySide.minutes]);
});
