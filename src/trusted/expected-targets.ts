import type { ContentsApi } from '../github/api.ts';
import type { Config, Run, Target } from '../model.ts';
import { targetFilter } from '../plan/benchmarks.ts';
import { configAt } from './base-config.ts';
import { containsCommit } from './contains-commit.ts';
import type { RunToPublish, TrustedInputs } from './trusted-context.ts';

type Contents = Pick<ContentsApi, 'fileAt' | 'mergeBase'>;

/**
 * The targets that a run must mention: those of the base's configuration. The base may have gone on while the run was
 * measured, and what it has got since then nobody can ask of the run; so a target that is missing is looked for in the
 * configuration of the commit that the run was measured against. That is the run's own word, and taken only for a
 * commit that the base contains. Throws a UserError if GitHub does not answer.
 */
export async function expectedTargets(
  { run, config }: { readonly run: Run; readonly config: Config },
  origin: Pick<RunToPublish, 'pull' | 'sha'>,
  { github, inputs }: { readonly github: Contents; readonly inputs: Pick<TrustedInputs, 'only'> },
): Promise<readonly Target[]> {
  const isWanted = targetFilter(inputs.only);
  const wanted = config.targets.filter(({ name }) => isWanted(name));
  const mentioned = new Set(run.benchmarks.map(({ target }) => target));
  if (wanted.every(({ name }) => mentioned.has(name))) return wanted;
  const measuredAgainst = await commitMeasuredAgainst(run, origin, github);
  const older = measuredAgainst === null ? null : await configAt(config.file, measuredAgainst, { github, onProblem: () => {} });
  return older === null ? wanted : wanted.filter(({ name }) => older.targets.some((target) => target.name === name));
}

/** Without a pull request, the commit that was measured itself. null: it cannot be told. */
async function commitMeasuredAgainst({ base }: Run, { pull, sha }: Pick<RunToPublish, 'pull' | 'sha'>, github: Contents): Promise<string | null> {
  if (pull === null) return sha;
  if (base === null) return null;
  return (await containsCommit(github, { commit: pull.baseSha, ancestor: base.sha })) === true ? base.sha : null;
}
