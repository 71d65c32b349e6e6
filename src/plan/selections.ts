import type { Config, Profile } from '../model.ts';

/** The globs over benchmark ids that a run is about: what was asked for, else what its profile measures; none: all. */
export function globsOfRun(asked: readonly string[], { only }: Pick<Profile, 'only'>, configs: readonly Pick<Config, 'selections'>[]): readonly string[] {
  return expandSelections(asked.length > 0 ? asked : only, configs);
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
