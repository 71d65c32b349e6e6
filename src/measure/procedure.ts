/**
 * How a round is measured, in ms. The solo stretch is the same in every profile: absolute figures are compared
 * between runs, so nothing about how they come about may differ.
 *
 * Slices: six half-second slices a round are near Kalibera & Jones's optimum (2013) for this kind of noise; a round of
 * four with a boot of its own costs two thirds of that, and rounds are what the statistics need.
 */
export interface Procedure {
  /** Under load, before anything counts. */
  readonly warmupMs: number;
  readonly sliceMs: number;
  readonly slices: number;
  /** Single requests to the arms in turn, after the load. */
  readonly latencySliceMs: number;
  readonly latencySlices: number;
  /** The measured stretch of a solo round. */
  readonly soloMs: number;
}

export const PROCEDURE: Procedure = {
  warmupMs: 1_000,
  sliceMs: 500,
  slices: 4,
  latencySliceMs: 150,
  latencySlices: 4,
  soloMs: 1_000,
};
