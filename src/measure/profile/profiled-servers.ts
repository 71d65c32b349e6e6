/** Profiles of both arms' servers, under the load that the rounds put on them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { ArmFailure } from '../failure.ts';
import { otherArm } from '../both-arms.ts';
import { loadTrouble } from '../load/load-process.ts';
import type { ProfileKind } from '../probe/profiler.ts';
import type { BootedServer } from '../server/server.ts';
import { bootBoth, type ServerArm, type ServerRig } from '../server/server-arms.ts';
import { AFTER_WINDOW_MS, LEAD_IN_MS, loadCommand } from '../server/server-load.ts';
import type { Arm, HttpScenario, OfBothArms } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';
import type { TakenStretch } from './located-profiles.ts';
import { type ArmStretches, inTurns, type TakeStretch } from './turns.ts';

/** A load goes on until the profile is over, whose end waits for its turn in the server's event loop; at most so long. */
const LONGEST_OVERTIME_MS = 10_000;

/**
 * Boots both servers and profiles them in turn, so that each has the core for itself while it is profiled.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where it cannot be profiled
 */
export async function profileServers({ arms, scenario, startedFirst }: { readonly arms: OfBothArms<ServerArm>; readonly scenario: HttpScenario; readonly startedFirst: Arm }, rig: ServerRig): Promise<ArmStretches> {
  const profiled = { base: { ...arms.base, isProfiled: true }, head: { ...arms.head, isProfiled: true } };
  await using servers = await bootBoth({ arms: profiled, scenario, startedFirst }, rig);
  const take: TakeStretch = (arm, kind, durationMs) => takeStretch(servers[arm], { kind, durationMs, scenario }, rig);
  for (const arm of [startedFirst, otherArm(startedFirst)]) await take(arm, 'cpu', rig.procedure.profileWarmupMs);
  return await inTurns(take, startedFirst, rig.procedure);
}

async function takeStretch(server: BootedServer, { kind, durationMs, scenario }: { readonly kind: ProfileKind; readonly durationMs: number; readonly scenario: HttpScenario }, { client }: ServerRig): Promise<TakenStretch> {
  const fromMs = monotonicMs() + LEAD_IN_MS;
  const loaded = client.load(loadCommand(server, scenario, fromMs, fromMs + durationMs + LONGEST_OVERTIME_MS));
  const [profiled] = await Promise.allSettled([profileFrom(server, kind, fromMs, durationMs)]);
  // Whatever the profile comes to, the load ends before the next one.
  const endMs = monotonicMs();
  await client.finish({ measureFromMs: fromMs, measureToMs: endMs, endMs: endMs + AFTER_WINDOW_MS });
  const [result] = await Promise.allSettled([loaded]);
  server.assertRunning();
  if (result.status === 'rejected') throw result.reason as unknown;
  const trouble = loadTrouble(result.value);
  if (trouble !== null) throw new ArmFailure(server.arm, trouble);
  if (profiled.status === 'rejected') throw profiled.reason as unknown;
  return profiled.value;
}

async function profileFrom(server: BootedServer, kind: ProfileKind, fromMs: number, durationMs: number): Promise<TakenStretch> {
  await sleep(fromMs - monotonicMs(), undefined, { ref: false });
  await server.startProfiles(kind);
  await sleep(durationMs, undefined, { ref: false });
  return server.endProfiles();
}
