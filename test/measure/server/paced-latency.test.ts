import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pacedLatencies } from '../../../src/measure/server/paced-stretch.ts';

/** 1, 2 … 100 ms, so that each percentile lies at its own number. */
const EVEN = Array.from({ length: 100 }, (_, index) => index + 1);
const P50 = 50.5;
const P99 = 99.01;

describe('latencies at a fixed rate', () => {
  for (const [what, latenessMs, p50, p99] of [
    ['that was never late', EVEN.map(() => 0), P50, P99],
    ['that was late by a small share of them', EVEN.map((time) => time * 0.4), P50, P99],
    ['that was late by most of them', EVEN.map((time) => time * 0.6), undefined, undefined],
    ['that was held up now and then', EVEN.map((_, index) => (index < 2 ? 80 : 0)), P50, undefined],
    ['that was a little late all the time', EVEN.map(() => 30), undefined, P99],
  ] as const) {
    it(`of a client ${what} have ${p50 === undefined ? 'no' : 'a'} p50 and ${p99 === undefined ? 'no' : 'a'} p99`, () => {
      const { pacedLatencyP50, pacedLatencyP99 } = pacedLatencies({ latenciesMs: EVEN.toReversed(), latenessMs });
      assert.deepEqual([pacedLatencyP50, pacedLatencyP99], [p50, p99]);
    });
  }

  it('of no request are not there', () => {
    assert.deepEqual(pacedLatencies({ latenciesMs: [], latenessMs: [] }), {});
  });
});
