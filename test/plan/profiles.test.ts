import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Config, Profile } from '../../src/model.ts';
import { BUILT_IN_PROFILES, profileOfRun } from '../../src/plan/profiles.ts';
import { configOf } from '../targets.ts';
import { userErrorOf } from '../user-error.ts';

const profileWith = (change: Partial<Profile>): Profile => ({ ...BUILT_IN_PROFILES[0]!, name: 'own', ...change });
const asked = (name: string): { readonly name: string; readonly by: string } => ({ name, by: '--profile' });
const configWith = (...own: readonly Profile[]): Config => ({ ...configOf(), profiles: [...BUILT_IN_PROFILES, ...own] });

test('a built-in profile is there in every configuration', () => {
  const { profile, note } = profileOfRun(asked('quick'), configWith(), configWith());
  assert.deepEqual([profile.name, profile.plan, note], ['quick', { looks: [5, 10, 16] }, null]);
});

test('an unknown profile is answered with the known ones, and where it was named', () => {
  const error = userErrorOf(() => profileOfRun({ name: 'owm', by: 'the input' }, configWith(profileWith({})), null));
  assert.equal(error.message, 'there is no profile "owm"');
  assert.deepEqual(
    [error.where, error.fix],
    ['the input', 'Profiles are smoke, quick, standard, thorough and own; define your own under profiles: in perf-gate.yml.'],
  );
});

test("a profile that only head has is head's", () => {
  const own = profileWith({ plan: { looks: [6] } });
  for (const base of [null, configWith()])
    assert.deepEqual(profileOfRun(asked('own'), configWith(own), base), { profile: own, note: null });
});

test("a change cannot have itself measured less: the base's profile holds where it compares, and a note says so", () => {
  const plan = { looks: [12] };
  const strict = profileWith({ plan });
  for (const head of [configWith(profileWith({ plan: null })), configWith(profileWith({ plan, only: ['x/*'] })), configWith()]) {
    const { profile, note } = profileOfRun(asked('own'), head, configWith(strict));
    assert.equal(profile, strict);
    assert.deepEqual(note, { kind: 'profile-differs', profile: 'own' });
  }
  assert.equal(profileOfRun(asked('own'), configWith(profileWith({ plan })), configWith(strict)).note, null);
});

test("a profile for tables alone is head's, so that it can be tried out before it is committed", () => {
  const tried = profileWith({ solos: 3 });
  assert.deepEqual(profileOfRun(asked('own'), configWith(tried), configWith(profileWith({ solos: 1 }))), { profile: tried, note: null });
});
