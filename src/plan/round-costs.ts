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

/** Pairs that are counted of both arms, mostly, and of head alone. */
const PAIRS = { ofArms: 2, ofHead: 1 };
/** One pair on two cores that have other things to do, in ms. */
const PAIR_MS = 40_000;

/** How long counting a run's instructions takes, in ms: of what is compared, or, without a base, of head alone in all benchmarks. */
export function expectedCountingMs(benchmarks: readonly Schedulable[], hasBase: boolean): number {
  const counted = benchmarks.filter(({ comparable, request }) => (comparable || !hasBase) && request?.protocol !== 'websocket');
  return counted.length * PAIR_MS * (hasBase ? PAIRS.ofArms : PAIRS.ofHead);
}

/** The largest share of a budget that counting takes where it is not required. */
const MOST_OF_BUDGET = 0.4;
/** What rounds took of their reckoned time on two cores that had nothing else to do. */
const USUAL_OF_RECKONED = 0.75;

/**
 * How much time is kept for counting: what it is expected to take where it is required, or where there is no budget; else no more than
 * leaves time for the fewest rounds that say anything.
 */
export function keptForCountingMs(expectedCounting: number, { isRequired, budgetMs, leastMs }: { readonly isRequired: boolean; readonly budgetMs: number | null; readonly leastMs: number }): number {
  if (isRequired || budgetMs === null) return expectedCounting;
  return Math.max(0, Math.min(expectedCounting, MOST_OF_BUDGET * budgetMs, budgetMs - USUAL_OF_RECKONED * leastMs));
}
