import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { execa } from 'execa';
import type { Reason, Service } from '../../src/model.ts';
import { stopAllProcessTrees } from '../../src/system/process-tree.ts';
import { openServices, type Equipped, type Services, type TargetOfArms } from '../../src/prepare/services.ts';
import { isRunning } from '../processes.ts';
import { serverTargetOf, suiteTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { until, untilThere } from '../until.ts';
import { helloService, pidAt } from './sample-service.ts';

/** Services over the empty trees of two arms. */
async function sampleServices({ signal = new AbortController().signal, isAlike = true } = {}): Promise<
  Services & { readonly path: string }
> {
  const folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  await Promise.all(Object.values(trees).map((tree) => mkdir(tree)));
  const services = openServices({ trees, cores: null, signal, isAlike: () => isAlike });
  return {
    ...services,
    path: folder.path,
    [Symbol.asyncDispose]: async () => {
      await services[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const needing = (head: readonly Service[], base: readonly Service[] | null = head): TargetOfArms => ({
  head: serverTargetOf({ services: head }),
  base: base === null ? null : serverTargetOf({ services: base }),
});

const ended = (code: number): Reason => ({
  kind: 'service-ended',
  service: 'hello',
  ending: { kind: 'exited', code },
  isInBackground: false,
});
const lacks = (program: string, installHint: string | null = null): Reason => ({ kind: 'program-missing', program, installHint });

/** The address that each arm gets; fails where the target was not equipped. */
function addressesOf(equipped: Equipped): readonly (string | undefined)[] {
  if (!equipped.ready) throw new Error(`not equipped: ${JSON.stringify(equipped.measurement)}`);
  return [equipped.head.env['HELLO'], equipped.base?.env['HELLO']];
}

const measurementOf = (equipped: Equipped): unknown => (equipped.ready ? 'equipped' : equipped.measurement);

describe('the services of a run', () => {
  for (const { scope, instances } of [
    { scope: 'arm', instances: 2 },
    { scope: 'run', instances: 1 },
  ] as const) {
    it(`have ${instances} of a service whose scope is the ${scope}, however many targets need it`, async () => {
      await using services = await sampleServices();
      const service = helloService({ scope });
      const addresses = (await Promise.all([services.equip(needing([service])), services.equip(needing([service]))])).flatMap(addressesOf);
      assert.equal(new Set(addresses).size, instances);
      const pids = await Promise.all(addresses.map((address) => pidAt(address!)));
      assert.equal(new Set(pids).size, instances);
      await services[Symbol.asyncDispose]();
      assert.deepEqual(
        await Promise.all(pids.map(isRunning)),
        pids.map(() => false),
      );
    });
  }

  it('that base and head define differently run as each defines them, also where one was to do for both', async () => {
    await using services = await sampleServices();
    const before = helloService({ scope: 'run' });
    const after = { ...before, start: `HELLO=again ${before.start}` };
    const [head, base] = addressesOf(await services.equip(needing([after], [before])));
    assert.notEqual(head, base);
    assert.deepEqual(addressesOf(await services.equip(needing([before], [after]))), [base, head]);
  });

  for (const { isAlike, instances } of [
    { isAlike: true, instances: 1 },
    { isAlike: false, instances: 2 },
  ]) {
    it(`have ${instances} of a service that was to do for both where its files ${isAlike ? 'are the same' : 'differ'}`, async () => {
      await using services = await sampleServices({ isAlike });
      const target = needing([helloService({ scope: 'run' })]);
      assert.equal(new Set(addressesOf(await services.equip(target))).size, instances);
      assert.equal(await services.trouble(target), null);
    });
  }

  it("run in the root of their arm's tree", async () => {
    await using services = await sampleServices();
    addressesOf(await services.equip(needing([helloService({ before: 'touch here; ' })])));
    assert.deepEqual(await Promise.all(['head', 'base'].map((arm) => readdir(join(services.path, arm)))), [['here'], ['here']]);
  });

  it('are not started before a target needs them, and leave one that needs none as it is', async () => {
    await using services = await sampleServices();
    const target = { head: suiteTargetOf({ env: { A: '1' } }), base: null };
    assert.deepEqual(await services.equip(target), { ready: true, ...target });
    assert.equal(await services.trouble(target), null);
  });

  it('give targets their addresses, unless a target sets the variable itself', async () => {
    await using services = await sampleServices();
    const other = helloService({ name: 'other', env: { OTHER: 'tcp://$HOST:${PORT}/' } });
    const target = { head: suiteTargetOf({ env: { HELLO: 'elsewhere', A: '1' }, services: [helloService(), other] }), base: null };
    const equipped = await services.equip(target);
    const env = equipped.ready ? equipped.head.env : {};
    assert.deepEqual([env['HELLO'], env['A']], ['elsewhere', '1']);
    assert.match(env['OTHER'] ?? '', /^tcp:\/\/127\.0\.0\.1:\d+\/$/);
    assert.deepEqual(target.head.env, { HELLO: 'elsewhere', A: '1' });
  });
});

describe('a target is not measured', () => {
  it('where a program is missing, and nothing is started for it then', async () => {
    await using services = await sampleServices();
    const missing = helloService({ name: 'redis', program: 'no-such-server', installHint: 'apt-get install redis' });
    assert.deepEqual(measurementOf(await services.equip(needing([helloService({ before: 'touch here; ' }), missing]))), {
      state: 'not measured',
      reason: lacks('no-such-server', 'apt-get install redis'),
      missingProgram: 'no-such-server',
    });
    assert.deepEqual(await readdir(join(services.path, 'head')), []);
  });

  it('as is told without starting anything, also where no program is missing, or only one that an install may bring', async () => {
    await using services = await sampleServices();
    const there = helloService({ before: 'touch here; ' });
    assert.equal(await services.lackingOnPath(needing([there])), null);
    assert.equal(await services.lackingOnPath(needing([there, helloService({ program: './mock.sh', required: true })])), null);
    assert.deepEqual(await services.lackingOnPath(needing([there, helloService({ program: 'no-such-server' })])), {
      state: 'not measured',
      reason: lacks('no-such-server'),
      missingProgram: 'no-such-server',
    });
    assert.deepEqual(await readdir(join(services.path, 'head')), []);
  });
});

describe('a measurement is invalid', () => {
  it('where head has lost a program of the repository that base still has', async () => {
    await using services = await sampleServices();
    await writeFile(join(services.path, 'base/mock.sh'), '#!/bin/sh\n', { mode: 0o755 });
    assert.deepEqual(measurementOf(await services.equip(needing([helloService({ program: './mock.sh' })]))), {
      state: 'invalid',
      reason: lacks('./mock.sh'),
    });
  });

  it('where a service does not become ready, and the next target does not wait for it again', async () => {
    await using services = await sampleServices();
    const target = needing([helloService({ start: 'echo tried >> tries; echo disk full; exit 1' })]);
    const measurements = [measurementOf(await services.equip(target)), measurementOf(await services.equip(target))];
    const invalid = { state: 'invalid', reason: { kind: 'printed-last', because: ended(1), output: 'disk full' } };
    assert.deepEqual(measurements, [invalid, invalid]);
    assert.deepEqual(await readdir(join(services.path, 'head')), ['tries']);
    assert.equal(await readFile(join(services.path, 'head/tries'), 'utf8'), 'tried\n', 'one try for all targets');
    assert.deepEqual(await readdir(join(services.path, 'base')), []);
  });

  it('where a service ends in the middle, for what runs and for what comes later', async () => {
    await using services = await sampleServices();
    const target = needing([helloService()]);
    const [, base] = addressesOf(await services.equip(target));
    const pid = await pidAt(base!);
    assert.equal(await services.trouble(target), null);
    process.kill(pid, 'SIGKILL');
    await until(async () => (await services.trouble(target)) !== null, 'its end is noticed');
    const trouble = await services.trouble(target);
    assert.match(JSON.stringify(trouble), /"service-ended",.*(?:SIGKILL|137)/);
    assert.deepEqual(measurementOf(await services.equip(target)), { state: 'invalid', reason: trouble });
    assert.equal(await services.trouble({ ...target, base: null }), null, 'head has one of its own');
  });
});

it('a scratch folder that cannot be removed is no trouble at the end, and the other services are ended all the same', async () => {
  await using services = await sampleServices();
  // Deeper than any path may be long: removing it by its path fails.
  const dig = `process.chdir(process.env.SCRATCH); for (let depth = 0; depth < 25; depth++) { const name = 'd'.repeat(200); require('fs').mkdirSync(name); process.chdir(name); }`;
  const messy = helloService({ name: 'messy', before: `echo "$SCRATCH" > scratch; node -e "${dig}"; `, env: { MESSY: '$HOST:$PORT' } });
  const [head] = addressesOf(await services.equip(needing([messy, helloService()], null)));
  const scratch = (await readFile(join(services.path, 'head/scratch'), 'utf8')).trim();
  const pid = await pidAt(head!);
  try {
    await assert.doesNotReject(async () => services[Symbol.asyncDispose]());
    assert.equal(await isRunning(pid), false);
  } finally {
    await execa('rm', ['-rf', scratch]);
  }
});

it('an interrupt ends the services of a run, and the wait for one that is starting', async () => {
  const interrupt = new AbortController();
  await using services = await sampleServices({ signal: interrupt.signal });
  const [head] = addressesOf(await services.equip(needing([helloService()], null)));
  const pid = await pidAt(head!);
  const starting = services.equip(needing([helloService({ start: 'echo $SCRATCH > starting && mv starting started; sleep 600' })], null));
  await untilThere(join(services.path, 'head/started'));
  const scratch = (await readFile(join(services.path, 'head/started'), 'utf8')).trim();
  // Before the interrupt: it may be refused while the processes are still being stopped.
  const refused = assert.rejects(starting, /interrupted/);
  interrupt.abort(new Error('interrupted'));
  await stopAllProcessTrees();
  await refused;
  assert.deepEqual([await isRunning(pid), existsSync(scratch)], [false, false]);
});

it('nothing is started after an interrupt', async () => {
  const interrupt = new AbortController();
  await using services = await sampleServices({ signal: interrupt.signal });
  const equipping = services.equip(needing([helloService({ scope: 'run', before: 'touch here; ' })]));
  interrupt.abort(new Error('interrupted'));
  await assert.rejects(equipping, /interrupted/);
  assert.deepEqual(await readdir(join(services.path, 'head')), []);
});
