import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openInstallLock } from '../../src/prepare/install-target.ts';

/** Things to do that end, well or not, when a test says so, and what has begun and ended so far. */
function sampleActs(): {
  readonly act: (name: string) => () => Promise<string>;
  readonly end: (name: string) => Promise<void>;
  readonly fail: (name: string) => Promise<void>;
  readonly log: readonly string[];
} {
  const log: string[] = [];
  const ends = new Map<string, PromiseWithResolvers<string>>();
  return {
    log,
    act: (name) => () => {
      log.push(name);
      const end = Promise.withResolvers<string>();
      ends.set(name, end);
      return end.promise;
    },
    end: async (name) => {
      ends.get(name)!.resolve(name);
      await idle();
    },
    fail: async (name) => {
      ends.get(name)!.reject(new Error(name));
      await idle();
    },
  };
}

/** Everything that waits for nothing more has been done then. */
const idle = (): Promise<void> =>
  new Promise((resolve) => {
    setImmediate(resolve);
  });

describe('the install lock', () => {
  it('lets things be done beside each other, and one that is alone once those have ended, however they do', async () => {
    const { act, end, fail, log } = sampleActs();
    const { beside, alone } = openInstallLock();
    const [one, two, three] = [beside(act('one')), beside(act('two')), alone(act('three'))];
    await idle();
    assert.deepEqual(log, ['one', 'two']);
    await end('two');
    assert.deepEqual(log, ['one', 'two']);
    await Promise.all([fail('one'), assert.rejects(one, /one/)]);
    assert.deepEqual(log, ['one', 'two', 'three']);
    await end('three');
    assert.deepEqual(await Promise.all([two, three]), ['two', 'three']);
  });

  it('lets those that are alone come one after the other, and what comes later after both', async () => {
    const { act, end, fail, log } = sampleActs();
    const { beside, alone } = openInstallLock();
    const [one, two, three] = [alone(act('one')), alone(act('two')), beside(act('three'))];
    await idle();
    assert.deepEqual(log, ['one']);
    await Promise.all([fail('one'), assert.rejects(one, /one/)]);
    assert.deepEqual(log, ['one', 'two']);
    await end('two');
    assert.deepEqual(log, ['one', 'two', 'three']);
    await end('three');
    assert.deepEqual(await Promise.all([two, three]), ['two', 'three']);
  });
});
