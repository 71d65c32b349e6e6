import type { Config, Target } from '../../model.ts';
import { targetFilter } from '../../plan/benchmark-glob.ts';
import { findProfile } from '../../plan/profiles.ts';
import { globsOfRun } from '../../plan/selections.ts';
import { ArtifactRefusal } from '../context/artifact-refusal.ts';
import type { TrustedConfigs } from './config-measured-against.ts';
import type { TrustedInputs } from '../context/trusted-context.ts';

/** What the step that publishes is about, as its inputs say it. */
type Asked = Pick<TrustedInputs, 'only' | 'profile'>;

/** A pattern without a slash and without anything that makes it a glob; `@` stands before the label of an edition. */
const PLAIN_NAME = /^[\w.@-]+$/;

/**
 * The targets that a run must mention: those of the base's configuration, without what it has got while the run was
 * measured, or has since then counted among what is asked for.
 */
export function expectedTargets(asked: Asked, { config, measuredAgainst }: TrustedConfigs): readonly Target[] {
  const wanted = targetsAskedFor(asked, config);
  if (measuredAgainst === null) return wanted;
  const wantedThen = new Set(targetsAskedFor(asked, withNamesOf(config, measuredAgainst)).map(({ name }) => name));
  return wanted.filter(({ name }) => wantedThen.has(name));
}

/** The globs over benchmark ids that the step asks for, as a configuration expands them; none: all. */
export function globsAskedFor({ only, profile }: Asked, config: Pick<Config, 'selections' | 'profiles'>): readonly string[] {
  return globsOfRun(only, findProfile(profile, config) ?? { only: [] }, [config]);
}

/**
 * Throws an ArtifactRefusal where the step asks for a name that is neither a selection nor a target: as a glob it would
 * match nothing, nothing would have to be there, and any run would pass.
 */
export function refuseUnknownNames({ only }: Pick<Asked, 'only'>, { targets, selections, file }: Config): void {
  const unknown = only.find((pattern) =>
    PLAIN_NAME.test(pattern) && !Object.hasOwn(selections, pattern) && !targets.map(({ name }) => name).some(targetFilter([pattern])));
  if (unknown === undefined) return;
  throw new ArtifactRefusal(`the step that publishes asks for \`only: ${unknown}\`, which is neither a selection nor a target of the ${file} that judges it: mend the name, or bring the pull request up to date with its base`);
}

function targetsAskedFor(asked: Asked, config: Pick<Config, 'targets' | 'selections' | 'profiles'>): readonly Target[] {
  const isWanted = targetFilter(globsAskedFor(asked, config));
  return config.targets.filter(({ name }) => isWanted(name));
}

/** A name that an older configuration does not know yet would match nothing in it, and excuse a run from everything. */
function withNamesOf(config: Config, older: Config): Pick<Config, 'targets' | 'selections' | 'profiles'> {
  return { targets: older.targets, selections: { ...config.selections, ...older.selections }, profiles: [...older.profiles, ...config.profiles] };
}
