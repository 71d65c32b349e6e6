import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Profile } from '../../src/model.ts';
import { BUILT_IN_PROFILES, LEAST_DUETS } from '../../src/plan/profiles.ts';
import { expectedMs, type Schedulable } from '../../src/plan/round-costs.ts';
import { roundsOfRun, type RoundsOfRun, type RoundsRequest } from '../../src/plan/rounds-of-run.ts';
import { scenarioOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

/** Round figures, so that a budget can be reckoned in the head: eleven seconds for a duet with its share of a control round, and one for a solo round. */
const PROFILES = Object.fromEntries(BUILT_IN_PROFILES.map((profile) => [profile.name, profile])) as Readonly<Record<'smoke' | 'quick' | 'standard' | 'thorough', Profile>>;
const COSTS = { duetMs: () => 10_000, soloMs: () => 1_000 };

const serverOf = (id: string, comparable = true): Schedulable => ({ id, request: scenarioOf(), comparable });
const THREE = [serverOf('express/hello'), serverOf('koa/hello'), serverOf('hapi/hello')];

function rounds({ budgetMs, ...change }: Partial<RoundsRequest> & { readonly budgetMs?: number } = {}): RoundsOfRun {
  const budget = budgetMs === undefined ? null : { ms: budgetMs, by: 'perf-gate.yml (budget)' };
  return roundsOfRun({ benchmarks: THREE, profile: PROFILES.standard, budget, countingMs: 0, costs: COSTS, ...change });
}

const anyProfile = fc.constantFrom(...BUILT_IN_PROFILES);
const anyBenchmarks = fc
  .uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), request: fc.constantFrom(scenarioOf(), null), comparable: fc.boolean() }), { minLength: 1, maxLength: 6, selector: ({ id }) => id });

describe('the rounds of a run', () => {
  it('are the profile\'s', () => {
    assert.deepEqual(rounds(), { plan: PROFILES.standard.plan, solos: PROFILES.standard.solos });
  });

  it('are those of head alone, and more of them, where nothing is compared', () => {
    assert.deepEqual(rounds({ benchmarks: [serverOf('express/hello', false)] }), { plan: null, solos: PROFILES.standard.solosWithoutBase });
    assert.deepEqual(rounds({ profile: PROFILES.smoke }), { plan: null, solos: 1 });
  });
});

describe('a budget', () => {
  it('that the first look fits into changes nothing', () => {
    assert.deepEqual(rounds({ budgetMs: 3 * (8 * 11_000 + 2 * 1_000) }), rounds());
  });

  it('brings the first look forward for all benchmarks alike, and leaves the others as they were', () => {
    assert.deepEqual(rounds({ budgetMs: 240_000 }), { plan: { looks: [7, 14, 24, 40] }, solos: 1 });
  });

  it('lowers the solo rounds where those are all there is', () => {
    assert.deepEqual(rounds({ benchmarks: [serverOf('express/hello', false)], budgetMs: 2_500 }), { plan: null, solos: 2 });
  });

  it('is never exceeded by what comes first, and never raises a profile', () => {
    fc.assert(fc.property(anyBenchmarks, anyProfile, fc.integer({ min: 60_000, max: 3_000_000 }), fc.integer({ min: 1, max: 10_000 }), (benchmarks, profile, budgetMs, soloMs) => {
      const costs = { ...COSTS, soloMs: () => soloMs };
      fc.pre(benchmarks.length * (6 * 11_000 + soloMs) <= budgetMs);
      const [wanted, { plan, solos }] = [rounds({ benchmarks, profile, costs }), rounds({ benchmarks, profile, budgetMs, costs })];
      const first = plan === null ? 0 : plan.looks[0]!;
      assert.ok(expectedMs(benchmarks, { duets: first, solos }, costs) <= budgetMs);
      assert.ok(solos <= wanted.solos && first <= (wanted.plan?.looks[0] ?? 0));
      assert.ok(plan === null || first >= LEAST_DUETS);
      assert.deepEqual(plan?.looks.slice(1), wanted.plan?.looks.slice(1));
    }));
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
    assert.match(error.message, /budget of 240 s .* 3 benchmarks: .* about 268 s .*, 100 s of them to count the instructions, which are required/);
    assert.equal(error.where, 'perf-gate.yml (budget)');
    assert.match(error.fix, /`only`.* `instructions: auto`/);
  });

  it('too small for a single solo round is refused as well', () => {
    const error = userErrorOf(() => rounds({ benchmarks: [serverOf('express/hello', false)], budgetMs: 400 }));
    assert.match(error.message, /about 1 s/);
  });
});
