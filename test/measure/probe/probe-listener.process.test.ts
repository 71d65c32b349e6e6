import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import net from 'node:net';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { isMeasuringFailure } from '../arm-failure.ts';
import { listenForProbes } from '../../../src/measure/probe/probe-listener.ts';
import type { ProbeGreeting, ProbeLog } from '../../../src/measure/probe/probe-log.ts';
import { until } from '../../until.ts';
import { probeLogOf } from '../probe-log-of.ts';
import { longFolderIn, temporaryFolder, withTemporaryFiles } from '../../temporary-folder.ts';

const logOf = (pid: number): ProbeLog => probeLogOf({ pid, samples: [[1, 2, 3]] });

/** Longer than any test runs. */
const LONG_MS = 600_000;

/** A probe that does what the test says when it is asked, and may say before who it is. */
async function probeThat(address: string, answer: (socket: net.Socket) => void, greeting?: ProbeGreeting): Promise<void> {
  const socket = net.connect(address);
  await once(socket, 'connect');
  socket.on('data', () => answer(socket)).on('error', () => {});
  if (greeting !== undefined) socket.write(`${JSON.stringify(greeting)}\n`);
}

const isSilent = (): void => {};
const tells =
  (log: ProbeLog) =>
  (socket: net.Socket): void => {
    socket.write(`${JSON.stringify(log)}\n`);
  };

describe('the listener for probes', () => {
  it('collects from every probe, each time it is asked, also what comes in pieces', async () => {
    await using probes = await listenForProbes();
    let asked = 0;
    await probeThat(probes.address, (socket) => tells(logOf((asked += 1)))(socket));
    await probeThat(probes.address, (socket) => {
      const text = JSON.stringify(logOf(100));
      socket.write(text.slice(0, 9));
      setTimeout(() => socket.write(`${text.slice(9)}\n`), 20);
    });
    assert.deepEqual(await probes.collect(), [logOf(1), logOf(100)]);
    assert.deepEqual(await probes.collect(), [logOf(2), logOf(100)]);
  });

  it('leaves out a probe whose process ends instead of answering', async () => {
    await using probes = await listenForProbes();
    await probeThat(probes.address, (socket) => socket.destroy());
    await probeThat(probes.address, tells(logOf(7)));
    assert.deepEqual(await probes.collect(), [logOf(7)]);
    assert.deepEqual(await probes.collect(), [logOf(7)]);
  });

  it('has no answer at all where one that has answered before does not', async () => {
    await using probes = await listenForProbes(50);
    let asked = 0;
    await probeThat(probes.address, (socket) => {
      asked += 1;
      if (asked === 1) tells(logOf(7))(socket);
    });
    assert.deepEqual(await probes.collect(LONG_MS), [logOf(7)]);
    assert.equal(await probes.collect(), null);
  });

  it('leaves out one that never served and never answered, and does not wait for it again', async () => {
    // Time for the other to answer.
    await using probes = await listenForProbes(1_000);
    await probeThat(probes.address, isSilent, { pid: 6, above: [], serves: false });
    await probeThat(probes.address, tells(logOf(7)));
    assert.deepEqual(await probes.collect(), [logOf(7)]);
    assert.deepEqual(await probes.collect(LONG_MS), [logOf(7)]);
  });

  it('asks it again once its late answer has come, which is no answer to what is asked then', async () => {
    await using probes = await listenForProbes(50);
    const asked: net.Socket[] = [];
    await probeThat(
      probes.address,
      (socket) => {
        asked.push(socket);
        if (asked.length > 1) tells(logOf(2))(socket);
      },
      { pid: 6, above: [], serves: false },
    );
    assert.deepEqual(await probes.collect(), []);
    await until(() => asked.length > 0, 'it was asked');
    tells(logOf(1))(asked[0]!);
    let logs = await probes.collect();
    for (; logs?.length === 0; logs = await probes.collect()) await sleep(5);
    assert.deepEqual(logs, [logOf(2)]);
  });

  it('knows whether it ever heard of a probe, and has nothing where none reports', async () => {
    await using probes = await listenForProbes();
    assert.deepEqual([probes.hasHeard(), await probes.collect()], [false, []]);
    await probeThat(probes.address, (socket) => socket.destroy());
    await probes.collect();
    assert.equal(probes.hasHeard(), true);
  });

  it('waits longer for those that may be longer about it', async () => {
    await using probes = await listenForProbes(1);
    await probeThat(probes.address, (socket) => setTimeout(tells(logOf(7)), 100, socket));
    assert.deepEqual(await probes.collect(10_000), [logOf(7)]);
  });

  it('fails at a report that it cannot read, with the cause', async () => {
    await using probes = await listenForProbes();
    await probeThat(probes.address, (socket) => socket.write('{"pid":"seven"}\n'));
    await assert.rejects(
      probes.collect(),
      (error) => error instanceof Error && /cannot be read/.test(error.message) && error.cause !== undefined,
    );
  });

  it('fails as the measuring does where the system has no room for it, and leaves nothing then', async () => {
    await using folder = await temporaryFolder();
    const long = await longFolderIn(folder.path);
    for (const temporary of [long, join(folder.path, 'nowhere')]) {
      await assert.rejects(
        withTemporaryFiles(temporary, () => listenForProbes()),
        isMeasuringFailure({ kind: 'no-room-to-measure' }),
      );
    }
    assert.deepEqual(await readdir(long), []);
  });

  it('leaves nothing behind', async () => {
    const probes = await listenForProbes();
    assert.ok(existsSync(probes.address));
    await probes[Symbol.asyncDispose]();
    assert.equal(existsSync(dirname(probes.address)), false);
  });
});
