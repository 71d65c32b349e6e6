import assert from 'node:assert/strict';
import { describe, it, test } from 'node:test';
import { serverBenchmarks, suiteBenchmarks } from '../../src/plan/benchmarks.ts';
import { divideTime } from '../../src/plan/divide-time.ts';
import { BUILT_IN_PROFILES, findProfile, LEAST_DUETS } from '../../src/plan/profiles.ts';
import { expectedCountingMs, expectedMs, keptForCountingMs, type Schedulable, schedulableOf } from '../../src/plan/rounds-of-run.ts';
import { openScheduler } from '../../src/plan/schedule.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf, serviceOf, suiteTargetOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

const SERVER: Schedulable = { id: 'express/hello', request: scenarioOf(), comparable: true };
const TASK: Schedulable = { id: 'user/parse', request: null, comparable: true };
const HELD: Schedulable = { id: 'sockets/held', request: heldScenarioOf(), comparable: true };

test('both arms are counted of what is compared, and nothing of what is held', () => {
  assert.deepEqual(
    [SERVER, TASK, HELD].map((benchmark) => expectedCountingMs([benchmark], true)),
    [40_000, 40_000, 0],
  );
});

test('what is new beside a base is not counted; where there is no base everything is, of head alone', () => {
  const alone = [SERVER, TASK].map((benchmark) => ({ ...benchmark, comparable: false }));
  assert.equal(expectedCountingMs([...alone, TASK], true), 40_000);
  assert.equal(expectedCountingMs(alone, false), 40_000);
});

const kept = (budgetMs: number | null, isRequired = false): number => keptForCountingMs(80_000, { isRequired, budgetMs, leastMs: 100_000 });

test('of a budget counting gets what is required, or three fifths, or what the fewest rounds leave', () => {
  assert.deepEqual(
    [kept(null), kept(600_000), kept(150_000), kept(120_000), kept(60_000), kept(60_000, true)],
    [80_000, 80_000, 80_000, 72_000, 15_000, 80_000],
  );
});

/** A duet of 10 s, and a solo round of 1 s. */
const divided = (budgetMs: number | null, instructions: 'off' | 'auto' | 'required'): ReturnType<typeof divideTime> =>
  divideTime({
    benchmarks: [SERVER],
    instructions,
    hasBase: true,
    profile: findProfile('standard', { profiles: BUILT_IN_PROFILES })!,
    budget: budgetMs === null ? null : { ms: budgetMs, by: 'perf-gate.yml (budget)' },
    costs: { duetMs: () => 10_000, soloMs: () => 1_000 },
  });
const LEAST_MS = LEAST_DUETS * 10_000 + 1_000;

test('a budget that required counts leave too little of is refused before anything is counted', () => {
  userErrorOf(() => divided(LEAST_MS + 30_000, 'required'));
  assert.equal(divided(LEAST_MS + 40_000, 'required').countingMs, 40_000);
  assert.equal(divided(LEAST_MS, 'off').countingMs, 0);
});

test('the fewest useful rounds remain where counting took longer than it was given', () => {
  assert.deepEqual(divided(LEAST_MS + 10_000, 'auto').roundsAfter(60_000), { plan: { looks: [LEAST_DUETS] }, solos: 1 });
});

test('without a budget counting takes as long as it takes, and all rounds follow', () => {
  assert.deepEqual(
    [divided(null, 'auto').countingMs, divided(null, 'auto').roundsAfter(600_000)],
    [null, divided(null, 'off').roundsAfter(0)],
  );
});

const COSTS = { duetMs: () => 10_000, soloMs: () => 1_000 };

describe('the time that rounds are expected to take', () => {
  it('is that of all the schedule holds', () => {
    const ids = [SERVER.id];
    const steps = openScheduler(1).stepsOf({ ids, fromIndex: 0, toIndex: 20, solos: { ids, count: 3 } });
    const tookMs = steps.reduce((sum, { kind }) => sum + (kind === 'solo' ? COSTS.soloMs() : COSTS.duetMs()), 0);
    assert.equal(expectedMs([SERVER], { duets: 20, solos: 3 }, COSTS), tookMs);
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
    assert.equal(expectedMs([{ ...SERVER, comparable: false }], { duets: 20, solos: 3 }, COSTS), 3_000);
  });
});
