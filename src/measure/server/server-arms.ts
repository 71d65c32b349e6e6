/** The equipment of a run, and both arms' servers up for a round. */
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { bothAtOnce } from '../both-arms.ts';
import type { CorePlan } from '../cores.ts';
import { type LoadClient, startLoadClient } from '../load/load-process.ts';
import type { ProbeLog } from '../probe/probe-log.ts';
import type { Procedure } from '../procedure.ts';
import { oneSlice } from '../saturated.ts';
import { type BootedServer, bootServer } from './server.ts';
import type { Arm, OfBothArms, RoundOfBothArms, Scenario, ServerTarget } from '../../model.ts';

/** Digest and length of a body. */
export interface FirstBody {
  readonly sha256: string;
  readonly bytes: number;
}

export interface ServerArm {
  readonly target: ServerTarget;
  readonly tree: string;
  readonly isProfiled?: boolean;
}

export interface ServerRig {
  /** null: nothing can be pinned. */
  readonly cores: CorePlan | null;
  /** One process for both arms, so that it treats them alike. */
  readonly client: LoadClient;
  readonly procedure: Procedure;
  readonly onKilled: (target: string) => void;
  /** Called for a target that is not Node.js. */
  readonly onOutside?: ((target: string) => void) | undefined;
  /** Called with the logs of the processes that serve a target. */
  readonly onServing?: ((target: string, serving: readonly ProbeLog[]) => void) | undefined;
}

/** A round of both arms. */
export interface ServerDuet<Sent extends Scenario = Scenario> {
  readonly arms: OfBothArms<ServerArm>;
  readonly scenario: Sent;
  readonly index: number;
  readonly startedFirst: Arm;
  /** The arm whose load, or turn, comes first. */
  readonly loadedFirst: Arm;
  /** Called at the end of the round, where the scenario accepts any body. */
  readonly onFirstBodies?: ((bodies: OfBothArms<FirstBody>) => void) | undefined;
}

export type BothServers = OfBothArms<BootedServer> & AsyncDisposable;

/** Boots the server of one arm. */
export function bootArm(arm: Arm, side: ServerArm, scenario: Scenario, rig: ServerRig): Promise<BootedServer> {
  return bootServer({
    arm,
    scenario,
    target: side.target,
    tree: side.tree,
    core: rig.cores?.server ?? null,
    isProfiled: side.isProfiled ?? false,
    onKilled: () => rig.onKilled(side.target.name),
    onOutside: () => rig.onOutside?.(side.target.name),
    onServing: (serving) => rig.onServing?.(side.target.name, serving),
  });
}

/** Two that boot at once on one core may each take twice as long as one alone. */
const besideAnother = (side: ServerArm, { cores }: ServerRig): ServerArm =>
  cores === null ? side : { ...side, target: { ...side.target, bootTimeoutMs: 2 * side.target.bootTimeoutMs } };

/** Boots both; where one fails the other is stopped. */
export async function bootBoth(
  { arms, scenario, startedFirst }: Pick<ServerDuet, 'arms' | 'scenario' | 'startedFirst'>,
  rig: ServerRig,
): Promise<BothServers> {
  await using opened = new AsyncDisposableStack();
  const servers = await bothAtOnce(startedFirst, async (arm) =>
    opened.use(await bootArm(arm, besideAnother(arms[arm], rig), scenario, rig)),
  );
  const moved = opened.move();
  return { ...servers, [Symbol.asyncDispose]: () => moved.disposeAsync() };
}

/** Boot times as one slice. Both boot at once on one core, so that a difference counts about half. */
export const bootTimes = ({ base, head }: BothServers): RoundOfBothArms['slices'] =>
  oneSlice({ base: { bootTime: base.bootMs }, head: { bootTime: head.bootMs } });

/** The measuring equipment of a whole run, with a load client of its own. */
export function openRig(equipment: Omit<ServerRig, 'client'>): ServerRig & AsyncDisposable {
  const client = startLoadClient(equipment.cores?.clients ?? null);
  return { ...equipment, client, [Symbol.asyncDispose]: () => client[Symbol.asyncDispose]() };
}
