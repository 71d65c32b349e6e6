import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { holdPort } from '../../src/system/loopback.ts';
import { planCores } from '../../src/measure/cores.ts';
import { startLoadClient, type LoadClient } from '../../src/measure/load/load-process.ts';
import type { Measurement, Reason, Scenario } from '../../src/model.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import type { RoundStep } from '../../src/plan/schedule.ts';
import { scenarioOf } from '../targets.ts';
import { withoutOutput } from './arm-failure.ts';
import { type CarriedOut, carryOutOn, duet, QUICK, solo, type MeasureRequest } from './carried-out.ts';
import { sampleTrees, type SampleTrees } from './sample-server.ts';
import { isUp, openShortRig } from './short-rig.ts';

let rig: Awaited<ReturnType<typeof openShortRig>>;
before(async () => {
  rig = { ...(await openShortRig(await planCores())), procedure: QUICK };
});
after(() => rig[Symbol.asyncDispose]());

const HELLO = 'tiny/hello';

/** Carries out steps of both arms' servers, or of head's. */
function carryOut(
  { target, trees }: SampleTrees,
  steps: readonly RoundStep[],
  { isAlone = false, scenarios = target.scenarios, ...change }: Partial<MeasureRequest> & OfServers = {},
): Promise<CarriedOut> {
  const head = { ...target, scenarios };
  return carryOutOn(rig, { benchmarks: serverBenchmarks(head, isAlone ? null : head), trees, steps, ...change });
}

interface OfServers {
  /** There is no base. */
  readonly isAlone?: boolean;
  readonly scenarios?: readonly Scenario[];
}

const helloOf = async (sample: SampleTrees, steps = [duet(HELLO, 0)], change: Parameters<typeof carryOut>[2] = {}): Promise<Measurement> =>
  (await carryOut(sample, steps, change)).measurements.get(HELLO)!;

const REDIS_ENDED: Reason = { kind: 'process-error', problem: 'redis ended' };

const FAILS_ONCE =
  "import { readFileSync } from 'node:fs'; if (readFileSync('started', 'utf8').trim().split('\\n').length === 1) process.exit(1);";

