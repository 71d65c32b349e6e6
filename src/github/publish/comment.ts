import type { GitHubApi } from '../client/api.ts';
import { GitHubRefusal, isNotFound, nullIfRefused } from '../client/refusal.ts';
import type { CommentDraft } from './comment-draft.ts';
import { configFileOf, findOwnComments, isOfGate, isSameMeasurement, type OwnComment } from './comment-state.ts';

export type PublishedComment =
  | { readonly state: 'created' | 'updated'; readonly url: string }
  /** It shows a later run on another commit, and keeps doing so. */
  | { readonly state: 'superseded' }
  /** There is none, and none was to be begun. */
  | { readonly state: 'not begun' };

/**
 * Writes the one comment of a gate on a pull request: the one that is there is updated. GitHub has no compare-and-swap for comments, so
 * jobs that end at the same moment may each begin one. Each looks again then, and the first comment stays. Throws a GitHubRefusal.
 */
export async function publishComment(api: GitHubApi, { issue, mayBegin, draft }: {
  readonly issue: number;
  /** A comment is created where there is none. */
  readonly mayBegin: boolean;
  readonly draft: CommentDraft;
}): Promise<PublishedComment> {
  const updated = await updateOwn(api, issue, draft);
  if (updated !== null) return updated;
  if (!mayBegin) return { state: 'not begun' };
  try {
    return await begin(api, issue, draft);
  } catch (error) {
    if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
    // A server error does not say whether the comment was created: look before trying again.
    return (await updateOwn(api, issue, draft)) ?? begin(api, issue, draft);
  }
}

async function begin(api: GitHubApi, issue: number, draft: CommentDraft): Promise<PublishedComment> {
  const url = await api.createComment(issue, draft.textAfter(null));
  const [first, ...doubles] = await commentsOf(api, issue, draft);
  const settled = first === undefined || doubles.length === 0 ? null : await settle(api, [first, ...doubles], draft);
  return settled ?? { state: 'created', url };
}

/** null: there is no comment to update. */
async function updateOwn(api: GitHubApi, issue: number, draft: CommentDraft): Promise<PublishedComment | null> {
  const [first, ...others] = await commentsOf(api, issue, draft);
  return first === undefined ? null : settle(api, [first, ...others], draft);
}

async function commentsOf(api: GitHubApi, issue: number, { marker }: CommentDraft): Promise<readonly OwnComment[]> {
  return (await findOwnComments(api, issue)).filter((comment) => isOfGate(comment, configFileOf(marker)));
}

/** Leaves one comment, the first, with the newest result in it. null: it was deleted meanwhile. */
async function settle(api: GitHubApi, own: readonly [OwnComment, ...OwnComment[]], draft: CommentDraft): Promise<PublishedComment | null> {
  const [first, ...doubles] = own;
  const newest = own.reduce((one, other) => (isNewer(other, one, draft) ? other : one));
  const isSuperseded = newest.state !== null && newest.state.sha !== draft.sha && newest.state.run > draft.run;
  return nullIfRefused(isNotFound, async () => {
    const published: PublishedComment = isSuperseded
      ? { state: 'superseded' }
      : { state: 'updated', url: await api.updateComment(first.id, draft.textAfter(newest.state)) };
    if (isSuperseded && newest !== first) await api.updateComment(first.id, newest.body);
    for (const { id } of doubles) await api.deleteComment(id);
    return published;
  });
}

/** By the result that it shows; the draft's own, published before, counts as the oldest that can be read. */
function isNewer(one: OwnComment, other: OwnComment, draft: CommentDraft): boolean {
  const [[run, attempt], [otherRun, otherAttempt]] = [ageOf(one, draft), ageOf(other, draft)];
  return run === otherRun ? attempt > otherAttempt : run > otherRun;
}

function ageOf({ state }: OwnComment, draft: CommentDraft): readonly [run: number, attempt: number] {
  if (state === null) return [-2, 0];
  return isSameMeasurement(state, draft) ? [-1, 0] : [state.run, state.attempt];
}
