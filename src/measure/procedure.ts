/**
 * How a round is measured, in ms. The solo stretch is the same in every profile: absolute figures are compared
 * between runs, so nothing about how they come about may differ.
 *
 * Two processes of the same code differ by more than the slices of one of them do, so a round is kept short and there
 * are more of them: that is what Kalibera & Jones's optimum (2013) comes to where a boot is cheap. The warm-up is what
 * half a core needs to compile a framework: with a second of it the first slice still cost up to twice the last.
 */
export interface Procedure {
  /** Under load, before anything counts. */
  readonly warmupMs: number;
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
  warmupMs: 1_750,
  suiteWarmupMs: 750,
  sliceMs: 300,
  slices: 5,
  latencySliceMs: 150,
  latencySlices: 4,
  soloMs: 1_000,
};
