/**
 * How a round is measured, in ms. The solo stretch is the same in every profile: absolute figures are compared
 * between runs, so nothing about how they come about may differ.
 *
 * Two processes of the same code differ by more than the slices of one of them do, so a round is kept short and there
 * are more of them: that is what Kalibera & Jones's optimum (2013) comes to where a boot is cheap.
 */
export interface Procedure {
  /** A duet's servers are loaded until both are warm, at most this long, before anything counts. */
  readonly longestWarmupMs: number;
  /** From when both are warm to the window: the later arm's compiler is still at work, and shares the core. */
  readonly settleMs: number;
  /** A server alone has the whole core, and is warm by then. */
  readonly soloWarmupMs: number;
  /** The same for a suite's task: one function is compiled sooner than a framework. */
  readonly suiteWarmupMs: number;
  readonly sliceMs: number;
  readonly slices: number;
  /** Single requests to the arms in turn, after the load. */
  readonly latencySliceMs: number;
  readonly latencySlices: number;
  /** The measured stretch of a solo round. */
  readonly soloMs: number;
}

export const PROCEDURE: Procedure = {
  longestWarmupMs: 5_000,
  settleMs: 300,
  soloWarmupMs: 2_000,
  suiteWarmupMs: 750,
  sliceMs: 300,
  slices: 5,
  latencySliceMs: 150,
  latencySlices: 4,
  soloMs: 1_000,
};
