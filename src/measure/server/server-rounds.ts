/** Duets and solo rounds of servers over HTTP. */
import { hash } from 'node:crypto';
import { loadInTurn, loadTogether } from './saturated-load.ts';
import {
  bootArm,
  bootBoth,
  bootTimes,
  type BothServers,
  type FirstBody,
  type ServerArm,
  type ServerDuet,
  type ServerRig,
} from './server-arms.ts';
import { answersTooSeldom, assertGoodLoad, isClientSaturated, LEAD_IN_MS, loadCommand, medianLatenciesMs } from './server-load.ts';
import type { Arm, HttpScenario, OfBothArms, RoundOfBothArms, SlicePair, SoloRound } from '../../model.ts';
import { type ProbeLog, sliceWindow, treeActivity } from '../probe/probe-log.ts';
import { maxMemoryBytes, memorySeries, precisionOf, resourceFigures } from '../resources.ts';
import { monotonicMs } from '../../system/this-program.ts';
import type { BootedServer } from './server.ts';
import type { Reason } from '../../reasons.ts';

/**
 * One round of fresh processes of both arms: saturated load, then single requests in turn.
 *
 * @throws ArmFailure where an arm breaks; MeasuringFailure where the figures would mean nothing
 */
export async function measureServerDuet(duet: ServerDuet<HttpScenario>, rig: ServerRig): Promise<RoundOfBothArms> {
  await using servers = await bootBoth(duet, rig);
  const saturated = rig.cores === null ? await loadInTurn(servers, duet, rig) : await loadTogether(servers, duet, rig);
  const unloadedLatency = await measureUnloadedLatency(servers, duet, rig);
  const bodies = firstBodiesOf(servers, duet.scenario);
  if (bodies !== null) duet.onFirstBodies?.(bodies);
  return {
    index: duet.index,
    startedFirst: duet.startedFirst,
    ...saturated,
    slices: { ...saturated.slices, unloadedLatency, ...bootTimes(servers) },
  };
}

/** Slices of single requests; their values are medians. */
export async function measureUnloadedLatency(
  servers: BothServers,
  duet: ServerDuet<HttpScenario>,
  rig: ServerRig,
): Promise<readonly SlicePair[]> {
  const { latencySliceMs, latencySlices } = rig.procedure;
  const order: readonly Arm[] = duet.loadedFirst === 'base' ? ['base', 'head'] : ['head', 'base'];
  const pairs: SlicePair[] = [];
  for (let slice = 0; slice < latencySlices; slice += 1) {
    const medians = await medianLatenciesMs(
      rig.client,
      order.map((arm) => servers[arm]),
      duet.scenario,
      latencySliceMs,
    );
    pairs.push({ base: medians[order.indexOf('base')]!, head: medians[order.indexOf('head')]! });
  }
  return pairs;
}

const MAX_CPU_SLICE_MS = 100;

/** Slices for the precision of a stretch (Schmeiser 1982: 10 to 30). */
const PRECISION_SLICES = 10;

/** One round of a fresh process of head alone: the absolute figures. */
export async function measureServerSolo(arm: ServerArm, scenario: HttpScenario, index: number, rig: ServerRig): Promise<SoloRound> {
  await using server = await bootArm('head', arm, scenario, rig);
  const { soloWarmupMs, soloMs, latencySlices, latencySliceMs } = rig.procedure;
  const before = await server.logs();
  const fromMs = monotonicMs() + LEAD_IN_MS + soloWarmupMs;
  const toMs = fromMs + soloMs;
  const result = await rig.client.load(loadCommand(server, scenario, fromMs, toMs));
  const logs = await server.logs(result);
  assertGoodLoad(server, scenario, { before, after: logs, result });
  const activity = treeActivity(logs, fromMs, toMs);
  if (activity === null || activity.finishedPerMs === 0 || result.latencyMs === null) throw answersTooSeldom('head alone', soloMs);
  const [unloadedLatency] = await medianLatenciesMs(rig.client, [server], scenario, latencySlices * latencySliceMs);
  return {
    index,
    figures: {
      throughput: activity.finishedPerMs * 1000,
      cpuPerRequest: activity.cpuUsPerMs / activity.finishedPerMs,
      unloadedLatency: unloadedLatency!,
      latencyP50: result.latencyMs.p50,
      latencyP975: result.latencyMs.p975,
      latencyP99: result.latencyMs.p99,
      output: result.bytes / soloMs / 1000,
      maxMemory: maxMemoryBytes(logs) / 1e6,
      maxCpu: maxCpuPercent(logs, fromMs, toMs),
      bootTime: server.bootMs,
      ...resourceFigures(logs, fromMs, toMs),
    },
    precision: precisionWithin(logs, fromMs, toMs),
    latencyDistribution: result.latencyMs.distribution,
    memorySeries: memorySeries(logs, fromMs, toMs),
    ...(isClientSaturated(result.loopUtilisation, activity.cpuUsPerMs) ? { clientSaturated: true } : {}),
  };
}

/** Precision of the figures that every slice has. */
function precisionWithin(logs: readonly ProbeLog[], fromMs: number, toMs: number): NonNullable<SoloRound['precision']> {
  const slices = sliceWindow(fromMs, toMs, (toMs - fromMs) / PRECISION_SLICES)
    .flatMap(([from, to]) => treeActivity(logs, from, to) ?? [])
    .filter(({ finishedPerMs }) => finishedPerMs > 0);
  const throughput = precisionOf(slices.map(({ finishedPerMs }) => finishedPerMs));
  const cpuPerRequest = precisionOf(slices.map(({ finishedPerMs, cpuUsPerMs }) => cpuUsPerMs / finishedPerMs));
  return { ...(throughput === null ? {} : { throughput }), ...(cpuPerRequest === null ? {} : { cpuPerRequest }) };
}

function maxCpuPercent(logs: readonly ProbeLog[], fromMs: number, toMs: number): number {
  const slices = sliceWindow(fromMs, toMs, MAX_CPU_SLICE_MS).map(([from, to]) => treeActivity(logs, from, to)?.cpuUsPerMs ?? 0);
  return Math.max(0, ...slices) / 10;
}

/** First bodies of both arms; null: the scenario checks them, or answers have none. */
export function firstBodiesOf(
  { base, head }: OfBothArms<Pick<BootedServer, 'firstBody'>>,
  scenario: HttpScenario,
): OfBothArms<FirstBody> | null {
  if (scenario.expect.body !== null || base.firstBody === null || head.firstBody === null) return null;
  return { base: summed(base.firstBody), head: summed(head.firstBody) };
}

function summed(base64: string): FirstBody {
  return { sha256: hash('sha256', base64), bytes: Buffer.byteLength(base64, 'base64') };
}

/**
 * Warns where head's body has another length in all rounds. Bodies may hold times and ids, so only where base's body is always the same.
 *
 * @param rounds of a benchmark, side by side
 */
export function warningsOfBodies(benchmark: string, rounds: readonly OfBothArms<FirstBody>[]): readonly Reason[] {
  const [first, ...others] = rounds;
  if (first === undefined || others.length === 0) return [];
  const { sha256, bytes } = first.base;
  if (rounds.some(({ base, head }) => base.sha256 !== sha256 || head.bytes === bytes)) return [];
  return [{ kind: 'other-first-body', benchmark, baseBytes: bytes, headBytes: first.head.bytes, rounds: rounds.length }];
}
