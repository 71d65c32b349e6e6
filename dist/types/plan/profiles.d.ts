import type { Config, Profile, Reason } from '../model.ts';
/** `smoke` measures everything once for the tables and says nothing about regressions. */
export declare const BUILT_IN_PROFILES: readonly Profile[];
/** Fewer rounds than this clear or convict nobody: a plan or a budget below it is refused instead of silently weakened. */
export declare const LEAST_DUETS = 5;
/** Each look takes something of α, and computes its estimates anew. */
export declare const MOST_LOOKS = 8;
/** Measures for the tables alone: nothing is compared, and no verdict is asked for. */
export declare const comparesNothing: ({ plan }: Pick<Profile, 'plan'>) => boolean;
type Profiles = Pick<Config, 'profiles' | 'file'>;
/** null: the configuration has no such profile. */
export declare function findProfile(name: string, { profiles }: Pick<Profiles, 'profiles'>): Profile | null;
/** A profile's name, and by what it is asked for, as an error names it. */
interface AskedProfile {
    readonly name: string;
    readonly by: string;
}
/**
 * The profile that a run is measured by: head's, unless base has one of that name that compares. Then base's holds, so
 * that a change cannot have itself measured less thoroughly, and `note` says so where the two differ.
 *
 * @throws UserError where neither configuration has such a profile
 */
export declare function profileOfRun({ name, by }: AskedProfile, head: Profiles, base: Profiles | null): {
    readonly profile: Profile;
    readonly note: Reason | null;
};
export {};
