import type { Config, LoadOverrides, Profile, Reason, Scenario } from '../model.ts';
import { profileOfRun } from './profiles.ts';
import { notesOnUnused } from './unmeasured.ts';

/** Name of a setting in errors. */
export function placeOfSetting(name: string, askedBy: 'options' | 'inputs'): string {
  return askedBy === 'options' ? `--${name}` : `\`with: ${name}\` of the step that uses perf-gate`;
}

/** Applies a profile's load to all HTTP scenarios. */
export function underLoad<Loaded extends Pick<Config, 'targets'>>(config: Loaded, load: LoadOverrides): Loaded {
  const loaded = (scenario: Scenario): Scenario =>
    scenario.protocol === 'http'
      ? { ...scenario, connections: load.connections ?? scenario.connections, pipelining: load.pipelining ?? scenario.pipelining }
      : scenario;
  return {
    ...config,
    targets: config.targets.map((target) => (target.kind === 'server' ? { ...target, scenarios: target.scenarios.map(loaded) } : target)),
  };
}

/** Time for measuring, as far as it can be estimated; installing and building come on top. */
export interface Budget {
  readonly ms: number;
  /** The option or file that sets it, for errors. */
  readonly by: string;
}

/** The given budget, else the larger of base's and head's, so that a change cannot have itself measured less. null: none. */
export function budgetOfRun(
  asked: Budget | null,
  head: Pick<Config, 'budgetMs' | 'file'>,
  base: Pick<Config, 'budgetMs'> | null,
): Budget | null {
  if (asked !== null) return asked;
  if (head.budgetMs === null || base?.budgetMs === null) return null;
  return { ms: Math.max(head.budgetMs, base?.budgetMs ?? 0), by: `${head.file} (budget)` };
}

/** Settings of measuring as the user gives them. */
export interface AskedSettings {
  /** Globs over benchmark ids, and names of selections; empty: what the profile measures. */
  readonly only: readonly string[];
  /** Name of one of the configuration's profiles. */
  readonly profile: string;
  /** null: the configuration's, or what the profile takes. */
  readonly budgetMs: number | null;
  /** `off`: looks for no causes of regressions; not there: as the configuration says. */
  readonly why?: 'off';
  /** False: counts do not stand in for first looks; not there: as the policy says. */
  readonly countsSettle?: false;
  readonly askedBy: 'options' | 'inputs';
}

/** Settings of measuring, with both configurations applied. */
export interface SettingsOfRun {
  readonly profile: Profile;
  /** Globs over benchmark ids; empty: everything. */
  readonly only: readonly string[];
  /** Source of `only`, for errors. */
  readonly asked: AskedFor;
  /** null: what the profile takes. */
  readonly budget: Budget | null;
  /** The configuration whose policy judges: base's if there is one, so that a change cannot judge itself. */
  readonly ruling: Config;
  readonly countsSettle: boolean;
  readonly instructions: Config['instructions'];
  readonly why: Config['why'];
  /** For the report. */
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
    countsSettle: settings.countsSettle ?? (base ?? head).policy.countsSettle,
    instructions: (base ?? head).instructions,
    why: settings.why ?? (base ?? head).why,
    notes: [...(note === null ? [] : [note]), ...notesOnUnused(head)],
  };
}

/** Patterns before selections are expanded, and their source for errors. */
export interface AskedFor {
  readonly patterns: readonly string[];
  readonly by: string;
}

/** The given patterns, else the profile's. */
export function askedFor(asked: AskedFor, { name, only }: Pick<Profile, 'name' | 'only'>): AskedFor {
  return asked.patterns.length === 0 && only.length > 0 ? { patterns: only, by: `profiles.${name}.only` } : asked;
}

/** Globs over benchmark ids of a run: the given ones, else the profile's; empty: all. */
export function globsOfRun(
  asked: readonly string[],
  { only }: Pick<Profile, 'only'>,
  configs: readonly Pick<Config, 'selections'>[],
): readonly string[] {
  return expandSelections(asked.length > 0 ? asked : only, configs);
}

/** Joint selection of several runs; one that measured everything makes it everything. */
export function uniteAsked(parts: readonly (readonly string[])[]): readonly string[] {
  return parts.some((only) => only.length === 0) ? [] : [...new Set(parts.flat())];
}

/**
 * Replaces names of selections by their globs. Where head and base differ, the globs of both count, so that a change cannot take a
 * benchmark out of its own gate.
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
