import type { Config, Profile, Reason } from '../model.ts';
/** `smoke` measures everything once for the tables and says nothing about regressions. */
export declare const BUILT_IN_PROFILES: readonly Profile[];
/** Fewer rounds can decide nothing, so a smaller plan or budget is refused. */
export declare const LEAST_DUETS = 5;
/** Each look takes a share of α. */
export declare const MOST_LOOKS = 8;
/** Tells whether a profile measures for the tables only. */
export declare const comparesNothing: ({ plan }: Profile) => boolean;
type Profiles = Pick<Config, 'profiles' | 'file'>;
/** null: the configuration has no such profile. */
export declare function findProfile(name: string, { profiles }: Pick<Profiles, 'profiles'>): Profile | null;
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
export declare function profileOfRun({ name, by }: AskedProfile, head: Profiles, base: Profiles | null): {
    readonly profile: Profile;
    readonly note: Reason | null;
};
export {};
