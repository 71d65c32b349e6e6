import { apiSubset } from './api-subset.ts';

/** Who acts: a token's owner or the author of a comment. */
export interface Account {
  readonly login: string;
  readonly type: 'Bot' | 'User';
}

export interface CommentRecord {
  readonly id: number;
  readonly issue: number;
  readonly author: Account;
  readonly body: string;
}

export interface PullRequestRecord {
  readonly number: number;
  readonly baseSha: string;
  readonly headSha: string;
  readonly baseRef: string;
}

type JsonObject = Record<string, unknown>;

/** GitHub's own example of an operation's answer, moved into our repository. */
function exampleOf(operationId: string, repository: string): JsonObject {
  return JSON.parse(JSON.stringify(apiSubset.examples[operationId]).replaceAll('octocat/Hello-World', repository)) as JsonObject;
}

const WRITTEN_AT = '2026-01-15T10:00:00Z';

export function commentResource(comment: CommentRecord, repository: string): JsonObject {
  const example = exampleOf('issues/create-comment', repository);
  const api = `https://api.github.com/repos/${repository}`;
  return {
    ...example,
    id: comment.id,
    url: `${api}/issues/comments/${comment.id}`,
    html_url: `https://github.com/${repository}/issues/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${api}/issues/${comment.issue}`,
    body: comment.body,
    user: { ...(example['user'] as JsonObject), ...comment.author },
    created_at: WRITTEN_AT,
    updated_at: WRITTEN_AT,
  };
}

export function pullRequestResource(pull: PullRequestRecord, repository: string): JsonObject {
  const example = exampleOf('pulls/get', repository);
  const [owner, name] = repository.split('/');
  const repo = { ...((example['base'] as JsonObject)['repo'] as JsonObject), name, full_name: repository, owner: { ...(example['user'] as JsonObject), login: owner } };
  return {
    ...example,
    number: pull.number,
    // The description's own example lacks a field that its schema asks of every team.
    requested_teams: [],
    base: { ...(example['base'] as JsonObject), sha: pull.baseSha, ref: pull.baseRef, repo },
    head: { ...(example['head'] as JsonObject), sha: pull.headSha, repo },
  };
}

/** A comparison of which only the merge base matters here. */
export function comparisonResource(mergeBaseSha: string, repository: string): JsonObject {
  const example = exampleOf('repos/compare-commits', repository);
  return { ...example, merge_base_commit: { ...(example['merge_base_commit'] as JsonObject), sha: mergeBaseSha }, commits: [], files: [] };
}

export function accountResource(account: Account): JsonObject {
  return { ...exampleOf('users/get-authenticated', ''), ...account };
}

/** The body that GitHub sends with every error. */
export function errorResource(status: number, message: string): JsonObject {
  return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
}
