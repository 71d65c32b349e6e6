import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { holdPort } from '../../src/system/loopback.ts';
import { planCores } from '../../src/measure/cores.ts';
import { startLoadClient, type LoadClient } from '../../src/measure/load/load-process.ts';
import type { Measurement, Reason } from '../../src/model.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import { scenarioOf } from '../targets.ts';
import { withoutOutput } from './arm-failure.ts';
import { type CarriedOut, carryOutOn, control, duet, QUICK, solo, type MeasureRequest } from './carried-out.ts';
import { sampleTrees } from './sample-server.ts';
import { isUp, openShortRig } from './short-rig.ts';

let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  rig = await openShortRig(await planCores());
});
after(() => rig[Symbol.asyncDispose]());

const carryOut = async (request: MeasureRequest): Promise<CarriedOut> => carryOutOn(rig, request);
const measure = async (request: MeasureRequest): Promise<ReadonlyMap<string, Measurement>> => (await carryOut(request)).measurements;

/** Listens on that port too, before it listens on its own. In so many of its runs, from the first, it waits until somebody else has taken it. */
const REDIS_ENDED: Reason = { kind: 'process-error', problem: 'redis ended' };

const listensToo = (port: number, losing = 0): string => `import { readFileSync } from 'node:fs';
import net from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
const isTaken = () => new Promise((resolve) => {
  const socket = net.connect(${port}, process.env.HOST, () => { socket.destroy(); resolve(true); }).on('error', () => resolve(false));
});
const run = readFileSync('started', 'utf8').trim().split('\\n').length;
while (run <= ${losing} && !(await isTaken())) await sleep(10);
await new Promise((resolve) => net.createServer((socket) => socket.on('error', () => {}).destroy()).listen(${port}, process.env.HOST, resolve));`;

/** Its successor is up before the next round, however long that takes. */
async function untilUp(client: LoadClient): Promise<boolean> {
  const isRevived = await client.reviveIfEnded();
  if (isRevived) await isUp(client);
  return isRevived;
}

