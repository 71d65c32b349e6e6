import { median } from 'simple-statistics';
import { PROCEDURE } from '../measure/procedure.ts';
import { roundCosts } from '../measure/round-costs.ts';
import type { Config, RoundOfBothArms, Scenario, TestPlan } from '../model.ts';
import { expectedCountingMs } from '../plan/counting-cost.ts';
import type { Schedulable } from '../plan/round-costs.ts';
import { wholePlanMs } from '../plan/rounds-of-run.ts';
import type { RecordedBenchmark } from './pooled-rounds.ts';

/**
 * The least budget, in ms, in which a pull request that reaches all of these benchmarks is planned with all of a profile's looks
 * and rounds.
 *
 * A run makes its plan before the first round, by what rounds are reckoned to take and not by what they take here. A budget that
 * rounds would do with on a fast machine can so bring the first look forward, leave out later ones, or be refused. Of held requests
 * it is about that: a run reckons their bursts by the configuration, of which nothing is recorded but how long they took.
 */
export function plannedMs(benchmarks: readonly RecordedBenchmark[], profile: { readonly plan: TestPlan; readonly solos: number }): number {
  return wholePlanMs(benchmarks.map(recordedSchedulable), profile, roundCosts(PROCEDURE, !benchmarks.some(tookTurns)));
}

/** What a run keeps of its budget for the counting of these benchmarks' instructions, in ms: nothing unless they are required. */
export function keptForCountingMs(benchmarks: readonly RecordedBenchmark[], instructions: Config['instructions']): number {
  return instructions === 'required' ? expectedCountingMs(benchmarks.map(recordedSchedulable), true) : 0;
}

/** The arms of held requests take turns wherever they are measured. */
const tookTurns = ({ recorded }: RecordedBenchmark): boolean => recorded.some(({ mode, slices }) => mode === 'alternating' && slices.finishTime === undefined);

/** No run says whether services keep what a benchmark leaves behind, so that base is measured alone as often as head: reckoned as if they did. */
function recordedSchedulable({ record: { id, kind }, recorded }: RecordedBenchmark): Schedulable {
  return { id, request: kind === 'suite' ? null : requestIn(recorded), comparable: true, baseAlone: true };
}

/**
 * No run says what a server is sent either. As far as the reckoning goes its rounds show it: requests that are held have a time
 * to finish, those at a rate of their own have a latency at that, and of the others a round takes the same whatever they are.
 */
function requestIn(recorded: readonly RoundOfBothArms[]): Scenario {
  const burstsS = recorded.flatMap(({ slices }) => (slices.finishTime ?? []).map(({ base }) => base));
  if (burstsS.length > 0) return { protocol: 'websocket', name: '', path: '/', message: null, reply: null, requests: 0, holdMs: 1000 * median(burstsS) };
  const isPaced = recorded.some(({ slices }) => slices.pacedLatencyP50 !== undefined);
  return { protocol: 'http', name: '', method: 'GET', path: '/', headers: {}, body: null, expect: { status: 200, body: null }, connections: 1, pipelining: 1, rate: isPaced ? 1 : null };
}
