import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type RoundTime, roundTimeOf } from '../../src/calibrate/round-time.ts';
import type { Measured, Run } from '../../src/model.ts';
import { aBenchmark, aDuet, around, aRun, measured, measuredAlone, solosOf } from '../judge/records.ts';
import { recordedText } from '../../src/model/reasons.ts';

/** Eighteen duets and a solo round of one, a solo round of the other, with what was counted of the latter; a control round. */
function aTimedRun(secondsARound: number, counts: Partial<Measured> = {}): Run {
  const solos = solosOf({ cpuPerRequest: [100] });
  return aRun({
    durationMs: 21 * 1000 * secondsARound,
    benchmarks: [
      aBenchmark('api/hello', measured({ cpuPerRequest: around(0, 0.01, 18) }, solos)), aBenchmark('api/alone', { ...measuredAlone(solos), ...counts }),
      aBenchmark('api/broken', { state: 'broken', arm: 'base', reason: recordedText('it dies') }),
    ],
    control: [{ ...aDuet(0, {}), benchmark: 'api/hello' }],
  });
}

describe('the time of a round is that of', () => {
  const counted: Partial<Measured> = { instructions: [{ base: 100, head: 100 }] };
  const cases: readonly (readonly [name: string, runs: readonly Run[], time: RoundTime])[] = [
    ['all kinds of rounds in all runs', [aTimedRun(4), aTimedRun(6)], { msPerRound: 5000, counting: 'none' }],
    ['the runs that counted no instructions, where there are any', [aTimedRun(17, counted), aTimedRun(4), aTimedRun(17, { instructionsOfHead: [100] })], { msPerRound: 4000, counting: 'left out' }],
    ['all runs where each counted some, and that is told', [aTimedRun(17, counted)], { msPerRound: 17_000, counting: 'included' }],
  ];
  for (const [name, runs, time] of cases) {
    test(name, () => {
      assert.deepEqual(roundTimeOf(runs), time);
    });
  }
});
