import type { Scenario } from '../model.ts';

/** A benchmark as far as a plan cares. */
export interface Schedulable {
  readonly id: string;
  /** What a server is sent; null: it is a task of a suite. */
  readonly request: Scenario | null;
  /** Measured side by side; else head alone. */
  readonly comparable: boolean;
}

/** How long one round takes, in ms, by what a server is sent (null: a suite's task): what progress and budget are reckoned with. */
export interface RoundCosts {
  readonly duetMs: (request: Scenario | null) => number;
  readonly soloMs: (request: Scenario | null) => number;
}

/** How long so many rounds of each benchmark take, in ms. */
export function expectedMs(benchmarks: readonly Schedulable[], rounds: { readonly duets: number; readonly solos: number }, costs: RoundCosts): number {
  return benchmarks.reduce((sum, { request, comparable }) => sum + rounds.solos * costs.soloMs(request) + (comparable ? rounds.duets * costs.duetMs(request) : 0), 0);
}
