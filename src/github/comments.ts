import type { CommentsApi } from './api.ts';
import { asked, askedForWhatMayBeGone, ONCE } from './client.ts';
import type { RepositoryClient } from './client.ts';

/** Comments on issues and pull requests, and reactions to them. */
export function openComments({ octokit, owner, repo }: RepositoryClient): CommentsApi {
  const { issues, reactions } = octokit.rest;
  return {
    listComments: async (issue) => asked(async () => {
      const comments = await octokit.paginate(issues.listComments, { owner, repo, issue_number: issue, per_page: 100 });
      return comments.map(({ id, body, user }) => ({ id, body: body ?? '', author: user === null ? null : { login: user.login, isBot: user.type === 'Bot' } }));
    }),
    createComment: async (issue, body) => asked(async () =>
      (await issues.createComment({ owner, repo, issue_number: issue, body, request: ONCE })).data.html_url),
    updateComment: async (commentId, body) => asked(async () =>
      (await issues.updateComment({ owner, repo, comment_id: commentId, body })).data.html_url),
    deleteComment: async (commentId) => {
      await askedForWhatMayBeGone(async () => issues.deleteComment({ owner, repo, comment_id: commentId }));
    },
    react: async (commentId, reaction) => {
      await askedForWhatMayBeGone(async () => reactions.createForIssueComment({ owner, repo, comment_id: commentId, content: reaction }));
    },
  };
}
