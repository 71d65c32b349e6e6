import type { ContentsApi } from '../client/api.ts';
import { type BaseConfig, configAt, type ConfigProblem, describeProblems } from './base-config.ts';
import type { MeasuredAgainst, TrustedConfigs } from './measured-against.ts';
import { ArtifactRefusal, hintOnVersions, type TrustedInputs } from './trusted-context.ts';
import type { Config, Run, Scenario, Target } from '../../model.ts';
import { targetFilter } from '../../plan/benchmark-glob.ts';
import { findProfile } from '../../plan/profiles.ts';
import { globsOfRun } from '../../plan/selections.ts';
import { version } from '../../system/version.ts';

/** Where it is looked up what base and head have. */
interface Sources {
  readonly base: Pick<BaseConfig, 'config' | 'source'>;
  readonly against: Pick<MeasuredAgainst, 'place' | 'config'>;
  /** Head. */
  readonly sha: string;
  readonly github: Pick<ContentsApi, 'fileAt'>;
}

/** What base and head have alike. */
interface ComparableTargets {
  /** Servers with such scenarios alone. */
  readonly targets: readonly Target[];
  /** Whole sentences for the report: nobody knows here what head has. */
  readonly warnings: readonly string[];
}

export const NOTHING_COMPARABLE: ComparableTargets = { targets: [], warnings: [] };

/**
 * The targets that base and head have alike: a run has to mention these, and what it says instead of comparing them is looked at
 * twice. Throws a UserError if GitHub does not answer.
 */
export async function readComparableTargets({ measuredFor, tool }: Pick<Run, 'measuredFor' | 'tool'>, { base: { config, source }, against, sha, github }: Sources): Promise<ComparableTargets> {
  if (measuredFor === 'tables') return NOTHING_COMPARABLE;
  const ofBase = configOfBase({ config, source }, against);
  if (ofBase === null) return NOTHING_COMPARABLE;
  const problems: ConfigProblem[] = [];
  // A head whose configuration cannot be used has not been measured by it, unless another version can use it.
  const ofHead = await configAt(config.file, sha, { github, onProblem: (problem) => problems.push(problem) });
  return {
    targets: sameTargets(config, [ofBase, ofHead ?? config], (one, other) => JSON.stringify(one) === JSON.stringify(other)),
    warnings: ofHead !== null || problems.length === 0 || tool === version
      ? []
      : [`${describeProblems(problems)}. So what the change has removed or altered there counts as lost${hintOnVersions(tool)}.`],
  };
}

/**
 * The targets that the base has, and had already when the run was measured, servers with the scenarios of such names. Whatever
 * head has made of these, a run that compares with the base says something of each: at least that it was removed.
 */
export function targetsOfBase({ measuredFor }: Pick<Run, 'measuredFor'>, { base, against }: Pick<Sources, 'base' | 'against'>): readonly Target[] {
  const ofBase = measuredFor === 'tables' ? null : configOfBase(base, against);
  return ofBase === null ? [] : sameTargets(base.config, [ofBase], (one, other) => one.name === other.name);
}

/** What a run can have compared with; null: nothing, as far as the repository knows. */
function configOfBase({ config, source }: Sources['base'], against: Sources['against']): Config | null {
  if (against.place === 'below the change') return against.config;
  return source === 'base' ? config : null;
}

/** The targets of a configuration that others have as well, servers with the scenarios that all have. */
function sameTargets({ targets }: Config, others: readonly Config[], isSame: (one: Scenario, other: Scenario) => boolean): readonly Target[] {
  return targets.flatMap((target): readonly Target[] => {
    const twins = others.flatMap((other) => other.targets.filter(({ name, kind }) => name === target.name && kind === target.kind));
    if (twins.length < others.length) return [];
    if (target.kind === 'suite') return [target];
    const isEverywhere = (scenario: Scenario): boolean =>
      twins.every((twin) => twin.kind === 'server' && twin.scenarios.some((candidate) => isSame(candidate, scenario)));
    return [{ ...target, scenarios: target.scenarios.filter(isEverywhere) }];
  });
}

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
