import { UserError } from '../errors.ts';
import { readHead } from './checkout.ts';
import { askForPullRequest, type BaseSources } from './find-base.ts';

/**
 * Whoever commands a run has looked at one commit, and another may be pushed before its job begins. So nothing of the checkout
 * is run unless it is that commit, or a merge of it; and unless the pull request is still at it, because its author can push a
 * merge of that commit, too. Throws a UserError.
 */
export async function refuseOtherThan(commit: string, pullRequest: number | null, { git, github }: Pick<BaseSources, 'git' | 'github'>): Promise<void> {
  const { sha, parents: [, merged] } = await readHead(git);
  if (sha !== commit && merged !== commit) throw otherThan(commit, `the commit that is checked out, ${sha}, is neither it nor a merge of it`);
  if (pullRequest === null) return;
  const { headSha } = await askForPullRequest(pullRequest, github);
  if (headSha !== commit) throw otherThan(commit, `pull request #${pullRequest} has been pushed to, and is at ${headSha}`);
}

function otherThan(commit: string, instead: string): UserError {
  return new UserError({
    what: `${commit} was to be measured: ${instead}`,
    where: 'the input `commit`',
    fix: 'Look at what was pushed since, and command it again, a minute after the push: GitHub takes a moment to merge it. Where nothing was pushed, resolve the conflicts with the base: GitHub merges no pull request that has them.',
  });
}
