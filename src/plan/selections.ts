import type { Config, Profile } from '../model.ts';

/** What a run is about before selections are put in, and by what it is asked for, as an error names it. */
export interface AskedFor {
  readonly patterns: readonly string[];
  readonly by: string;
}

/** What was asked for, else what the profile measures. */
export function askedFor(asked: AskedFor, { name, only }: Pick<Profile, 'name' | 'only'>): AskedFor {
  return asked.patterns.length === 0 && only.length > 0 ? { patterns: only, by: `profiles.${name}.only` } : asked;
}

/** The globs over benchmark ids that a run is about: what was asked for, else what its profile measures; none: all. */
export function globsOfRun(asked: readonly string[], { only }: Pick<Profile, 'only'>, configs: readonly Pick<Config, 'selections'>[]): readonly string[] {
  return expandSelections(asked.length > 0 ? asked : only, configs);
}

/** What several runs together were asked for. Nothing asked for is everything, which no other part adds to. */
export function uniteAsked(parts: readonly (readonly string[])[]): readonly string[] {
  return parts.some((only) => only.length === 0) ? [] : [...new Set(parts.flat())];
}

/**
 * Patterns with the globs of a selection in the place of its name. Where head and base mean different globs by a name,
 * both count: so a change cannot take a benchmark out of its own gate.
 */
function expandSelections(patterns: readonly string[], configs: readonly Pick<Config, 'selections'>[]): readonly string[] {
  const globsOf = (name: string): readonly string[] =>
    configs.flatMap(({ selections }) => (Object.hasOwn(selections, name) ? selections[name]! : []));
  const expanded = patterns.flatMap((pattern) => {
    const globs = globsOf(pattern);
    return globs.length === 0 ? [pattern] : globs;
  });
  return [...new Set(expanded)];
}
