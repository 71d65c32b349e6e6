import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Profile, Scenario } from '../../src/model.ts';
import { BUILT_IN_PROFILES, LEAST_DUETS } from '../../src/plan/profiles.ts';
import {
  expectedMs,
  notesOnBudget,
  notesOnBudgetTaken,
  roundsOfRun,
  type RoundsOfRun,
  type RoundsRequest,
  type Schedulable,
} from '../../src/plan/rounds-of-run.ts';
import { scenarioOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

/** Round figures, so that a budget can be reckoned in the head: eleven seconds for a duet, and one for a solo round. */
const PROFILES = Object.fromEntries(BUILT_IN_PROFILES.map((profile) => [profile.name, profile])) as Readonly<
  Record<'smoke' | 'quick' | 'standard' | 'thorough', Profile>
>;
const COSTS = { duetMs: () => 11_000, soloMs: () => 1_000 };

const serverOf = (id: string, comparable = true): Schedulable => ({ id, request: scenarioOf(), comparable });
const THREE = [serverOf('express/hello'), serverOf('koa/hello'), serverOf('hapi/hello')];

function rounds({ budgetMs, ...change }: Partial<RoundsRequest> & { readonly budgetMs?: number } = {}): RoundsOfRun {
  const budget = budgetMs === undefined ? null : { ms: budgetMs, by: 'perf-gate.yml (budget)' };
  return roundsOfRun({ benchmarks: THREE, profile: PROFILES.standard, budget, countingMs: 0, costs: COSTS, ...change });
}

const anyProfile = fc.constantFrom(...BUILT_IN_PROFILES);
const anyBenchmarks = fc.uniqueArray(
  fc.record({ id: fc.string({ minLength: 1 }), request: fc.constantFrom(scenarioOf(), null), comparable: fc.boolean() }),
  { minLength: 1, maxLength: 6, selector: ({ id }) => id },
);

describe('the rounds of a run', () => {
  it("are the profile's", () => {
    assert.deepEqual(rounds(), { plan: PROFILES.standard.plan, solos: PROFILES.standard.solos });
  });

  it('are those of head alone, and more of them, where nothing is compared', () => {
    assert.deepEqual(rounds({ benchmarks: [serverOf('express/hello', false)] }), { plan: null, solos: PROFILES.standard.solosWithoutBase });
    assert.deepEqual(rounds({ profile: PROFILES.smoke }), { plan: null, solos: 1 });
  });
});

describe('a budget', () => {
  it('in which one benchmark can reach the last look changes nothing', () => {
    const firstLookMs = 3 * (8 * 11_000 + 2 * 1_000);
    assert.deepEqual(rounds({ budgetMs: firstLookMs + 32 * 11_000 }), rounds());
    assert.deepEqual(rounds({ budgetMs: firstLookMs + 16 * 11_000 }), rounds(), 'in half the time that is reckoned for it');
  });

  it('leaves out later looks that no benchmark can reach', () => {
    const firstLookMs = 3 * (8 * 11_000 + 2 * 1_000);
    const looksWith = (furtherMs: number, change: Partial<RoundsRequest> = {}) =>
      rounds({ budgetMs: firstLookMs + furtherMs, ...change }).plan?.looks;
    assert.deepEqual(looksWith(16 * 11_000 - 1), [8, 11, 14, 17, 20, 24, 30]);
    assert.deepEqual(looksWith(3 * 11_000), [8, 11, 14]);
    assert.deepEqual(looksWith(1.5 * 11_000 - 1), [8]);
    assert.deepEqual(notesOnBudget(PROFILES.standard, rounds({ budgetMs: firstLookMs + 3 * 11_000 })), [
      { kind: 'budget-leaves-fewer-looks', looks: [17, 20, 24, 30, 40] },
    ]);
    const costs = { ...COSTS, duetMs: (request: Scenario | null) => (request === null ? 1_100 : 11_000) };
    const quickTask: Schedulable = { id: 'json/parse', request: null, comparable: true };
    assert.deepEqual(
      looksWith(8 * 1_100 + 2 * 1_000 + 16 * 1_100, { benchmarks: [...THREE, quickTask], costs }),
      [8, 11, 14, 17, 20, 24, 30, 40],
      'the cheapest one decides',
    );
  });

  it('leaves out looks that a tenth of the benchmarks cannot reach: few benchmarks would hold them, and all would pay for them', () => {
    const thirty = Array.from({ length: 30 }, (_, index): Schedulable => ({ ...THREE[0]!, id: `server/${index}` }));
    const firstLookMs = 30 * (8 * 11_000 + 2 * 1_000);
    const looksWith = (furtherMs: number) => rounds({ benchmarks: thirty, budgetMs: firstLookMs + furtherMs }).plan?.looks;
    // In half the time that is reckoned for three of them.
    assert.deepEqual(looksWith(0.5 * 3 * 9 * 11_000), [8, 11, 14, 17]);
    assert.deepEqual(looksWith(0.5 * 3 * 9 * 11_000 - 1), [8, 11, 14]);
  });

  it('brings the first look forward for all benchmarks alike', () => {
    const forward = rounds({ budgetMs: 240_000 });
    assert.deepEqual(forward, { plan: { looks: [7] }, solos: 1 });
    assert.deepEqual(notesOnBudget(PROFILES.standard, forward), [
      { kind: 'budget-leaves-fewer-rounds', beforeFirstLook: { left: 7, of: 8 }, ofHeadAlone: { left: 1, of: 2 } },
      { kind: 'budget-leaves-fewer-looks', looks: [11, 14, 17, 20, 24, 30, 40] },
    ]);
  });

  it('lowers the solo rounds where those are all there is', () => {
    const lowered = rounds({ benchmarks: [serverOf('express/hello', false)], budgetMs: 2_500 });
    assert.deepEqual(lowered, { plan: null, solos: 2 });
    assert.deepEqual(notesOnBudget(PROFILES.standard, lowered), [
      { kind: 'budget-leaves-fewer-rounds', beforeFirstLook: null, ofHeadAlone: { left: 2, of: 5 } },
    ]);
  });

  it('is never exceeded by what comes first, and never raises a profile', () => {
    fc.assert(
      fc.property(
        anyBenchmarks,
        anyProfile,
        fc.integer({ min: 60_000, max: 3_000_000 }),
        fc.integer({ min: 1, max: 10_000 }),
        (benchmarks, profile, budgetMs, soloMs) => {
          const costs = { ...COSTS, soloMs: () => soloMs };
          fc.pre(benchmarks.length * (6 * 11_000 + soloMs) <= budgetMs);
          const [wanted, { plan, solos }] = [rounds({ benchmarks, profile, costs }), rounds({ benchmarks, profile, budgetMs, costs })];
          const first = plan === null ? 0 : plan.looks[0]!;
          assert.ok(expectedMs(benchmarks, { duets: first, solos }, costs) <= budgetMs);
          assert.ok(solos <= wanted.solos && first <= (wanted.plan?.looks[0] ?? 0));
          assert.ok(plan === null || first >= LEAST_DUETS);
          const later = plan?.looks.slice(1) ?? [];
          assert.deepEqual(later, wanted.plan?.looks.slice(1, 1 + later.length) ?? []);
        },
      ),
    );
  });

  it('takes nothing from a profile without a note that says so, and none is made where it takes nothing', () => {
    fc.assert(
      fc.property(anyBenchmarks, anyProfile, fc.integer({ min: 60_000, max: 3_000_000 }), (benchmarks, profile, budgetMs) => {
        fc.pre(benchmarks.length * (6 * 11_000 + 1_000) <= budgetMs);
        const [wanted, got] = [rounds({ benchmarks, profile }), rounds({ benchmarks, profile, budgetMs })];
        assert.equal(notesOnBudget(profile, got).length > 0, JSON.stringify(got) !== JSON.stringify(wanted));
      }),
    );
  });

  it('is told by how much it was not kept, if by more than a fifth', () => {
    assert.deepEqual(notesOnBudgetTaken(60_000, 72_000), []);
    assert.deepEqual(notesOnBudgetTaken(60_000, 90_400), [{ kind: 'over-budget', seconds: 90, budgetSeconds: 60 }]);
    assert.deepEqual(notesOnBudgetTaken(null, 900_000), []);
  });

  it('too small for a test to say anything is refused with both figures', () => {
    const error = userErrorOf(() => rounds({ budgetMs: 150_000 }));
    assert.match(error.message, /budget of 150 s .* 3 benchmarks: .* about 168 s/);
    assert.equal(error.where, 'perf-gate.yml (budget)');
    assert.match(error.fix, /`only`/);
  });

  it('has to hold what must be counted, beside the rounds', () => {
    const countingMs = 100_000;
    assert.deepEqual(rounds({ budgetMs: 240_000 + countingMs, countingMs }), rounds({ budgetMs: 240_000 }));
    assert.deepEqual(rounds({ countingMs }), rounds(), 'without a budget counting has a bound of its own');
    const error = userErrorOf(() => rounds({ budgetMs: 240_000, countingMs }));
    assert.match(
      error.message,
      /budget of 240 s .* 3 benchmarks: .* about 268 s .*, 100 s of them to count the instructions, which are required/,
    );
    assert.equal(error.where, 'perf-gate.yml (budget)');
    assert.match(error.fix, /`only`.* `instructions: auto`/);
  });

  it('too small for a single solo round is refused as well', () => {
    const error = userErrorOf(() => rounds({ benchmarks: [serverOf('express/hello', false)], budgetMs: 400 }));
    assert.match(error.message, /about 1 s/);
  });
});
