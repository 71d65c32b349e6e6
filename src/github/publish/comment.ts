import type { GitHubApi } from '../client/endpoints.ts';
import { GitHubRefusal, nullIfGone } from '../client/refusal.ts';
import type { CommentDraft } from './comment-draft.ts';
import { configFileOf, findOwnComments, isOfGate } from './comment-state.ts';

/**
 * Writes the one comment of a gate on a pull request: the one that is there is updated. Two first jobs that end at the same moment begin one
 * each; only the older of these is updated from then on. Throws a GitHubRefusal.
 *
 * @param mayBegin a comment is created where there is none
 * @returns what became of it, as a sentence
 */
export async function publishComment(
  api: GitHubApi,
  { issue, mayBegin, draft }: { readonly issue: number; readonly mayBegin: boolean; readonly draft: CommentDraft },
): Promise<string> {
  const updated = await updateOwn(api, issue, draft);
  if (updated !== null) return updated;
  if (!mayBegin) return 'No comment was begun: nothing changed that it would have to tell of.';
  const begin = async (): Promise<string> => `The report was posted at ${await api.createComment(issue, draft.textAfter(null))}`;
  try {
    return await begin();
  } catch (error) {
    if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
    // A server error does not say whether the comment was created: look before trying again.
    return (await updateOwn(api, issue, draft)) ?? begin();
  }
}

/** null: there is no comment to update, or it was deleted at this moment. */
async function updateOwn(api: GitHubApi, issue: number, draft: CommentDraft): Promise<string | null> {
  const own = (await findOwnComments(api, issue)).find((comment) => isOfGate(comment, configFileOf(draft.marker)));
  if (own === undefined) return null;
  const { id, state } = own;
  if (state !== null && state.sha !== draft.sha && state.run > draft.run)
    return 'The comment was left as it is: it tells of a later run on another commit.';
  return nullIfGone(async () => `The report was updated at ${await api.updateComment(id, draft.textAfter(state))}`);
}
