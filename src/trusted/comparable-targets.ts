import type { ContentsApi } from '../github/api.ts';
import type { BenchmarkRecord, Config, Run, Target } from '../model.ts';
import { recordFilter } from '../plan/unmeasured.ts';
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
 * The targets that base and head have alike, servers with such scenarios alone: a run has to mention them, and nothing of
 * them is new. What a suite contains is not known without running it, so a suite is among them only where the run was not
 * measured against a commit that may be its base. Throws a UserError if GitHub does not answer.
 */
export async function readComparableTargets({ measuredFor }: Pick<Run, 'measuredFor'>, { base: { config, source }, against, sha, github }: Sources): Promise<readonly Target[]> {
  if (measuredFor === 'tables') return [];
  const ofBase = against.place === 'below the change' ? against.config : source === 'base' ? config : null;
  if (ofBase === null) return [];
  // A head whose configuration cannot be used has not been measured by it.
  const ofHead = await configAt(config.file, sha, { github, onProblem: () => {} }) ?? config;
  return sameTargets(config, [ofBase, ofHead], { withSuites: against.place === 'elsewhere' });
}

/** The targets of a configuration that others have as well, servers with the scenarios that are equal in all. */
function sameTargets({ targets }: Config, others: readonly Config[], { withSuites }: { readonly withSuites: boolean }): readonly Target[] {
  return targets.flatMap((target): readonly Target[] => {
    const twins = others.flatMap((other) => other.targets.filter(({ name, kind }) => name === target.name && kind === target.kind));
    if (twins.length < others.length) return [];
    if (target.kind === 'suite') return withSuites ? [target] : [];
    const isEverywhere = (scenario: object): boolean =>
      twins.every((twin) => twin.kind === 'server' && twin.scenarios.some((candidate) => JSON.stringify(candidate) === JSON.stringify(scenario)));
    return [{ ...target, scenarios: target.scenarios.filter(isEverywhere) }];
  });
}

/** A benchmark that the run calls new, and is not, is lost: it was to be compared. */
export function lostIfNotNew(record: BenchmarkRecord, { comparable, only }: { readonly comparable: readonly Target[]; readonly only: readonly string[] }): BenchmarkRecord {
  const { id, target, scenario, measurement } = record;
  if (measurement.state !== 'new' || !recordFilter(only)(id)) return record;
  const trusted = comparable.find(({ name }) => name === target);
  if (trusted === undefined || (trusted.kind === 'server' && trusted.scenarios.every(({ name }) => name !== scenario))) return record;
  return { ...record, measurement: { state: 'lost', reason: `${NOT_NEW}: ${measurement.why}` } };
}

const NOT_NEW = 'the base has it, and the run that was uploaded says that it is new; where the step that measured has a `base`, give the step that publishes the same';