describe('a run of servers', () => {
  it('is not put off by a server that fails to boot once', async () => {
    const first =
      "import { readFileSync } from 'node:fs'; if (readFileSync('started', 'utf8').trim().split('\\n').length === 1) process.exit(1);";
    await using sample = await sampleTrees({ head: { first } });
    const benchmarks = serverBenchmarks(sample.target, null);
    const measurements = await measure({ benchmarks, trees: sample.trees, steps: [solo('tiny/hello', 0)] });
    assert.equal(measurements.get('tiny/hello')?.state, 'new');
    assert.equal((await sample.started()).length, 2);
  });

  it('is loaded in the other order at the second try', async () => {
    const first =
      "import { readFileSync } from 'node:fs'; if (readFileSync('started', 'utf8').trim().split('\\n').length === 1) process.exit(1);";
    await using sample = await sampleTrees({ head: { first } });
    const loaded: string[] = [];
    const client: LoadClient = {
      ...rig.client,
      load: (command, ...rest) => {
        loaded.push(command.origin);
        return rig.client.load(command, ...rest);
      },
    };
    const benchmarks = serverBenchmarks(sample.target, sample.target);
    await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0)], rig: { ...rig, client, procedure: QUICK } });
    // Of the first try and of the second, of base and then of head.
    const [, base, , head] = await sample.started();
    assert.deepEqual(
      loaded.slice(0, 2),
      [base, head].map((server) => `http://127.0.0.1:${server?.port}`),
    );
  });

  it('warns of a head that answers otherwise than base in all rounds, where the scenario takes any body', async () => {
    await using sample = await sampleTrees({ head: { answer: "response.end('[]');" }, base: { answer: "response.end('[1,2,3]');" } });
    const benchmarks = serverBenchmarks(sample.target, sample.target);
    const measuring = await carryOut({
      benchmarks,
      trees: sample.trees,
      steps: [duet('tiny/hello', 0), duet('tiny/hello', 1), control('tiny/hello', 0)],
    });
    assert.deepEqual(measuring.warnings, [{ kind: 'other-first-body', benchmark: 'tiny/hello', baseBytes: 7, headBytes: 2, rounds: 2 }]);
  });

  describe('that do not boot beside each other', () => {
    const NO_DATABASE = "console.error('no database'); process.exit(3);";

    it('is invalid where base has a fixed port each time that head needs too, and says how to mend it: by itself head boots', async () => {
      const { port } = await holdPort();
      await using sample = await sampleTrees({ base: { first: listensToo(port) }, head: { first: listensToo(port, 2) } });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      const hello = (await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0), duet('tiny/hello', 1)] })).get(
        'tiny/hello',
      );
      assert.ok(hello?.state === 'invalid', JSON.stringify(hello));
      assert.ok(hello.reason.kind === 'works-alone', JSON.stringify(hello.reason));
      assert.equal(withoutOutput(hello.reason.because as Reason).kind, 'exited-before-listening');
      // Twice side by side, and once head alone.
      assert.equal((await sample.started()).length, 5);
      assert.deepEqual(await sample.leftovers(), []);
    });

    it('does not blame head, whichever of them has the fixed port first', async () => {
      const { port } = await holdPort();
      await using sample = await sampleTrees({ base: { first: listensToo(port) }, head: { first: listensToo(port) } });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      const hello = (await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0)] })).get('tiny/hello');
      assert.ok(hello?.state === 'invalid' || (hello?.state === 'broken' && hello.arm === 'base'), JSON.stringify(hello));
    });

    it('does not call base broken that boots by itself, where head alone has the fixed port first', async () => {
      // Both of its runs beside head wait for that, and the third is alone.
      const first = `import fs from 'node:fs';
        if (fs.readFileSync('started', 'utf8').trim().split('\\n').length <= 2) {
          while (!fs.existsSync('../../../head/servers/tiny/up')) await new Promise((done) => setTimeout(done, 10));
          process.exit(4);
        }`;
      await using sample = await sampleTrees({
        base: { first },
        head: {
          first: "import fs from 'node:fs'; fs.writeFileSync('up', ''); process.on('exit', () => fs.rmSync('up'));",
          onSigterm: 'process.exit();',
        },
      });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      const hello = (await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0)] })).get('tiny/hello');
      assert.ok(hello?.state === 'invalid' && hello.reason.kind === 'works-alone', JSON.stringify(hello));
      assert.equal(hello.reason.arm, 'base');
    });

    it('calls base broken that does not boot by itself either', async () => {
      await using sample = await sampleTrees({ base: { first: NO_DATABASE } });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      const hello = (await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0)] })).get('tiny/hello');
      assert.ok(hello?.state === 'broken' && hello.arm === 'base', JSON.stringify(hello));
      assert.equal((await sample.started()).length, 5);
    });

    it('tells of the kill where a server that was killed does not come up any more', async () => {
      const lock =
        "import fs from 'node:fs'; try { fs.writeFileSync('api.lock', '', { flag: 'wx' }); } catch { console.error('another instance is running'); process.exit(1); }";
      await using sample = await sampleTrees({
        base: { first: lock, onSigterm: "setTimeout(() => { fs.rmSync('api.lock'); process.exit(); }, 10_000);" },
        target: { stopTimeoutMs: 100 },
      });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      const hello = (await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0), duet('tiny/hello', 1)] })).get(
        'tiny/hello',
      );
      assert.ok(hello?.state === 'invalid', JSON.stringify(hello));
      assert.partialDeepStrictEqual(hello.reason, {
        kind: 'not-up-after-kill',
        arm: 'base',
        seconds: 0.1,
        because: { kind: 'printed-last', output: 'another instance is running' },
      });
    });

    it('blames a head that does not boot by itself either', async () => {
      await using sample = await sampleTrees({ head: { first: NO_DATABASE } });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      const hello = (await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0)] })).get('tiny/hello');
      assert.ok(hello?.state === 'broken' && hello.arm === 'head', JSON.stringify(hello));
      assert.partialDeepStrictEqual(hello.reason, {
        kind: 'printed-last',
        because: { kind: 'exited-before-listening', ending: { kind: 'exited', code: 3 } },
        output: 'no database',
      });
      assert.equal((await sample.started()).length, 5);
    });

    it('does not boot a head by itself that broke under load: it was up beside base', async () => {
      await using sample = await sampleTrees({ head: { answer: 'if (count > 1) process.exit(3); response.end();' } });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      const hello = (await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0)] })).get('tiny/hello');
      assert.ok(hello?.state === 'broken' && hello.arm === 'head', JSON.stringify(hello));
      assert.equal((await sample.started()).length, 4);
    });

    it('is invalid for its services where these end while head is booted by itself', async () => {
      await using sample = await sampleTrees({ head: { first: NO_DATABASE } });
      const benchmarks = serverBenchmarks(sample.target, sample.target);
      let asked = 0;
      const troubleBeside = async (): Promise<Reason | null> => {
        asked += 1;
        return asked === 3 ? REDIS_ENDED : null;
      };
      const measurements = await measure({ benchmarks, trees: sample.trees, steps: [duet('tiny/hello', 0)], troubleBeside });
      assert.deepEqual(measurements.get('tiny/hello'), { state: 'invalid', reason: REDIS_ENDED });
    });
  });

  describe('whose load client ends', () => {
    /** The client's process ends where it is told to open none. */
    const scenarios = [scenarioOf({ name: 'none', connections: 0 }), scenarioOf()];
    it('loses the benchmark in which it did, and measures the next one with another', async () => {
      await using client = startLoadClient(null);
      await using sample = await sampleTrees();
      const benchmarks = serverBenchmarks({ ...sample.target, scenarios }, null);
      const measurements = await measure({
        benchmarks,
        trees: sample.trees,
        steps: [solo('tiny/none', 0), solo('tiny/hello', 0)],
        rig: { ...rig, client: { ...client, reviveIfEnded: () => untilUp(client) }, procedure: QUICK },
      });
      const none = measurements.get('tiny/none');
      assert.ok(none?.state === 'invalid', JSON.stringify(none));
      assert.equal(none.reason.kind, 'load-client-failed');
      assert.equal(measurements.get('tiny/hello')?.state, 'new');
    });

    it('measures again with another where it ended once', async () => {
      await using client = startLoadClient(null);
      let loads = 0;
      const load: typeof client.load = async (command, onMilestone) => {
        loads += 1;
        return client.load(loads === 1 ? { ...command, connections: 0 } : command, onMilestone);
      };
      await using sample = await sampleTrees();
      const measurements = await measure({
        benchmarks: serverBenchmarks(sample.target, null),
        trees: sample.trees,
        steps: [solo('tiny/hello', 0)],
        rig: { ...rig, client: { ...client, load, reviveIfEnded: () => untilUp(client) }, procedure: QUICK },
      });
      assert.equal(measurements.get('tiny/hello')?.state, 'new');
      assert.ok(loads > 1);
    });

    it('does not start one again and again for the same benchmark', async () => {
      await using client = startLoadClient(null);
      let revivals = 0;
      const reviveIfEnded = async (): Promise<boolean> => {
        const isRevived = await untilUp(client);
        if (isRevived) revivals += 1;
        return isRevived;
      };
      await using sample = await sampleTrees();
      const target = { ...sample.target, scenarios };
      const benchmarks = serverBenchmarks(target, target);
      const steps = [control('tiny/none', 0), control('tiny/none', 1), control('tiny/none', 2)];
      const measuring = await carryOut({
        benchmarks,
        trees: sample.trees,
        steps,
        rig: { ...rig, client: { ...client, reviveIfEnded }, procedure: QUICK },
      });
      assert.equal(revivals, 1);
      assert.partialDeepStrictEqual(measuring.notes, [
        {
          kind: 'try-failed',
          benchmark: 'tiny/none',
          arm: null,
          round: 'control left out',
          times: 3,
          because: { kind: 'load-client-failed' },
        },
      ]);
    });
  });

  for (const [again, answer] of [
    ['in the next round', 'response.end();'],
    ['at the second try', 'response.writeHead(404).end();'],
  ] as const) {
    it(`waits for a server that had to be killed ${again} as well, and is told each time`, async () => {
      const killed: string[] = [];
      await using sample = await sampleTrees({ head: { onSigterm: '', answer }, target: { stopTimeoutMs: 100 } });
      const benchmarks = serverBenchmarks(sample.target, null);
      await measure({
        benchmarks,
        trees: sample.trees,
        steps: [solo('tiny/hello', 0), solo('tiny/hello', 1)],
        rig: { ...rig, procedure: QUICK, onKilled: (target) => killed.push(target) },
      });
      assert.ok(killed.length > 1 && killed.every((name) => name === 'tiny'), killed.join());
      assert.deepEqual(await sample.leftovers(), []);
    });
  }
});
