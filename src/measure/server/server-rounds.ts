import { firstBodiesOf } from './first-bodies.ts';
import { measurePacedDuet } from './paced-stretch.ts';
import { loadInTurn, loadTogether } from './saturated-load.ts';
import { bootBoth, bootTimes, type BothServers, type ServerDuet, type ServerRig } from './server-arms.ts';
import { medianLatenciesMs } from './server-load.ts';
import type { Arm, HttpScenario, RoundOfBothArms, SlicePair } from '../../model.ts';

/**
 * One round of fresh processes of both arms: saturated side by side, then single requests to each in turn, and then
 * what is due at the scenario's rate where it has one.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
 */
export async function measureServerDuet(duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<RoundOfBothArms> {
  await using servers = await bootBoth(duet, rig);
  const saturated = rig.cores === null
    ? await loadInTurn(servers, duet, rig)
    : await loadTogether(servers, duet, rig);
  const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
  const paced = await measurePacedDuet(servers, duet, rig);
  const bodies = firstBodiesOf(servers, duet.scenario);
  if (bodies !== null) duet.onFirstBodies?.(bodies);
  return { index: duet.index, startedFirst: duet.startedFirst, ...saturated, slices: { ...saturated.slices, unloadedLatency, ...paced, ...bootTimes(servers) } };
}

/** The client's single requests, cut into slices; a slice's value is the median, which one hiccup does not move. */
export async function measureUnloadedLatency(servers: BothServers, duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<readonly SlicePair[]> {
  const { latencySliceMs, latencySlices } = rig.procedure;
  const order: readonly Arm[] = duet.loadedFirst === 'base' ? ['base', 'head'] : ['head', 'base'];
  const pairs: SlicePair[] = [];
  for (let slice = 0; slice < latencySlices; slice += 1) {
    const medians = await medianLatenciesMs(rig.client, order.map((arm) => servers[arm]), duet.scenario, latencySliceMs);
    pairs.push({ base: medians[order.indexOf('base')]!, head: medians[order.indexOf('head')]! });
  }
  return pairs;
}
