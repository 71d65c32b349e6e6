import type { Reason } from '../model.ts';
import { readChange } from './change.ts';
import { configOfBase, readRepository, type Repository, type RepositoryRequest } from './repository.ts';
import { type SurveyedTarget, surveyTargets } from './survey.ts';

/** Which targets the change between a base and the working tree reaches. */
export interface Reach {
  /** Why base's configuration could not be used; null: it could, or there is no base. */
  readonly problem: Reason | null;
  /** null: there is no base. */
  readonly targets: readonly SurveyedTarget[] | null;
}

/** Finds out what a change reaches; nothing is copied, installed or measured. @throws UserError as {@link readRepository} */
export async function reachOfChange(request: RepositoryRequest): Promise<Reach> {
  return reachIn(await readRepository(request));
}

/** The same in a repository that has been read. */
export async function reachIn(repository: Repository): Promise<Reach> {
  const { config: head, base } = repository;
  if (base.commit === null) return { problem: null, targets: null };
  const { sha } = base.commit;
  const { config, problem } = await configOfBase(repository, sha);
  const change = await readChange(repository, { sha, config });
  return { problem, targets: surveyTargets(head, config, { only: [], asked: { patterns: [], by: '--only' }, all: false, shard: null, change }).targets };
}
