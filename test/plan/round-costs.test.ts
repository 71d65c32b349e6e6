import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { serverBenchmarks, suiteBenchmarks } from '../../src/plan/benchmarks.ts';
import { expectedMs, type Schedulable, schedulableOf } from '../../src/plan/rounds-of-run.ts';
import { openScheduler } from '../../src/plan/schedule.ts';
import { scenarioOf, serverTargetOf, serviceOf, suiteTargetOf } from '../targets.ts';

const COSTS = { duetMs: () => 10_000, soloMs: () => 1_000 };
const COMPARED: Schedulable = { id: 'express/hello', request: scenarioOf(), comparable: true };

describe('the time that rounds are expected to take', () => {
  it('is that of all the schedule holds, control rounds included', () => {
    const ids = [COMPARED.id];
    const steps = openScheduler(1, ids).stepsOf({ ids, fromIndex: 0, toIndex: 20, solos: { ids, count: 3 } });
    const tookMs = steps.reduce((sum, { kind }) => sum + (kind === 'solo' ? COSTS.soloMs() : COSTS.duetMs()), 0);
    assert.ok(steps.some(({ kind }) => kind === 'control'));
    assert.equal(expectedMs([COMPARED], { duets: 20, solos: 3 }, COSTS), tookMs);
  });

  it('has as many rounds of base alone as of head where services keep what a benchmark leaves behind, and base is measured at all', () => {
    const server = serverTargetOf({ services: [serviceOf()] });
    const ofServer = serverBenchmarks(server, server)[0]!;
    const added = serverBenchmarks(server, null)[0]!;
    const task = suiteBenchmarks(suiteTargetOf(), suiteTargetOf(), ['parse'], ['parse'])[0]!;
    const withoutBase = { ...added, newBecause: null };
    const cases = [
      [ofServer, true],
      [withoutBase, true],
      [ofServer, false],
      [added, true],
      [task, true],
    ] as const;
    const solosMs = cases.map(([benchmark, comparing]) =>
      expectedMs([schedulableOf(benchmark, { comparing })], { duets: 0, solos: 1 }, COSTS),
    );
    assert.deepEqual(solosMs, [2_000, 1_000, 1_000, 1_000, 1_000]);
  });

  it('has rounds of head alone only, of what cannot be compared', () => {
    assert.equal(expectedMs([{ ...COMPARED, comparable: false }], { duets: 20, solos: 3 }, COSTS), 3_000);
  });
});
