import type { Config, Profile } from '../model.ts';
/** What a run is about before selections are put in, and by what it is asked for, as an error names it. */
export interface AskedFor {
    readonly patterns: readonly string[];
    readonly by: string;
}
/** What was asked for, else what the profile measures. */
export declare function askedFor(asked: AskedFor, { name, only }: Pick<Profile, 'name' | 'only'>): AskedFor;
/** The globs over benchmark ids that a run is about: what was asked for, else what its profile measures; none: all. */
export declare function globsOfRun(asked: readonly string[], { only }: Pick<Profile, 'only'>, configs: readonly Pick<Config, 'selections'>[]): readonly string[];
/** What several runs together were asked for. Nothing asked for is everything, which no other part adds to. */
export declare function uniteAsked(parts: readonly (readonly string[])[]): readonly string[];
