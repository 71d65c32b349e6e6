import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { ArmFailure, askSystem, ReasonError, withLastOutput } from '../failure.ts';
import type { CountedProgram } from './count-program.ts';
import { type CountedSetting, openCountedNode } from './counted-node.ts';
import { exchange, keepingAgent, wrongAnswer } from '../load/http-exchange.ts';
import { firstAnswer, untilListening } from '../server/first-answer.ts';
import type { ServerArm } from '../server/server-arms.ts';
import type { Arm, HttpScenario, Reason } from '../../model.ts';
import { holdPort, LOOPBACK } from '../../system/loopback.ts';
import { startProcessTree } from '../../system/process-tree.ts';
import { environmentInTree } from '../../system/program-environment.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { endOn } from '../../system/time-limit.ts';

/** How many times as long as usual a boot may take. */
const SLOWER_BOOT = 10;
const CONNECT_EVERY_MS = 50;
const REQUEST_TIMEOUT_MS = 120_000;

/**
 * Boots a server that is counted, on a free loopback port, and checks its first answer in full. No probe is preloaded: it
 * works by the clock, so it would do more on a slower machine.
 *
 * @throws ArmFailure where it exits, is ended by the signal, never listens, or answers otherwise than expected
 */
export async function startCountedServer(
  arm: Arm,
  { target, tree }: ServerArm,
  scenario: HttpScenario,
  setting: CountedSetting,
): Promise<CountedProgram> {
  await using opened = new AsyncDisposableStack();
  const cwd = path.join(tree, target.dir);
  const node = opened.use(await openCountedNode({ env: target.env, cwd, tree, ...setting }));
  const { port } = opened.use(await askSystem(holdPort));
  const server = opened.use(
    startProcessTree({
      command: ['/bin/sh', '-c', target.start],
      cwd,
      env: { ...environmentInTree({ dir: target.dir, env: { ...target.env, PATH: node.path } }, tree), PORT: String(port), HOST: LOOPBACK },
      cores: null,
    }),
  );
  opened.use(endOn(setting.signal, server));
  const fail = (because: Reason): ArmFailure =>
    new ArmFailure(arm, withLastOutput({ kind: 'failed-while-counted', because }, server.output()));
  const explain = (error: unknown): never => {
    throw error instanceof ReasonError ? fail(error.reason) : error;
  };
  const timeoutMs = SLOWER_BOOT * target.bootTimeoutMs;
  const latestMs = monotonicMs() + timeoutMs;
  // Before the tree is killed; disposing of it then has nothing to end.
  opened.defer(async () => {
    node.freeTime();
    await server.stop(setting.signal.aborted ? 0 : target.stopTimeoutMs);
  });
  const origin = await node.until(untilListening(server, { target, port, scenario, timeoutMs, everyMs: CONNECT_EVERY_MS })).catch(explain);

  // One connection: how requests of several happen to meet would change what is done for each.
  const agent = keepingAgent(origin, { maxSockets: 1 });
  opened.defer(() => {
    agent.destroy();
  });
  const request = { origin, request: scenario, agent, timeoutMs: REQUEST_TIMEOUT_MS };
  const first = await node
    .until(
      firstAnswer(scenario, origin, {
        untilMs: latestMs,
        hasEnded: () => server.ending() !== null,
        leastTimeoutMs: REQUEST_TIMEOUT_MS,
        agent,
      }),
    )
    .catch(explain);
  const { status, body } = scenario.expect;
  const expectedBytes = body === null ? null : first.body;

  const moved = opened.move();
  return {
    arm,
    unit: 'request',
    count: node.count,
    code: node.code,
    heapBytes: node.heapBytes,
    perform: async (requests) => {
      for (let sent = 0; sent < requests; sent += 1) {
        const answer = await node.until(exchange(request)).catch(explain);
        const wrongThen = wrongAnswer(answer, status, expectedBytes);
        if (wrongThen !== null) throw fail(wrongThen);
        // The next one meets it in the same turn of its loop, however fast the machine is.
        await node.count();
      }
    },
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}
