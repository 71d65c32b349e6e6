import { setTimeout as sleep } from 'node:timers/promises';
import type { Arm, DuetRound, HttpScenario, MetricName, SlicePair } from '../model.ts';
import { monotonicMs } from '../clock.ts';
import { bothInTurn, otherArm, type OfBothArms } from './both-arms.ts';
import { MeasuringFailure } from './failure.ts';
import type { LoadClient } from './load.ts';
import type { LoadResult } from './load-protocol.ts';
import { sliceWindow, treeActivity, type Activity } from './probe-log.ts';
import { bootBoth, type BothServers, type ServerDuet, type ServerRig } from './server-arms.ts';
import { AFTER_WINDOW_MS, assertGoodLoad, LEAD_IN_MS, loadCommand, medianLatenciesMs } from './server-load.ts';

/** How long an alternating slice is loaded before it counts. */
const ALTERNATING_LEAD_IN_MS = 200;

/** V8 optimises what runs for each request after some 10,500 to 11,500 of them, in one wave of a tenth of a second (`--trace-opt`). */
const WARM_RESPONSES = 12_000;

/**
 * One round of fresh processes of both arms: saturated side by side, then single requests to each in turn.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
 */
export async function measureServerDuet(duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<DuetRound> {
  await using servers = await bootBoth(duet, rig);
  const { scenario } = duet;
  const clientOf = (arm: Arm): LoadClient => rig.clients[arm === duet.firstSlot ? 0 : 1];
  const saturated = rig.cores === null
    ? await loadInTurn(servers, duet, rig, clientOf)
    : await loadTogether(servers, scenario, rig, clientOf);
  const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
  return { index: duet.index, startedFirst: duet.startedFirst, ...saturated, slices: { ...saturated.slices, unloadedLatency } };
}

type Saturated = Pick<DuetRound, 'mode' | 'slices' | 'coreShare'>;

/** Both at once on one core until both are warm, and then for the measured window, which is cut out of both logs afterwards. */
export async function loadTogether(servers: BothServers, scenario: HttpScenario, rig: ServerRig, clientOf: (arm: Arm) => LoadClient): Promise<Saturated> {
  const { longestWarmupMs, settleMs, sliceMs, slices } = rig.procedure;
  const windowMs = slices * sliceMs;
  const latestWarmMs = monotonicMs() + LEAD_IN_MS + longestWarmupMs;
  const latestFromMs = latestWarmMs + settleMs;
  const isWarm = { base: Promise.withResolvers<void>(), head: Promise.withResolvers<void>() };
  const load = async (arm: Arm): Promise<LoadResult> => {
    const command = { ...loadCommand(servers[arm], scenario, latestFromMs, latestFromMs + windowMs), milestoneResponses: WARM_RESPONSES };
    return clientOf(arm).load(command, isWarm[arm].resolve);
  };
  const loads = Promise.all([load('base'), load('head')]);
  const bothWarm = Promise.all([isWarm.base.promise, isWarm.head.promise]);
  await Promise.race([bothWarm, loads, sleep(latestWarmMs - monotonicMs(), undefined, { ref: false })]);
  const fromMs = monotonicMs() + settleMs;
  const toMs = fromMs + windowMs;
  for (const arm of ['base', 'head'] as const) clientOf(arm).finish(toMs + AFTER_WINDOW_MS);
  const [base, head] = await loads;
  const results = { base, head };
  const logs = await bothInTurn('base', async (arm) => {
    const log = await servers[arm].logs();
    assertGoodLoad(servers[arm], results[arm]);
    return log;
  });
  const pairs = sliceWindow(fromMs, toMs, sliceMs).flatMap(([from, to]) => pairActivities(treeActivity(logs.base, from, to), treeActivity(logs.head, from, to)));
  const whole = pairActivities(treeActivity(logs.base, fromMs, toMs), treeActivity(logs.head, fromMs, toMs))[0];
  if (!whole || pairs.length === 0) throw new MeasuringFailure('an arm finished no request in the measured window');
  return {
    mode: 'duet',
    slices: saturatedSlices(pairs),
    coreShare: { base: whole.base.cpuUsPerMs / 1000, head: whole.head.cpuUsPerMs / 1000 },
  };
}

/** Where nothing can be pinned: one arm at a time, in blocks of base head head base and the other way round. */
export async function loadInTurn(servers: BothServers, duet: ServerDuet<HttpScenario>, rig: ServerRig, clientOf: (arm: Arm) => LoadClient): Promise<Saturated> {
  const { scenario, firstSlot } = duet;
  const { turnWarmupMs, sliceMs, slices } = rig.procedure;
  const loadBoth = (first: Arm, leadInMs: number, durationMs: number): Promise<OfBothArms<Activity | null>> => bothInTurn(first, async (arm) => {
    const fromMs = monotonicMs() + leadInMs;
    const toMs = fromMs + durationMs;
    const result = await clientOf(arm).load(loadCommand(servers[arm], scenario, fromMs, toMs));
    const logs = await servers[arm].logs();
    assertGoodLoad(servers[arm], result);
    return treeActivity(logs, fromMs, toMs);
  });
  await loadBoth(firstSlot, LEAD_IN_MS, turnWarmupMs);
  const pairs: ActivityPair[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const { base, head } = await loadBoth(slice % 2 === 0 ? firstSlot : otherArm(firstSlot), ALTERNATING_LEAD_IN_MS, sliceMs);
    pairs.push(...pairActivities(base, head));
  }
  if (pairs.length === 0) throw new MeasuringFailure('an arm finished no request in the measured slices');
  return { mode: 'alternating', slices: saturatedSlices(pairs), coreShare: null };
}

/** The client's single requests, cut into slices; a slice's value is the median, which one hiccup does not move. */
export async function measureUnloadedLatency(servers: BothServers, duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<readonly SlicePair[]> {
  const { latencySliceMs, latencySlices } = rig.procedure;
  const order: readonly Arm[] = duet.firstSlot === 'base' ? ['base', 'head'] : ['head', 'base'];
  const pairs: SlicePair[] = [];
  for (let slice = 0; slice < latencySlices; slice += 1) {
    const client = rig.clients[duet.index % 2 === 0 ? 0 : 1];
    const medians = await medianLatenciesMs(client, order.map((arm) => servers[arm]), duet.scenario, latencySliceMs);
    pairs.push({ base: medians[order.indexOf('base')]!, head: medians[order.indexOf('head')]! });
  }
  return pairs;
}

interface ActivityPair {
  readonly base: Activity;
  readonly head: Activity;
}

const pairActivities = (base: Activity | null, head: Activity | null): readonly ActivityPair[] =>
  base !== null && head !== null && base.finishedPerMs > 0 && head.finishedPerMs > 0 ? [{ base, head }] : [];

/**
 * CPU time over finished requests: what finished requests say, corrected for the share of the core that each arm got
 * (an arm with busy helper threads is given more, a slower one less).
 */
function saturatedSlices(pairs: readonly ActivityPair[]): Partial<Record<MetricName, readonly SlicePair[]>> {
  const perPair = (value: (activity: Activity) => number): readonly SlicePair[] => pairs.map(({ base, head }) => ({ base: value(base), head: value(head) }));
  return {
    cpuPerRequest: perPair((activity) => activity.cpuUsPerMs / activity.finishedPerMs),
    throughput: perPair((activity) => activity.finishedPerMs * 1000),
  };
}
