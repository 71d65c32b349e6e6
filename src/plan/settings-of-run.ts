import type { Config, LoadOverrides, Profile, Reason, Scenario } from '../model.ts';
import { profileOfRun } from './profiles.ts';
import { notesOnUnused } from './unmeasured.ts';

/** How a run is asked for: by options of the command line, or by inputs of the step of a workflow. */
type AskedBy = 'options' | 'inputs';

/** Where a setting of the one who asks stands, as an error names it. */
export function placeOfSetting(name: string, askedBy: AskedBy): string {
  return askedBy === 'options' ? `--${name}` : `\`with: ${name}\` of the step that uses perf-gate`;
}

/** The configuration with its servers loaded as a profile says. Messages over a websocket have no connections to choose. */
export function underLoad<Loaded extends Pick<Config, 'targets'>>(config: Loaded, load: LoadOverrides): Loaded {
  const loaded = (scenario: Scenario): Scenario => (scenario.protocol === 'http'
    ? { ...scenario, connections: load.connections ?? scenario.connections, pipelining: load.pipelining ?? scenario.pipelining }
    : scenario);
  return {
    ...config,
    targets: config.targets.map((target) => (target.kind === 'server' ? { ...target, scenarios: target.scenarios.map(loaded) } : target)),
  };
}

/** What measuring aims to stay within, as far as can be reckoned beforehand; installing and building come on top. */
export interface Budget {
  readonly ms: number;
  /** Where it was given, as an error names it. */
  readonly by: string;
}

/** What was asked for, else the looser of base's and head's, so that a change cannot have itself measured less thoroughly. null: none. */
export function budgetOfRun(asked: Budget | null, head: Pick<Config, 'budgetMs' | 'file'>, base: Pick<Config, 'budgetMs'> | null): Budget | null {
  if (asked !== null) return asked;
  if (head.budgetMs === null || base?.budgetMs === null) return null;
  // Whichever it is, raising head's is enough.
  return { ms: Math.max(head.budgetMs, base?.budgetMs ?? 0), by: `${head.file} (budget)` };
}

/** What whoever starts a run decides of how it measures. */
export interface AskedSettings {
  /** Globs over benchmark ids, and names of selections; empty: what the profile measures. */
  readonly only: readonly string[];
  /** Name of one of the configuration's profiles. */
  readonly profile: string;
  /** null: the configuration's, or what the profile takes. */
  readonly budgetMs: number | null;
  /** What these settings are called in errors. */
  readonly askedBy: AskedBy;
}

/** The same where both configurations have had their say. */
export interface SettingsOfRun {
  readonly profile: Profile;
  /** Globs over benchmark ids; empty: everything. */
  readonly only: readonly string[];
  /** What they come of, as an error names it. */
  readonly asked: AskedFor;
  /** null: what the profile takes. */
  readonly budget: Budget | null;
  /** Whose policy judges, and which decides about counting: base's where there is one, so that a change cannot judge itself. */
  readonly ruling: Config;
  readonly instructions: Config['instructions'];
  /** What a reader must know of all this. */
  readonly notes: readonly Reason[];
}

/**
 * Settles how a run measures.
 *
 * @param base null: there is none
 * @throws UserError where neither configuration has such a profile
 */
export function settingsOfRun(settings: AskedSettings, head: Config, base: Config | null): SettingsOfRun {
  const placeOf = (setting: string): string => placeOfSetting(setting, settings.askedBy);
  const { profile, note } = profileOfRun({ name: settings.profile, by: placeOf('profile') }, head, base);
  return {
    profile,
    only: globsOfRun(settings.only, profile, base === null ? [head] : [head, base]),
    asked: askedFor({ patterns: settings.only, by: placeOf('only') }, profile),
    budget: budgetOfRun(settings.budgetMs === null ? null : { ms: settings.budgetMs, by: placeOf('budget') }, head, base),
    ruling: base ?? head,
    instructions: (base ?? head).instructions,
    notes: [...(note === null ? [] : [note]), ...notesOnUnused(head)],
  };
}

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
