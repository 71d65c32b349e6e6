import type { Scenario } from '../model.ts';
import { isComparable, keepsState, type PlannedBenchmark } from './benchmarks.ts';
import { DUETS_TO_A_CONTROL } from './schedule.ts';

/** A benchmark as far as a plan cares. */
export interface Schedulable {
  readonly id: string;
  /** What a server is sent; null: it is a task of a suite. */
  readonly request: Scenario | null;
  /** Measured side by side; else head alone. */
  readonly comparable: boolean;
  /** Base is measured alone as often as head. */
  readonly baseAlone?: boolean;
}

/** What a run is going to do with a benchmark. */
export function schedulableOf(benchmark: PlannedBenchmark, { comparing }: {
  /** Rounds of both arms are planned, not of head alone. */
  readonly comparing: boolean;
}): Schedulable {
  const comparable = isComparable(benchmark);
  return { id: benchmark.id, request: benchmark.kind === 'server' ? benchmark.request : null, comparable, baseAlone: comparable && comparing && keepsState(benchmark) };
}

/** How long one round takes, in ms, by what a server is sent (null: a suite's task): what progress and budget are reckoned with. */
export interface RoundCosts {
  readonly duetMs: (request: Scenario | null) => number;
  readonly soloMs: (request: Scenario | null) => number;
}

/** How long so many rounds of each benchmark take, in ms, with the control rounds that come between them. */
export function expectedMs(benchmarks: readonly Schedulable[], rounds: { readonly duets: number; readonly solos: number }, costs: RoundCosts): number {
  return benchmarks.reduce((sum, { request, comparable, baseAlone = false }) => sum + (baseAlone ? 2 : 1) * rounds.solos * costs.soloMs(request) + (comparable ? withControls(rounds.duets * costs.duetMs(request)) : 0), 0);
}

/** A control round takes as long as a duet of what it controls, which is drawn from what is compared. */
const withControls = (duetsMs: number): number => (duetsMs * (DUETS_TO_A_CONTROL + 1)) / DUETS_TO_A_CONTROL;

/** Of both arms: they vary by the hash seed alone, and hardly by that. */
export const REPEATS = 3;
/** Of repeats of head alone, two at a time. */
export const PAIRS_OF_HEAD = 2;

/** The longest that a pair took where it was recorded, in ms (docs/instructions.md, "What it costs"). */
const PAIR_OF_SUITE_MS = 80_000;
const PAIR_OF_SERVER_MS = 160_000;

/**
 * How long it is reckoned to take to count the instructions of a run's benchmarks, in ms: of those that are compared, or, where
 * there is no base, of head alone in all of them.
 */
export function expectedCountingMs(benchmarks: readonly Schedulable[], hasBase: boolean): number {
  const [counted, pairs] = hasBase ? [benchmarks.filter(({ comparable }) => comparable), REPEATS] : [benchmarks, PAIRS_OF_HEAD];
  return counted.reduce((sum, { request }) => sum + pairs * pairMs(request), 0);
}

/** Requests that are held have nothing to count. */
function pairMs(request: Schedulable['request']): number {
  if (request === null) return PAIR_OF_SUITE_MS;
  return request.protocol === 'http' ? PAIR_OF_SERVER_MS : 0;
}
