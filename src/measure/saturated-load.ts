/** The part of a round in which clients keep the servers as busy as they can be. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Arm, HttpScenario } from '../model.ts';
import { monotonicMs } from '../clock.ts';
import { bothInTurn, otherArm, type OfBothArms } from './both-arms.ts';
import { MeasuringFailure } from './failure.ts';
import type { LoadClient } from './load.ts';
import type { LoadResult } from './load-protocol.ts';
import { treeActivity, type Activity } from './probe-log.ts';
import { activityPairs, saturatedSlices, type ActivityPair, type Saturated } from './saturated.ts';
import type { BothServers, ServerDuet, ServerRig } from './server-arms.ts';
import { AFTER_WINDOW_MS, assertGoodLoad, LEAD_IN_MS, loadCommand } from './server-load.ts';
import { steadyPart } from './steady-part.ts';

/** How long an alternating slice is loaded before it counts. */
const ALTERNATING_LEAD_IN_MS = 200;

/** V8 optimises what runs for each request after some 10,500 to 11,500 of them, in one wave of a tenth of a second (`--trace-opt`). */
const WARM_RESPONSES = 12_000;
/**
 * Who has answered fewer by the time that a warm-up takes needs more than a millisecond for each. What runs once a request,
 * and would be compiled in that wave, is next to nothing of it; what runs often within one was compiled long ago.
 */
const SLOW_RESPONSES = 600;

/** Loaded again so often where the arms have not come to rest. */
const SECOND_TRIES = 2;

type ClientOf = (arm: Arm) => LoadClient;

/** Both at once on one core until both are warm, and then for the window, of which the steady part counts: again where there is none. */
export async function loadTogether(servers: BothServers, scenario: HttpScenario, rig: ServerRig, clientOf: ClientOf): Promise<Saturated> {
  let saturated = await loadStretch('cold', servers, scenario, { rig, clientOf });
  for (let again = 0; again < SECOND_TRIES && saturated.unsettled; again += 1) {
    saturated = await loadStretch('warm', servers, scenario, { rig, clientOf });
  }
  return saturated;
}

async function loadStretch(begun: 'cold' | 'warm', servers: BothServers, scenario: HttpScenario, { rig, clientOf }: { readonly rig: ServerRig; readonly clientOf: ClientOf }): Promise<Saturated> {
  const { longestWarmupMs, turnWarmupMs, settleMs, sliceMs, slices } = rig.procedure;
  const windowMs = slices * sliceMs;
  const before = await bothInTurn('base', (arm) => servers[arm].logs());
  const startMs = monotonicMs() + LEAD_IN_MS;
  const latestWarmMs = startMs + (begun === 'cold' ? longestWarmupMs : 0);
  const latestFromMs = latestWarmMs + settleMs;
  const isWarm = { base: Promise.withResolvers<void>(), head: Promise.withResolvers<void>() };
  const milestone = { responses: WARM_RESPONSES, slow: { atMs: startMs + turnWarmupMs, responses: SLOW_RESPONSES } };
  const load = async (arm: Arm): Promise<LoadResult> =>
    clientOf(arm).load({ ...loadCommand(servers[arm], scenario, latestFromMs, latestFromMs + windowMs), milestone }, isWarm[arm].resolve);
  const loads = Promise.all([load('base'), load('head')]);
  const bothWarm = begun === 'cold' ? [Promise.all([isWarm.base.promise, isWarm.head.promise])] : [];
  await Promise.race([...bothWarm, loads, sleep(latestWarmMs - monotonicMs(), undefined, { ref: false })]);
  const fromMs = monotonicMs() + settleMs;
  const toMs = fromMs + windowMs;
  for (const arm of ['base', 'head'] as const) clientOf(arm).finish(toMs + AFTER_WINDOW_MS);
  const [base, head] = await loads;
  const results = { base, head };
  const logs = await bothInTurn('base', async (arm) => {
    const after = await servers[arm].logs();
    assertGoodLoad(servers[arm], scenario, { before: before[arm], after, result: results[arm] });
    return after;
  });
  return steadyPart(logs, { fromMs, toMs }, rig.procedure);
}

/** Where nothing can be pinned: one arm at a time, in blocks of base head head base and the other way round. */
export async function loadInTurn(servers: BothServers, { scenario, firstSlot }: Pick<ServerDuet<HttpScenario>, 'scenario' | 'firstSlot'>, rig: ServerRig, clientOf: ClientOf): Promise<Saturated> {
  const { turnWarmupMs, sliceMs, slices } = rig.procedure;
  const loadBoth = (first: Arm, leadInMs: number, durationMs: number): Promise<OfBothArms<Activity | null>> => bothInTurn(first, async (arm) => {
    const before = await servers[arm].logs();
    const fromMs = monotonicMs() + leadInMs;
    const toMs = fromMs + durationMs;
    const result = await clientOf(arm).load(loadCommand(servers[arm], scenario, fromMs, toMs));
    const after = await servers[arm].logs();
    assertGoodLoad(servers[arm], scenario, { before, after, result });
    return treeActivity(after, fromMs, toMs);
  });
  await loadBoth(firstSlot, LEAD_IN_MS, turnWarmupMs);
  const pairs: ActivityPair[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const { base, head } = await loadBoth(slice % 2 === 0 ? firstSlot : otherArm(firstSlot), ALTERNATING_LEAD_IN_MS, sliceMs);
    pairs.push(...activityPairs(base, head));
  }
  if (pairs.length === 0) throw new MeasuringFailure('an arm finished no request in the measured slices');
  return { mode: 'alternating', slices: saturatedSlices(pairs), coreShare: null };
}
