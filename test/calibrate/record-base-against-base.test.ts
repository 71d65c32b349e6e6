import assert from 'node:assert/strict';
import { test } from 'node:test';
import { profileFor } from '../../src/calibrate/record-base-against-base.ts';
import { PROCEDURE, roundCosts } from '../../src/measure/procedure.ts';
import type { Service } from '../../src/model.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import { expectedMs } from '../../src/plan/rounds-of-run.ts';
import { scenarioOf, serverTargetOf, serviceOf } from '../targets.ts';

const COSTS = roundCosts(PROCEDURE, false);

/** How many rounds a recording takes of a server with these services in the time of twenty rounds side by side and so many of one arm alone. */
function roundsIn(soloRounds: number, services: readonly Service[]): number | undefined {
  const server = serverTargetOf({ services, scenarios: [scenarioOf()] });
  const durationMs = expectedMs([{ id: '', request: scenarioOf(), comparable: true }], { duets: 20, solos: soloRounds }, COSTS) + 1;
  return profileFor(serverBenchmarks(server, server), { procedure: PROCEDURE, cores: null }, durationMs).plan?.looks[0];
}

test('a recording of a target with services leaves time to measure base alone as often as head', () => {
  assert.equal(roundsIn(1, []), 20);
  assert.deepEqual(
    [1, 2].map((solos) => roundsIn(solos, [serviceOf()])),
    [19, 20],
  );
});
