import { type CommentRecord, commentResource, errorResource, reactionResource } from './resources.ts';
import { type Answer, type Call, type GitHubState, NOT_FOUND, paginate, type Routes } from './state.ts';

/** By GitHub's own error message; the API description does not have it. */
const COMMENT_LIMIT_CHARACTERS = 65_536;

const TOO_LONG: Answer = {
  status: 422,
  body: {
    ...errorResource(422, 'Validation Failed'),
    errors: [
      {
        resource: 'IssueComment',
        code: 'unprocessable',
        field: 'data',
        message: `Body is too long (maximum is ${COMMENT_LIMIT_CHARACTERS} characters)`,
      },
    ],
  },
};

/** A pull request is an issue too: either scope will do. */
const SCOPES = ['issues', 'pull-requests'] as const;

export const COMMENT_ROUTES: Routes = {
  'issues/list-comments': {
    scopes: SCOPES,
    level: 'read',
    answer: (state, { match, url }) => {
      const issue = Number(match.pathValues['issue_number']);
      if (!hasIssue(state, issue)) return NOT_FOUND;
      return paginate(
        state.comments.filter((comment) => comment.issue === issue).map((comment) => commentResource(comment, state.repository)),
        url,
      );
    },
  },
  'issues/create-comment': {
    scopes: SCOPES,
    level: 'write',
    answer: (state, { match, body }) => {
      const issue = Number(match.pathValues['issue_number']);
      if (!hasIssue(state, issue)) return NOT_FOUND;
      const text = bodyText(body);
      if (isTooLong(text)) return TOO_LONG;
      const id = Math.max(1_000_000_000, ...state.comments.map((comment) => comment.id)) + 1;
      const comment: CommentRecord = { id, issue, author: state.viewer, body: text };
      state.comments.push(comment);
      return { status: 201, body: commentResource(comment, state.repository) };
    },
  },
  'issues/update-comment': {
    scopes: SCOPES,
    level: 'write',
    answer: (state, call) => {
      const { index, comment } = findComment(state, call);
      if (comment === undefined) return NOT_FOUND;
      const text = bodyText(call.body);
      if (isTooLong(text)) return TOO_LONG;
      const updated = { ...comment, body: text };
      state.comments[index] = updated;
      return { status: 200, body: commentResource(updated, state.repository) };
    },
  },
  'reactions/create-for-issue-comment': {
    scopes: SCOPES,
    level: 'write',
    answer: (state, call) => {
      const { comment } = findComment(state, call);
      if (comment === undefined) return NOT_FOUND;
      const { content } = call.body as { readonly content: string };
      const given = state.reactions.find(
        (reaction) => reaction.comment === comment.id && reaction.author.login === state.viewer.login && reaction.content === content,
      );
      if (given !== undefined) return { status: 200, body: reactionResource(given, state.repository) };
      const reaction = { id: state.reactions.length + 1, comment: comment.id, author: state.viewer, content };
      state.reactions.push(reaction);
      return { status: 201, body: reactionResource(reaction, state.repository) };
    },
  },
};

function hasIssue({ pulls }: GitHubState, issue: number): boolean {
  return pulls.some(({ number }) => number === issue);
}

function findComment({ comments }: GitHubState, { match }: Call): { readonly index: number; readonly comment: CommentRecord | undefined } {
  const index = comments.findIndex(({ id }) => id === Number(match.pathValues['comment_id']));
  return { index, comment: comments[index] };
}

function bodyText(body: unknown): string {
  return (body as { readonly body: string }).body;
}

function isTooLong(text: string): boolean {
  return text.length > COMMENT_LIMIT_CHARACTERS;
}
