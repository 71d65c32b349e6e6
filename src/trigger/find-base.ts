import type { BaseRequest } from '../arms/base-commit.ts';
import { isBaselineCommit } from '../baseline/commit-message.ts';
import { UserError } from '../errors.ts';
import type { Git } from '../git.ts';
import type { GitHubApi } from '../github/api.ts';
import { GitHubRefusal } from '../github/refusal.ts';
import { fetchCommit, readCommit, readHead } from './checkout.ts';
import type { BaseQuestion } from './task.ts';

/** Where the answer comes from. */
export interface BaseSources {
  readonly git: Git;
  /** null: there is no token to ask with. */
  readonly github: GitHubApi | null;
}

/**
 * The commit that head is compared with, fetched if the checkout does not have it.
 * Throws a UserError if it cannot be had, or if something else is checked out than what is to be judged.
 */
export async function findBase(question: BaseQuestion, { git, github }: BaseSources): Promise<BaseRequest> {
  switch (question.kind) {
    case 'none':
      return { kind: 'none' };
    case 'named':
      return fetched(git, question.ref);
    case 'pull request':
      return fetched(git, await baseOfPullRequest(question, { git, github }));
    case 'merge base':
      return fetched(git, await mergeBaseWith(question.branch, { git, github }));
    case 'before':
      return tipBefore(question, { git, github });
    case 'previous':
      return commitBefore(git);
  }
}

async function fetched(git: Git, ref: string): Promise<BaseRequest> {
  return { kind: 'ref', ref: await fetchCommit(git, ref) };
}

/**
 * actions/checkout checks out the merge of a pull request into its base: the first parent is the base as it was merged,
 * which may be newer than the event's. Where the head itself is checked out, it is compared with where it left the base.
 */
async function baseOfPullRequest(question: Extract<BaseQuestion, { kind: 'pull request' }>, { git, github }: BaseSources): Promise<string> {
  const { baseSha, headSha } = question.commits ?? await askForPullRequest(question.number, github);
  const { sha, parents } = await readHead(git);
  const [ontoBase, merged] = parents;
  if (ontoBase !== undefined && merged === headSha) return ontoBase;
  if (question.commits === null && sha !== headSha) {
    throw new UserError({
      what: `the commit that is checked out, ${sha}, is not the head of pull request #${question.number}`,
      where: 'the input `pull-request`',
      fix: 'GitHub merges no pull request that has conflicts, and takes a moment for a new push: resolve them, or try again in a minute. On its branch, without the number, the workflow measures too, and tells it in the job summary alone.',
    });
  }
  return (await askForMergeBase(github, baseSha, headSha)) ?? baseSha;
}

async function askForPullRequest(number: number, github: GitHubApi | null): Promise<{ readonly baseSha: string; readonly headSha: string }> {
  const fix = 'Check the number, and give the step a token whose job has `permissions: pull-requests: read`.';
  if (github === null) throw new UserError({ what: `pull request #${number} cannot be looked up without a token`, where: 'the input `token`', fix });
  try {
    return await github.pullRequest(number);
  } catch (cause) {
    if (!(cause instanceof GitHubRefusal)) throw cause;
    throw new UserError({ what: `pull request #${number} cannot be looked up: ${cause.message}`, where: 'the input `pull-request`', fix, cause });
  }
}

/** GitHub knows the whole history; the tip of the branch is the next best. */
async function mergeBaseWith(branch: string, { git, github }: BaseSources): Promise<string> {
  const { sha } = await readHead(git);
  return (await askForMergeBase(github, branch, sha)) ?? branch;
}

/** A tip that a force push left behind cannot be fetched any more; then the branch is compared with where it left the default branch. */
async function tipBefore({ sha, defaultBranch }: Extract<BaseQuestion, { kind: 'before' }>, sources: BaseSources): Promise<BaseRequest> {
  try {
    return await fetched(sources.git, sha);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return fetched(sources.git, await mergeBaseWith(defaultBranch, sources));
  }
}

/** The first parent of the newest commit that changes more than baselines; a first commit has nothing to be compared with. */
async function commitBefore(git: Git): Promise<BaseRequest> {
  let changing = await readHead(git);
  for (;;) {
    const [parent] = changing.parents;
    if (parent === undefined) return { kind: 'none' };
    const before = await fetched(git, parent);
    if (!isBaselineCommit(changing.message)) return before;
    changing = await readCommit(git, parent);
  }
}

/** null: GitHub cannot be asked or does not say, as for commits without common history. */
async function askForMergeBase(github: GitHubApi | null, base: string, head: string): Promise<string | null> {
  try {
    return (await github?.mergeBase(base, head)) ?? null;
  } catch (error) {
    if (error instanceof GitHubRefusal) return null;
    throw error;
  }
}
