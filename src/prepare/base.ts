import { PREPARE_ERRORS } from '../errors/prepare.ts';
import type { Commit, Reason, Run } from '../model.ts';
import { isBaselineCommit } from '../store/commit-message.ts';
import { attempt, commitOf, type Git, isShallow, readCommit, uncommittedFiles } from '../system/git.ts';

/** The base that was asked for. */
export type BaseRequest =
  /**
   * For GitHub's merge of a pull request the tip of its base; for a branch the merge base with the default branch; for the default branch
   * the last commit if files are edited, otherwise the one before.
   */
  | { readonly kind: 'auto' }
  | { readonly kind: 'ref'; readonly ref: string }
  | { readonly kind: 'none' }
  /** Both arms are copies of the working tree, and differ by noise alone. */
  | { readonly kind: 'itself' };

/** A base, or why there is none. */
export type ChosenBase =
  /** `notes` tell which part of the change is not compared. */
  { readonly commit: Commit; readonly notes: readonly Reason[] } | { readonly commit: null; readonly why: Reason };

/** @throws UserError where a named commit cannot be found, and where a clone is too shallow to tell where its branch began */
export async function chooseBase(git: Git, request: BaseRequest, head: Commit): Promise<ChosenBase> {
  if (request.kind === 'none') return { commit: null, why: { kind: 'no-base-asked-for' } };
  if (request.kind === 'itself') return { commit: head, notes: [] };
  if (request.kind === 'ref') {
    const sha = await commitOf(git, request.ref);
    if (sha !== null) return baseAt(sha);
    throw PREPARE_ERRORS['base-not-found']({ ref: request.ref });
  }
  const before = await commitBefore(git, head.sha, async (parent) => (await commitOf(git, parent)) !== null);
  // A clone does not tell which branch is the pull request's base; the merge's first parent does.
  if (before !== null && (await isMergeOfPullRequest(git))) return baseAt(before);
  const main = await defaultBranch(git);
  const mergeBase = main === null ? null : (await attempt(git, ['merge-base', 'HEAD', main]))?.trim() || null;
  if (mergeBase !== null && mergeBase !== head.sha) return baseAt(mergeBase);
  const unknown = mergeBase === null ? [await whyBeginningIsUnknown(git, main)] : [];
  // On the default branch edits are compared with the last commit, a clean tree with the one before. Where no merge base is known, the
  // edits may come from a build, so the last commit is compared along with them.
  if ((unknown.length === 0 || before === null) && (await isEdited(git)))
    return baseAt(head.sha, [...unknown, { kind: 'compared-uncommitted-alone', files: await uncommittedFiles(git) }]);
  if (before !== null) return baseAt(before, unknown.length === 0 ? [] : [...unknown, { kind: 'compared-with-commit-before' }]);
  return { commit: null, why: { kind: 'no-commit-before' } };
}

const baseAt = (sha: string, notes: readonly Reason[] = []): ChosenBase => ({ commit: { sha, dirty: false }, notes });

/**
 * Why there is no merge base.
 *
 * @param main null: no default branch is known
 * @throws UserError where the clone is too shallow to tell, which fetching mends
 */
async function whyBeginningIsUnknown(git: Git, main: string | null): Promise<Reason> {
  if (main === null) return { kind: 'no-default-branch' };
  const branch = main.replace(/^refs\/(?:remotes|heads)\//, '');
  if (await isShallow(git)) throw PREPARE_ERRORS['clone-too-shallow']({ branch });
  return { kind: 'no-common-commit', branch };
}

/** Tells whether the default branch, or without a branch one of its commits, is checked out. */
export async function branchOf(git: Git): Promise<Run['branch']> {
  const main = await defaultBranch(git);
  if (main === null) return 'unknown';
  const current = (await attempt(git, ['symbolic-ref', '--quiet', '--short', 'HEAD']))?.trim() || null;
  if (current !== null) return current === main.replace(/^refs\/(?:remotes\/origin|heads)\//, '') ? 'default' : 'other';
  return (await attempt(git, ['merge-base', 'HEAD', main]))?.trim() === (await commitOf(git, 'HEAD')) ? 'default' : 'other';
}

/** Tells whether HEAD is GitHub's merge of a pull request, by the ref that actions/checkout makes. Two parents alone prove nothing. */
const isMergeOfPullRequest = async (git: Git): Promise<boolean> =>
  (await git(['for-each-ref', '--points-at=HEAD', '--format=%(refname)', 'refs/remotes/pull/*/merge'])).trim() !== '';

/** Ignores untracked files, which other programs may have left there. */
const isEdited = async (git: Git): Promise<boolean> => (await git(['status', '--porcelain', '--untracked-files=no'])).trim() !== '';

/**
 * The first parent of the newest commit, from `sha` back, that changes more than baselines; null: there is none.
 *
 * @param isHere tells whether a parent is in the clone, or brings it there
 */
export async function commitBefore(git: Git, sha: string, isHere: (parent: string) => Promise<boolean>): Promise<string | null> {
  const {
    parents: [parent],
    message,
  } = await readCommit(git, sha);
  if (parent === undefined || !(await isHere(parent))) return null;
  return isBaselineCommit(message) ? commitBefore(git, parent, isHere) : parent;
}

/** The remote's default branch where one is known, else a local main or master. */
async function defaultBranch(git: Git): Promise<string | null> {
  const remote = (await attempt(git, ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']))?.trim();
  for (const candidate of [remote, 'refs/remotes/origin/main', 'refs/remotes/origin/master', 'refs/heads/main', 'refs/heads/master']) {
    if (candidate && (await commitOf(git, candidate)) !== null) return candidate;
  }
  return null;
}
