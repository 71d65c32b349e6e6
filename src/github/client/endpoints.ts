import { text } from 'node:stream/consumers';
import { reasonOf } from '../../errors.ts';
import type { CheckAnnotation, ChecksApi, CommentsApi, ContentsApi, PeopleApi, Permission, PullRequest } from './api.ts';
import { asked, askedForWhatMayBeGone, ONCE, type RepositoryClient } from './client.ts';
import { GitHubRefusal, nullIfRefused } from './refusal.ts';
import { toPlainLine } from '../../text/escape.ts';

/** A large artifact over a slow line; long before that a job has better things to do. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

/**
 * Fetches an artifact for octokit. GitHub answers with the address of a storage that belongs to somebody else and needs
 * no token: what was sent to GitHub is not sent there, whatever the two hosts are called.
 */
export async function fetchArtifact(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  const answer = await fetch(url, { ...init, redirect: 'manual', signal });
  const location = answer.headers.get('location');
  if (location === null) return answer;
  await answer.body?.cancel();
  return fetch(new URL(location, url), { signal });
}

/**
 * All bytes of `body`; null, and the rest is not read, as soon as there are more than `maxBytes`. Throws a GitHubRefusal
 * if it breaks off.
 */
export async function readAtMost(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new GitHubRefusal(`the artifact broke off: ${reasonOf(cause)}`, { status: 500, cause });
  }
  return Buffer.concat(chunks);
}

/** GitHub takes no more with one request; those of further requests are added. */
const ANNOTATIONS_A_REQUEST = 50;

const MAX_TITLE_LENGTH = 255;
const MAX_STATUS_LENGTH = 140;

/** What GitHub shows beside a commit and what branch protection can require. */
export function openChecks({ octokit, owner, repo }: RepositoryClient): ChecksApi {
  const { checks, repos } = octokit.rest;
  return {
    createCheck: async ({ sha, name, conclusion, title, summary, detailsUrl, annotations, externalId }) => {
      const output = { title: toPlainLine(title, MAX_TITLE_LENGTH), summary };
      const [first = [], ...further] = inGroupsOf(ANNOTATIONS_A_REQUEST, annotations.map(toAnnotation));
      const { data } = await asked(async () => checks.create({
        owner, repo, name, head_sha: sha, status: 'completed', conclusion, details_url: detailsUrl, output: { ...output, annotations: first },
        ...(externalId === undefined ? {} : { external_id: externalId }),
      }));
      const annotationsRefused = await refusalIfAny(async () => {
        for (const group of further) await asked(async () => checks.update({ owner, repo, check_run_id: data.id, output: { ...output, annotations: group } }));
      });
      return { url: data.html_url ?? detailsUrl, annotationsRefused };
    },
    checksOn: async (sha, name) => asked(async () => {
      // Each publishing may have made a check suite of its own, and GitHub's `latest` is the latest of each.
      const found = await octokit.paginate(checks.listForRef, { owner, repo, ref: sha, check_name: name, filter: 'all', per_page: 100 });
      return found.toSorted((one, other) => other.id - one.id).map(({ conclusion, external_id }) => ({ conclusion, externalId: external_id === '' ? null : external_id }));
    }),
    createStatus: async ({ sha, state, context, description, url }) => {
      await asked(async () =>
        repos.createCommitStatus({ owner, repo, sha, state, context, description: toPlainLine(description, MAX_STATUS_LENGTH), target_url: url }));
    },
  };
}

/** null: it was done. */
async function refusalIfAny(act: () => Promise<void>): Promise<GitHubRefusal | null> {
  try {
    await act();
    return null;
  } catch (error) {
    if (error instanceof GitHubRefusal) return error;
    throw error;
  }
}

function toAnnotation({ path, line, level, title, message }: CheckAnnotation): {
  path: string;
  start_line: number;
  end_line: number;
  annotation_level: CheckAnnotation['level'];
  title: string;
  message: string;
} {
  return { path, start_line: line, end_line: line, annotation_level: level, title: toPlainLine(title, MAX_TITLE_LENGTH), message };
}

function inGroupsOf<T>(size: number, items: readonly T[]): readonly T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, index) => items.slice(index * size, (index + 1) * size));
}

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

