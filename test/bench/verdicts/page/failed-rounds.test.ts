import assert from 'node:assert/strict';
import { test } from 'node:test';
import { describeBlockingByFailures } from '../../../../bench/verdicts/page/failed-rounds.ts';
import type { RoundsTried } from '../../../../bench/verdicts/recording/rounds-tried.ts';

const tried = (injection: RoundsTried['injection'], failed: number): RoundsTried => ({ benchmark: 'express/updateUser', injection, tried: 200, failed, unsettled: 7, seconds: 1_000 });

test('of unchanged rounds those that failed anywhere are told, and that a family is blocked where one fails twice in a row', () => {
  const places = [{ tried: [tried('none', 8), tried('timer-1ms', 100)], meanRounds: 10 }, { tried: [tried('none', 0)], meanRounds: 8 }];
  assert.match(describeBlockingByFailures(places), /: 8 of 400 unchanged rounds of all places failed, in either arm, so of families of ten about 4\.0 % would be blocked by that \(10·n·f², of n rounds a benchmark and the share f of them that fails; 15 % by the upper bound of f\)/);
});

test('that none failed does not say that none ever will', () => {
  assert.match(describeBlockingByFailures([{ tried: [tried('none', 0)], meanRounds: 10 }]), /: 0 of 200 unchanged rounds of all places failed, .* about 0\.0 % .*; 3\.3 % by the upper bound/);
});
