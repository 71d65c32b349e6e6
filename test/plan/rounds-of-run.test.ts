import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Profile } from '../../src/model.ts';
import { BUILT_IN_PROFILES, LEAST_DUETS } from '../../src/plan/profiles.ts';
import { expectedMs, type Schedulable } from '../../src/plan/round-costs.ts';
import { roundsOfRun, type RoundsOfRun } from '../../src/plan/rounds-of-run.ts';
import { scenarioOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

/** Round figures, so that a budget can be reckoned in the head: ten seconds for a duet and one for a solo round. */
const PROFILES = Object.fromEntries(BUILT_IN_PROFILES.map((profile) => [profile.name, profile])) as Readonly<Record<'smoke' | 'quick' | 'standard' | 'thorough', Profile>>;
const COSTS = { duetMs: () => 10_000, soloMs: () => 1_000 };

const serverOf = (id: string, comparable = true): Schedulable => ({ id, request: scenarioOf(), comparable });
const taskOf = (id: string): Schedulable => ({ id, request: null, comparable: true });
const THREE = [serverOf('express/hello'), serverOf('koa/hello'), serverOf('hapi/hello')];

function rounds(change: Partial<Parameters<typeof roundsOfRun>[0]> = {}): RoundsOfRun {
  return roundsOfRun({ benchmarks: THREE, profile: PROFILES.standard, budgetMs: null, costs: COSTS, ...change });
}

const anyProfile = fc.constantFrom(...BUILT_IN_PROFILES);
const anyBenchmarks = fc
  .uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), request: fc.constantFrom(scenarioOf(), null), comparable: fc.boolean() }), { minLength: 1, maxLength: 6, selector: ({ id }) => id });

describe('the rounds of a run', () => {
  it('are the profile\'s where there is something to screen', () => {
    assert.deepEqual(rounds(), { plan: PROFILES.standard.plan, solos: PROFILES.standard.solos });
  });

  it('leave the screen out where four comparisons or fewer decide: two of a server, one of a task', () => {
    const unscreened = { ...PROFILES.standard.plan, screenRounds: 0 };
    assert.deepEqual(rounds({ benchmarks: THREE.slice(1) }).plan, unscreened);
    assert.deepEqual(rounds({ benchmarks: ['a', 'b', 'c', 'd'].map(taskOf) }).plan, unscreened);
    assert.deepEqual(rounds({ benchmarks: [...THREE.slice(1), taskOf('user/parse')] }).plan, PROFILES.standard.plan);
    assert.deepEqual(rounds({ benchmarks: [...THREE.slice(1), serverOf('new/hello', false)] }).plan, unscreened);
  });

  it('are those of head alone, and more of them, where nothing is compared', () => {
    assert.deepEqual(rounds({ benchmarks: [serverOf('express/hello', false)] }), { plan: null, solos: PROFILES.standard.solosWithoutBase });
    assert.deepEqual(rounds({ profile: PROFILES.smoke }), { plan: null, solos: 1 });
  });
});

describe('a budget', () => {
  it('that the screen fits into changes nothing', () => {
    assert.deepEqual(rounds({ budgetMs: 3 * (8 * 10_000 + 2 * 1_000) }), rounds());
  });

  it('lowers the rounds that screen for all benchmarks alike, and leaves the looks as they were', () => {
    assert.deepEqual(rounds({ budgetMs: 240_000 }), { plan: { screenRounds: 7, looks: [6, 12, 20, 32] }, solos: 1 });
  });

  it('lowers the solo rounds where those are all there is', () => {
    assert.deepEqual(rounds({ benchmarks: [serverOf('express/hello', false)], budgetMs: 2_500 }), { plan: null, solos: 2 });
  });

  it('has to hold the first look where nothing is screened', () => {
    const two = THREE.slice(1);
    assert.equal(rounds({ benchmarks: two, budgetMs: 2 * (6 * 10_000 + 1_000) }).plan?.screenRounds, 0);
    assert.match(userErrorOf(() => rounds({ benchmarks: two, budgetMs: 2 * (6 * 10_000 + 1_000) - 1 })).message, /about 122 s/);
  });

  it('is never exceeded by what comes first, and never raises a profile', () => {
    fc.assert(fc.property(anyBenchmarks, anyProfile, fc.integer({ min: 60_000, max: 3_000_000 }), fc.integer({ min: 1, max: 10_000 }), (benchmarks, profile, budgetMs, soloMs) => {
      const costs = { ...COSTS, soloMs: () => soloMs };
      fc.pre(benchmarks.length * (6 * 10_000 + soloMs) <= budgetMs);
      const [wanted, { plan, solos }] = [rounds({ benchmarks, profile, costs }), rounds({ benchmarks, profile, budgetMs, costs })];
      const first = plan === null ? 0 : plan.screenRounds || plan.looks[0]!;
      assert.ok(expectedMs(benchmarks, { duets: first, solos }, costs) <= budgetMs);
      assert.ok(solos <= wanted.solos && (plan?.screenRounds ?? 0) <= (wanted.plan?.screenRounds ?? 0));
      assert.ok(plan === null || plan.screenRounds === 0 || plan.screenRounds >= LEAST_DUETS);
      assert.deepEqual(plan?.looks, wanted.plan?.looks);
    }));
  });

  it('too small for a test to say anything is refused with both figures', () => {
    const error = userErrorOf(() => rounds({ budgetMs: 150_000 }));
    assert.match(error.message, /budget of 150 s .* 3 benchmarks: .* about 153 s/);
    assert.match(error.where, /budget/);
    assert.match(error.fix, /--only/);
  });

  it('too small for a single solo round is refused as well', () => {
    const error = userErrorOf(() => rounds({ benchmarks: [serverOf('express/hello', false)], budgetMs: 400 }));
    assert.match(error.message, /about 1 s/);
  });
});
