/** The saturated part of a round. */
import { bothAtOnce, bothInTurn, otherArm } from '../both-arms.ts';
import type { CameWith, LoadResult } from '../load/load-protocol.ts';
import { treeActivity } from '../probe/probe-log.ts';
import { type ActivityPair, activityPairs, averageOf, type Saturated, saturatedSlices } from '../saturated.ts';
import type { BothServers, ServerDuet, ServerRig } from './server-arms.ts';
import { AFTER_WINDOW_MS, answersTooSeldom, assertGoodLoad, isClientSaturated, LEAD_IN_MS, loadCommand } from './server-load.ts';
import { steadyPart } from './steady-part.ts';
import type { Arm, HttpScenario } from '../../model.ts';
import { ALTERNATING_LEAD_IN_MS } from '../procedure.ts';
import { monotonicMs, sleepUntil } from '../../system/this-program.ts';
import { watchWaiting } from './waiting-share.ts';

/** A load that is not told its end stops this long after the latest window. */
const UNTOLD_MS = 2_000;

/** With fewer responses in a warm-up each takes milliseconds, and its hot code is compiled already. */
const SLOW_RESPONSES = 600;

/** Further loads where the arms are not steady. */
const SECOND_TRIES = 2;

type LoadedDuet = Pick<ServerDuet<HttpScenario>, 'scenario' | 'loadedFirst'>;

/** Loads both at once on one core: warm-up, then the window. Its steady part counts; without one both are loaded again. */
export async function loadTogether(servers: BothServers, duet: LoadedDuet, rig: ServerRig): Promise<Saturated> {
  let saturated = await loadStretch('cold', servers, duet, rig);
  for (let again = 0; again < SECOND_TRIES && saturated.unsettled; again += 1) {
    saturated = await loadStretch('warm', servers, duet, rig);
  }
  return saturated;
}

async function loadStretch(
  begun: 'cold' | 'warm',
  servers: BothServers,
  { scenario, loadedFirst }: LoadedDuet,
  { client, procedure }: ServerRig,
): Promise<Saturated> {
  const { warmResponses, longestWarmupMs, turnWarmupMs, settleMs, sliceMs, slices, longSlices, leastSlices } = procedure;
  const before = await bothInTurn(loadedFirst, (arm) => servers[arm].logs());
  const startMs = monotonicMs() + LEAD_IN_MS;
  const latestWarmMs = startMs + (begun === 'cold' ? longestWarmupMs : 0);
  const latestFromMs = latestWarmMs + settleMs;
  const warm = { base: Promise.withResolvers<CameWith>(), head: Promise.withResolvers<CameWith>() };
  // Each process has a compiler of its own, and gets a share of the requests.
  const processes = Math.max(servers.base.processes(), servers.head.processes());
  const milestone = { responses: warmResponses * processes, slow: { atMs: startMs + turnWarmupMs, responses: SLOW_RESPONSES } };
  const latestToMs = latestFromMs + longSlices * sliceMs;
  const loads = bothAtOnce(loadedFirst, (arm): Promise<LoadResult> =>
    client.load(
      { ...loadCommand(servers[arm], scenario, latestFromMs, latestToMs), endMs: latestToMs + UNTOLD_MS, milestone },
      warm[arm].resolve,
    ),
  );
  const bothWarm = begun === 'cold' ? [Promise.all([warm.base.promise, warm.head.promise])] : [];
  const cameWith = await Promise.race([...bothWarm, loads.then(() => null), sleepUntil(latestWarmMs).then(() => null)]);
  const fromMs = monotonicMs() + settleMs;
  const windowSlices = cameWith?.every((came) => came === 'enough') ? slices : longSlices;
  const toMs = fromMs + windowSlices * sliceMs;
  const [results, loopUtilisation, waitingShare] = await Promise.all([
    loads,
    client.finish({ measureFromMs: fromMs, measureToMs: toMs, endMs: toMs + AFTER_WINDOW_MS }),
    watchWaiting([...new Set(before.base.map(({ pid }) => pid))], { fromMs, toMs }),
  ]);
  // At once, so that neither arm has more time to finish requests under way.
  const logs = await bothAtOnce(loadedFirst, async (arm) => {
    const after = await servers[arm].logs(results[arm]);
    assertGoodLoad(servers[arm], scenario, { before: before[arm], after, result: results[arm] });
    return after;
  });
  const saturated = steadyPart(
    logs,
    { fromMs, toMs, waitingShare },
    { sliceMs, leastSlices: Math.floor((leastSlices * windowSlices) / slices) },
  );
  const share = saturated.coreShare === null ? 0 : saturated.coreShare.base + saturated.coreShare.head;
  return isClientSaturated(loopUtilisation, share * 1000) ? { ...saturated, clientSaturated: true } : saturated;
}

/** Loads one arm at a time if nothing can be pinned, in blocks of base head head base and the other way round. */
export async function loadInTurn(
  servers: BothServers,
  { scenario, loadedFirst }: LoadedDuet,
  { client, procedure }: ServerRig,
): Promise<Saturated> {
  const { turnWarmupMs, sliceMs, slices } = procedure;
  const loadBoth = (first: Arm, leadInMs: number, durationMs: number) =>
    bothInTurn(first, async (arm) => {
      const before = await servers[arm].logs();
      const fromMs = monotonicMs() + leadInMs;
      const toMs = fromMs + durationMs;
      const result = await client.load(loadCommand(servers[arm], scenario, fromMs, toMs));
      const after = await servers[arm].logs(result);
      assertGoodLoad(servers[arm], scenario, { before, after, result });
      const activity = treeActivity(after, fromMs, toMs);
      return { activity, clientSaturated: activity !== null && isClientSaturated(result.loopUtilisation, activity.cpuUsPerMs) };
    });
  await loadBoth(loadedFirst, LEAD_IN_MS, turnWarmupMs);
  const pairs: ActivityPair[] = [];
  const saturatedClient: boolean[] = [];
  for (let slice = 0; slice < slices; slice += 1) {
    const { base, head } = await loadBoth(slice % 2 === 0 ? loadedFirst : otherArm(loadedFirst), ALTERNATING_LEAD_IN_MS, sliceMs);
    pairs.push(...activityPairs(base.activity, head.activity));
    saturatedClient.push(base.clientSaturated, head.clientSaturated);
  }
  if (pairs.length === 0) throw answersTooSeldom('both arms', sliceMs);
  const saturated: Saturated = { mode: 'alternating', slices: saturatedSlices(pairs, averageOf(pairs)), coreShare: null };
  return saturatedClient.filter(Boolean).length > saturatedClient.length / 2 ? { ...saturated, clientSaturated: true } : saturated;
}
