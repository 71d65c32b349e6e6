import type { Config, Target } from '../../model.ts';
import { targetFilter } from '../../plan/benchmark-glob.ts';
import { findProfile } from '../../plan/profiles.ts';
import { globsOfRun } from '../../plan/settings-of-run.ts';
import { ArtifactRefusal, type TrustedInputs } from './trusted-context.ts';

/** What a step or a run is asked for. */
type Asked = Pick<TrustedInputs, 'only' | 'profile'>;

/** A pattern that is neither a path nor a glob; `@` stands before the label of an edition. */
const PLAIN_NAME = /^[\w.@-]+$/;

/** The globs over benchmark ids, with the selections and profiles of a trusted configuration put in; none: everything. */
export function globsAskedFor({ only, profile }: Asked, config: Pick<Config, 'selections' | 'profiles'>): readonly string[] {
  return globsOfRun(only, findProfile(profile, config) ?? { only: [] }, [config]);
}

/**
 * The targets that a run must mention. Throws an ArtifactRefusal where the step asks for a name that is neither a selection nor a target:
 * as a glob it would match nothing, and any run would pass.
 */
export function expectedTargets(asked: Asked, config: Config): readonly Target[] {
  const { targets, selections, file } = config;
  const unknown = asked.only.find((pattern) =>
    PLAIN_NAME.test(pattern) && !Object.hasOwn(selections, pattern) && !targets.map(({ name }) => name).some(targetFilter([pattern])));
  if (unknown !== undefined) {
    throw new ArtifactRefusal(`the step that publishes asks for \`only: ${unknown}\`, which is neither a selection nor a target of the ${file} that it was measured beside: mend the name, or bring the pull request up to date with its base`);
  }
  return targets.filter(({ name }) => targetFilter(globsAskedFor(asked, config))(name));
}

/** Whether a run was asked for everything that the step that publishes is about. What else is in a suite, only the run knows. */
export function isAskedForAll(run: Asked, step: Asked, config: Config): boolean {
  const [asked, wanted] = [globsAskedFor(run, config), globsAskedFor(step, config)];
  return asked.length === 0 || (wanted.length > 0 && wanted.every((glob) => asked.includes(glob)));
}
