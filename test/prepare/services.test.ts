import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { execa } from 'execa';
import type { Service } from '../../src/model.ts';
import { stopAllProcessTrees } from '../../src/system/process-tree.ts';
import { openServices, type Equipped, type Services, type TargetOfArms } from '../../src/prepare/services.ts';
import { writeFiles } from '../git-repository.ts';
import { isRunning } from '../processes.ts';
import { serverTargetOf, suiteTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { until, untilThere } from '../until.ts';
import { helloService, pidAt } from './sample-service.ts';
import { describeReason } from '../../src/report/words.ts';

/** Services over the empty trees of two arms. */
async function sampleServices(signal = new AbortController().signal): Promise<Services & { readonly path: string; readonly notes: readonly string[] }> {
  const folder = await temporaryFolder();
  const trees = { base: join(folder.path, 'base'), head: join(folder.path, 'head') };
  await Promise.all(Object.values(trees).map((tree) => mkdir(tree)));
  const notes: string[] = [];
  const services = openServices({ trees, cores: null, signal, note: (text) => notes.push(text) });
  return {
    ...services,
    path: folder.path,
    notes,
    [Symbol.asyncDispose]: async () => {
      await services[Symbol.asyncDispose]();
      await folder[Symbol.asyncDispose]();
    },
  };
}

const needing = (head: readonly Service[], base: readonly Service[] | null = head): TargetOfArms =>
  ({ head: serverTargetOf({ services: head }), base: base === null ? null : serverTargetOf({ services: base }) });

/** The address that each arm gets; fails where the target was not equipped. */
function addressesOf(equipped: Equipped): readonly (string | undefined)[] {
  if (!equipped.ready) throw new Error(`not equipped: ${describeReason(equipped.measurement.reason)}`);
  return [equipped.head.env['HELLO'], equipped.base?.env['HELLO']];
}

const measurementOf = (equipped: Equipped): unknown => (equipped.ready ? 'equipped' : equipped.measurement);

describe('the services of a run', () => {
  for (const { scope, instances } of [{ scope: 'arm', instances: 2 }, { scope: 'run', instances: 1 }] as const) {
    it(`have ${instances} of a service whose scope is the ${scope}, however many targets need it`, async () => {
      await using services = await sampleServices();
      const service = helloService({ scope });
      const addresses = (await Promise.all([services.equip(needing([service])), services.equip(needing([service]))])).flatMap(addressesOf);
      assert.equal(new Set(addresses).size, instances);
      const pids = await Promise.all(addresses.map((address) => pidAt(address!)));
      assert.equal(new Set(pids).size, instances);
      await services[Symbol.asyncDispose]();
      assert.deepEqual(await Promise.all(pids.map(isRunning)), pids.map(() => false));
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

  for (const [what, ofBase, instances] of [
    ['what base has besides differs', { 'server.js': '' }, 1],
    ['a file that its commands name differs', { 'mocks/answers.cjs': "require('./data.json'); 1;" }, 2],
    ['what such a file loads differs', { 'mocks/data.json': '2' }, 2],
  ] as const) {
    it(`have ${instances} of a service that was to do for both where ${what}`, async () => {
      await using services = await sampleServices();
      const files = { 'mocks/answers.cjs': "require('./data.json');", 'mocks/data.json': '1' };
      await writeFiles(join(services.path, 'head'), files);
      await writeFiles(join(services.path, 'base'), { ...files, ...ofBase });
      const mock = helloService({ scope: 'run', start: helloService().start.replace('node ', 'test -e mocks/answers.cjs && exec node ') });
      const target = needing([mock]);
      assert.equal(new Set(addressesOf(await services.equip(target))).size, instances);
      assert.equal(await services.trouble(target), null);
    });
  }

  for (const naming of ['"$PWD/mocks/answers.cjs:/etc/answers.cjs:ro"', '"$PWD"/mocks/answers.cjs', '$(pwd)/mocks/answers.cjs:/etc/answers.cjs']) {
    it(`have 2 of a service that was to do for both where a file differs that it names by ${naming}`, async () => {
      await using services = await sampleServices();
      await writeFiles(join(services.path, 'head'), { 'mocks/answers.cjs': '' });
      await writeFiles(join(services.path, 'base'), { 'mocks/answers.cjs': '1;' });
      const mock = helloService({ scope: 'run', before: `: -v ${naming}; ` });
      assert.equal(new Set(addressesOf(await services.equip(needing([mock])))).size, 2);
    });
  }

  it('run in the root of their arm\'s tree', async () => {
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

describe('a service that ends before it is ready', () => {
  it('is started once more, on another port, and a note says why', async () => {
    await using services = await sampleServices();
    const taken = helloService({ before: 'echo $PORT >> ports; test -e tried || { touch tried; echo Address already in use; exit 1; }; ' });
    const [address] = addressesOf(await services.equip(needing([taken], null)));
    const [first, second] = (await readFile(join(services.path, 'head/ports'), 'utf8')).split('\n');
    assert.notEqual(first, second);
    assert.equal(address, `127.0.0.1:${second}`);
    assert.deepEqual(services.notes, ['It took a second try to start hello: hello ended: exited with code 1: Address already in use.']);
  });

  it('is not started again where it takes too long: that is no matter of a moment', async () => {
    await using services = await sampleServices();
    const slow = helloService({ start: 'echo tried >> tries; sleep 600', readyTimeoutMs: 2_000 });
    assert.match(JSON.stringify(measurementOf(await services.equip(needing([slow], null)))), /hello was not ready within 2 s/);
    assert.equal(await readFile(join(services.path, 'head/tries'), 'utf8'), 'tried\n');
  });

  it('is not started again where it ends well: what it has started in its place goes on', async () => {
    await using services = await sampleServices();
    const handing = helloService({ start: 'echo tried >> tries' });
    assert.deepEqual(measurementOf(await services.equip(needing([handing], null))), {
      state: 'invalid', reason: 'hello ended: exited with code 0, though a service has to stay in the foreground (without daemonize, --fork or -d)',
    });
    assert.equal(await readFile(join(services.path, 'head/tries'), 'utf8'), 'tried\n');
  });
});

it('a service that runs as another user is told in a note, because nobody can end it', async (t) => {
  if (process.platform === 'darwin') return t.skip('the system says the same of those who have ended');
  await using services = await sampleServices();
  const kill = process.kill.bind(process);
  t.mock.method(process, 'kill', (pid: number, name?: string | number) => {
    if (pid < 0) throw Object.assign(new Error('kill EPERM'), { code: 'EPERM' });
    return kill(pid, name);
  });
  addressesOf(await services.equip(needing([helloService()], null)));
  assert.deepEqual(services.notes, ['hello runs as another user, so that perf-gate cannot end it and it goes on after the run: start it without sudo.']);
  t.mock.restoreAll();
});

describe('a target is not measured', () => {
  it('where a program is missing, and nothing is started for it then', async () => {
    await using services = await sampleServices();
    const missing = helloService({ name: 'redis', program: 'no-such-server', installHint: 'apt-get install redis' });
    assert.deepEqual(measurementOf(await services.equip(needing([helloService({ before: 'touch here; ' }), missing]))), {
      state: 'not measured', reason: 'no-such-server is not installed (apt-get install redis)', missingProgram: 'no-such-server',
    });
    assert.deepEqual(await readdir(join(services.path, 'head')), []);
  });

  it('as is told without starting anything, also where no program is missing, or only one that an install may bring', async () => {
    await using services = await sampleServices();
    const there = helloService({ before: 'touch here; ' });
    assert.equal(await services.lackingOnPath(needing([there])), null);
    assert.equal(await services.lackingOnPath(needing([there, helloService({ program: './mock.sh', required: true })])), null);
    assert.deepEqual(await services.lackingOnPath(needing([there, helloService({ program: 'no-such-server' })])), {
      state: 'not measured', reason: 'no-such-server is not installed', missingProgram: 'no-such-server',
    });
    assert.deepEqual(await readdir(join(services.path, 'head')), []);
  });

  it('where a program that base alone needs is missing', async () => {
    await using services = await sampleServices();
    assert.deepEqual(measurementOf(await services.equip(needing([], [helloService({ program: 'no-such-server' })]))), {
      state: 'not measured', reason: 'no-such-server is not installed', missingProgram: 'no-such-server',
    });
  });
});

describe('a measurement is invalid', () => {
  for (const [requiring, head, base] of [['head', true, false], ['base', false, true]] as const) {
    it(`where a program is missing that ${requiring} requires`, async () => {
      await using services = await sampleServices();
      const missing = helloService({ program: 'no-such-server' });
      assert.deepEqual(measurementOf(await services.equip(needing([{ ...missing, required: head }], [{ ...missing, required: base }]))), {
        state: 'invalid', reason: 'no-such-server is not installed',
      });
    });
  }

  it('where head has lost a program of the repository that base still has', async () => {
    await using services = await sampleServices();
    await writeFile(join(services.path, 'base/mock.sh'), '#!/bin/sh\n', { mode: 0o755 });
    assert.deepEqual(measurementOf(await services.equip(needing([helloService({ program: './mock.sh' })]))), {
      state: 'invalid', reason: './mock.sh is not installed',
    });
  });

  it('where a service does not become ready, and the next target does not wait for it again', async () => {
    await using services = await sampleServices();
    const target = needing([helloService({ start: 'echo tried >> tries; echo disk full; exit 1' })]);
    const measurements = [measurementOf(await services.equip(target)), measurementOf(await services.equip(target))];
    const invalid = { state: 'invalid', reason: 'hello ended: exited with code 1: disk full' };
    assert.deepEqual(measurements, [invalid, invalid]);
    assert.deepEqual(await readdir(join(services.path, 'head')), ['tries']);
    assert.equal(await readFile(join(services.path, 'head/tries'), 'utf8'), 'tried\ntried\n', 'two tries for all targets');
    assert.deepEqual(await readdir(join(services.path, 'base')), []);
    assert.deepEqual(services.notes, []);
  });

  it('where a service ends in the middle, for what runs and for what comes later', async () => {
    await using services = await sampleServices();
    const target = needing([helloService()]);
    const [, base] = addressesOf(await services.equip(target));
    const pid = await pidAt(base!);
    assert.equal(await services.trouble(target), null);
    process.kill(pid, 'SIGKILL');
    await until(async () => (await services.trouble(target)) !== null, 'its end is noticed');
    assert.match(describeReason((await services.trouble(target))!), /^hello ended: (was ended by SIGKILL|exited with code 137)/);
    assert.match(JSON.stringify(measurementOf(await services.equip(target))), /"state":"invalid","reason":\{"kind":"recorded-text","text":"hello ended: /);
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
  await using services = await sampleServices(interrupt.signal);
  const [head] = addressesOf(await services.equip(needing([helloService()], null)));
  const pid = await pidAt(head!);
  const starting = services.equip(needing([helloService({ start: 'echo $SCRATCH > starting && mv starting started; sleep 600' })], null));
  await untilThere(join(services.path, 'head/started'));
  const scratch = (await readFile(join(services.path, 'head/started'), 'utf8')).trim();
  interrupt.abort(new Error('interrupted'));
  await stopAllProcessTrees();
  await assert.rejects(starting, /interrupted/);
  assert.deepEqual([await isRunning(pid), existsSync(scratch)], [false, false]);
});

it('nothing is started after an interrupt', async () => {
  const interrupt = new AbortController();
  await using services = await sampleServices(interrupt.signal);
  const equipping = services.equip(needing([helloService({ scope: 'run', before: 'touch here; ' })]));
  interrupt.abort(new Error('interrupted'));
  await assert.rejects(equipping, /interrupted/);
  assert.deepEqual(await readdir(join(services.path, 'head')), []);
});
