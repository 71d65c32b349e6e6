import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isMissingProgram, mayBeLeftOut, measurementWithout, reasonOfMissingProgram } from '../../src/plan/missing-programs.ts';
import { reasonOfOtherShard } from '../../src/plan/shards.ts';
import { serviceOf, suiteTargetOf } from '../targets.ts';

const REDIS = serviceOf({ program: 'redis-server', installHint: 'apt-get install redis-server' });

test('a missing program is told with how to get it, where the configuration knows', () => {
  assert.equal(reasonOfMissingProgram(REDIS), 'redis-server is not installed (apt-get install redis-server)');
  assert.equal(reasonOfMissingProgram(serviceOf({ program: 'nats-server' })), 'nats-server is not installed');
});

test('the reason is known again, and no other is taken for it', () => {
  const reasons = [reasonOfMissingProgram(REDIS), 'nats-server is not installed', reasonOfOtherShard({ index: 1, count: 2 }), 'the run was interrupted before its turn'];
  assert.deepEqual(reasons.map(isMissingProgram), [true, true, false, false]);
});

test('a target may be left out for its own services only, and for none that is required', () => {
  const reason = reasonOfMissingProgram(REDIS);
  assert.equal(mayBeLeftOut(suiteTargetOf({ services: [serviceOf(), REDIS] }), reason), true);
  assert.equal(mayBeLeftOut(suiteTargetOf({ services: [serviceOf()] }), reason), false);
  assert.equal(mayBeLeftOut(suiteTargetOf({ services: [{ ...REDIS, required: true }] }), reason), false);
});

test('what is required makes the measurement invalid', () => {
  assert.deepEqual([measurementWithout(REDIS, false).state, measurementWithout(REDIS, true).state], ['not measured', 'invalid']);
});
