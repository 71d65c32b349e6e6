import { reasonOf, UserError } from '../../errors.ts';
import { GIT_ERRORS } from '../../errors/git.ts';
import { GITHUB_ERRORS } from '../../errors/github.ts';
import { fetchCommit, readHead } from './checkout.ts';
import { commonAncestor } from '../client/ancestry-api.ts';
import type { PullRequest } from '../client/api.ts';
import type { GitHubApi } from '../client/endpoints.ts';
import { askGitHub } from '../client/refusal.ts';
import type { BaseQuestion } from '../event/task.ts';
import { type BaseRequest, commitBefore } from '../../prepare/base.ts';
import { isGone } from '../../system/git-remote.ts';
import type { Git } from '../../system/git.ts';

/** git and GitHub, which know the base. */
interface BaseSources {
  readonly git: Git;
  /** null: there is no token to ask with. */
  readonly github: GitHubApi | null;
  /** Told a sentence where it is another base than it should be. */
  readonly tell: (text: string) => void;
}

/**
 * The commit that head is compared with, fetched if the checkout does not have it.
 *
 * @throws UserError if it cannot be had, or if something else is checked out than what is to be judged
 */
export async function findBase(question: BaseQuestion, sources: BaseSources): Promise<BaseRequest> {
  const { git } = sources;
  switch (question.kind) {
    case 'none':
      return { kind: 'none' };
    case 'named':
      return fetched(git, question.ref);
    case 'pull request':
      return fetched(git, await baseOfPullRequest(question, sources));
    case 'merge base':
      return fetched(git, await mergeBaseWith(question.branch, sources));
    case 'before':
      return tipBefore(question, sources);
    case 'previous':
      return fetchedBefore(git);
  }
}

async function fetched(git: Git, ref: string): Promise<BaseRequest> {
  return { kind: 'ref', ref: await fetchCommit(git, ref) };
}

/**
 * actions/checkout checks out the merge of a pull request into its base: the first parent is the base as it was merged,
 * which may be newer than the event's. Where the head itself is checked out, it is compared with where it left the base.
 */
async function baseOfPullRequest(
  question: Extract<BaseQuestion, { readonly kind: 'pull request' }>,
  sources: BaseSources,
): Promise<string> {
  const { number } = question;
  const { baseSha, headSha } = question.commits ?? (await askForPullRequest(number, sources.github));
  const { sha, parents } = await readHead(sources.git);
  const [ontoBase, merged] = parents;
  if (ontoBase !== undefined && merged === headSha) return ontoBase;
  // Neither main nor what was pushed later may be measured in the name of this commit.
  if (sha !== headSha) throw GIT_ERRORS[question.commits === null ? 'not-the-named-pull-request' : 'not-the-pull-request']({ sha, number });
  return mergeBaseOf(baseSha, headSha, sources);
}

/** @throws UserError: there is no such pull request, or GitHub does not answer */
async function askForPullRequest(number: number, github: GitHubApi | null): Promise<PullRequest> {
  const fix = 'Check the number, and give the step a token whose job has `permissions: pull-requests: read`.';
  if (github === null) throw GITHUB_ERRORS['no-token-to-look-up']({ number });
  return askGitHub(
    { doing: `look up pull request #${number}`, permission: 'pull-requests: read', advice: { where: 'the input `pull-request`', fix } },
    async () => github.pullRequest(number),
  );
}

/** GitHub knows the whole history; the tip of the branch is the next best. */
async function mergeBaseWith(branch: string, sources: BaseSources): Promise<string> {
  const { sha } = await readHead(sources.git);
  return mergeBaseOf(branch, sha, sources);
}

/** @throws UserError if GitHub does not answer: beside another base the same change may pass or fail */
async function mergeBaseOf(base: string, head: string, { github, tell }: BaseSources): Promise<string> {
  const found = github === null ? null : await commonAncestor(github, base, head);
  if (found !== null) return found;
  tell(
    `Head is compared with ${base} as it is now, because GitHub does not say where head left it: what was merged there since counts as well.`,
  );
  return base;
}

/**
 * A tip that a force push left behind cannot be fetched any more; then the branch is compared with where it left the default branch.
 *
 * @throws UserError where the remote only does not answer
 */
async function tipBefore({ sha, defaultBranch }: Extract<BaseQuestion, { kind: 'before' }>, sources: BaseSources): Promise<BaseRequest> {
  try {
    return await fetched(sources.git, sha);
  } catch (error) {
    if (!(error instanceof UserError && isGone(reasonOf(error.cause)))) throw error;
    return fetched(sources.git, await mergeBaseWith(defaultBranch, sources));
  }
}

/** A first commit has nothing to be compared with. */
async function fetchedBefore(git: Git): Promise<BaseRequest> {
  const { sha } = await readHead(git);
  const before = await commitBefore(git, sha, async (parent) => (await fetchCommit(git, parent)) === parent);
  return before === null ? { kind: 'none' } : { kind: 'ref', ref: before };
}

/**
 * Refuses to run anything but the commit that the author of a command has seen, or a merge of it: another may have been pushed since.
 * The pull request must still be at that commit, because its author can push a merge of it too.
 *
 * @throws UserError
 */
export async function refuseOtherThan(
  commit: string,
  pullRequest: number | null,
  { git, github }: Pick<BaseSources, 'git' | 'github'>,
): Promise<void> {
  const {
    sha,
    parents: [, merged],
  } = await readHead(git);
  const otherThan = GIT_ERRORS['other-commit-checked-out'];
  if (sha !== commit && merged !== commit)
    throw otherThan({ commit, instead: `the commit that is checked out, ${sha}, is neither it nor a merge of it` });
  if (pullRequest === null) return;
  const { headSha } = await askForPullRequest(pullRequest, github);
  if (headSha !== commit) throw otherThan({ commit, instead: `pull request #${pullRequest} has been pushed to, and is at ${headSha}` });
}
