import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { probedEnvironment, profiledEnvironment } from '../entries.ts';
import { ArmFailure, askSystem, withLastOutput } from '../failure.ts';
import { listenForProbes, type ProbeListener } from '../probe/probe-listener.ts';
import type { Arm, ServerTarget } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { holdPort, LOOPBACK } from '../../system/loopback.ts';
import { type ProcessEnding, type ProcessTree, startProcessTree } from '../../system/process-tree.ts';
import { environmentInTree } from '../../system/program-environment.ts';
import { monotonicMs } from '../../system/this-program.ts';

/**
 * Times that a server which had come up was killed on SIGTERM since it last ended by itself, by its copy. One that was never killed is not
 * there. The state is of this program, because each run has copies of its own.
 */
const kills = new Map<string, number>();

/** After so many in a row it is taken for a server that never ends by itself, and is not waited for. */
const DEAF_AFTER = 2;

export interface StartOptions {
  readonly arm: Arm;
  readonly target: ServerTarget;
  /** The arm's copy of the repository. */
  readonly tree: string;
  readonly core: number | null;
  /** Called when it had to be killed. */
  readonly onKilled?: () => void;
  /** It runs so that profiles can tell its functions apart, which is slower. */
  readonly isProfiled?: boolean;
}

/** A server that was started, with probes in it, and may not be up yet. */
export interface StartedServer extends AsyncDisposable {
  readonly startedMs: number;
  readonly port: number;
  readonly program: ProcessTree;
  readonly probes: ProbeListener;
  /** To be told once it is up: what never came up leaves nothing that the next one lacks. */
  readonly isUp: () => void;
  /** An earlier one of the same copy was killed, and may have left a lock or half a file. */
  readonly followsKill: () => boolean;
  /** `isOfBoot`: it did not come up. */
  readonly failure: (because: Reason, isOfBoot?: boolean) => ArmFailure;
  /** @throws ArmFailure where it has ended */
  readonly assertRunning: () => void;
}

/** Starts a server on a free loopback port. */
export async function startServer({ arm, target, tree, core, onKilled, isProfiled = false }: StartOptions): Promise<StartedServer> {
  await using opened = new AsyncDisposableStack();
  const probes = opened.use(await listenForProbes());
  const { port } = opened.use(await askSystem(holdPort));
  const env = {
    ...probedEnvironment(environmentInTree(target, tree), probes.address),
    ...profiledEnvironment(isProfiled),
    PORT: String(port),
    HOST: LOOPBACK,
  };
  const startedMs = monotonicMs();
  const program = opened.use(
    startProcessTree({
      command: ['/bin/sh', '-c', target.start],
      cwd: path.join(tree, target.dir),
      env,
      cores: core === null ? null : [core],
      opensInput: true,
    }),
  );
  const copy = JSON.stringify([tree, target.dir, target.start]);
  let isUp = false;
  opened.defer(async () => {
    const isDeaf = (kills.get(copy) ?? 0) >= DEAF_AFTER;
    const ownWill = await program.stop(isDeaf ? 0 : target.stopTimeoutMs);
    if (isUp && !ownWill) kills.set(copy, (kills.get(copy) ?? 0) + 1);
    else if (isUp && kills.has(copy)) kills.set(copy, 0);
    if (!ownWill) onKilled?.();
  });
  const failure: StartedServer['failure'] = (because, isOfBoot = false) =>
    new ArmFailure(arm, withLastOutput(because, program.output()), { isOfBoot });
  const moved = opened.move();
  return {
    startedMs,
    port,
    program,
    probes,
    isUp: () => {
      isUp = true;
    },
    followsKill: () => kills.has(copy),
    failure,
    assertRunning: () => {
      const ending = program.ending();
      if (ending !== null) throw failure({ kind: 'server-died', ending, isKilled: wasKilled(ending) });
    },
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

/** Exit code of a shell whose program was killed. */
const KILLED_BELOW_SHELL = 137;
/** Tells whether it was killed, perhaps by a kernel out of memory. */
const wasKilled = (ending: ProcessEnding): boolean =>
  ending.kind === 'signalled' ? ending.signal === 'SIGKILL' : ending.kind === 'exited' && ending.code === KILLED_BELOW_SHELL;