/** What GitHub says of a pull request, in a list as well as alone. */
interface PullRequestResource {
  readonly number: number;
  readonly state: string;
  readonly labels: readonly { readonly name: string }[];
  readonly base: { readonly sha: string; readonly ref: string; readonly repo: { readonly full_name: string } };
  /** The repository of a fork that was deleted meanwhile is null. */
  readonly head: { readonly sha: string; readonly repo: { readonly full_name: string } | null };
}

/** What lies in the repository: pull requests, commits, files. */
export function openContents({ octokit, owner, repo }: RepositoryClient): ContentsApi {
  const { pulls, repos } = octokit.rest;
  return {
    pullRequest: async (number) => asked(async () => toPullRequest((await pulls.get({ owner, repo, pull_number: number })).data)),
    openPullRequestsFrom: async ({ repository, branch }) => asked(async () => {
      const [headOwner = ''] = repository.split('/');
      const found: readonly PullRequestResource[] = await octokit.paginate(pulls.list, { owner, repo, state: 'open', head: `${headOwner}:${branch}`, per_page: 100 });
      // GitHub looks at the owner alone, and an owner may have several forks.
      return found.filter(({ head }) => isSameRepository(head.repo?.full_name, repository)).map(toPullRequest);
    }),
    mergeBase: async (base, head) => {
      // One commit a page: a comparison brings up to 250 commits and 300 files along, and only the merge base is of use.
      const onPage = async (page: number): Promise<string> => asked(async () =>
        (await repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, per_page: 1, page })).data.merge_base_commit.sha);
      // Files come with the first page alone, whatever its size. GitHub gives up on very many, each time anew.
      return await nullIfRefused(({ status, isSilence }) => status >= 500 && !isSilence, async () => onPage(1)) ?? onPage(2);
    },
    // Compared with itself, a commit has no others to bring along.
    parentsOf: async (commit) => asked(async () =>
      (await repos.compareCommitsWithBasehead({ owner, repo, basehead: `${commit}...${commit}`, per_page: 1 })).data.base_commit.parents.map(({ sha }) => sha)),
    fileAt: async (path, ref) => {
      // Raw, because GitHub gives files of more than 1 MB in no other way; and unparsed, because a file is text whatever GitHub calls it.
      const answer = await askedForWhatMayBeGone(async () =>
        repos.getContent({ owner, repo, path, ref, mediaType: { format: 'raw' }, request: { parseSuccessResponseBody: false } }));
      return answer === null ? null : text(answer.data as unknown as AsyncIterable<Uint8Array>);
    },
  };
}

function toPullRequest({ number, state, labels, base, head }: PullRequestResource): PullRequest {
  return {
    number,
    baseSha: base.sha,
    baseRef: base.ref,
    headSha: head.sha,
    isOpen: state === 'open',
    isFork: !isSameRepository(head.repo?.full_name, base.repo.full_name),
    labels: labels.map(({ name }) => name),
  };
}

/** GitHub keeps the case of names, and does not mind it. */
function isSameRepository(one: string | undefined, other: string): boolean {
  return one?.toLowerCase() === other.toLowerCase();
}

/** Errors that a bot's token gets when it asks who it is. */
const MAY_NOT_ASK = new Set([401, 403, 404]);

/** The roles that GitHub tells apart here; it counts maintainers as `write` and triagers as `read`. */
const PERMISSIONS: ReadonlySet<string> = new Set<Permission>(['admin', 'write', 'read', 'none']);

/** Whose token it is, and what others may do. */
export function openPeople({ octokit, owner, repo }: RepositoryClient): PeopleApi {
  const { repos, users } = octokit.rest;
  return {
    viewerLogin: async () => nullIfRefused(({ status }) => MAY_NOT_ASK.has(status), async () => asked(async () => (await users.getAuthenticated()).data.login)),
    permissionOf: async (login) => {
      const answer = await askedForWhatMayBeGone(async () => repos.getCollaboratorPermissionLevel({ owner, repo, username: login }));
      return toPermission(answer?.data.permission);
    },
  };
}

/** Whatever is not known grants nothing. */
function toPermission(permission: string | undefined): Permission {
  return permission !== undefined && PERMISSIONS.has(permission) ? permission as Permission : 'none';
}
