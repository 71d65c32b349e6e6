import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { askSystem, MeasuringFailure, withLastOutput } from '../measure/failure.ts';
import type { Arm, Measurement, OfBothArms, Reason, Service, Target } from '../model.ts';
import type { PlannedTarget } from '../plan/benchmarks.ts';
import { measurementWithout, type NeedsOfArm } from '../plan/unmeasured.ts';
import { accepts, holdPort, LOOPBACK } from '../system/loopback.ts';
import { type ProcessTree, startProcessTree, succeeded } from '../system/process-tree.ts';
import { variablesOfHome } from '../system/arm-home.ts';
import { pathOfProgram, targetEnvironment } from '../system/program-environment.ts';
import { openScratchFolder } from '../system/scratch.ts';
import { monotonicMs } from '../system/this-program.ts';

/** Replaces `$HOST`, `$PORT`, `${HOST}` and `${PORT}` in values of variables. */
export function withAddress(
  env: Readonly<Record<string, string>>,
  address: { readonly host: string; readonly port: number },
): Readonly<Record<string, string>> {
  const place = (text: string): string =>
    text.replaceAll(/\$(?:\{(?<braced>HOST|PORT)\}|(?<bare>HOST|PORT)\b)/g, (_, braced: string | undefined, bare: string | undefined) =>
      (braced ?? bare) === 'HOST' ? address.host : String(address.port),
    );
  return Object.fromEntries(Object.entries(env).map(([name, value]) => [name, place(value)]));
}

/** Folders of Debian for servers like mosquitto; the PATH of an ordinary user leaves them out. */
const SERVERS_OF_THE_SYSTEM = ['/usr/local/sbin', '/usr/sbin', '/sbin'];

/** The caller's environment with the home of the arm and a service's own variables. Programs of the tree's packages are not on its PATH. */
export function serviceEnvironment(own: Readonly<Record<string, string>> = {}, tree: string | null = null): Record<string, string> {
  const env = targetEnvironment({}, { ...process.env, ...(tree !== null && variablesOfHome(tree)) });
  const path = [env['PATH'] ?? '', ...SERVERS_OF_THE_SYSTEM].filter((folder) => folder !== '').join(':');
  return { ...env, PATH: path, ...own };
}

const ASK_EVERY_MS = 20;
/** Least time for the `ready` command. */
const LEAST_ANSWER_MS = 500;
/** Enough to close connections; its data are thrown away. */
const STOP_GRACE_MS = 2_000;

/** A service that is up. Disposing of it stops it and removes its scratch folder. */
interface RunningService extends AsyncDisposable {
  /** Variables by which targets reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** How it ended; null: it still runs. */
  readonly trouble: () => Promise<Reason | null>;
}

/**
 * Starts a service on a free loopback port and waits until it is ready. Its commands run in `cwd`, on these cores; null: on any.
 *
 * @throws MeasuringFailure where it ends or is not ready in time, with the last of what it printed
 */
