import assert from 'node:assert/strict';
import { test } from 'node:test';

import { metricRule } from '../../src/judge/rules.ts';
import { METRIC_NAMES, METRICS } from '../../src/metrics.ts';
import type { Rule } from '../../src/model.ts';

const defaults = { role: 'gating', direction: 'lower', delta0: 0.01, threshold: 0.02 };

test('without a rule every metric has its own defaults', () => {
  for (const metric of METRIC_NAMES) {
    const { role, direction, delta0, threshold } = METRICS[metric];
    assert.deepEqual(metricRule({ rules: [] }, 'express/updateUser', metric), { role, direction, delta0, threshold });
  }
});

test('a later rule overrides an earlier one field by field', () => {
  const rules: readonly Rule[] = [
    { benchmark: '**', metric: '*', delta0: 0.03, threshold: 0.06 },
    { benchmark: 'express/*', metric: 'cpuPerRequest', threshold: 0.1 },
    { benchmark: 'express/*', metric: 'cpuPerRequest', role: 'advisory' },
  ];
  assert.deepEqual(metricRule({ rules }, 'express/updateUser', 'cpuPerRequest'), {
    role: 'advisory',
    direction: 'lower',
    delta0: 0.03,
    threshold: 0.1,
  });
});

test('the globs of a list of rules are compiled once, however often it is asked', () => {
  let compiled = 0;
  const counting: Rule = {
    get benchmark() {
      compiled += 1;
      return 'express/*';
    },
    metric: '*',
    threshold: 0.1,
  };
  const rules = [counting];
  const thresholds = ['express/a', 'express/b', 'koa/a'].map((id) => metricRule({ rules }, id, 'cpuPerRequest').threshold);
  assert.deepEqual([thresholds, compiled], [[0.1, 0.1, 0.02], 1]);
});

const matches = [
  { benchmark: '**', metric: '*', applies: true },
  { benchmark: 'express/*', metric: '*', applies: true },
  { benchmark: '*/updateUser', metric: 'cpu*', applies: true },
  { benchmark: '{express,koa}/*', metric: 'cpuPerRequest', applies: true },
  { benchmark: 'koa/*', metric: '*', applies: false },
  { benchmark: '**', metric: 'latency*', applies: false },
  { benchmark: 'express', metric: '*', applies: false },
];

for (const { benchmark, metric, applies } of matches) {
  test(`a rule for ${benchmark} and ${metric} ${applies ? 'holds' : 'does not hold'} for CPU per request of express/updateUser`, () => {
    const rule = metricRule({ rules: [{ benchmark, metric, threshold: 0.5 }] }, 'express/updateUser', 'cpuPerRequest');
    assert.deepEqual(rule, { ...defaults, threshold: applies ? 0.5 : 0.02 });
  });
}

test('a rule for a target holds for all of its editions, one for an edition for that one', () => {
  const rules: readonly Rule[] = [
    { benchmark: 'express/*', metric: '*', threshold: 0.1 },
    { benchmark: 'express@4/*', metric: '*', threshold: 0.2 },
  ];
  const thresholdOf = (id: string): number => metricRule({ rules }, id, 'cpuPerRequest').threshold;
  assert.deepEqual(['express@4/hello', 'express@5/hello'].map(thresholdOf), [0.2, 0.1]);
});
