import { PROCEDURE, roundCosts } from '../measure/procedure.ts';
import type { Config, Measurement, Reason, Shard, Target } from '../model.ts';
import { benchmarkFilter } from '../plan/benchmark-glob.ts';
import { planTargets, type PlannedTarget } from '../plan/benchmarks.ts';
import type { SettingsOfRun } from '../plan/settings-of-run.ts';
import { expectedTimes, type RecordedTimes, splitIntoShards } from '../plan/shards.ts';
import { type TreeChange, whyReached } from './reach.ts';
import { hasFolders } from './tree.ts';
import { readChange } from './change.ts';
import { configOfBase, readRepository, type Repository, type RepositoryRequest } from './repository.ts';

/** A target, why the change reaches it, and why this job does not measure it; null where that does not apply. */
export interface SurveyedTarget extends PlannedTarget {
  readonly reachedBy: Reason | null;
  readonly leftOut: Extract<Measurement, { readonly state: 'unaffected' | 'not measured' }> | null;
}

/** The targets of a run. */
export interface Survey {
  readonly targets: readonly SurveyedTarget[];
  /** Targets that only base has. */
  readonly removed: readonly Target[];
}

/** Estimates as if processes could be pinned, so that all shards split alike on any machine. */
const COSTS = roundCosts(PROCEDURE, true);

/**
 * Tells which targets the change reaches, and which of those are this shard's. Only reached targets are split, so that they do not
 * all fall to one shard.
 *
 * @throws UserError where nothing matches what was asked for
 */
export function surveyTargets(
  head: Config,
  base: Config | null,
  {
    only,
    asked,
    all,
    shard,
    recorded,
    change,
  }: Pick<SettingsOfRun, 'only' | 'asked'> & {
    readonly all: boolean;
    /** null: one job measures everything. */
    readonly shard: Shard | null;
    /** Times of stored runs, by which targets are split. */
    readonly recorded: RecordedTimes;
    /** null: there is no base. */
    readonly change: TreeChange | null;
  },
): Survey {
  const { targets, removed } = planTargets(head, base, only, asked);
  const surveyed = targets.map((planned) => {
    // A folder that only head has makes a new target.
    const isNew =
      change !== null &&
      planned.base !== null &&
      !hasFolders(planned.base, change.baseFiles) &&
      hasFolders(planned.head, change.tree.files);
    const target = isNew ? { ...planned, base: null } : planned;
    return { ...target, reachedBy: change === null ? null : whyReached(target, change) };
  });
  const isWanted = (reachedBy: Reason | null): boolean => all || change === null || reachedBy !== null;
  const wanted = surveyed.filter(({ reachedBy }) => isWanted(reachedBy)).map((target) => target.head);
  // One job that measures everything is the only shard.
  const { index, count } = shard ?? { index: 1, count: 1 };
  const shards = splitIntoShards(expectedTimes(wanted, { isWanted: benchmarkFilter(only), recorded, costs: COSTS }), count);
  const leftOutOf = ({ name, reachedBy }: (typeof surveyed)[number]): SurveyedTarget['leftOut'] => {
    if (!isWanted(reachedBy)) return { state: 'unaffected' };
    const leftTo: Shard = { index: shards.get(name)!, count };
    return leftTo.index === index ? null : { state: 'not measured', reason: { kind: 'left-to-shard', ...leftTo }, leftTo };
  };
  return { removed, targets: surveyed.map((target) => ({ ...target, leftOut: leftOutOf(target) })) };
}

/** @throws UserError as {@link readRepository} */
export const reachOfChange = async (request: RepositoryRequest): ReturnType<typeof reachIn> => reachIn(await readRepository(request));

/**
 * Reach of the change between base and the working tree: why base's configuration could not be used, the targets (null: there is no base),
 * and the files of head's targets that base lacks and gets.
 */
export async function reachIn(
  repository: Repository,
): Promise<{ readonly problem: Reason | null; readonly targets: readonly SurveyedTarget[] | null; readonly brought: readonly string[] }> {
  const { config: head, base } = repository;
  if (base.commit === null) return { problem: null, targets: null, brought: [] };
  const { sha } = base.commit;
  const { config, problem } = await configOfBase(repository, sha);
  const change = await readChange(repository, { sha, config });
  const everything = { only: [], asked: { patterns: [], by: '--only' }, all: false, shard: null, recorded: new Map() };
  return { problem, brought: change.brought, targets: surveyTargets(head, config, { ...everything, change }).targets };
}