export async function startService(
  service: Service,
  { cwd, cores }: { readonly cwd: string; readonly cores: readonly number[] | null },
): Promise<RunningService> {
  await using opened = new AsyncDisposableStack();
  const scratch = opened.use(await askSystem(() => openScratchFolder('service')));
  const { port } = opened.use(await askSystem(holdPort));
  const env = serviceEnvironment({ PORT: String(port), HOST: LOOPBACK, SCRATCH: scratch.path }, cwd);
  const run = (command: string): ProcessTree => startProcessTree({ command: ['/bin/sh', '-c', command], cwd, env, cores });
  const tree = run(service.start);
  opened.defer(async () => {
    await tree.stop(STOP_GRACE_MS);
  });
  await untilReady(service, tree, (untilMs) => lackOf(service, { port, run, untilMs }));
  // Another program may have got the port and answer in its place.
  const trouble = await troubleOf(service, tree);
  if (trouble !== null) throw new MeasuringFailure(trouble);

  const moved = opened.move();
  return {
    env: withAddress(service.env, { host: LOOPBACK, port }),
    trouble: () => troubleOf(service, tree),
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

async function troubleOf({ name }: Service, tree: ProcessTree): Promise<Reason | null> {
  if (tree.ending() === null) return null;
  const ending = await tree.ended;
  // A program that puts itself into the background exits with 0.
  return withLastOutput({ kind: 'service-ended', service: name, ending, isInBackground: succeeded(ending) }, tree.output());
}

/** Waits until a service is ready or has ended. */
async function untilReady(
  { name, readyTimeoutMs }: Service,
  tree: ProcessTree,
  lackUntil: (untilMs: number) => Promise<Reason | null>,
): Promise<void> {
  const untilMs = monotonicMs() + readyTimeoutMs;
  for (;;) {
    const lack = await lackUntil(untilMs);
    if (lack === null || tree.ending() !== null) return;
    if (monotonicMs() >= untilMs) {
      const reason: Reason = { kind: 'service-not-ready', service: name, seconds: readyTimeoutMs / 1000, because: lack };
      throw new MeasuringFailure(withLastOutput(reason, tree.output()));
    }
    await sleep(ASK_EVERY_MS);
  }
}

/** Why it is not ready; null: it is. `run` runs a command beside it, in the same surroundings. */
async function lackOf(
  { ready }: Service,
  { port, run, untilMs }: { readonly port: number; readonly run: (command: string) => ProcessTree; readonly untilMs: number },
): Promise<Reason | null> {
  if (ready === null) return (await accepts(port)) ? null : { kind: 'service-not-listening', address: `${LOOPBACK}:${port}` };
  await using asking = run(ready);
  const ending = await Promise.race([asking.ended, sleep(Math.max(LEAST_ANSWER_MS, untilMs - monotonicMs()), null, { ref: false })]);
  if (ending !== null && succeeded(ending)) return null;
  return withLastOutput({ kind: 'ready-command-failed', command: ready, ending }, asking.output());
}

export type TargetOfArms = Pick<PlannedTarget, 'head' | 'base'>;

/** A target with the variables of its running services, or its measurement without them. */
export type Equipped = ({ readonly ready: true } & TargetOfArms) | { readonly ready: false; readonly measurement: Unequipped };

type Unequipped = Extract<Measurement, { state: 'not measured' | 'invalid' }>;

/** The services of a run, each started for the first target that needs it. Disposing of this stops all. */
export interface Services extends AsyncDisposable {
  /** Measurement of a target whose programs are missing on PATH; null: they are there. Programs in the copy may come by an install. */
  readonly lackingOnPath: (target: TargetOfArms) => Promise<Unequipped | null>;
  /** Starts the services of a target that do not run yet. Rejects with the signal's reason. */
  readonly equip: (target: TargetOfArms) => Promise<Equipped>;
  /** Which service of a target has ended, and how; null: all run. */
  readonly trouble: (target: TargetOfArms) => Promise<Reason | null>;
}

/** Opens the services of a run; nothing is started yet. `isAlike` tells whether base and head have the same files for a service. */
export function openServices({
  trees,
  cores,
  signal,
  isAlike,
}: {
  readonly trees: OfBothArms<string>;
  /** The clients' cores, because work on the servers' core would be measured. */
  readonly cores: readonly number[] | null;
  readonly signal: AbortSignal;
  readonly isAlike: (service: Service) => boolean;
}): Services {
  const started = new Map<string, Promise<RunningService>>();
  /** Starts it unless it runs already. */
  const running = async (arm: Arm, service: Service): Promise<RunningService> => {
    // Arms that define it differently, or have other files for it, never share one.
    const isForBoth = service.scope === 'run' && isAlike(service);
    const key = JSON.stringify([isForBoth ? null : arm, service]);
    signal.throwIfAborted();
    const instance = started.get(key) ?? startService(service, { cwd: trees[arm], cores });
    started.set(key, instance);
    return instance;
  };
  /** The target with the variables of its services. Its own win. */
  const withVariables = async <Kind extends Target>(arm: Arm, target: Kind): Promise<Kind> => {
    const variables: Record<string, string> = {};
    for (const service of target.services) Object.assign(variables, (await running(arm, service)).env);
    return { ...target, env: { ...variables, ...target.env } };
  };
  const trouble = async ({ head, base }: TargetOfArms): Promise<Reason | null> => {
    // Head first, so that a shared instance runs in head's tree.
    const needed = [
      ...head.services.map((service) => ['head', service] as const),
      ...(base?.services ?? []).map((service) => ['base', service] as const),
    ];
    for (const [arm, service] of needed) {
      const reason = await (await running(arm, service)).trouble();
      if (reason !== null) return reason;
    }
    return null;
  };
  const lacking = async ({ head, base }: TargetOfArms, counts: (service: Service) => boolean): Promise<Unequipped | null> =>
    measurementWithout(await needsOfArm(head, trees.head, counts), base === null ? null : await needsOfArm(base, trees.base, counts));

  return {
    lackingOnPath: (target) => lacking(target, ({ program }) => !program.includes('/')),
    equip: async (target) => {
      const without = await lacking(target, () => true);
      if (without !== null) return { ready: false, measurement: without };
      try {
        const head = await withVariables('head', target.head);
        const base = target.base === null ? null : await withVariables('base', target.base);
        const reason = await trouble(target);
        return reason === null ? { ready: true, head, base } : { ready: false, measurement: { state: 'invalid', reason } };
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof MeasuringFailure)) throw error;
        return { ready: false, measurement: { state: 'invalid', reason: error.reason } };
      }
    },
    trouble,
    async [Symbol.asyncDispose]() {
      const instances = (await Promise.allSettled(started.values())).flatMap((outcome) =>
        outcome.status === 'fulfilled' ? [outcome.value] : [],
      );
      // All are stopped before a failure is thrown.
      const stopped = await Promise.allSettled(instances.map((instance) => instance[Symbol.asyncDispose]()));
      for (const outcome of stopped) {
        if (outcome.status === 'rejected') throw outcome.reason;
      }
    },
  };
}

/** Looks for programs in the arm's own tree, because they may be files of the repository. */
async function needsOfArm({ services }: Target, tree: string, counts: (service: Service) => boolean): Promise<NeedsOfArm> {
  const paths = await Promise.all(services.map(({ program }) => pathOfProgram(program, { env: serviceEnvironment(), cwd: tree })));
  return { services, missing: services.filter((service, index) => counts(service) && paths[index] === null) };
}
