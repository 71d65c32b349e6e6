import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { probedEnvironment, profiledEnvironment } from '../entries.ts';
import { ArmFailure, askSystem, MeasuringFailure, ReasonError, withLastOutput } from '../failure.ts';
import { assertOwnModules } from '../probe/own-modules.ts';
import { listenForProbes } from '../probe/probe-listener.ts';
import type { LoadResult } from '../load/load-protocol.ts';
import { finishedBy, type ProbeLog } from '../probe/probe-log.ts';
import { type OutsideWatch, watchFromOutside } from './outside-watch.ts';
import type { ThreadProfile } from '../probe/thread-profile.ts';
import { firstAnswer, untilListening } from './first-answer.ts';
import type { Arm, Scenario, ServerTarget } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { holdPort, LOOPBACK } from '../../system/loopback.ts';
import { type ProcessEnding, startProcessTree } from '../../system/process-tree.ts';
import { environmentInTree } from '../../system/program-environment.ts';
import { monotonicMs } from '../../system/this-program.ts';

const CONNECT_EVERY_MS = 5;
/** Time until the end of a process, or a serving worker thread, is known. */
const KNOWN_WITHIN_MS = 250;
/** Time for a server to finish requests after a load: twice the timeout of a request, because two arms share the core. */
const AFTER_LOAD_MS = 20_000;

/**
 * Times that a server which had come up was killed on SIGTERM since it last ended by itself, by its copy. One that was never killed is not
 * there. The state is of this program, because each run has copies of its own.
 */
const kills = new Map<string, number>();

/** After so many in a row it is taken for a server that never ends by itself, and is not waited for. */
const DEAF_AFTER = 2;

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

/**
 * Boots one server on a free loopback port, checks its first answer in full, and waits until none of its processes is busy starting.
 *
 * @throws ArmFailure where it exits, never listens, never answers or otherwise than expected, or never comes to rest
 */
export async function bootServer(options: {
  readonly arm: Arm;
  readonly target: ServerTarget;
  readonly scenario: Scenario;
  /** The arm's copy of the repository. */
  readonly tree: string;
  readonly core: number | null;
  /** Called when it had to be killed. */
  readonly onKilled?: () => void;
  /** Called with the logs of the processes that serve. */
  readonly onServing?: (serving: readonly ProbeLog[]) => void;
  /** Called where it is not Node.js, so that no probe watches it. */
  readonly onOutside?: () => void;
  /** Longest time that it may be busy after a load. */
  readonly patienceMs?: number;
  /** It runs so that profiles can tell its functions apart, which is slower. */
  readonly isProfiled?: boolean;
}): Promise<BootedServer> {
  const { arm, target, scenario, patienceMs = AFTER_LOAD_MS, isProfiled = false } = options;
  await using opened = new AsyncDisposableStack();
  const probes = opened.use(await listenForProbes());
  const { port } = opened.use(await askSystem(holdPort));
  const env = {
    ...probedEnvironment(environmentInTree(target, options.tree), probes.address),
    ...profiledEnvironment(isProfiled),
    PORT: String(port),
    HOST: LOOPBACK,
  };
  const startedMs = monotonicMs();
  const tree = opened.use(
    startProcessTree({
      command: ['/bin/sh', '-c', target.start],
      cwd: path.join(options.tree, target.dir),
      env,
      cores: options.core === null ? null : [options.core],
      opensInput: true,
    }),
  );
  let isUp = false;
  const copy = JSON.stringify([options.tree, target.dir, target.start]);
  opened.defer(async () => {
    const isDeaf = (kills.get(copy) ?? 0) >= DEAF_AFTER;
    const ownWill = await tree.stop(isDeaf ? 0 : target.stopTimeoutMs);
    // What never came up has left nothing that the next one lacks.
    if (isUp && !ownWill) kills.set(copy, (kills.get(copy) ?? 0) + 1);
    else if (isUp && kills.has(copy)) kills.set(copy, 0);
    if (!ownWill) options.onKilled?.();
  });
  const fail = (because: Reason, isOfBoot = false): ArmFailure => new ArmFailure(arm, withLastOutput(because, tree.output()), { isOfBoot });
  const assertRunning = (): void => {
    const ending = tree.ending();
    if (ending !== null) throw fail({ kind: 'server-died', ending, isKilled: wasKilled(ending) });
  };

  const explain = (error: unknown): never => {
    if (!(error instanceof ReasonError)) throw error;
    const failure = fail(error.reason, true);
    // It may have left a lock or half a file.
    if (!kills.has(copy)) throw failure;
    throw new MeasuringFailure({ kind: 'not-up-after-kill', arm, seconds: target.stopTimeoutMs / 1000, because: failure.reason });
  };
  const origin = await untilListening(tree, { target, port, scenario, timeoutMs: target.bootTimeoutMs, everyMs: CONNECT_EVERY_MS }).catch(
    explain,
  );
  const first = await firstAnswer(scenario, origin, {
    untilMs: startedMs + target.bootTimeoutMs,
    hasEnded: () => tree.ending() !== null,
  }).catch(explain);
  isUp = true;
  const bootMs = first.atMs - startedMs - first.heldMs;
  // Workers of a cluster may still be starting: they would take the core, and look hung under load.
  const comesToRest = (await probes.collect(startedMs + target.bootTimeoutMs - monotonicMs())) !== null;
  if (!comesToRest) throw fail({ kind: 'busy-after-first-answer', command: target.start }, true);

  const hasServed = SERVED[scenario.protocol];
  const collect = async (): Promise<readonly ProbeLog[]> => {
    assertRunning();
    const logs = await probes.collect(patienceMs);
    if (logs === null) throw fail({ kind: 'busy-after-load', seconds: patienceMs / 1000, protocol: scenario.protocol });
    return logs;
  };
  let outside: OutsideWatch | null = null;
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
    logs: async (load) => {
      if (outside !== null) {
        assertRunning();
        return outside.logs(load?.arrivals ?? []);
      }
      let logs = await collect();
      // A probe is gone a moment before the end of its process is known, and a worker thread's comes a moment late.
      if (!logs.some(hasServed)) {
        await Promise.race([tree.ended, sleep(KNOWN_WITHIN_MS)]);
        logs = await collect();
      }
      const serving = logs.filter(hasServed);
      if (serving.length === 0) {
        assertRunning();
        outside = scenario.protocol === 'http' ? watchFromOutside(tree, port) : null;
        if (outside !== null) {
          options.onOutside?.();
          return outside.logs([]);
        }
        const command = target.start;
        throw new MeasuringFailure(
          probes.hasHeard() ? { kind: 'nothing-served', command, protocol: scenario.protocol } : { kind: 'no-probe', command },
        );
      }
      await assertOwnModules(arm, serving, options.tree);
      options.onServing?.(serving);
      return logs;
    },
    async [Symbol.asyncDispose]() {
      outside?.[Symbol.dispose]();
      await moved.disposeAsync();
    },
  };
}

/** Exit code of a shell whose program was killed. */
const KILLED_BELOW_SHELL = 137;
/** Tells whether it was killed, perhaps by a kernel out of memory. */
const wasKilled = (ending: ProcessEnding): boolean =>
  ending.kind === 'signalled' ? ending.signal === 'SIGKILL' : ending.kind === 'exited' && ending.code === KILLED_BELOW_SHELL;

/** Tells whether a process serves. An upgraded request never finishes as a response. */
const SERVED: Readonly<Record<Scenario['protocol'], (log: ProbeLog) => boolean>> = {
  http: (log) => finishedBy(log) > 0,
  websocket: ({ connections }) => connections > 0,
};
