import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { planCores } from '../../src/measure/cores.ts';
import { MeasuringFailure } from '../../src/measure/failure.ts';
import type { Reason, Service } from '../../src/model.ts';
import { startService } from '../../src/prepare/services.ts';
import { answerAt } from '../answer-at.ts';
import { isRunning } from '../processes.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { until } from '../until.ts';
import { helloService, pidAt } from './sample-service.ts';

/** Long enough for a shell to say what it does, however busy the machine. */
const NEVER_READY_MS = 2_000;

/** Starts a service that cannot become ready; why, and the scratch folder that it had (told to the file `scratch`). */
async function failureOf(service: Service): Promise<{ readonly reason: Reason; readonly scratchIsLeft: boolean }> {
  await using folder = await temporaryFolder();
  const reason = await startService(service, { cwd: folder.path, cores: null }).then(
    (): Reason => ({ kind: 'process-error', problem: 'it started' }),
    (error: unknown) => (error instanceof MeasuringFailure ? error.reason : Promise.reject(error)),
  );
  return { reason, scratchIsLeft: existsSync((await readFile(join(folder.path, 'scratch'), 'utf8')).trim()) };
}

describe('a service', () => {
  it('is ready when it accepts connections, and leaves no process, port or folder', async () => {
    await using folder = await temporaryFolder();
    const service = await startService(helloService({ before: 'echo $SCRATCH > scratch; touch $SCRATCH/data; sleep 0.1; ' }), {
      cwd: folder.path,
      cores: null,
    });
    const address = service.env['HELLO']!;
    const [pid, scratch] = [await pidAt(address), (await readFile(join(folder.path, 'scratch'), 'utf8')).trim()];
    assert.equal(await service.trouble(), null);
    assert.deepEqual([await isRunning(pid), existsSync(join(scratch, 'data'))], [true, true]);

    await service[Symbol.asyncDispose]();
    assert.deepEqual([await isRunning(pid), existsSync(scratch)], [false, false]);
    // Somebody else may have its port by now.
    assert.notEqual(await answerAt(address), String(pid));
  });

  it('with a command for it is ready when that succeeds', async () => {
    await using folder = await temporaryFolder();
    const ready = 'echo asked >> asked; test -e $SCRATCH/open && test "$HOST:$PORT" = "$(cat $SCRATCH/open)"';
    await using service = await startService(
      helloService({ start: 'sleep 0.2; echo $HOST:$PORT > $SCRATCH/open; sleep 600', ready, program: 'sh' }),
      { cwd: folder.path, cores: null },
    );
    assert.equal(await service.trouble(), null);
    assert.ok((await readFile(join(folder.path, 'asked'), 'utf8')).split('\n').length > 2, 'it was asked again');
  });

  it('runs on the cores it is given', async (t) => {
    const cores = await planCores();
    if (cores === null) return t.skip('processes cannot be pinned here');
    await using service = await startService(helloService(), { cwd: import.meta.dirname, cores: cores.clients.slice(0, 1) });
    const status = await readFile(`/proc/${await pidAt(service.env['HELLO']!)}/status`, 'utf8');
    assert.equal(/^Cpus_allowed_list:\s*(.*)$/m.exec(status)?.[1], String(cores.clients[0]));
  });

  it('that ends says how, with the last of what it printed', async () => {
    await using folder = await temporaryFolder();
    await using service = await startService(
      helloService({ start: 'while [ ! -e stop ]; do sleep 0.02; done; echo out of memory; exit 3', ready: 'true' }),
      { cwd: folder.path, cores: null },
    );
    assert.equal(await service.trouble(), null);
    await writeFile(join(folder.path, 'stop'), '');
    await until(async () => (await service.trouble()) !== null, 'its end is noticed');
    assert.deepEqual(await service.trouble(), {
      kind: 'printed-last',
      because: { kind: 'service-ended', service: 'hello', ending: { kind: 'exited', code: 3 }, isInBackground: false },
      output: 'out of memory',
    });
  });
});

describe('a service that', () => {
  for (const { name, change, reason } of [
    {
      name: 'ends before it is ready',
      change: { start: 'echo $SCRATCH > scratch; echo cannot bind >&2; exit 1' },
      reason: {
        kind: 'printed-last',
        because: { kind: 'service-ended', service: 'hello', ending: { kind: 'exited', code: 1 }, isInBackground: false },
        output: 'cannot bind',
      },
    },
    {
      name: 'cannot be started',
      change: { start: 'echo $SCRATCH > scratch; exec no-such-program' },
      reason: {
        kind: 'printed-last',
        because: { kind: 'service-ended', service: 'hello', ending: { kind: 'exited', code: 127 }, isInBackground: false },
      },
    },
    {
      name: 'never listens',
      change: { start: 'echo $SCRATCH > scratch; echo still loading; sleep 600', readyTimeoutMs: NEVER_READY_MS },
      reason: {
        kind: 'printed-last',
        because: { kind: 'service-not-ready', service: 'hello', seconds: 2, because: { kind: 'service-not-listening' } },
        output: 'still loading',
      },
    },
    {
      name: 'is never ready by its own command',
      change: { start: 'echo $SCRATCH > scratch; sleep 600', ready: 'echo no table; exit 4', readyTimeoutMs: NEVER_READY_MS },
      reason: {
        kind: 'service-not-ready',
        service: 'hello',
        seconds: 2,
        because: {
          kind: 'printed-last',
          because: { kind: 'ready-command-failed', command: 'echo no table; exit 4', ending: { kind: 'exited', code: 4 } },
          output: 'no table',
        },
      },
    },
    {
      name: 'has a command for its readiness that never ends',
      change: { start: 'echo $SCRATCH > scratch; sleep 600', ready: 'sleep 600', readyTimeoutMs: NEVER_READY_MS },
      reason: {
        kind: 'service-not-ready',
        service: 'hello',
        seconds: 2,
        because: { kind: 'ready-command-failed', command: 'sleep 600', ending: null },
      },
    },
  ] as const) {
    it(`${name} is refused with the reason, and leaves nothing`, async () => {
      const failure = await failureOf(helloService(change));
      assert.partialDeepStrictEqual(failure.reason, reason);
      assert.equal(failure.scratchIsLeft, false);
    });
  }
});
