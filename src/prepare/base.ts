import { UserError } from '../errors.ts';
import type { Commit } from '../model.ts';
import { isBaselineCommit } from '../store/commit-message.ts';
import { attempt, commitOf, type Git, isShallow, uncommittedFiles } from '../system/git.ts';
import { plainName } from '../text/escape.ts';
import { listOfMost } from '../text/phrases.ts';

/** Which commit head is compared with. */
export type BaseRequest =
  /** GitHub's merge of a pull request: the tip of its base; else the merge base with the default branch; on the default branch itself the commit where something is edited, else the one before, and before those that only store baselines. */
  | { readonly kind: 'auto' }
  | { readonly kind: 'ref'; readonly ref: string }
  | { readonly kind: 'none' };

/** A base, or why there is none. */
export type ChosenBase =
  /** `note`: what of the change is not compared with it, where that does not go without saying. */
  | { readonly commit: Commit; readonly note: string | null }
  | { readonly commit: null; readonly why: string };

/** @throws UserError where a named commit cannot be found, and where a clone is too shallow to tell where its branch began */
export async function chooseBase(git: Git, request: BaseRequest, head: Commit): Promise<ChosenBase> {
  if (request.kind === 'none') return { commit: null, why: 'No base was asked for: head is compared with the stored baselines alone.' };
  if (request.kind === 'ref') {
    const sha = await commitOf(git, request.ref);
    if (sha !== null) return baseAt(sha, null);
    throw new UserError({
      what: `the base "${request.ref}" is not a commit of this repository`,
      where: '--base',
      fix: 'Name a branch, a tag or a commit that is there. In a shallow clone fetch it first: git fetch --depth=1 origin <commit>.',
    });
  }
  const before = await commitBefore(git);
  // Into whichever branch it is: a clone with the whole history knows many, and not which of them is the pull request's base.
  if (before !== null && (await isMergeOfPullRequest(git))) return baseAt(before, null);
  const main = await defaultBranch(git);
  const mergeBase = main === null ? null : (await attempt(git, ['merge-base', 'HEAD', main]))?.trim() || null;
  if (mergeBase !== null && mergeBase !== head.sha) return baseAt(mergeBase, null);
  const unknown = mergeBase === null ? [await whyBeginningIsUnknown(git, main)] : [];
  // On the default branch: what was edited since is compared with the commit, a clean tree with the one before. Where the beginning
  // is unknown the edits may be those of a build, so the last commit is compared along with them.
  if ((unknown.length === 0 || before === null) && (await isEdited(git))) return baseAt(head.sha, [...unknown, await noteOnUncommitted(git)].join(' '));
  if (before !== null) return baseAt(before, unknown.length === 0 ? null : [...unknown, 'It is compared with the commit before it alone.'].join(' '));
  return { commit: null, why: 'There is no commit before this one to compare with (a first commit, or a shallow clone): absolute figures only.' };
}

const baseAt = (sha: string, note: string | null): ChosenBase => ({ commit: { sha, dirty: false }, note });

/**
 * The commits of a branch but the last would be compared with nothing, and nobody would know.
 *
 * @param main null: no default branch is known
 * @throws UserError where the clone is too shallow to tell, which fetching mends
 */
async function whyBeginningIsUnknown(git: Git, main: string | null): Promise<string> {
  const soThat = 'so head is not compared with where its branch began, which --base can name.';
  if (main === null) return `No default branch is known in this clone (no origin/HEAD, main or master), ${soThat}`;
  const name = main.replace(/^refs\/(?:remotes|heads)\//, '');
  if (!(await isShallow(git))) return `HEAD has no commit in common with ${name}, ${soThat}`;
  throw new UserError({
    what: `this shallow clone has no commit that HEAD and ${name} have in common`,
    where: '--base',
    fix: 'Fetch the history (git fetch --unshallow), or name the commit to compare with: --base <commit>.',
  });
}

/**
 * GitHub's merge of a pull request into its base, as actions/checkout names what it checks out: its first parent is the tip of the base.
 * That HEAD has two parents says less, for so has a branch into which its base was merged.
 */
async function isMergeOfPullRequest(git: Git): Promise<boolean> {
  return (await git(['for-each-ref', '--points-at=HEAD', '--format=%(refname)', 'refs/remotes/pull/*/merge'])).trim() !== '';
}

/** A file that git does not know, which any other program may have left there, is no reason to leave out the commit. */
async function isEdited(git: Git): Promise<boolean> {
  return (await git(['status', '--porcelain', '--untracked-files=no'])).trim() !== '';
}

/** How many files a note names: enough to see whether they are the change, or what some other program left there. */
const FILES_IN_NOTE = 3;

async function noteOnUncommitted(git: Git): Promise<string> {
  return `Only what is not committed yet (${listOfMost((await uncommittedFiles(git)).map(plainName), FILES_IN_NOTE)}) is compared, with the commit below it: what that commit changed is in base and head. To compare that too, name an older one by --base.`;
}

/** The first parent of the newest commit that changes more than baselines. */
async function commitBefore(git: Git): Promise<string | null> {
  for (let back = 0; ; back += 1) {
    const before = await commitOf(git, `HEAD~${back + 1}`);
    if (before === null || !isBaselineCommit(await git(['log', '-1', '--format=%B', `HEAD~${back}`]))) return before;
  }
}

/** The remote's default branch where one is known, else a local main or master. */
async function defaultBranch(git: Git): Promise<string | null> {
  const remote = (await attempt(git, ['symbolic-ref', '--quiet', 'refs/remotes/origin/HEAD']))?.trim();
  for (const candidate of [remote, 'refs/remotes/origin/main', 'refs/remotes/origin/master', 'refs/heads/main', 'refs/heads/master']) {
    if (candidate && (await commitOf(git, candidate)) !== null) return candidate;
  }
  return null;
}
