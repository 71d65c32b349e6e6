/** Bursts of held requests. The arms take turns: at once on one core, each would wait for the other and hide half of a difference. */
import { median } from 'simple-statistics';
import { bothAtOnce, bothInTurn, otherArm } from '../both-arms.ts';
import { ArmFailure, MeasuringFailure } from '../failure.ts';
import type { LoadClient } from '../load/load-process.ts';
import { websocketUrl } from '../load/held-burst.ts';
import { cpuUsAround } from '../probe/probe-log.ts';
import { duetPairs, soloBursts, warmupBursts } from '../procedure.ts';
import { maxMemoryBytes, maxMemorySlice, memorySeries, precisionOf } from '../resources.ts';
import { bootArm, bootBoth, bootTimes, type ServerArm, type ServerDuet, type ServerRig } from './server-arms.ts';
import type { BootedServer } from './server.ts';
import type { HeldScenario, MetricName, OfBothArms, RoundOfBothArms, SlicePair, SoloRound } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** Time for all answers beyond the hold. */
const OVERTIME_MS = 30_000;

/** With fewer requests the probe's CPU time (15 ms a second) would dominate. */
const LEAST_REQUESTS_FOR_CPU = 1_000;

/**
 * One round of fresh processes of both arms: bursts to base, head, head, base … or the other way round.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
 */
export async function measureHeldDuet(
  { arms, scenario, index, startedFirst, loadedFirst }: ServerDuet<HeldScenario>,
  rig: ServerRig,
): Promise<RoundOfBothArms> {
  await using servers = await bootBoth({ arms, scenario, startedFirst }, rig);
  const { client } = rig;
  const burstMs = await warmUp(async () =>
    Object.values(await bothAtOnce(loadedFirst, (arm) => measureBurst(servers[arm], scenario, client))),
  );
  const pairs: OfBothArms<Burst>[] = [];
  const wanted = duetPairs(2 * burstMs);
  while (pairs.length < wanted) {
    const first = pairs.length % 2 === 0 ? loadedFirst : otherArm(loadedFirst);
    pairs.push(await bothInTurn(first, (arm) => measureBurst(servers[arm], scenario, client)));
  }
  const { base, head } = pairs.at(-1)!;
  const maxMemory = maxMemorySlice({ base: base.maxMemoryBytes, head: head.maxMemoryBytes });
  const slicesOf = (figure: BurstFigure): readonly SlicePair[] =>
    pairs.map(({ base, head }) => ({ base: base[figure], head: head[figure] }));
  return {
    index,
    startedFirst,
    mode: 'alternating',
    coreShare: null,
    slices: { ...ofEachFigure(scenario, slicesOf), ...maxMemory, ...bootTimes(servers) },
  };
}

/** One round of a fresh process of head alone: the absolute figures. */
export async function measureHeldSolo(arm: ServerArm, scenario: HeldScenario, index: number, rig: ServerRig): Promise<SoloRound> {
  await using server = await bootArm('head', arm, scenario, rig);
  const { client } = rig;
  const burstMs = await warmUp(async () => [await measureBurst(server, scenario, client)]);
  const fromMs = monotonicMs();
  const bursts: BurstFigures[] = [];
  const wanted = soloBursts(burstMs);
  while (bursts.length < wanted) bursts.push(await measureBurst(server, scenario, client));
  const toMs = monotonicMs();
  const logs = await server.logs();
  const valuesOf = (figure: BurstFigure): number[] => bursts.map((burst) => burst[figure]);
  return {
    index,
    figures: {
      ...ofEachFigure(scenario, (figure) => median(valuesOf(figure))),
      maxMemory: maxMemoryBytes(logs) / 1e6,
      bootTime: server.bootMs,
    },
    precision: ofEachFigure(scenario, (figure) => precisionOf(valuesOf(figure))),
    memorySeries: memorySeries(logs, fromMs, toMs),
  };
}

const BURST_FIGURES = ['finishOverhead', 'finishTime', 'cpuPerRequest'] as const satisfies readonly MetricName[];

type BurstFigure = (typeof BURST_FIGURES)[number];
type BurstFigures = Readonly<Record<BurstFigure, number>>;

interface Burst extends BurstFigures {
  readonly maxMemoryBytes: number;
}

/** Figures that are valid for the scenario. */
function ofEachFigure<Value>(
  { requests }: HeldScenario,
  valueOf: (figure: BurstFigure) => Value | null,
): Readonly<Partial<Record<BurstFigure, Value>>> {
  const figures = BURST_FIGURES.filter((figure) => figure !== 'cpuPerRequest' || requests >= LEAST_REQUESTS_FOR_CPU);
  return Object.fromEntries(figures.map((figure) => [figure, valueOf(figure)]).filter(([, value]) => value !== null));
}

/** Warms up with bursts to all servers at once. @returns the time of the last one in ms */
async function warmUp(burstAll: () => Promise<readonly BurstFigures[]>): Promise<number> {
  const timedBurst = async (): Promise<number> => Math.max(...(await burstAll()).map(({ finishTime }) => finishTime * 1000));
  let burstMs = await timedBurst();
  for (let done = 1; done < warmupBursts(burstMs); done += 1) burstMs = await timedBurst();
  return burstMs;
}

/** @throws ArmFailure where the server dies or answers wrongly; MeasuringFailure where it took no time beyond the hold */
async function measureBurst(server: BootedServer, scenario: HeldScenario, client: LoadClient): Promise<Burst> {
  const { message, reply, requests, holdMs } = scenario;
  const outcome = await client.burst({
    url: websocketUrl(server.origin, scenario),
    message,
    reply,
    requests,
    holdMs,
    endMs: monotonicMs() + holdMs + OVERTIME_MS,
  });
  const logs = await server.logs();
  if (outcome.trouble !== null) throw new ArmFailure(server.arm, { kind: 'held-requests-failed', requests, because: outcome.trouble });
  const { sentMs, finishedMs } = outcome;
  const finishOverhead = finishedMs - sentMs - holdMs;
  if (finishOverhead <= 0) throw new MeasuringFailure({ kind: 'nothing-beyond-hold', requests, holdMs });
  return {
    finishOverhead,
    finishTime: (finishedMs - sentMs) / 1000,
    cpuPerRequest: cpuUsAround(logs, sentMs, finishedMs) / requests,
    maxMemoryBytes: maxMemoryBytes(logs),
  };
}
