import type { Arm, DuetRound, MetricName, HttpScenario, Scenario, ServerTarget, SlicePair } from '../model.ts';
import { monotonicMs } from '../clock.ts';
import type { CorePlan } from './cores.ts';
import { ArmFailure, MeasuringFailure } from './failure.ts';
import type { LoadClient } from './load.ts';
import type { LoadResult } from './load-protocol.ts';
import { sliceWindow, treeActivity, type Activity } from './probe-log.ts';
import type { Procedure } from './procedure.ts';
import { bootServer, type BootedServer } from './server.ts';
import { AFTER_WINDOW_MS, assertGoodLoad, LEAD_IN_MS, loadCommand, medianLatenciesMs } from './server-load.ts';
import { setTimeout as sleep } from 'node:timers/promises';

/** How long an alternating slice is loaded before it counts. */
const ALTERNATING_LEAD_IN_MS = 200;

/** V8 optimises what runs for each request after some 10,500 to 11,500 of them, in one wave of a tenth of a second (`--trace-opt`). */
const WARM_RESPONSES = 12_000;

/** A server as one arm has it. */
export interface ServerArm {
  readonly target: ServerTarget;
  readonly tree: string;
  readonly stopGraceMs: number;
}

/** What every round of servers needs. */
export interface ServerRig {
  readonly cores: CorePlan | null;
  /** One per slot; which arm has which slot changes from round to round. */
  readonly clients: readonly [LoadClient, LoadClient];
  readonly procedure: Procedure;
  readonly onKilled: (target: string) => void;
}

export interface ServerDuet {
  readonly arms: Readonly<Record<Arm, ServerArm>>;
  readonly scenario: HttpScenario;
  readonly index: number;
  readonly startedFirst: Arm;
  /** Which arm gets the first client. */
  readonly firstSlot: Arm;
}

/**
 * One round of fresh processes of both arms: saturated side by side, then single requests to each in turn.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
 */
export async function measureServerDuet(duet: ServerDuet, rig: ServerRig): Promise<DuetRound> {
  await using servers = await bootBoth(duet, rig);
  const { scenario } = duet;
  const clientOf = (arm: Arm): LoadClient => rig.clients[arm === duet.firstSlot ? 0 : 1];
  const saturated = rig.cores === null
    ? await loadInTurn(servers, duet, rig, clientOf)
    : await loadTogether(servers, scenario, rig, clientOf);
  const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
  return { index: duet.index, startedFirst: duet.startedFirst, ...saturated, slices: { ...saturated.slices, unloadedLatency } };
}

/** One server of an arm, up and answering as expected. */
export function bootArm(arm: Arm, side: ServerArm, scenario: Scenario, rig: ServerRig): Promise<BootedServer> {
  return bootServer({
    arm, scenario, target: side.target, tree: side.tree, core: rig.cores?.server ?? null,
    stopGraceMs: side.stopGraceMs, onKilled: () => rig.onKilled(side.target.name),
  });
}

type BothServers = Readonly<Record<Arm, BootedServer>> & AsyncDisposable;

export async function bootBoth(duet: Pick<ServerDuet, 'arms' | 'startedFirst'> & { readonly scenario: Scenario }, rig: ServerRig): Promise<BothServers> {
  const order: readonly Arm[] = duet.startedFirst === 'base' ? ['base', 'head'] : ['head', 'base'];
  const booted = await Promise.allSettled(order.map((arm) => bootArm(arm, duet.arms[arm], duet.scenario, rig)));
  await using opened = new AsyncDisposableStack();
  const servers = booted.filter((outcome) => outcome.status === 'fulfilled').map((outcome) => opened.use(outcome.value));
  const failures = booted.filter((outcome) => outcome.status === 'rejected').map((outcome) => outcome.reason as unknown);
  // Both fail: the base's failure is the one that counts, because nothing can be said of head then.
  const failure = failures.find((reason) => reason instanceof ArmFailure && reason.arm === 'base') ?? failures[0];
  if (failure !== undefined) throw failure;
  const base = servers.find((server) => server.arm === 'base')!;
  const head = servers.find((server) => server.arm === 'head')!;
  const moved = opened.move();
  return { base, head, [Symbol.asyncDispose]: () => moved.disposeAsync() };
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
  const logs = { base: await servers.base.logs(), head: await servers.head.logs() };
  assertGoodLoad(servers.base, base);
  assertGoodLoad(servers.head, head);
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
export async function loadInTurn(servers: BothServers, duet: ServerDuet, rig: ServerRig, clientOf: (arm: Arm) => LoadClient): Promise<Saturated> {
  const { scenario } = duet;
  const { turnWarmupMs, sliceMs, slices } = rig.procedure;
  const loadFor = async (arm: Arm, leadInMs: number, durationMs: number): Promise<Activity | null> => {
    const fromMs = monotonicMs() + leadInMs;
    const toMs = fromMs + durationMs;
    const result = await clientOf(arm).load(loadCommand(servers[arm], scenario, fromMs, toMs));
    const logs = await servers[arm].logs();
    assertGoodLoad(servers[arm], result);
    return treeActivity(logs, fromMs, toMs);
  };
  await loadFor('base', LEAD_IN_MS, turnWarmupMs);
  await loadFor('head', LEAD_IN_MS, turnWarmupMs);
  const pairs: ActivityPair[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const baseFirst = (slice % 2 === 0) === (duet.firstSlot === 'base');
    const first = await loadFor(baseFirst ? 'base' : 'head', ALTERNATING_LEAD_IN_MS, sliceMs);
    const second = await loadFor(baseFirst ? 'head' : 'base', ALTERNATING_LEAD_IN_MS, sliceMs);
    pairs.push(...(baseFirst ? pairActivities(first, second) : pairActivities(second, first)));
  }
  if (pairs.length === 0) throw new MeasuringFailure('an arm finished no request in the measured slices');
  return { mode: 'alternating', slices: saturatedSlices(pairs), coreShare: null };
}

/** The client's single requests, cut into slices; a slice's value is the median, which one hiccup does not move. */
export async function measureUnloadedLatency(servers: BothServers, duet: ServerDuet, rig: ServerRig): Promise<readonly SlicePair[]> {
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
