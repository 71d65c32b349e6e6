import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notesOnIdleThresholds } from '../../src/judge/idle-rules.ts';
import type { Reason, Rule } from '../../src/model.ts';

const BENCHMARKS = [{ id: 'api/hello' }, { id: 'json/parse' }];
const notesOn = (...rules: readonly Rule[]): readonly Reason[] => notesOnIdleThresholds({ rules }, BENCHMARKS);

test('a threshold that a rule sets below δ₀ is told, by the metrics that it is about', () => {
  assert.deepEqual(notesOn({ benchmark: 'json/*', metric: 'nsPerOp', threshold: 0.005 }), [
    { kind: 'threshold-below-delta0', metrics: ['nsPerOp'] },
  ]);
});

for (const { what, rules } of [
  { what: 'no rule sets one', rules: [] },
  { what: 'it lies at δ₀', rules: [{ benchmark: '**', metric: 'nsPerOp', threshold: 0.01 }] },
  { what: 'δ₀ is lowered too', rules: [{ benchmark: '**', metric: 'nsPerOp', threshold: 0.005, delta0: 0.002 }] },
  { what: 'δ₀ was raised on purpose', rules: [{ benchmark: '**', metric: 'nsPerOp', delta0: 0.05 }] },
  { what: 'the metric does not gate', rules: [{ benchmark: '**', metric: 'nsPerOp', threshold: 0.005, role: 'advisory' }] },
  { what: 'nothing that was measured is meant', rules: [{ benchmark: 'koa/*', metric: 'nsPerOp', threshold: 0.005 }] },
] as const satisfies readonly { readonly what: string; readonly rules: readonly Rule[] }[]) {
  test(`nothing is told of a threshold where ${what}`, () => {
    assert.deepEqual(notesOn(...rules), []);
  });
}
