import { loadBaseConfig } from '../../config/load-config.ts';
import type { Target } from '../../model.ts';
import { planTargets } from '../../plan/benchmarks.ts';
import type { ChosenBase } from '../base.ts';
import { materialise } from '../materialise.ts';
import { readRepository, type Repository, type RepositoryRequest } from '../repository.ts';
import { type SurveyRequest, surveyTargets } from '../survey.ts';

/** Which targets a change can reach. */
export interface Reach {
  readonly base: ChosenBase;
  /** Why base's configuration could not be used; null: it could, or there is no base. */
  readonly problem: string | null;
  /** `reached` null: there is no base. */
  readonly targets: readonly { readonly target: Target; readonly reached: boolean | null }[];
}

const WHOLE_CHANGE: SurveyRequest = { only: [], all: false, shard: null };
const NEVER = new AbortController().signal;

/**
 * Finds out what the change between a base and the working tree can reach; nothing is installed and nothing is measured.
 *
 * @throws UserError as {@link readRepository}
 */
export async function reachOfChange(request: RepositoryRequest): Promise<Reach> {
  return reachIn(await readRepository(request), NEVER);
}

/** The same in a repository that has been read. */
export async function reachIn({ root, git, gitEnv, config, base }: Repository, signal: AbortSignal): Promise<Reach> {
  if (base.commit === null) return { base, problem: null, targets: config.targets.map((target) => ({ target, reached: null })) };
  await using arms = await materialise({ root, git, gitEnv, base: base.commit.sha });
  const { config: baseConfig, problem } = await loadBaseConfig(arms.trees.base, config);
  const surveyed = await surveyTargets(planTargets(config, baseConfig, []).targets, { request: WHOLE_CHANGE, trees: arms.trees, signal });
  return { base, problem, targets: surveyed.map(({ head, leftOut }) => ({ target: head, reached: leftOut === null })) };
}
