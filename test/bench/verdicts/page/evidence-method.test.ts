import assert from 'node:assert/strict';
import { test } from 'node:test';
import { methodOf } from '../../../../bench/verdicts/page/evidence-method.ts';
import type { RoundsTried } from '../../../../bench/verdicts/recording/rounds-tried.ts';

/** A round of each of so many benchmarks. */
const triedOf = (benchmarks: number): readonly RoundsTried[] =>
  Array.from({ length: benchmarks }, (_, place) => ({ benchmark: `user/${place}`, injection: 'none', tried: 1, failed: 0, unsettled: 0, seconds: 5 }));

const DRAWN = { falseAlarms: [], exact: [] };

const toldOf = (stretches: number, benchmarks: number): string => methodOf([{ ...DRAWN, stretches: 3, tried: triedOf(8) }, { ...DRAWN, stretches, tried: triedOf(benchmarks) }]).join();

test('no interval is said to be of a bootstrap until some place has ten half-hours, or ten benchmarks', () => {
  assert.match(toldOf(9, 9), /no interval on this page is of a bootstrap/);
  for (const [stretches, benchmarks] of [[10, 9], [9, 10]] as const) assert.doesNotMatch(toldOf(stretches, benchmarks), /no interval on this page/);
});
