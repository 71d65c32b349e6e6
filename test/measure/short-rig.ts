import { monotonicMs } from '../../src/system/this-program.ts';
import type { CorePlan } from '../../src/measure/cores.ts';
import { startLoadClient, type LoadClient } from '../../src/measure/load/load-process.ts';
import type { Procedure } from '../../src/measure/procedure.ts';
import type { ServerArm, ServerRig } from '../../src/measure/server/server-arms.ts';
import type { Arm } from '../../src/model.ts';
import { scenarioOf } from '../targets.ts';
import type { SampleTrees } from './sample-server.ts';
import { serverHere } from './server-here.ts';

/** Long enough for figures of the right shape; they mean nothing. */
export const SHORT_PROCEDURE: Procedure = {
  version: 0,
  warmResponses: 8_000,
  longestWarmupMs: 100,
  settleMs: 20,
  turnWarmupMs: 100,
  soloWarmupMs: 100,
  suiteWarmupMs: 100,
  suiteSliceMs: 200,
  suiteSlices: 2,
  suiteSoloSliceMs: 40,
  suiteSoloSlices: 5,
  sliceMs: 200,
  slices: 2,
  longSlices: 2,
  leastSlices: 1,
  latencySliceMs: 50,
  latencySlices: 1,
  soloMs: 200,
  profiledPairs: 1,
  profileWarmupMs: 200,
  cpuStretches: 2,
  cpuStretchMs: 200,
};

/** Resolves when a client has done its first work. */
export async function isUp(client: LoadClient): Promise<void> {
  await using server = await serverHere((_request, response) => {
    response.end();
  });
  await client.alternate({
    servers: [{ origin: server.origin, expectedBody: null }],
    request: scenarioOf(),
    expectedStatus: 200,
    endMs: monotonicMs(),
  });
}

/** Measuring equipment for a test file. Its client is up when it is there: a load's moments are reckoned from when it is asked for. */
export async function openShortRig(cores: CorePlan | null): Promise<ServerRig & AsyncDisposable> {
  const client = startLoadClient(cores?.clients ?? null);
  await isUp(client);
  return { cores, client, procedure: SHORT_PROCEDURE, onKilled: () => {}, [Symbol.asyncDispose]: () => client[Symbol.asyncDispose]() };
}

/** One side of a sample, as a round takes it. */
export const armOf = ({ target, trees }: Pick<SampleTrees, 'target' | 'trees'>, arm: Arm): ServerArm => ({ target, tree: trees[arm] });
