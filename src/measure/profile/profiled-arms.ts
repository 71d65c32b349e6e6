/** Profiles of both arms, one after the other, so that each has the core for itself. Servers are under the load of the rounds. */
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { bothInTurn } from '../both-arms.ts';
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import { loadTrouble } from '../load/load-process.ts';
import type { BootedServer } from '../server/server.ts';
import { bootBoth, type ServerRig } from '../server/server-arms.ts';
import { AFTER_WINDOW_MS, LEAD_IN_MS, loadCommand } from '../server/server-load.ts';
import { startSuite } from '../suite/suite.ts';
import type { Arm, HttpScenario, OfBothArms } from '../../model.ts';
import type { ComparableBenchmark } from '../../plan/benchmarks.ts';
import { monotonicMs } from '../../system/this-program.ts';
import { type ArmStretches, cpuProfileMs, stretchesOf } from './stretches.ts';

/** A load goes on until the profile is over, whose end waits for its turn in the server's event loop; at most so long. */
const LONGEST_LOAD_MS = 60_000;

/**
 * Profiles so many pairs of processes.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where it cannot be profiled
 */
export async function profileBenchmark(
  benchmark: ComparableBenchmark,
  trees: OfBothArms<string>,
  rig: ServerRig,
  count: number,
): Promise<ArmStretches> {
  const pairs: ArmStretches[] = [];
  for (let pair = 0; pair < count; pair += 1) pairs.push(await profilePair(benchmark, pair % 2 === 0 ? 'base' : 'head', trees, rig));
  return { base: pairs.flatMap(({ base }) => base), head: pairs.flatMap(({ head }) => head) };
}

async function profilePair(
  benchmark: ComparableBenchmark,
  startedFirst: Arm,
  trees: OfBothArms<string>,
  rig: ServerRig,
): Promise<ArmStretches> {
  if (benchmark.kind === 'suite') {
    const { cores, procedure } = rig;
    const core = cores?.server ?? null;
    await using opened = new AsyncDisposableStack();
    const suites = await bothInTurn(startedFirst, async (arm) =>
      opened.use(startSuite({ arm, target: benchmark[arm], tree: trees[arm], core, isProfiled: true })),
    );
    return await bothInTurn(startedFirst, async (arm) =>
      stretchesOf(arm, [await suites[arm].profile({ task: benchmark.scenario, durationMs: cpuProfileMs(procedure) })], procedure),
    );
  }
  const { base, head, request: scenario } = benchmark;
  if (scenario.protocol !== 'http') throw new Error(`${benchmark.id} holds its requests, and is not to be profiled`);
  const arms = { base: { target: base, tree: trees.base, isProfiled: true }, head: { target: head, tree: trees.head, isProfiled: true } };
  await using servers = await bootBoth({ arms, scenario, startedFirst }, rig);
  return await bothInTurn(startedFirst, (arm) => profileUnderLoad(servers[arm], scenario, rig));
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
