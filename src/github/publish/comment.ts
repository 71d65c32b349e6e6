import type { GitHubApi } from '../client/endpoints.ts';
import { GitHubRefusal, nullIfGone } from '../client/refusal.ts';
import type { CommentDraft } from './comment-draft.ts';
import { configFileOf, findOwnComments, isOfGate } from './comment-state.ts';

export type PublishedComment =
  | { readonly state: 'created' | 'updated'; readonly url: string }
  /** It shows a later run on another commit, and keeps doing so. */
  | { readonly state: 'superseded' }
  /** There is none, and none was to be begun. */
  | { readonly state: 'not begun' };

/**
 * Writes the one comment of a gate on a pull request: the one that is there is updated. Two first jobs that end at the same moment begin one
 * each; only the older of these is updated from then on. Throws a GitHubRefusal.
 */
export async function publishComment(
  api: GitHubApi,
  {
    issue,
    mayBegin,
    draft,
  }: {
    readonly issue: number;
    /** A comment is created where there is none. */
    readonly mayBegin: boolean;
    readonly draft: CommentDraft;
  },
): Promise<PublishedComment> {
  const updated = await updateOwn(api, issue, draft);
  if (updated !== null) return updated;
  if (!mayBegin) return { state: 'not begun' };
  const begin = async (): Promise<PublishedComment> => ({ state: 'created', url: await api.createComment(issue, draft.textAfter(null)) });
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
    // A server error does not say whether the comment was created: look before trying again.
    return (await updateOwn(api, issue, draft)) ?? begin();
  }
}

/** null: there is no comment to update, or it was deleted at this moment. */
async function updateOwn(api: GitHubApi, issue: number, draft: CommentDraft): Promise<PublishedComment | null> {
  const own = (await findOwnComments(api, issue)).find((comment) => isOfGate(comment, configFileOf(draft.marker)));
  if (own === undefined) return null;
  const { id, state } = own;
  if (state !== null && state.sha !== draft.sha && state.run > draft.run) return { state: 'superseded' };
  return nullIfGone(async () => ({ state: 'updated', url: await api.updateComment(id, draft.textAfter(state)) }));
}
