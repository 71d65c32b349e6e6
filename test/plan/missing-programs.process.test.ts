import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Service } from '../../src/model.ts';
import { mayBeLeftOut, measurementWithout, type NeedsOfArm } from '../../src/plan/unmeasured.ts';
import { serviceOf, suiteTargetOf } from '../targets.ts';

const REDIS = serviceOf({ name: 'redis', program: 'redis-server', installHint: 'apt-get install redis-server' });
const NATS = serviceOf({ name: 'nats', program: 'nats-server' });
const MOCK = serviceOf({ name: 'mock', program: './mock.sh' });

const required = (service: Service): Service => ({ ...service, required: true });

/** What an arm needs; it misses what is named. */
const needing = (services: readonly Service[], ...missing: readonly string[]): NeedsOfArm => ({
  services,
  missing: services.filter(({ program }) => missing.includes(program)),
});

test('a target may be left out for its own services only, and for none that is required', () => {
  assert.equal(mayBeLeftOut(suiteTargetOf({ services: [serviceOf(), REDIS] }), 'redis-server'), true);
  assert.equal(mayBeLeftOut(suiteTargetOf({ services: [serviceOf()] }), 'redis-server'), false);
  assert.equal(mayBeLeftOut(suiteTargetOf({ services: [required(REDIS)] }), 'redis-server'), false);
  assert.equal(mayBeLeftOut(suiteTargetOf({ services: [REDIS, required({ ...REDIS, name: 'queue' })] }), 'redis-server'), false);
});

test('nothing comes of it where all programs are there', () => {
  assert.equal(measurementWithout(needing([required(REDIS)]), needing([REDIS, NATS])), null);
  assert.equal(measurementWithout(needing([]), null), null);
});

test('the benchmarks are not measured where base misses the program too, or there is no base', () => {
  const notMeasured = {
    state: 'not measured',
    reason: { kind: 'program-missing', program: 'redis-server', installHint: 'apt-get install redis-server' },
    missingProgram: 'redis-server',
  };
  assert.deepEqual(measurementWithout(needing([REDIS], 'redis-server'), needing([REDIS], 'redis-server')), notMeasured);
  assert.deepEqual(measurementWithout(needing([]), needing([REDIS], 'redis-server')), notMeasured);
  assert.deepEqual(measurementWithout(needing([REDIS], 'redis-server'), null), notMeasured);
  assert.deepEqual(
    measurementWithout(needing([NATS, REDIS], 'nats-server', 'redis-server'), needing([REDIS], 'redis-server')),
    notMeasured,
    'what base has is told first',
  );
});

for (const { name, head, base, told } of [
  {
    name: 'a required program is missing beside one that is not',
    head: needing([NATS, required(REDIS)], 'nats-server', 'redis-server'),
    base: null,
    told: 'redis-server',
  },
  {
    name: 'head makes optional what base requires',
    head: needing([REDIS], 'redis-server'),
    base: needing([required(REDIS)], 'redis-server'),
    told: 'redis-server',
  },
  {
    name: 'head renames a service that base requires',
    head: needing([{ ...REDIS, name: 'redis2' }], 'redis-server'),
    base: needing([required(REDIS)], 'redis-server'),
    told: 'redis-server',
  },
  {
    name: 'head gives a service that base requires another program',
    head: needing([{ ...NATS, name: 'redis' }], 'nats-server'),
    base: needing([required(REDIS)]),
    told: 'nats-server',
  },
  { name: 'head needs a program that base does without', head: needing([NATS], 'nats-server'), base: needing([]), told: 'nats-server' },
  {
    name: 'head needs one more program than base',
    head: needing([REDIS, NATS], 'nats-server'),
    base: needing([REDIS]),
    told: 'nats-server',
  },
  { name: "head has lost the repository's own program", head: needing([MOCK], './mock.sh'), base: needing([MOCK]), told: './mock.sh' },
]) {
  test(`the measurement is invalid where ${name}`, () => {
    const measurement = measurementWithout(head, base);
    assert.ok(measurement?.state === 'invalid');
    assert.deepEqual(measurement.reason.kind === 'program-missing' && measurement.reason.program, told);
  });
}
