import type { ContentsApi } from '../../github/api.ts';
import type { Config, Run, Scenario, Target } from '../../model.ts';
import { version } from '../../version.ts';
import { hintOnVersions } from '../context/hint-on-versions.ts';
import { configAt, describeProblems, type BaseConfig, type ConfigProblem } from './base-config.ts';
import type { MeasuredAgainst } from './config-measured-against.ts';

/** Where it is looked up what base and head have. */
interface Sources {
  readonly base: Pick<BaseConfig, 'config' | 'source'>;
  readonly against: Pick<MeasuredAgainst, 'place' | 'config'>;
  /** Head. */
  readonly sha: string;
  readonly github: Pick<ContentsApi, 'fileAt'>;
}

/** What base and head have alike. */
export interface ComparableTargets {
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
