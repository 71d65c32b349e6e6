import path from 'node:path';
import process from 'node:process';
import type { Places } from './baseline-command.ts';
import { loadConfig } from '../config/load-config.ts';
import { say } from './tell.ts';
import { CLI_ERRORS } from '../errors/cli.ts';
import type { Acceptance, Config } from '../model.ts';
import { benchmarkFilter, targetFilter } from '../plan/benchmark-glob.ts';
import { appendAcceptance } from '../store/acceptances.ts';
import { attempt, headCommit, openRepository } from '../system/git.ts';
import { formatChosenPercent } from '../text/figures.ts';

/** `perf-gate accept`: an entry for every run, recorded in the working tree. `upTo`: the largest covered change, as a fraction. `expires`: in ms. */
export async function acceptCommand(
  benchmark: string,
  options: Places & { readonly reason: string; readonly upTo?: number; readonly expires: number },
): Promise<void> {
  const repository = await openRepository(process.cwd());
  const { root, git } = repository;
  const { config } = await loadConfig(root, options.config ?? null);
  if (!matchesAny(benchmark, config)) throw CLI_ERRORS['no-benchmark-matches']({ benchmark });
  const by = (await attempt(git, ['config', 'user.name']))?.trim() ?? '';
  if (by === '') throw CLI_ERRORS['no-name-in-git']({});
  const now = Date.now();
  const acceptance: Acceptance = {
    schema: 1,
    configFile: config.file,
    benchmark,
    upTo: options.upTo ?? null,
    by,
    at: new Date(now).toISOString(),
    reason: options.reason.trim(),
    commit: (await headCommit(repository, config)).sha,
    pullRequest: null,
    expires: new Date(now + options.expires).toISOString(),
  };
  const file = path.relative(root, await appendAcceptance(path.resolve(root, options.baselines ?? config.baselines), acceptance));
  const upTo = acceptance.upTo === null ? '' : ` up to ${formatChosenPercent(acceptance.upTo)}`;
  say(
    `Accepted ${benchmark}${upTo} until ${acceptance.expires.slice(0, 10)}: one line in ${file}.\n` +
      'Commit it where the baselines are stored: on the default branch, or on the branch that `baseline-branch` names in the workflows.\n' +
      'A change cannot accept itself: what it adds to the file does not count for it.',
  );
}

/** Any task of a suite may be meant, because only its file knows them. */
function matchesAny(benchmark: string, { targets }: Config): boolean {
  const isMeant = benchmarkFilter([benchmark]);
  return targets.some((target) =>
    target.kind === 'suite'
      ? targetFilter([benchmark])(target.name)
      : target.scenarios.some(({ name }) => isMeant(`${target.name}/${name}`)),
  );
}
