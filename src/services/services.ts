import { askSystem, MeasuringFailure } from '../measure/failure.ts';
import { TRIES } from '../measure/lost-tries.ts';
import type { Arm, Measurement, OfBothArms, Service, Target } from '../model.ts';
import type { PlannedTarget } from '../plan/benchmarks.ts';
import { measurementWithout, type NeedsOfArm } from '../plan/missing-programs.ts';
import { pathOfProgram } from '../processes/path-of-program.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { hasSameFiles } from './files-of-service.ts';
import { ServiceEnded, startService, type RunningService, type ServicePlace } from './running-service.ts';
import { serviceEnvironment } from './service-environment.ts';

/** A target as each arm has it. */
export type TargetOfArms = Pick<PlannedTarget, 'head' | 'base'>;

/** A target whose services run, with the variables by which it reaches them; or what becomes of its benchmarks without. */
export type Equipped =
  | ({ readonly ready: true } & TargetOfArms)
  | { readonly ready: false; readonly measurement: Unequipped };

type Unequipped = Extract<Measurement, { state: 'not measured' | 'invalid' }>;

/** The services of a run. Each is started when the first target needs it; disposing of this stops all of them. */
export interface Services extends AsyncDisposable {
  /**
   * What becomes of a target for want of programs that PATH has to have; null: those are there. A program that is a file of the
   * copy may be what an install puts there. Starts nothing.
   */
  readonly lackingOnPath: (target: TargetOfArms) => Promise<Unequipped | null>;
  /** Starts what a target needs and does not run yet. Rejects with the signal's reason where that came in between. */
  readonly equip: (target: TargetOfArms) => Promise<Equipped>;
  /** Which service of an equipped target has ended, and how; null: all of them run. */
  readonly trouble: (target: TargetOfArms) => Promise<string | null>;
}

export interface ServicesOptions {
  readonly trees: OfBothArms<string>;
  /** Cores to run them on: the clients', because whatever ran on the servers' would be measured with them. */
  readonly cores: readonly number[] | null;
  readonly signal: AbortSignal;
  /** Is told what a reader must know of them. */
  readonly note: (text: string) => void;
}

/** One need of one arm. */
interface Need {
  readonly arm: Arm;
  readonly service: Service;
}

/** Opens the services of a run; nothing is started yet. */
export function openServices(options: ServicesOptions): Services {
  const { trees, signal } = options;
  const instances = openInstances(options);
  const lacking = async ({ head, base }: TargetOfArms, counts: (service: Service) => boolean): Promise<Unequipped | null> =>
    measurementWithout(await needsOfArm(head, trees.head, counts), base === null ? null : await needsOfArm(base, trees.base, counts));

  return {
    lackingOnPath: (target) => lacking(target, ({ program }) => !program.includes('/')),
    equip: async (target) => {
      const { head, base } = target;
      const without = await lacking(target, () => true);
      if (without !== null) return { ready: false, measurement: without };
      try {
        const ready = {
          head: withVariables(head, await variablesOf('head', head.services, instances)),
          base: base === null ? null : withVariables(base, await variablesOf('base', base.services, instances)),
        };
        const reason = await troubleOf(target, instances);
        return reason === null ? { ready: true, ...ready } : { ready: false, measurement: { state: 'invalid', reason } };
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof MeasuringFailure)) throw error;
        return { ready: false, measurement: { state: 'invalid', reason: error.message } };
      }
    },
    trouble: (target) => troubleOf(target, instances),
    [Symbol.asyncDispose]: () => instances[Symbol.asyncDispose](),
  };
}

/** What runs, each once, whoever needs it. Disposing of this stops all of them. */
interface Instances extends AsyncDisposable {
  /** Starts it unless it runs already. */
  readonly running: (need: Need) => Promise<RunningService>;
}

function openInstances({ trees, cores, signal, note }: ServicesOptions): Instances {
  const started = new Map<string, Promise<RunningService>>();
  // Asked before any of it is started: what runs may write into its copy.
  const alike = new Map<string, Promise<boolean>>();
  const isAlike = (service: Service): Promise<boolean> => {
    const key = JSON.stringify(service);
    const known = alike.get(key) ?? askSystem(() => hasSameFiles(service, trees));
    alike.set(key, known);
    return known;
  };
  return {
    running: async ({ arm, service }) => {
      // Arms that define it differently, or have other files for it, have an instance of their own each, whatever its scope.
      const isForBoth = service.scope === 'run' && (await isAlike(service));
      const key = JSON.stringify([isForBoth ? null : arm, service]);
      const instance = started.get(key) ?? startTwice(service, { cwd: trees[arm], cores }, { signal, note });
      started.set(key, instance);
      return instance;
    },
    async [Symbol.asyncDispose]() {
      const instances = (await Promise.allSettled(started.values())).flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
      // One that cannot be stopped must not keep the others from being waited for.
      const stopped = await Promise.allSettled(instances.map((instance) => instance[Symbol.asyncDispose]()));
      for (const outcome of stopped) {
        if (outcome.status === 'rejected') throw outcome.reason;
      }
    },
  };
}

/** What ends at once ends for a moment's reason (a port that somebody else took first), or will say so again. */
async function startTwice(service: Service, place: ServicePlace, { signal, note }: Pick<ServicesOptions, 'signal' | 'note'>): Promise<RunningService> {
  const lost: string[] = [];
  for (;;) {
    signal.throwIfAborted();
    try {
      const instance = await startService(service, place);
      lost.forEach((reason) => note(`It took a second try to start ${plainName(service.name)}: ${plainProse(reason)}.`));
      if (instance.note !== null) note(instance.note);
      return instance;
    } catch (error) {
      if (!(error instanceof ServiceEnded)) throw error;
      lost.push(error.message);
      if (lost.length === TRIES) throw error;
    }
  }
}

async function variablesOf(arm: Arm, services: readonly Service[], { running }: Instances): Promise<Readonly<Record<string, string>>> {
  const all: Record<string, string> = {};
  for (const service of services) Object.assign(all, (await running({ arm, service })).env);
  return all;
}

async function troubleOf(target: TargetOfArms, { running }: Instances): Promise<string | null> {
  for (const need of needsOf(target)) {
    const reason = await (await running(need)).trouble();
    if (reason !== null) return reason;
  }
  return null;
}

/** Head first: where both share an instance, it runs in head's tree. */
function needsOf({ head, base }: TargetOfArms): readonly Need[] {
  return [
    ...head.services.map((service): Need => ({ arm: 'head', service })),
    ...(base?.services ?? []).map((service): Need => ({ arm: 'base', service })),
  ];
}

/** Each arm is looked at in its own tree: a program may be a file of the repository. Of services that do not count none is missing. */
async function needsOfArm({ services }: Target, tree: string, counts: (service: Service) => boolean): Promise<NeedsOfArm> {
  const paths = await Promise.all(services.map(({ program }) => pathOfProgram(program, { env: serviceEnvironment(), cwd: tree })));
  return { services, missing: services.filter((service, index) => counts(service) && paths[index] === null) };
}

/** The target's own variables win. */
function withVariables<Kind extends Target>(target: Kind, variables: Readonly<Record<string, string>>): Kind {
  return { ...target, env: { ...variables, ...target.env } };
}
