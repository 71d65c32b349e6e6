import type { ContentsApi } from '../github/api.ts';
import type { Config, Run, Target } from '../model.ts';
import { configAt, type BaseConfig } from './base-config.ts';
import type { MeasuredAgainst } from './config-measured-against.ts';

/** Where it is looked up what base and head have. */
interface Sources {
  readonly base: Pick<BaseConfig, 'config' | 'source'>;
  readonly against: Pick<MeasuredAgainst, 'place' | 'config'>;
  /** Head. */
  readonly sha: string;
  readonly github: Pick<ContentsApi, 'fileAt'>;
}

/**
 * The targets that base and head have alike, servers with such scenarios alone: a run has to mention these, and what it says
 * instead of comparing them is looked at twice. Throws a UserError if GitHub does not answer.
 */
export async function readComparableTargets({ measuredFor }: Pick<Run, 'measuredFor'>, { base: { config, source }, against, sha, github }: Sources): Promise<readonly Target[]> {
  if (measuredFor === 'tables') return [];
  const ofBase = against.place === 'below the change' ? against.config : source === 'base' ? config : null;
  if (ofBase === null) return [];
  // A head whose configuration cannot be used has not been measured by it.
  const ofHead = await configAt(config.file, sha, { github, onProblem: () => {} }) ?? config;
  return sameTargets(config, [ofBase, ofHead]);
}

/** The targets of a configuration that others have as well, servers with the scenarios that are equal in all. */
function sameTargets({ targets }: Config, others: readonly Config[]): readonly Target[] {
  return targets.flatMap((target): readonly Target[] => {
    const twins = others.flatMap((other) => other.targets.filter(({ name, kind }) => name === target.name && kind === target.kind));
    if (twins.length < others.length) return [];
    if (target.kind === 'suite') return [target];
    const isEverywhere = (scenario: object): boolean =>
      twins.every((twin) => twin.kind === 'server' && twin.scenarios.some((candidate) => JSON.stringify(candidate) === JSON.stringify(scenario)));
    return [{ ...target, scenarios: target.scenarios.filter(isEverywhere) }];
  });
}
