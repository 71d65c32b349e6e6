import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { writeFiles } from '../../git-repository.ts';
import { ask, boot, lastOf } from './boot-sample.ts';
import { sampleTrees } from '../sample-server.ts';

/** Most of a test is waiting. */
const THREE_AT_ONCE = { concurrency: 3 };

describe('a server', THREE_AT_ONCE, () => {
  it('is all processes of a cluster together', async () => {
    const first = `import cluster from 'node:cluster';
      if (cluster.isPrimary) { cluster.fork(); cluster.fork(); cluster.on('message', () => {}); }`;
    const listen = 'if (!cluster.isPrimary) server.listen(Number(process.env.PORT), process.env.HOST);';
    await using sample = await sampleTrees({ head: { first, listen } });
    await using server = await boot(sample);
    let logs = await server.logs();
    let asked = 1;
    while (logs.filter(({ samples }) => lastOf(samples)[1] > 0).length < 2) {
      await ask(server, 1);
      asked += 1;
      logs = await server.logs();
    }
    assert.equal(new Set(logs.map(({ pid }) => pid)).size, 3);
    assert.equal(
      logs.reduce((sum, { samples }) => sum + lastOf(samples)[1], 0),
      asked,
    );
  });

  it('counts CPU time and memory once where it has worker threads, and what they answer', async () => {
    const first = `import { isMainThread, Worker } from 'node:worker_threads';
      if (isMainThread) new Worker(new URL(import.meta.url));`;
    const listen = 'if (!isMainThread) server.listen(Number(process.env.PORT), process.env.HOST);';
    await using sample = await sampleTrees({ head: { first: first, listen, onSigterm: '' } });
    await using server = await boot(sample, { stopTimeoutMs: 0 });
    await ask(server, 5);
    const logs = await server.logs();
    assert.equal(
      logs.reduce((sum, { samples }) => sum + lastOf(samples)[1], 0),
      6,
    );
    assert.equal(logs.filter(({ samples }) => lastOf(samples)[2] > 0).length, 1);
    assert.equal(logs.filter(({ memory }) => memory.length > 0).length, 1);
  });

  it('may have a worker thread that sleeps until it is needed, as those of a pool do', async () => {
    const first = `import { once } from 'node:events';
      import { isMainThread, parentPort, Worker } from 'node:worker_threads';
      if (!isMainThread) {
        parentPort.postMessage('good night');
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      }
      await once(new Worker(new URL(import.meta.url)), 'message');`;
    await using sample = await sampleTrees({ head: { first } });
    await using server = await boot(sample);
    await ask(server, 2);
    const logs = await server.logs();
    assert.deepEqual(
      logs.map(({ samples }) => lastOf(samples)[1]),
      [3],
    );
  });

  for (const [when, begin] of [
    ['at once', 'launch();'],
    ['once it has done something else', 'setTimeout(launch, 50);'],
  ] as const) {
    it(`may be run by a program that waits for its end ${when}`, async () => {
      await using sample = await sampleTrees({ target: { start: 'node launcher.cjs' } });
      await writeFiles(join(sample.trees.head, sample.target.dir), {
        'launcher.cjs': `const launch = () => require('node:child_process').spawnSync(process.execPath, ['server.mjs'], { stdio: 'inherit' });
          ${begin}`,
      });
      await using server = await boot(sample);
      await ask(server, 2);
      const logs = await server.logs();
      assert.deepEqual(
        logs.map(({ pid, samples }) => [pid, lastOf(samples)[1]]),
        [[lastOf(await sample.started()).pid, 3]],
      );
    });
  }

  it('of a Node that has no hooks for modules is watched as far as it can be', async () => {
    await using sample = await sampleTrees({ target: { env: { NODE_OPTIONS: '--require ./older.cjs' } } });
    await writeFiles(join(sample.trees.head, sample.target.dir), { 'older.cjs': "require('node:module').registerHooks = undefined;" });
    await using server = await boot(sample);
    const [log] = await server.logs();
    assert.equal(lastOf(log?.samples ?? [])[1], 1);
  });
});
