import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { judge } from '../../src/judge/judge.ts';
import type { Measurement, Policy } from '../../src/model.ts';
import { aBenchmark, around, aRun, measured, POLICY } from './records.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const LOST: Measurement = { state: 'lost', reason: { kind: 'shard-missing', index: 2, count: 3 } };
const SAME = measured({ cpuPerRequest: around(0, 0.005) });

describe('a lost benchmark', () => {
  const cases: readonly (readonly [beside: string, other: Measurement, policy: Partial<Policy>, verdict: string, exitCode: number])[] = [
    ['a benchmark that is fine', SAME, {}, 'invalid', 3],
    ['nothing that was measured', { state: 'unaffected' }, {}, 'invalid', 3],
    [
      'a benchmark that is inconclusive, which fails',
      measured({ cpuPerRequest: around(0, 0.1) }),
      { onInconclusive: 'fail' },
      'invalid',
      3,
    ],
    ['a regression', measured({ cpuPerRequest: around(0.05, 0.005) }), {}, 'regressed', 1],
    ['a failure', { state: 'broken', arm: 'head', reason: reasonThatSays('it dies') }, {}, 'failed', 1],
  ];
  for (const [beside, other, policy, verdict, exitCode] of cases) {
    test(`beside ${beside} makes the run ${verdict}`, () => {
      const run = aRun({ benchmarks: [aBenchmark('koa/a', LOST), aBenchmark('express/a', other)], policy: { ...POLICY, ...policy } });
      const judgement = judge({ run, history: [], acceptances: [] });
      assert.deepEqual([judgement.verdict, judgement.exitCode], [verdict, exitCode]);
      assert.deepEqual(
        [judgement.benchmarks[0]?.verdict, judgement.benchmarks[0]?.because],
        ['not measured', { kind: 'shard-missing', index: 2, count: 3 }],
      );
    });
  }
});
