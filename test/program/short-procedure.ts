import { PROCEDURE, type Procedure } from '../../src/measure/procedure.ts';

/** For tests that do not go by how long a round is. */
export const SHORT: Procedure = {
  ...PROCEDURE,
  warmResponses: 1_000,
  longestWarmupMs: 2_000,
  settleMs: 50,
  turnWarmupMs: 300,
  soloWarmupMs: 200,
  suiteWarmupMs: 100,
  suiteSliceMs: 50,
  suiteSoloSliceMs: 20,
  sliceMs: 100,
  latencySliceMs: 40,
  soloMs: 200,
  profiledPairs: 1,
  profileWarmupMs: 200,
  cpuStretches: 2,
  cpuStretchMs: 150,
};
