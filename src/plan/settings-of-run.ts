import type { Config, Profile } from '../model.ts';
import { placeOfSetting, type AskedBy } from './asked-by.ts';
import { budgetOfRun, type Budget } from './budget.ts';
import { profileOfRun } from './profiles.ts';
import { askedFor, globsOfRun, type AskedFor } from './selections.ts';
import { notesOnUnused } from './unmeasured.ts';

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
  /** What a reader must know of all this, in whole sentences. */
  readonly notes: readonly string[];
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
    notes: [...(note === null ? [] : [note]), ...notesOnUnused(head)],
  };
}
