import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import * as fc from 'fast-check';
import type { Profile } from '../../src/model.ts';
import { BUILT_IN_PROFILES, LEAST_DUETS } from '../../src/plan/profiles.ts';
import { scheduleRounds, type RoundStep, type Schedulable, type Schedule } from '../../src/plan/schedule.ts';
import { scenarioOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

/** Round figures, so that a budget can be reckoned in the head: ten seconds for a duet and one for a solo round. */
const PROFILES = Object.fromEntries(BUILT_IN_PROFILES.map((profile) => [profile.name, profile])) as Readonly<Record<'smoke' | 'quick' | 'standard' | 'thorough', Profile>>;
const COSTS = { duetMs: () => 10_000, soloMs: () => 1_000 };

const serverOf = (id: string, comparable = true): Schedulable => ({ id, request: scenarioOf(), comparable });
const THREE = [serverOf('express/hello'), serverOf('koa/hello'), serverOf('hapi/hello')];

function schedule(change: Partial<Parameters<typeof scheduleRounds>[0]> = {}): Schedule {
  return scheduleRounds({ benchmarks: THREE, profile: PROFILES.standard, budgetMs: null, seed: 1, costs: COSTS, ...change });
}

type Duet = Extract<RoundStep, { kind: 'duet' }>;
const duetsOf = ({ steps }: Schedule, id: string): readonly Duet[] => steps.filter((step): step is Duet => step.kind === 'duet' && step.id === id);
const solosOf = ({ steps }: Schedule, id: string): readonly RoundStep[] => steps.filter((step) => step.kind === 'solo' && step.id === id);

const anyProfile = fc.constantFrom(...BUILT_IN_PROFILES);
const anyBenchmarks = fc
  .uniqueArray(fc.record({ id: fc.string({ minLength: 1 }), request: fc.constantFrom(scenarioOf(), null), comparable: fc.boolean() }), { minLength: 1, maxLength: 6, selector: ({ id }) => id });

describe('the schedule of rounds', () => {
  it('is the same for the same seed, and another for another seed', () => {
    assert.deepEqual(schedule({ seed: 7 }), schedule({ seed: 7 }));
    assert.notDeepEqual(schedule({ seed: 7 }).steps, schedule({ seed: 8 }).steps);
  });

  it('gives every benchmark exactly the rounds of the profile, whatever the seed', () => {
    fc.assert(fc.property(anyBenchmarks, anyProfile, fc.integer(), (benchmarks, profile, seed) => {
      const planned = schedule({ benchmarks, profile, seed });
      const sideBySide = profile.duets > 0 && benchmarks.some(({ comparable }) => comparable);
      for (const { id, comparable } of benchmarks) {
        assert.equal(duetsOf(planned, id).length, comparable ? profile.duets : 0);
        assert.equal(solosOf(planned, id).length, sideBySide ? profile.solos : profile.solosWithoutBase);
      }
    }));
  });

  it('numbers the rounds of a benchmark upwards, each number once', () => {
    const duets = duetsOf(schedule({ profile: PROFILES.thorough }), 'koa/hello');
    assert.deepEqual(duets.map(({ index }) => index), Array.from({ length: PROFILES.thorough.duets }, (_, index) => index));
  });

  it('takes every combination of first start and first client once in every four rounds', () => {
    fc.assert(fc.property(fc.integer(), (seed) => {
      const duets = duetsOf(schedule({ profile: PROFILES.thorough, seed }), 'express/hello');
      for (let from = 0; from + 4 <= duets.length; from += 4) {
        const combinations = duets.slice(from, from + 4).map(({ startedFirst, firstSlot }) => `${startedFirst} ${firstSlot}`);
        assert.deepEqual(combinations.toSorted(), ['base base', 'base head', 'head base', 'head head']);
      }
    }));
  });

  it('goes over all benchmarks before the next round of any of them', () => {
    const passes = schedule().steps.filter(({ kind }) => kind === 'duet').map(({ index }) => index);
    assert.deepEqual(passes, passes.toSorted((one, other) => one - other));
  });

  it('does not always begin with the same benchmark', () => {
    const { steps } = schedule({ profile: PROFILES.thorough });
    const firsts = Array.from({ length: PROFILES.thorough.duets }, (_, index) => steps.find((step) => step.kind === 'duet' && step.index === index)?.id);
    assert.equal(new Set(firsts).size, THREE.length);
  });

  it('spreads the solo rounds over the whole run', () => {
    for (const profile of [PROFILES.quick, PROFILES.standard, PROFILES.thorough]) {
      const { duets, solos } = profile;
      const places = solosOf(schedule({ profile }), 'koa/hello').map(({ index }) => index);
      const ideal = Array.from({ length: solos }, (_, solo) => (solo * duets) / solos);
      assert.deepEqual(places, ideal.map(Math.floor));
    }
  });

  it('measures head alone, and more often, where nothing can be compared', () => {
    const alone = schedule({ benchmarks: [serverOf('express/hello', false)] });
    assert.deepEqual(alone.steps.map(({ kind, index }) => [kind, index]), Array.from({ length: PROFILES.standard.solosWithoutBase }, (_, index) => ['solo', index]));
    assert.deepEqual(alone.rounds, { duets: 0, solos: PROFILES.standard.solosWithoutBase });
  });

  it('of no benchmarks is empty and takes no time', () => {
    assert.deepEqual(schedule({ benchmarks: [] }).steps, []);
    assert.equal(schedule({ benchmarks: [] }).expectedMs, 0);
  });

  it('says how long it takes: duets and solo rounds of all, less the duets of what is new', () => {
    const { duets, solos } = PROFILES.standard;
    assert.equal(schedule().expectedMs, 3 * (duets * 10_000 + solos * 1_000));
    assert.equal(schedule({ benchmarks: [...THREE.slice(1), serverOf('express/hello', false)] }).expectedMs, 2 * duets * 10_000 + 3 * solos * 1_000);
  });
});

describe('a budget', () => {
  it('that the profile fits into changes nothing', () => {
    assert.deepEqual(schedule({ budgetMs: schedule().expectedMs }), schedule());
  });

  it('lowers the rounds of all benchmarks alike, before anything is measured', () => {
    const lowered = schedule({ budgetMs: 240_000 });
    assert.deepEqual(lowered.rounds, { duets: 7, solos: 1 });
    for (const { id } of THREE) assert.equal(duetsOf(lowered, id).length, 7);
    assert.equal(lowered.expectedMs, 3 * (7 * 10_000 + 1_000));
  });

  it('lowers the solo rounds where those are all there is', () => {
    const benchmarks = [serverOf('express/hello', false)];
    assert.deepEqual(schedule({ benchmarks, budgetMs: 2_500 }).rounds, { duets: 0, solos: 2 });
  });

  it('never gives more duets than the profile for the solo rounds it leaves out', () => {
    const costs = { ...COSTS, soloMs: () => 10_000 };
    const { expectedMs } = schedule({ profile: PROFILES.thorough, costs });
    assert.deepEqual(schedule({ profile: PROFILES.thorough, budgetMs: expectedMs - 1, costs }).rounds, { duets: PROFILES.thorough.duets, solos: 1 });
  });

  it('is never exceeded, and never raises a profile', () => {
    fc.assert(fc.property(anyBenchmarks, anyProfile, fc.integer({ min: 60_000, max: 3_000_000 }), fc.integer({ min: 1, max: 10_000 }), (benchmarks, profile, budgetMs, soloMs) => {
      const costs = { ...COSTS, soloMs: () => soloMs };
      const wanted = schedule({ benchmarks, profile, costs });
      fc.pre(benchmarks.length * (LEAST_DUETS * 10_000 + soloMs) <= budgetMs);
      const { rounds, expectedMs } = schedule({ benchmarks, profile, budgetMs, costs });
      assert.ok(expectedMs <= budgetMs);
      assert.ok(rounds.duets <= wanted.rounds.duets && rounds.solos <= wanted.rounds.solos, JSON.stringify(rounds));
    }));
  });

  it('too small for a test to say anything is refused with both figures', () => {
    const error = userErrorOf(() => schedule({ budgetMs: 150_000 }));
    assert.match(error.message, /budget of 150 s .* 3 benchmarks: .* about 153 s/);
    assert.match(error.where, /budget/);
    assert.match(error.fix, /--only/);
  });

  it('too small for a single solo round is refused as well', () => {
    const error = userErrorOf(() => schedule({ benchmarks: [serverOf('express/hello', false)], budgetMs: 400 }));
    assert.match(error.message, /about 1 s/);
  });
});
