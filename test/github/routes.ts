import type { OperationMatch } from './api-check.ts';
import type { Account, CommentRecord, PullRequestRecord } from './resources.ts';
import { accountResource, commentResource, comparisonResource, errorResource, pullRequestResource } from './resources.ts';

/** What GitHub knows and what the token may do. */
export interface GitHubState {
  /** `owner/name` */
  readonly repository: string;
  /** Whose token it is. An app's token (`Bot`) may not ask who it is. */
  readonly viewer: Account;
  /** `read`: what a pull request from a fork gets. */
  readonly access: 'read' | 'write';
  readonly pulls: readonly PullRequestRecord[];
  /** Merge base by `base...head`. */
  readonly mergeBases: Readonly<Record<string, string>>;
  readonly comments: CommentRecord[];
}

export interface Answer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Call {
  readonly match: OperationMatch;
  readonly url: URL;
  readonly body: unknown;
}

type Route = (state: GitHubState, call: Call) => Answer;

/** By GitHub's own error message; the API description does not have it. */
const COMMENT_LIMIT_CHARACTERS = 65_536;

const refuse = (status: number, message: string): Answer => ({ status, body: errorResource(status, message) });
const NOT_FOUND = refuse(404, 'Not Found');
const NO_WRITE_ACCESS = refuse(403, 'Resource not accessible by integration');

const TOO_LONG: Answer = {
  status: 422,
  body: {
    ...errorResource(422, 'Validation Failed'),
    errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message: `Body is too long (maximum is ${COMMENT_LIMIT_CHARACTERS} characters)` }],
  },
};

const ROUTES: Readonly<Record<string, Route>> = {
  'issues/list-comments': (state, { match, url }) => {
    const issue = Number(match.pathValues['issue_number']);
    if (!hasIssue(state, issue)) return NOT_FOUND;
    return paginate(state.comments.filter((comment) => comment.issue === issue).map((comment) => commentResource(comment, state.repository)), url);
  },
  'issues/create-comment': (state, { match, body }) => {
    const issue = Number(match.pathValues['issue_number']);
    if (!hasIssue(state, issue)) return NOT_FOUND;
    if (state.access === 'read') return NO_WRITE_ACCESS;
    const text = bodyText(body);
    if (isTooLong(text)) return TOO_LONG;
    const comment: CommentRecord = { id: 1_000_000_000 + state.comments.length, issue, author: state.viewer, body: text };
    state.comments.push(comment);
    return { status: 201, body: commentResource(comment, state.repository) };
  },
  'issues/update-comment': (state, { match, body }) => {
    const index = state.comments.findIndex((comment) => comment.id === Number(match.pathValues['comment_id']));
    const comment = state.comments[index];
    if (comment === undefined) return NOT_FOUND;
    if (state.access === 'read') return NO_WRITE_ACCESS;
    const text = bodyText(body);
    if (isTooLong(text)) return TOO_LONG;
    const updated = { ...comment, body: text };
    state.comments[index] = updated;
    return { status: 200, body: commentResource(updated, state.repository) };
  },
  'pulls/get': (state, { match }) => {
    const pull = state.pulls.find(({ number }) => number === Number(match.pathValues['pull_number']));
    return pull === undefined ? NOT_FOUND : { status: 200, body: pullRequestResource(pull, state.repository) };
  },
  'repos/compare-commits': (state, { match }) => {
    const mergeBase = state.mergeBases[match.pathValues['basehead'] ?? ''];
    return mergeBase === undefined ? NOT_FOUND : { status: 200, body: comparisonResource(mergeBase, state.repository) };
  },
  'users/get-authenticated': ({ viewer }) =>
    viewer.type === 'Bot' ? NO_WRITE_ACCESS : { status: 200, body: accountResource(viewer) },
};

/** What GitHub would answer to a call that is known to be well-formed. */
export function answer(state: GitHubState, call: Call): Answer {
  const { owner, repo } = call.match.pathValues;
  if (owner !== undefined && `${owner}/${repo}` !== state.repository) return NOT_FOUND;
  const route = ROUTES[call.match.id];
  if (route === undefined) throw new Error(`the loopback GitHub has no route for ${call.match.id}`);
  return route(state, call);
}

function hasIssue({ pulls }: GitHubState, issue: number): boolean {
  return pulls.some(({ number }) => number === issue);
}

function bodyText(body: unknown): string {
  return (body as { readonly body: string }).body;
}

function isTooLong(text: string): boolean {
  return text.length > COMMENT_LIMIT_CHARACTERS;
}

/** GitHub's pages: 30 items unless asked, 100 at most, the neighbours named in the Link header. */
function paginate(items: readonly unknown[], url: URL): Answer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const page = Number(url.searchParams.get('page') ?? 1);
  const last = Math.max(1, Math.ceil(items.length / size));
  const relations = [
    ...(page > 1 ? [['prev', page - 1], ['first', 1]] as const : []),
    ...(page < last ? [['next', page + 1], ['last', last]] as const : []),
  ];
  const link = relations.map(([relation, number]) => {
    const target = new URL(url);
    target.searchParams.set('page', String(number));
    return `<${target.href}>; rel="${relation}"`;
  }).join(', ');
  return { status: 200, body: items.slice((page - 1) * size, page * size), headers: link === '' ? {} : { link } };
}
