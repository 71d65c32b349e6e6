import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { PROCEDURE, type Procedure } from '../../src/measure/procedure.ts';
import type { Scenario } from '../../src/model.ts';
import { serverBenchmarks, suiteBenchmarks, type PlannedBenchmark } from '../../src/plan/benchmarks.ts';
import { loadHash } from '../../src/measure/run-so-far.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf, suiteTargetOf } from '../targets.ts';

/** Under which figures are stored in repositories. */
const AS_STORED: Procedure = {
  ...PROCEDURE,
  version: 3,
  soloWarmupMs: 2_000,
  soloMs: 1_000,
  suiteWarmupMs: 400,
  suiteSoloSliceMs: 100,
  suiteSoloSlices: 10,
};

const hashesOf = (benchmarks: readonly PlannedBenchmark[], procedure = AS_STORED): readonly string[] =>
  benchmarks.map((benchmark) => loadHash(benchmark, procedure));
const ofServer = (...scenarios: readonly Scenario[]): readonly PlannedBenchmark[] => serverBenchmarks(serverTargetOf({ scenarios }), null);
const ofSuite = (): readonly PlannedBenchmark[] => suiteBenchmarks(suiteTargetOf(), null, ['parse'], []);

const STORED = { server: '62aa1514f0dbbd72', held: '0c39cbb1d040f138', suite: 'a6194cb8a41f18b9' } as const;

/** Of a server and a suite, under another procedure. */
function isAsStored(change: Partial<Procedure>): readonly boolean[] {
  const [server, suite] = hashesOf([...ofServer(scenarioOf()), ...ofSuite()], { ...AS_STORED, ...change });
  return [server === STORED.server, suite === STORED.suite];
}

describe('the hash of a load', () => {
  it('is the one under which figures are stored already', () => {
    assert.deepEqual(hashesOf([...ofServer(scenarioOf(), heldScenarioOf()), ...ofSuite()]), Object.values(STORED));
  });

  it('is another where an absolute figure is measured in another way', () => {
    for (const change of [{ soloMs: 2_000 }, { soloWarmupMs: 1_000 }]) assert.deepEqual(isAsStored(change), [false, true]);
    for (const change of [{ suiteSoloSlices: 20 }, { suiteWarmupMs: 200 }]) assert.deepEqual(isAsStored(change), [true, false]);
    assert.deepEqual(
      [isAsStored({}), isAsStored({ version: 4 })],
      [
        [true, true],
        [false, false],
      ],
    );
  });
});
