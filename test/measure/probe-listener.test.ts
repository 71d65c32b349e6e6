import assert from 'node:assert/strict';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import net from 'node:net';
import { dirname } from 'node:path';
import { describe, it } from 'node:test';
import { listenForProbes } from '../../src/measure/probe-listener.ts';
import type { ProbeLog } from '../../src/measure/probe-log.ts';

const logOf = (pid: number): ProbeLog => ({ pid, samples: [[1, 2, 3]], memory: [], collections: [], connections: 0, modules: [] });

/** A probe that does what the test says when it is asked. */
async function probeThat(address: string, answer: (socket: net.Socket) => void): Promise<void> {
  const socket = net.connect(address);
  await once(socket, 'connect');
  socket.on('data', () => answer(socket)).on('error', () => {});
}

describe('the listener for probes', () => {
  it('has nothing where no probe reports', async () => {
    await using probes = await listenForProbes();
    assert.deepEqual(await probes.collect(), []);
  });

  it('collects from every probe, each time it is asked, also what comes in pieces', async () => {
    await using probes = await listenForProbes();
    let asked = 0;
    await probeThat(probes.address, (socket) => {
      asked += 1;
      socket.write(`${JSON.stringify(logOf(asked))}\n`);
    });
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
    await probeThat(probes.address, (socket) => socket.write(`${JSON.stringify(logOf(7))}\n`));
    assert.deepEqual(await probes.collect(), [logOf(7)]);
    assert.deepEqual(await probes.collect(), [logOf(7)]);
  });

  it('has no answer at all where one of them is too busy to give one', async () => {
    await using probes = await listenForProbes(50);
    await probeThat(probes.address, () => {});
    await probeThat(probes.address, (socket) => socket.write(`${JSON.stringify(logOf(7))}\n`));
    assert.equal(await probes.collect(), null);
  });

  it('waits longer for those that may be longer about it', async () => {
    await using probes = await listenForProbes(1);
    await probeThat(probes.address, (socket) => setTimeout(() => socket.write(`${JSON.stringify(logOf(7))}\n`), 100));
    assert.deepEqual(await probes.collect(10_000), [logOf(7)]);
  });

  it('fails at a report that it cannot read, with the cause', async () => {
    await using probes = await listenForProbes();
    await probeThat(probes.address, (socket) => socket.write('{"pid":"seven"}\n'));
    await assert.rejects(probes.collect(), (error) => error instanceof Error && /cannot be read/.test(error.message) && error.cause !== undefined);
  });

  it('leaves nothing behind', async () => {
    const { address } = await (async () => {
      await using probes = await listenForProbes();
      assert.ok(existsSync(probes.address));
      return probes;
    })();
    assert.equal(existsSync(dirname(address)), false);
  });
});
