import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { MeasuringFailure, ReasonError } from '../failure.ts';
import { assertOwnModules } from '../probe/own-modules.ts';
import type { LoadResult } from '../load/load-protocol.ts';
import { finishedBy, type ProbeLog } from '../probe/probe-log.ts';
import { type OutsideWatch, watchFromOutside } from './outside-watch.ts';
import type { ThreadProfile } from '../probe/thread-profile.ts';
import { firstAnswer, untilListening } from './first-answer.ts';
import { type StartedServer, startServer, type StartOptions } from './started-server.ts';
import type { Arm, Scenario } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

const CONNECT_EVERY_MS = 5;
/** Time until the end of a process, or a serving worker thread, is known. */
const KNOWN_WITHIN_MS = 250;
/** Time for a server to finish requests after a load: twice the timeout of a request, because two arms share the core. */
const AFTER_LOAD_MS = 20_000;

/** A server of one arm, up and answering as expected. */
export interface BootedServer extends AsyncDisposable {
  readonly arm: Arm;
  readonly origin: string;
  /** From the start of the process to its first good answer, without its hold. */
  readonly bootMs: number;
  /** The first answer's body in base64; null: none to compare with. */
  readonly firstBody: string | null;
  /** @throws ArmFailure where it ended or its event loop is blocked; MeasuringFailure where no probe saw it serve */
  readonly logs: (load?: Pick<LoadResult, 'arrivals'>) => Promise<readonly ProbeLog[]>;
  /** Number of processes that share the work, as in a cluster; at least one. To be asked after `logs`. */
  readonly processes: () => number;
  /** Begins a profile of every thread that serves. @throws MeasuringFailure where one cannot be profiled */
  readonly startProfiles: () => Promise<void>;
  readonly endProfiles: () => Promise<readonly ThreadProfile[]>;
  /** @throws ArmFailure where it has ended */
  readonly assertRunning: () => void;
}

interface BootOptions extends StartOptions {
  readonly scenario: Scenario;
  /** Called with the logs of the processes that serve. */
  readonly onServing?: (serving: readonly ProbeLog[]) => void;
  /** Called where it is not Node.js, so that no probe watches it. */
  readonly onOutside?: () => void;
  /** Longest time that it may be busy after a load. */
  readonly patienceMs?: number;
}

/**
 * Boots one server, checks its first answer in full, and waits until none of its processes is busy starting.
 *
 * @throws ArmFailure where it exits, never listens, never answers or otherwise than expected, or never comes to rest
 */
export async function bootServer(options: BootOptions): Promise<BootedServer> {
  const { arm, target, scenario } = options;
  await using opened = new AsyncDisposableStack();
  const server = opened.use(await startServer(options));
  const { startedMs, port, program, probes, failure, assertRunning } = server;
  const explain = (error: unknown): never => {
    if (!(error instanceof ReasonError)) throw error;
    const failed = failure(error.reason, true);
    if (!server.followsKill()) throw failed;
    throw new MeasuringFailure({ kind: 'not-up-after-kill', arm, seconds: target.stopTimeoutMs / 1000, because: failed.reason });
  };
  const origin = await untilListening(program, {
    target,
    port,
    scenario,
    timeoutMs: target.bootTimeoutMs,
    everyMs: CONNECT_EVERY_MS,
  }).catch(explain);
  const first = await firstAnswer(scenario, origin, {
    untilMs: startedMs + target.bootTimeoutMs,
    hasEnded: () => program.ending() !== null,
  }).catch(explain);
  server.isUp();
  const bootMs = first.atMs - startedMs - first.heldMs;
  // Workers of a cluster may still be starting: they would take the core, and look hung under load.
  const comesToRest = (await probes.collect(startedMs + target.bootTimeoutMs - monotonicMs())) !== null;
  if (!comesToRest) throw failure({ kind: 'busy-after-first-answer', command: target.start }, true);
  const watch = opened.use(watchServing(server, options));
  const moved = opened.move();
  return {
    arm,
    origin,
    bootMs,
    firstBody: first.body?.toString('base64') ?? null,
    assertRunning,
    processes: probes.servingProcesses,
    startProfiles: async () => {
      if (!probes.hasHeard()) throw new MeasuringFailure({ kind: 'no-probe', command: target.start });
      await probes.startProfiles();
    },
    endProfiles: probes.endProfiles,
    logs: watch.logs,
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

/** Watches what a server does under load: by its probes or, where it is not Node.js, from outside. */
function watchServing(
  { port, program, probes, failure, assertRunning }: StartedServer,
  { arm, target, tree, scenario, patienceMs = AFTER_LOAD_MS, onServing, onOutside }: BootOptions,
): Pick<BootedServer, 'logs'> & Disposable {
  let outside: OutsideWatch | null = null;
  const hasServed = SERVED[scenario.protocol];
  const collect = async (): Promise<readonly ProbeLog[]> => {
    assertRunning();
    const logs = await probes.collect(patienceMs);
    if (logs === null) throw failure({ kind: 'busy-after-load', seconds: patienceMs / 1000, protocol: scenario.protocol });
    return logs;
  };
  return {
    logs: async (load) => {
      if (outside !== null) {
        assertRunning();
        return outside.logs(load?.arrivals ?? []);
      }
      let logs = await collect();
      // A probe is gone a moment before the end of its process is known, and a worker thread's comes a moment late.
      if (!logs.some(hasServed)) {
        await Promise.race([program.ended, sleep(KNOWN_WITHIN_MS)]);
        logs = await collect();
      }
      const serving = logs.filter(hasServed);
      if (serving.length > 0) {
        await assertOwnModules(arm, serving, tree);
        onServing?.(serving);
        return logs;
      }
      assertRunning();
      outside = scenario.protocol === 'http' ? watchFromOutside(program, port) : null;
      if (outside !== null) {
        onOutside?.();
        return outside.logs([]);
      }
      const command = target.start;
      throw new MeasuringFailure(
        probes.hasHeard() ? { kind: 'nothing-served', command, protocol: scenario.protocol } : { kind: 'no-probe', command },
      );
    },
    [Symbol.dispose]: () => outside?.[Symbol.dispose](),
  };
}

/** Tells whether a process serves. An upgraded request never finishes as a response. */
const SERVED: Readonly<Record<Scenario['protocol'], (log: ProbeLog) => boolean>> = {
  http: (log) => finishedBy(log) > 0,
  websocket: ({ connections }) => connections > 0,
};