/** Listens on that port too, before it listens on its own. In so many of its runs, from the first, it waits until somebody else has taken it. */
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
    await using sample = await sampleTrees({ head: { first: FAILS_ONCE } });
    assert.equal((await helloOf(sample, [solo(HELLO, 0)], { isAlone: true })).state, 'new');
    assert.equal((await sample.started()).length, 2);
  });

  it('is loaded in the other order at the second try', async () => {
    await using sample = await sampleTrees({ head: { first: FAILS_ONCE } });
    const loaded: string[] = [];
    const client: LoadClient = {
      ...rig.client,
      load: (command, ...rest) => {
        loaded.push(command.origin);
        return rig.client.load(command, ...rest);
      },
    };
    await carryOut(sample, [duet(HELLO, 0)], { rig: { ...rig, client } });
    // Of the first try and of the second, of base and then of head.
    const [, base, , head] = await sample.started();
    assert.deepEqual(
      loaded.slice(0, 2),
      [base, head].map((server) => `http://127.0.0.1:${server?.port}`),
    );
  });

  it('warns of a head that answers otherwise than base in all rounds, where the scenario takes any body', async () => {
    await using sample = await sampleTrees({ head: { answer: "response.end('[]');" }, base: { answer: "response.end('[1,2,3]');" } });
    const { warnings } = await carryOut(sample, [duet(HELLO, 0), duet(HELLO, 1)]);
    assert.deepEqual(warnings, [{ kind: 'other-first-body', benchmark: HELLO, baseBytes: 7, headBytes: 2, rounds: 2 }]);
  });

  describe('that do not boot beside each other', () => {
    const NO_DATABASE = "console.error('no database'); process.exit(3);";

    it('is invalid where base has a fixed port each time that head needs too, and says how to mend it: by itself head boots', async () => {
      const { port } = await holdPort();
      await using sample = await sampleTrees({ base: { first: listensToo(port) }, head: { first: listensToo(port, 2) } });
      const hello = await helloOf(sample, [duet(HELLO, 0), duet(HELLO, 1)]);
      assert.ok(hello.state === 'invalid', JSON.stringify(hello));
      assert.ok(hello.reason.kind === 'works-alone', JSON.stringify(hello.reason));
      assert.equal(withoutOutput(hello.reason.because as Reason).kind, 'exited-before-listening');
      // Twice side by side, and once head alone.
      assert.equal((await sample.started()).length, 5);
      assert.deepEqual(await sample.leftovers(), []);
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
      const hello = await helloOf(sample);
      assert.ok(hello.state === 'invalid' && hello.reason.kind === 'works-alone', JSON.stringify(hello));
      assert.equal(hello.reason.arm, 'base');
    });

    it('tells of the kill where a server that was killed does not come up any more', async () => {
      const lock =
        "import fs from 'node:fs'; try { fs.writeFileSync('api.lock', '', { flag: 'wx' }); } catch { console.error('another instance is running'); process.exit(1); }";
      await using sample = await sampleTrees({
        base: { first: lock, onSigterm: "setTimeout(() => { fs.rmSync('api.lock'); process.exit(); }, 10_000);" },
        target: { stopTimeoutMs: 100 },
      });
      const hello = await helloOf(sample, [duet(HELLO, 0), duet(HELLO, 1)]);
      assert.ok(hello.state === 'invalid', JSON.stringify(hello));
      assert.partialDeepStrictEqual(hello.reason, {
        kind: 'not-up-after-kill',
        arm: 'base',
        seconds: 0.1,
        because: { kind: 'printed-last', output: 'another instance is running' },
      });
    });

    for (const arm of ['base', 'head'] as const) {
      it(`blames ${arm} that does not boot by itself either`, async () => {
        await using sample = await sampleTrees({ [arm]: { first: NO_DATABASE } });
        const hello = await helloOf(sample);
        assert.ok(hello.state === 'broken' && hello.arm === arm, JSON.stringify(hello));
        assert.partialDeepStrictEqual(hello.reason, {
          kind: 'printed-last',
          because: { kind: 'exited-before-listening', ending: { kind: 'exited', code: 3 } },
          output: 'no database',
        });
        assert.equal((await sample.started()).length, 5);
      });
    }

    it('does not boot a head by itself that broke under load: it was up beside base', async () => {
      await using sample = await sampleTrees({ head: { answer: 'if (count > 1) process.exit(3); response.end();' } });
      const hello = await helloOf(sample);
      assert.ok(hello.state === 'broken' && hello.arm === 'head', JSON.stringify(hello));
      assert.equal((await sample.started()).length, 4);
    });

    it('is invalid for its services where these end while head is booted by itself', async () => {
      await using sample = await sampleTrees({ head: { first: NO_DATABASE } });
      let asked = 0;
      const troubleBeside = async (): Promise<Reason | null> => ((asked += 1) === 3 ? REDIS_ENDED : null);
      assert.deepEqual(await helloOf(sample, undefined, { troubleBeside }), { state: 'invalid', reason: REDIS_ENDED });
    });
  });

  describe('whose load client ends', () => {
    /** The client's process ends where it is told to open none. */
    const scenarios = [scenarioOf({ name: 'none', connections: 0 }), scenarioOf()];

    it('loses the benchmark in which it did, and measures the next one with another', async () => {
      await using client = startLoadClient(null);
      await using sample = await sampleTrees();
      const { measurements } = await carryOut(sample, [solo('tiny/none', 0), solo(HELLO, 0)], {
        isAlone: true,
        scenarios,
        rig: { ...rig, client: { ...client, reviveIfEnded: () => untilUp(client) } },
      });
      const none = measurements.get('tiny/none');
      assert.ok(none?.state === 'invalid', JSON.stringify(none));
      assert.equal(none.reason.kind, 'load-client-failed');
      assert.equal(measurements.get(HELLO)?.state, 'new');
    });

    it('measures again with another where it ended once', async () => {
      await using client = startLoadClient(null);
      let loads = 0;
      const load: typeof client.load = async (command, onMilestone) => {
        loads += 1;
        return client.load(loads === 1 ? { ...command, connections: 0 } : command, onMilestone);
      };
      await using sample = await sampleTrees();
      const endingOnce = { ...rig, client: { ...client, load, reviveIfEnded: () => untilUp(client) } };
      assert.equal((await helloOf(sample, [solo(HELLO, 0)], { isAlone: true, rig: endingOnce })).state, 'new');
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
      const steps = [0, 1, 2].map((index) => solo('tiny/none', index));
      const { notes } = await carryOut(sample, steps, { scenarios, rig: { ...rig, client: { ...client, reviveIfEnded } } });
      assert.equal(revivals, 1);
      assert.partialDeepStrictEqual(notes, [
        {
          kind: 'try-failed',
          benchmark: 'tiny/none',
          arm: null,
          round: 'solo left out',
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
      const noting = { ...rig, onKilled: (target: string) => killed.push(target) };
      await carryOut(sample, [solo(HELLO, 0), solo(HELLO, 1)], { isAlone: true, rig: noting });
      assert.ok(killed.length > 1 && killed.every((name) => name === 'tiny'), killed.join());
      assert.deepEqual(await sample.leftovers(), []);
    });
  }
});
