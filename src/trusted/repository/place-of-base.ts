import type { ContentsApi } from '../../github/api.ts';
import { commonAncestor, containsCommit } from '../../github/ancestry.ts';
import type { RunToPublish } from '../context/trusted-context.ts';

/** Where the commit lies that a run says it was measured against, as GitHub knows it. */
export type PlaceOfBase =
  /** The pull request's own, whose configuration judges. */
  | 'the base'
  /** No older than where the change left its branch, and on that branch, or in a merge queue below the group. */
  | 'below the change'
  /** Anywhere else, or GitHub does not know it. */
  | 'elsewhere';

/**
 * Tells a commit that a change may be held against from one that would excuse it: an old one has fewer benchmarks and other
 * profiles, and one of a pull request's own has whatever that wants. In a queue nothing tells what was queued before from
 * the group's own; but every pull request of it had to pass by itself first.
 *
 * @param branch that the change goes into, or what it is to be compared with instead
 */
export async function placeOfBase(
  commit: string,
  { pull, sha }: Pick<RunToPublish, 'pull' | 'sha'>,
  { github, branch }: { readonly github: Pick<ContentsApi, 'mergeBase'>; readonly branch: string },
): Promise<PlaceOfBase> {
  if (commit === pull?.baseSha) return 'the base';
  const contains = async (tip: string, ancestor: string): Promise<boolean> => (await containsCommit(github, { commit: tip, ancestor })) === true;
  const forkPoint = await commonAncestor(github, branch, sha);
  // What is merged already has left the branch nowhere.
  if (forkPoint === null || (forkPoint !== sha && !(await contains(commit, forkPoint)))) return 'elsewhere';
  const isBelow = await contains(branch, commit) || (pull === null && commit !== sha && await contains(sha, commit));
  return isBelow ? 'below the change' : 'elsewhere';
}
