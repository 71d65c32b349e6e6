import assert from 'node:assert/strict';
import { once } from 'node:events';
import { test } from 'node:test';
import { otherArm } from '../../../src/measure/both-arms.ts';
import { shareFate } from '../../../src/measure/instructions/shared-fate.ts';
import type { Arm } from '../../../src/model.ts';

const NEVER = new AbortController().signal;

test('both arms give a value each, time after time', async () => {
  const { inBoth, signal } = shareFate(NEVER);
  for (const what of ['started', 'counted']) assert.deepEqual(await inBoth(async (arm) => `${arm} ${what}`), { base: `base ${what}`, head: `head ${what}` });
  assert.ok(!signal.aborted);
});

for (const broken of ['base', 'head'] as const satisfies readonly Arm[]) {
  test(`where ${broken} breaks ${otherArm(broken)} is ended at once, and ${broken} is what is told`, async () => {
    const { inBoth, signal } = shareFate(NEVER);
    await assert.rejects(inBoth(async (arm) => {
      if (arm === broken) throw new Error(`${arm} broke`);
      if (!signal.aborted) await once(signal, 'abort');
      throw new Error(`${arm} was ended`);
    }), { message: `${broken} broke` });
  });
}

test('its owner can end both', async () => {
  const interrupt = new AbortController();
  const { inBoth, signal } = shareFate(interrupt.signal);
  const done = inBoth(async (arm) => {
    await once(signal, 'abort');
    throw new Error(`${arm} was ended`);
  });
  interrupt.abort();
  await assert.rejects(done, { message: 'base was ended' });
});
