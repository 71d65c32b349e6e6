import { CONFIG_ERRORS } from '../errors/config.ts';
import type { Config, LoadOverrides, Profile, Reason } from '../model.ts';

const AS_CONFIGURED: LoadOverrides = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };

const builtIn = (name: string, rounds: Pick<Profile, 'plan' | 'solos' | 'solosWithoutBase'>): Profile => ({
  name,
  ...rounds,
  only: [],
  load: AS_CONFIGURED,
});

/** `smoke` measures everything once for the tables and says nothing about regressions. */
export const BUILT_IN_PROFILES: readonly Profile[] = [
  builtIn('smoke', { plan: null, solos: 1, solosWithoutBase: 1 }),
  builtIn('quick', { plan: { looks: [5, 10, 16] }, solos: 1, solosWithoutBase: 3 }),
  builtIn('standard', { plan: { looks: [8, 11, 14, 17, 20, 24, 30, 40] }, solos: 2, solosWithoutBase: 5 }),
  builtIn('thorough', { plan: { looks: [16, 20, 25, 30, 40, 50] }, solos: 5, solosWithoutBase: 10 }),
];

/** Fewer rounds can decide nothing, so a smaller plan or budget is refused. */
export const LEAST_DUETS = 5;

/** Each look takes a share of α. */
export const MOST_LOOKS = 8;

/** Tells whether a profile measures for the tables only. */
export const comparesNothing = ({ plan }: Profile): boolean => plan === null;

type Profiles = Pick<Config, 'profiles' | 'file'>;

/** null: the configuration has no such profile. */
export function findProfile(name: string, { profiles }: Pick<Profiles, 'profiles'>): Profile | null {
  return profiles.find((candidate) => candidate.name === name) ?? null;
}

/** A profile's name, and the option or input that names it. */
interface AskedProfile {
  readonly name: string;
  readonly by: string;
}

/**
 * Chooses the profile of a run: base's, so that a change cannot have itself measured less thoroughly. Head's where base has none of
 * that name, or one that compares nothing.
 *
 * @throws UserError where neither configuration has such a profile
 */
export function profileOfRun(
  { name, by }: AskedProfile,
  head: Profiles,
  base: Profiles | null,
): { readonly profile: Profile; readonly note: Reason | null } {
  const ofBase = base === null ? null : findProfile(name, base);
  if (ofBase === null || comparesNothing(ofBase))
    return { profile: findProfile(name, head) ?? ofBase ?? refuse({ name, by }, head), note: null };
  const isSame = JSON.stringify(findProfile(name, head)) === JSON.stringify(ofBase);
  return { profile: ofBase, note: isSame ? null : { kind: 'profile-differs', profile: name } };
}

function refuse({ name, by }: AskedProfile, { profiles, file }: Profiles): never {
  throw CONFIG_ERRORS['profile-unknown']({ name, by, file, profiles: profiles.map((candidate) => candidate.name) });
}
