import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { keptForCountingMs, plannedMs } from '../../src/calibrate/calibration.ts';
import { poolRounds, type PooledBenchmark } from '../../src/calibrate/pooled-rounds.ts';
import { PROCEDURE } from '../../src/measure/procedure.ts';
import { roundCosts } from '../../src/measure/expected-times.ts';
import type { BenchmarkRecord, Profile, RoundOfBothArms, Scenario } from '../../src/model.ts';
import { expectedCountingMs } from '../../src/plan/round-costs.ts';
import { BUILT_IN_PROFILES, comparesNothing } from '../../src/plan/profiles.ts';
import { roundsOfRun } from '../../src/plan/rounds-of-run.ts';
import { aBenchmark, aRun, around, measured, ofDuets, POLICY } from '../judge/records.ts';
import { heldScenarioOf, scenarioOf } from '../targets.ts';

const PROFILES = BUILT_IN_PROFILES.filter((profile) => !comparesNothing(profile));
const TEN = around(0, 0.01, 10);

/** Ten rounds of a server, each changed alike. */
const aServer = (id: string, change: (round: RoundOfBothArms) => RoundOfBothArms = (round) => round): BenchmarkRecord =>
  aBenchmark(id, ofDuets(measured({ cpuPerRequest: TEN }).duets.map(change)));
const withSlices = (slices: RoundOfBothArms['slices']) => (round: RoundOfBothArms): RoundOfBothArms => ({ ...round, slices: { ...round.slices, ...slices } });
const inTurn = (round: RoundOfBothArms): RoundOfBothArms => ({ ...round, mode: 'alternating' });
const aTask = (id: string): BenchmarkRecord => aBenchmark(id, measured({ nsPerOp: TEN }), { kind: 'suite' });

const pooled = (...benchmarks: readonly BenchmarkRecord[]): readonly PooledBenchmark[] =>
  poolRounds([{ name: 'run.json', run: aRun({ benchmarks }), isSameCode: true }], POLICY).benchmarks;

const planOf = ({ plan, solos }: Profile) => ({ plan: plan!, solos });

describe('with the least budget that leaves the plan of a profile alone', () => {
  const cases: readonly (readonly [name: string, recorded: readonly PooledBenchmark[], sent: readonly (Scenario | null)[], sideBySide: boolean])[] = [
    ['forty servers', pooled(...Array.from({ length: 40 }, (_, index) => aServer(`api/${index}`))), Array.from({ length: 40 }, () => scenarioOf()), true],
    ['a server and a task', pooled(aServer('api/hello'), aTask('json/parse')), [scenarioOf(), null], true],
    ['a server at a rate of its own, which its client could not always keep', pooled(aServer('api/hello', withSlices({ pacedLatencyP50: [] }))), [scenarioOf({ rate: 500 })], true],
    ['servers whose arms take turns', pooled(aServer('api/a', inTurn), aServer('api/b', inTurn)), [scenarioOf(), scenarioOf()], false],
    [
      'held requests, whose arms take turns where others run side by side', pooled(aServer('api/hello'), aServer('ws/held', (round) => withSlices({ finishTime: [{ base: 1.5, head: 1.5 }] })(inTurn(round)))),
      [scenarioOf(), heldScenarioOf({ requests: 25_000, holdMs: 1_000 })], true,
    ],
  ];
  for (const [name, recorded, sent, sideBySide] of cases) {
    for (const profile of PROFILES) {
      test(`${name} get all looks and rounds of ${profile.name}`, () => {
        for (const baseAlone of [false, true]) {
          const benchmarks = sent.map((request, index) => ({ id: String(index), request, comparable: true, baseAlone }));
          const budget = { ms: plannedMs(recorded, planOf(profile)), by: 'perf-gate.yml (budget)' };
          assert.deepEqual(roundsOfRun({ benchmarks, profile, budget, countingMs: 0, costs: roundCosts(PROCEDURE, sideBySide) }), planOf(profile));
        }
      });
    }
  }
});

test('what was recorded side by side is not reckoned as if the arms took turns, nor a task as a server', () => {
  const quick = planOf(PROFILES[0]!);
  const [server, task, turns] = [pooled(aServer('api/hello')), pooled(aTask('json/parse')), pooled(aServer('api/hello', inTurn))].map((recorded) => plannedMs(recorded, quick));
  assert.ok(task! < server! / 2 && server! < turns! / 1.5, JSON.stringify({ task, server, turns }));
});

test('time is kept for counting where that is required, as much as a run keeps', () => {
  const recorded = pooled(aServer('api/hello'), aTask('json/parse'));
  const schedulable = [scenarioOf(), null].map((request, index) => ({ id: String(index), request, comparable: true }));
  assert.deepEqual((['off', 'auto', 'required'] as const).map((instructions) => keptForCountingMs(recorded, instructions)), [0, 0, expectedCountingMs(schedulable, true)]);
});
