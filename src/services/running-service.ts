import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { monotonicMs } from '../clock.ts';
import { accepts, freePort, LOOPBACK } from '../loopback.ts';
import { askSystem, MeasuringFailure } from '../measure/failure.ts';
import type { Service } from '../model.ts';
import { withLastOutput } from '../processes/last-output.ts';
import { isOutOfReach } from '../processes/process-group.ts';
import { describeEnding, startProcessTree, succeeded, type ProcessTree, type ProcessTreeOptions } from '../processes/process-tree.ts';
import { openScratchFolder } from '../scratch.ts';
import { plainName } from '../text/escape.ts';
import { withAddress } from './addresses.ts';
import { serviceEnvironment } from './service-environment.ts';

const ASK_EVERY_MS = 20;
/** How long the command that tells of the readiness has to end, also where it was asked at the last moment. */
const LEAST_ANSWER_MS = 500;
/** What a service has to save is nobody's any more, so it gets no longer than it takes to close its connections. */
const STOP_GRACE_MS = 2_000;

/** A service that is up. Disposing of it stops it and removes its scratch folder. */
export interface RunningService extends AsyncDisposable {
  /** Variables by which targets reach it. */
  readonly env: Readonly<Record<string, string>>;
  /** How it ended, in words; null: it still runs. */
  readonly trouble: () => Promise<string | null>;
  /** What a reader must know of it, in a whole sentence; null: nothing. */
  readonly note: string | null;
}

/** A service ended before it was ready, as one does that finds its port taken, or is refused by a registry once. */
export class ServiceEnded extends MeasuringFailure {}

/** Where a service runs. */
export interface ServicePlace {
  /** Folder in which its commands run. */
  readonly cwd: string;
  /** Cores to pin it to; null: anywhere. */
  readonly cores: readonly number[] | null;
}

/**
 * Starts a service on a free loopback port and waits until it is ready.
 *
 * @throws MeasuringFailure where it ends (then a {@link ServiceEnded}, unless it says that all went well) or is not ready in time, with the last of what it printed
 */
export async function startService(service: Service, place: ServicePlace): Promise<RunningService> {
  await using opened = new AsyncDisposableStack();
  const scratch = opened.use(await askSystem(() => openScratchFolder('service')));
  const port = await askSystem(freePort);
  const run = (command: string): ProcessTree => startProcessTree(shell(command, place, { PORT: String(port), HOST: LOOPBACK, SCRATCH: scratch.path }));
  const tree = run(service.start);
  opened.defer(async () => { await tree.stop(STOP_GRACE_MS); });
  await untilReady(service, { tree, port, run });
  // Whoever answers now may be somebody else, to whom the port fell.
  const trouble = await troubleOf(service, tree);
  const ending = tree.ending();
  if (trouble !== null) throw ending !== null && succeeded(ending) ? new MeasuringFailure(trouble) : new ServiceEnded(trouble);

  const moved = opened.move();
  return {
    env: withAddress(service.env, { host: LOOPBACK, port }),
    trouble: () => troubleOf(service, tree),
    note: isOutOfReach(tree.pid) ? `${plainName(service.name)} runs as another user, so that perf-gate cannot end it and it goes on after the run: start it without sudo.` : null,
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

async function troubleOf({ name }: Service, tree: ProcessTree): Promise<string | null> {
  if (tree.ending() === null) return null;
  const ending = await tree.ended;
  // Nothing else says what is wrong with it: who puts itself into the background has done well.
  const why = succeeded(ending) ? ', though a service has to stay in the foreground (without daemonize, --fork or -d)' : '';
  return withLastOutput(`${name} ended: ${describeEnding(ending)}${why}`, tree.output(), ': ');
}

/** A service that is starting. */
interface StartingService {
  readonly tree: ProcessTree;
  readonly port: number;
  /** Runs a command beside it, in the same surroundings. */
  readonly run: (command: string) => ProcessTree;
}

/** Returns also where it has ended. */
async function untilReady(service: Service, starting: StartingService): Promise<void> {
  const { tree } = starting;
  const untilMs = monotonicMs() + service.readyTimeoutMs;
  for (;;) {
    const lack = await lackOf(service, starting, untilMs);
    if (lack === null || tree.ending() !== null) return;
    if (monotonicMs() >= untilMs) {
      throw new MeasuringFailure(withLastOutput(`${service.name} was not ready within ${service.readyTimeoutMs / 1000} s: ${lack}`, tree.output()));
    }
    await sleep(ASK_EVERY_MS);
  }
}

/** What it lacks to be ready; null: nothing. */
async function lackOf({ ready }: Service, { port, run }: StartingService, untilMs: number): Promise<string | null> {
  if (ready === null) return (await accepts(port)) ? null : `nothing listened on PORT ${port} of ${LOOPBACK}`;
  await using asking = run(ready);
  const ending = await Promise.race([asking.ended, sleep(Math.max(LEAST_ANSWER_MS, untilMs - monotonicMs()), null, { ref: false })]);
  if (ending !== null && succeeded(ending)) return null;
  return withLastOutput(`\`${ready}\` ${ending === null ? 'did not end' : describeEnding(ending)}`, asking.output(), ': ');
}

function shell(command: string, { cwd, cores }: ServicePlace, own: Readonly<Record<string, string>>): ProcessTreeOptions {
  return { command: ['/bin/sh', '-c', command], cwd, env: serviceEnvironment(own), cores };
}
