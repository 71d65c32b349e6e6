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

export interface ReactionRecord {
  readonly id: number;
  readonly comment: number;
  readonly author: Account;
  readonly content: string;
}

export interface PullRequestRecord {
  readonly number: number;
  readonly baseSha: string;
  readonly headSha: string;
  readonly baseRef: string;
  /** `change` unless given. */
  readonly headRef?: string;
  /** `owner/name`; the repository itself unless given, null: a fork that was deleted. */
  readonly headRepository?: string | null;
  /** Open unless given. */
  readonly state?: 'open' | 'closed';
  readonly labels?: readonly string[];
}

export type JsonObject = Record<string, unknown>;

/** GitHub's own example of an operation's answer, moved into our repository. */
export function exampleOf(operationId: string, repository: string): JsonObject {
  const example = JSON.stringify(apiSubset.examples[operationId] ?? null);
  return JSON.parse(example.replaceAll(/(?:octocat|octo-org|github)\/(?:Hello-World|hello-world|octo-repo)/g, repository)) as JsonObject;
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

export function reactionResource({ id, author, content }: ReactionRecord, repository: string): JsonObject {
  const example = exampleOf('reactions/create-for-issue-comment', repository);
  return { ...example, id, content, user: { ...(example['user'] as JsonObject), ...author } };
}

export function pullRequestResource(pull: PullRequestRecord, repository: string): JsonObject {
  const example = exampleOf('pulls/get', repository);
  const [base, head] = [example['base'] as JsonObject, example['head'] as JsonObject];
  const headRef = pull.headRef ?? 'change';
  const headRepository = pull.headRepository === undefined ? repository : pull.headRepository;
  const repo = renamed(base['repo'] as JsonObject, repository);
  return {
    ...example,
    number: pull.number,
    state: pull.state ?? 'open',
    labels: (pull.labels ?? []).map((name, id) => ({
      id,
      node_id: 'x',
      url: `https://api.github.com/repos/${repository}/labels/${name}`,
      name,
      description: name,
      color: 'ededed',
      default: false,
    })),
    // The description's own example lacks a field that its schema asks of every team.
    requested_teams: [],
    base: { ...base, label: `${ownerOf(repository)}:${pull.baseRef}`, sha: pull.baseSha, ref: pull.baseRef, repo },
    head: {
      ...head,
      label: `${ownerOf(headRepository ?? 'unknown')}:${headRef}`,
      sha: pull.headSha,
      ref: headRef,
      repo: headRepository === null ? null : renamed(repo, headRepository),
    },
  };
}

/** A comparison of which only the merge base matters here, and the parents of its base. */
export function comparisonResource(
  { mergeBase, parents }: { readonly mergeBase: string; readonly parents: readonly string[] },
  repository: string,
): JsonObject {
  const example = exampleOf('repos/compare-commits', repository);
  return {
    ...example,
    base_commit: {
      ...(example['base_commit'] as JsonObject),
      parents: parents.map((sha) => ({ sha, url: `https://api.github.com/repos/${repository}/commits/${sha}` })),
    },
    merge_base_commit: { ...(example['merge_base_commit'] as JsonObject), sha: mergeBase },
    commits: [],
    files: [],
  };
}

export function accountResource(account: Account): JsonObject {
  return { ...exampleOf('users/get-authenticated', ''), ...account };
}

/** The body that GitHub sends with every error. */
export function errorResource(status: number, message: string): JsonObject {
  return { message, documentation_url: 'https://docs.github.com/rest', status: String(status) };
}

/** A repository's resource for another repository. */
export function renamed(repository: JsonObject, fullName: string): JsonObject {
  const [, name] = fullName.split('/');
  return { ...repository, name, full_name: fullName, owner: { ...(repository['owner'] as JsonObject), login: ownerOf(fullName) } };
}

function ownerOf(fullName: string): string {
  return fullName.split('/')[0] ?? '';
}

/** A file in the listing of its folder. */
export function fileResource(path: string, repository: string): JsonObject {
  const url = `https://api.github.com/repos/${repository}/contents/${path}`;
  const places = { url, git_url: url, html_url: url, download_url: url, _links: { git: url, html: url, self: url } };
  return { type: 'file', size: 1, name: path.slice(path.lastIndexOf('/') + 1), path, sha: '0'.repeat(40), ...places };
}
