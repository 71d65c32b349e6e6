import { type ProbeLog, sliceWindow, treeActivity } from '../probe/probe-log.ts';
import { maxMemoryBytes, memorySeries, precisionOf, resourceFigures } from '../resources.ts';
import { measurePacedSolo } from './paced-stretch.ts';
import { bootArm, type ServerArm, type ServerRig } from './server-arms.ts';
import { answersTooSeldom, assertGoodLoad, isClientSaturated, LEAD_IN_MS, loadCommand, medianLatenciesMs } from './server-load.ts';
import type { HttpScenario, SoloRound } from '../../model.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** How finely the highest CPU use is looked for. */
const MAX_CPU_SLICE_MS = 100;

/** Slices of the stretch that say how steady it was: more of them would be too short to be independent (Schmeiser 1982: 10 to 30). */
const PRECISION_SLICES = 10;

/** One round of a fresh process of head alone: the absolute figures. */
export async function measureServerSolo(arm: ServerArm, scenario: HttpScenario, index: number, rig: ServerRig): Promise<SoloRound> {
  await using server = await bootArm('head', arm, scenario, rig);
  const { soloWarmupMs, soloMs, latencySlices, latencySliceMs } = rig.procedure;
  const before = await server.logs();
  const fromMs = monotonicMs() + LEAD_IN_MS + soloWarmupMs;
  const toMs = fromMs + soloMs;
  const result = await rig.client.load(loadCommand(server, scenario, fromMs, toMs));
  const logs = await server.logs();
  assertGoodLoad(server, scenario, { before, after: logs, result });
  const activity = treeActivity(logs, fromMs, toMs);
  if (activity === null || activity.finishedPerMs === 0 || result.latencyMs === null) throw answersTooSeldom('head alone', soloMs);
  const [unloadedLatency] = await medianLatenciesMs(rig.client, [server], scenario, latencySlices * latencySliceMs);
  const paced = await measurePacedSolo(server, scenario, rig);
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
      ...paced,
    },
    precision: precisionWithin(logs, fromMs, toMs),
    memorySeries: memorySeries(logs, fromMs, toMs),
    ...(isClientSaturated(result.loopUtilisation, activity.cpuUsPerMs) ? { clientSaturated: true } : {}),
  };
}

/** Of the figures that have a value in every slice of the stretch. */
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
