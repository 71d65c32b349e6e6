import type { Workspace } from '../arms/materialise.ts';
import { MeasuringFailure } from '../measure/failure.ts';
import { TRIES } from '../measure/lost-tries.ts';
import type { Arm, Measurement, Service, Target } from '../model.ts';
import type { PlannedTarget } from '../plan/benchmarks.ts';
import { measurementWithout, type NeedsOfArm } from '../plan/missing-programs.ts';
import { pathOfProgram } from '../processes/path-of-program.ts';
import { plainName, plainProse } from '../text/escape.ts';
import { ServiceEnded, startService, type RunningService } from './running-service.ts';
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
  readonly trees: Workspace['trees'];
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
export function openServices({ trees, cores, signal, note }: ServicesOptions): Services {
  const started = new Map<string, Promise<RunningService>>();

  /** What ends at once ends for a moment's reason (a port that somebody else took first), or will say so again. */
  const start = async ({ arm, service }: Need): Promise<RunningService> => {
    const lost: string[] = [];
    for (;;) {
      try {
        const instance = await startService(service, { cwd: trees[arm], cores });
        lost.forEach((reason) => note(`It took a second try to start ${plainName(service.name)}: ${plainProse(reason)}.`));
        if (instance.note !== null) note(instance.note);
        return instance;
      } catch (error) {
        if (!(error instanceof ServiceEnded)) throw error;
        lost.push(error.message);
        if (signal.aborted || lost.length === TRIES) throw error;
      }
    }
  };
  const running = (need: Need): Promise<RunningService> => {
    const key = instanceOf(need);
    const instance = started.get(key) ?? start(need);
    started.set(key, instance);
    return instance;
  };
  const variables = async (arm: Arm, services: readonly Service[]): Promise<Readonly<Record<string, string>>> => {
    const all: Record<string, string> = {};
    for (const service of services) Object.assign(all, (await running({ arm, service })).env);
    return all;
  };
  const lacking = async ({ head, base }: TargetOfArms, counts: (service: Service) => boolean): Promise<Unequipped | null> =>
    measurementWithout(await needsOfArm(head, trees.head, counts), base === null ? null : await needsOfArm(base, trees.base, counts));
  const trouble = async (target: TargetOfArms): Promise<string | null> => {
    for (const need of needsOf(target)) {
      const reason = await (await running(need)).trouble();
      if (reason !== null) return reason;
    }
    return null;
  };

  return {
    lackingOnPath: (target) => lacking(target, ({ program }) => !program.includes('/')),
    equip: async (target) => {
      const { head, base } = target;
      const without = await lacking(target, () => true);
      if (without !== null) return { ready: false, measurement: without };
      try {
        const ready = {
          head: withVariables(head, await variables('head', head.services)),
          base: base === null ? null : withVariables(base, await variables('base', base.services)),
        };
        const reason = await trouble(target);
        return reason === null ? { ready: true, ...ready } : { ready: false, measurement: { state: 'invalid', reason } };
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof MeasuringFailure)) throw error;
        return { ready: false, measurement: { state: 'invalid', reason: error.message } };
      }
    },
    trouble,
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

/** Head first: where both share an instance, it runs in head's tree. */
function needsOf({ head, base }: TargetOfArms): readonly Need[] {
  return [
    ...head.services.map((service): Need => ({ arm: 'head', service })),
    ...(base?.services ?? []).map((service): Need => ({ arm: 'base', service })),
  ];
}

/** Arms that define a service differently have an instance of their own each, whatever its scope. */
function instanceOf({ arm, service }: Need): string {
  return JSON.stringify([service.scope === 'arm' ? arm : null, service]);
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
