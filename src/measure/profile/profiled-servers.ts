/** Profiles of both arms' servers, under the load that the rounds put on them. */
import { setTimeout as sleep } from 'node:timers/promises';
import { bothInTurn } from '../both-arms.ts';
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import { loadTrouble } from '../load/load-process.ts';
import type { BootedServer } from '../server/server.ts';
import { bootBoth, type ServerArm, type ServerRig } from '../server/server-arms.ts';
import { AFTER_WINDOW_MS, LEAD_IN_MS, loadCommand } from '../server/server-load.ts';
import type { Arm, HttpScenario, OfBothArms } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { type ArmStretches, cpuProfileMs, stretchesOf } from './stretches.ts';

/** A load goes on until the profile is over, whose end waits for its turn in the server's event loop; at most so long. */
const LONGEST_LOAD_MS = 60_000;

/**
 * Boots both servers and profiles one after the other, so that each has the core for itself.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where it cannot be profiled
 */
export async function profileServers({ arms, scenario, startedFirst }: ProfiledServers, rig: ServerRig): Promise<ArmStretches> {
  const profiled = { base: { ...arms.base, isProfiled: true }, head: { ...arms.head, isProfiled: true } };
  await using servers = await bootBoth({ arms: profiled, scenario, startedFirst }, rig);
  return await bothInTurn(startedFirst, (arm) => profileUnderLoad(servers[arm], scenario, rig));
}

interface ProfiledServers {
  readonly arms: OfBothArms<ServerArm>;
  readonly scenario: HttpScenario;
  readonly startedFirst: Arm;
}

async function profileUnderLoad(
  server: BootedServer,
  scenario: HttpScenario,
  { client, procedure }: ServerRig,
): Promise<ArmStretches[Arm]> {
  await server.startProfiles();
  const fromMs = monotonicMs() + LEAD_IN_MS;
  const loaded = client.load(loadCommand(server, scenario, fromMs, fromMs + LONGEST_LOAD_MS));
  const profile = async (): Promise<ArmStretches[Arm]> => {
    await sleep(LEAD_IN_MS + cpuProfileMs(procedure), undefined, { ref: false });
    return stretchesOf(server.arm, await server.endProfiles(), procedure);
  };
  const isShort = loaded.then(() => {
    throw new MeasuringFailure({ kind: 'not-profiled', problem: 'the load ended before' });
  });
  // Whatever the profile comes to, the load ends before the next one.
  const [profiled] = await Promise.allSettled([Promise.race([profile(), isShort])]);
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
