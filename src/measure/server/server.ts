import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { probedEnvironment } from '../entries.ts';
import { ArmFailure, askSystem, MeasuringFailure, ReasonError, withLastOutput } from '../failure.ts';
import { assertOwnModules } from '../probe/own-modules.ts';
import { listenForProbes } from '../probe/probe-listener.ts';
import { finishedBy, type ProbeLog } from '../probe/probe-log.ts';
import { firstAnswer, untilListening } from './first-answer.ts';
import type { Arm, Scenario, ServerTarget } from '../../model.ts';
import type { Reason } from '../../model/reasons.ts';
import { freePort, LOOPBACK } from '../../system/loopback.ts';
import { type ProcessEnding, startProcessTree } from '../../system/process-tree.ts';
import { environmentInTree, inheritedNodeOptions } from '../../system/program-environment.ts';
import { monotonicMs } from '../../system/this-program.ts';

const CONNECT_EVERY_MS = 5;
/** How long the end of a process may take to be known, or a worker thread that serves. */
const KNOWN_WITHIN_MS = 250;
/**
 * A server finishes what is under way when a load ends, although the client has gone. That may take twice as long as a request
 * is waited for, because two arms share the core.
 */
const AFTER_LOAD_MS = 20_000;

/** A server of one arm, up and answering as expected. */
export interface BootedServer extends AsyncDisposable {
  readonly arm: Arm;
  readonly origin: string;
  /** From the start of the process to its first good answer, less what that one was held for. */
  readonly bootMs: number;
  /** The first answer's body, to the byte, in base64, as it goes with every command of a load; null: none that others could be compared with. */
  readonly firstBody: string | null;
  /** @throws ArmFailure where it ended or an event loop of it is blocked; MeasuringFailure where no probe saw it serve */
  readonly logs: () => Promise<readonly ProbeLog[]>;
  /** How many of its processes share the work, as those of a cluster do; one at least. To be asked after `logs`. */
  readonly processes: () => number;
  /** Says so where it ended; to be asked whenever something else looks odd. @throws ArmFailure */
  readonly assertRunning: () => void;
}

interface BootOptions {
  readonly arm: Arm;
  readonly target: ServerTarget;
  readonly scenario: Scenario;
  /** The arm's copy of the repository. */
  readonly tree: string;
  readonly core: number | null;
  /** How long it may take to end on its own; 0: it is known not to. */
  readonly stopGraceMs: number;
  /** Told when it had to be killed. */
  readonly onKilled: () => void;
  /** Told what the processes that serve have noted, whenever it is asked for its logs. */
  readonly onServing?: (serving: readonly ProbeLog[]) => void;
  /** How long it may be busy after a load, where that is not as long as usual. */
  readonly patienceMs?: number;
}

/**
 * Boots one server on a free loopback port, checks its first answer in full, and waits until none of its processes is busy starting.
 *
 * @throws ArmFailure where it exits, never listens, never answers or otherwise than expected, or never comes to rest
 */
export async function bootServer(options: BootOptions): Promise<BootedServer> {
  const { arm, target, scenario, patienceMs = AFTER_LOAD_MS } = options;
  await using opened = new AsyncDisposableStack();
  const probes = opened.use(await listenForProbes());
  const port = await askSystem(freePort);
  const env = { ...probedEnvironment(environmentInTree(target, options.tree), probes.address), PORT: String(port), HOST: LOOPBACK };
  const startedMs = monotonicMs();
  const tree = opened.use(startProcessTree({
    command: ['/bin/sh', '-c', target.start],
    cwd: path.join(options.tree, target.dir),
    env,
    cores: options.core === null ? null : [options.core],
    opensInput: true,
  }));
  opened.defer(async () => {
    const ownWill = await tree.stop(options.stopGraceMs);
    if (!ownWill && options.stopGraceMs > 0) options.onKilled();
  });
  const fail = (because: Reason, isOfBoot = false): ArmFailure => new ArmFailure(arm, withLastOutput(because, tree.output()), { isOfBoot });
  const assertRunning = (): void => {
    const ending = tree.ending();
    if (ending !== null) throw fail({ kind: 'server-died', ending, isKilled: wasKilled(ending) });
  };

  const explain = (error: unknown): never => { throw error instanceof ReasonError ? fail(error.reason, true) : error; };
  const origin = await untilListening(tree, { target, port, scenario, timeoutMs: target.bootTimeoutMs, everyMs: CONNECT_EVERY_MS }).catch(explain);
  const first = await firstAnswer(scenario, origin, { untilMs: startedMs + target.bootTimeoutMs, hasEnded: () => tree.ending() !== null }).catch(explain);
  const bootMs = first.atMs - startedMs - first.heldMs;
  // Behind the first answer other processes may go on starting, as workers of a cluster do: they would take the core from
  // both arms, and one that is too busy to report would look as if the load had hung it.
  const comesToRest = (await probes.collect(startedMs + target.bootTimeoutMs - monotonicMs())) !== null;
  if (!comesToRest) throw fail({ kind: 'busy-after-first-answer', command: target.start }, true);

  const hasServed = SERVED[scenario.protocol];
  const collect = async (): Promise<readonly ProbeLog[]> => {
    assertRunning();
    const logs = await probes.collect(patienceMs);
    if (logs === null) throw fail({ kind: 'busy-after-load', seconds: patienceMs / 1000, protocol: scenario.protocol });
    return logs;
  };
  const moved = opened.move();
  return {
    arm,
    origin,
    bootMs,
    firstBody: first.body?.toString('base64') ?? null,
    assertRunning,
    processes: probes.servingProcesses,
    logs: async () => {
      let logs = await collect();
      // A process's probe is gone a moment before its end is known, and a worker thread's is there a moment after it serves.
      if (!logs.some(hasServed)) {
        await Promise.race([tree.ended, sleep(KNOWN_WITHIN_MS)]);
        logs = await collect();
      }
      const serving = logs.filter(hasServed);
      if (serving.length === 0) {
        assertRunning();
        throw new MeasuringFailure(probes.hasHeard() ? { kind: 'nothing-served', command: target.start, protocol: scenario.protocol } : { kind: 'no-probe', command: target.start });
      }
      await assertOwnModules(arm, serving, { tree: options.tree, nodeOptions: inheritedNodeOptions(target.env) });
      options.onServing?.(serving);
      return logs;
    },
    async [Symbol.asyncDispose]() {
      await moved.disposeAsync();
    },
  };
}

/** What the shell that started the server exits with where that was killed. */
const KILLED_BELOW_SHELL = 137;
/** A kernel that is out of memory leaves no word of it in the server's output. */
const wasKilled = (ending: ProcessEnding): boolean =>
  (ending.kind === 'signalled' ? ending.signal === 'SIGKILL' : ending.kind === 'exited' && ending.code === KILLED_BELOW_SHELL);

/** Whether a process is the server. An upgraded request never finishes as a response. */
const SERVED: Readonly<Record<Scenario['protocol'], (log: ProbeLog) => boolean>> = {
  http: (log) => finishedBy(log) > 0,
  websocket: ({ connections }) => connections > 0,
};
