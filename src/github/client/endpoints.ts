import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { toPlainLine } from '../../text/escape.ts';
import { COMMIT_ID } from '../../text/phrases.ts';
import type { CheckAnnotation, CheckRun, Permission, PullRequest, Reaction } from './api.ts';
import { answered, asked, connect, type GitHubConnection, ONCE, type RepositoryClient } from './client.ts';
import { nullIfGone, nullIfRefused } from './refusal.ts';
import { openWorkflows } from './workflows.ts';

/** The fields of GitHub's answers that matter here. */
const sha = z.string().regex(COMMIT_ID);
const repository = z.object({ full_name: z.string() });
const withUrl = z.object({ data: z.object({ html_url: z.string() }) });

const pullRequest = z.object({
  number: z.int().positive(),
  state: z.string(),
  labels: z.array(z.object({ name: z.string() })),
  base: z.object({ sha, ref: z.string(), repo: repository }),
  // The repository of a fork that was deleted meanwhile is null.
  head: z.object({ sha, repo: repository.nullable() }),
});

const comments = z.array(
  z.object({
    id: z.int(),
    body: z.string().nullish(),
    // The account may be gone.
    user: z.object({ login: z.string(), type: z.string() }).nullable(),
  }),
);

/** Comments on issues and pull requests, and reactions to them. */
function openComments({ octokit, owner, repo }: RepositoryClient) {
  const { issues, reactions } = octokit.rest;
  return {
    /** All comments, oldest first. Without an author: the account is gone. */
    listComments: async (issue: number) => {
      const found = await asked(comments, async () =>
        octokit.paginate(issues.listComments, { owner, repo, issue_number: issue, per_page: 100 }),
      );
      return found.map(({ id, body, user }) => ({
        id,
        body: body ?? '',
        author: user === null ? null : { login: user.login, isBot: user.type === 'Bot' },
      }));
    },
    /** Gives the page of the comment. Not repeated after an error: it may have been created all the same. */
    createComment: async (issue: number, body: string) =>
      (await asked(withUrl, async () => issues.createComment({ owner, repo, issue_number: issue, body, request: ONCE }))).data.html_url,
    /** Gives the page of the comment. */
    updateComment: async (commentId: number, body: string) =>
      (await asked(withUrl, async () => issues.updateComment({ owner, repo, comment_id: commentId, body }))).data.html_url,
    /** Given twice it counts once; a comment that is gone is no error. */
    react: async (commentId: number, reaction: Reaction) => {
      await nullIfGone(async () =>
        answered(async () => reactions.createForIssueComment({ owner, repo, comment_id: commentId, content: reaction })),
      );
    },
  };
}

/** The contents of the repository: pull requests, commits, files. */
function openContents({ octokit, owner, repo }: RepositoryClient) {
  const { pulls, repos } = octokit.rest;
  return {
    pullRequest: async (number: number) =>
      toPullRequest((await asked(z.object({ data: pullRequest }), async () => pulls.get({ owner, repo, pull_number: number }))).data),
    /** The open pull requests into this repository, of a branch of it or of a fork (`owner/name`). */
    openPullRequestsFrom: async (head: { readonly repository: string; readonly branch: string }) => {
      const [headOwner = ''] = head.repository.split('/');
      const found = await asked(z.array(pullRequest), async () =>
        octokit.paginate(pulls.list, { owner, repo, state: 'open', head: `${headOwner}:${head.branch}`, per_page: 100 }),
      );
      // GitHub looks at the owner alone, and an owner may have several forks.
      return found.filter((pull) => isSameRepository(pull.head.repo?.full_name, head.repository)).map(toPullRequest);
    },
    /** The newest commit that both have; `base` and `head` are commits, branches or tags. */
    mergeBase: async (base: string, head: string) => {
      const comparison = z.object({ data: z.object({ merge_base_commit: z.object({ sha }) }) });
      // One commit a page: a comparison brings up to 250 commits and 300 files along, and only the merge base is of use.
      const onPage = async (page: number): Promise<string> =>
        (
          await asked(comparison, async () =>
            repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, per_page: 1, page }),
          )
        ).data.merge_base_commit.sha;
      // Files come with the first page alone, whatever its size. GitHub gives up on very many, each time anew.
      return (
        (await nullIfRefused(
          ({ status, isSilence }) => status >= 500 && !isSilence,
          async () => onPage(1),
        )) ?? onPage(2)
      );
    },
    /** The parents of a commit, in their order. */
    parentsOf: async (commit: string) => {
      const comparison = z.object({ data: z.object({ base_commit: z.object({ parents: z.array(z.object({ sha })) }) }) });
      // Compared with itself, a commit has no others to bring along.
      const { data } = await asked(comparison, async () =>
        repos.compareCommitsWithBasehead({ owner, repo, basehead: `${commit}...${commit}`, per_page: 1 }),
      );
      return data.base_commit.parents.map((parent) => parent.sha);
    },
    /** Names of the files of a folder at a commit, branch or tag, at most a thousand; none: there is no such folder. */
    filesIn: async (folder: string, ref: string) => {
      const listing = z.object({ data: z.array(z.object({ name: z.string(), type: z.string() })) });
      const found = await nullIfGone(async () => asked(listing, async () => repos.getContent({ owner, repo, path: folder, ref })));
      return (found?.data ?? []).filter(({ type }) => type === 'file').map(({ name }) => name);
    },
    /** The text of a file at a commit, branch or tag; null: there is no such file, or nothing of that name to look in. */
    fileAt: async (path: string, ref: string) => {
      // Raw, because GitHub gives files of more than 1 MB in no other way; and unparsed, because a file is text whatever GitHub calls it.
      const answer = await nullIfGone(async () =>
        answered(async () =>
          repos.getContent({ owner, repo, path, ref, mediaType: { format: 'raw' }, request: { parseSuccessResponseBody: false } }),
        ),
      );
      return answer === null ? null : text(answer.data as unknown as AsyncIterable<Uint8Array>);
    },
  };
}

function toPullRequest({ number, state, labels, base, head }: z.output<typeof pullRequest>): PullRequest {
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

/** The owner of the token, and the rights of others. */
function openPeople({ octokit, owner, repo }: RepositoryClient) {
  const { repos, users } = octokit.rest;
  const viewer = z.object({ data: z.object({ login: z.string() }) });
  // GitHub counts maintainers as `write` and triagers as `read`. A role that is not known grants nothing.
  const level = z.object({ data: z.object({ permission: z.enum(['admin', 'write', 'read', 'none']).catch('none') }) });
  return {
    /** Login of the token's owner; null: an app's token, which may not ask. */
    viewerLogin: async () =>
      nullIfRefused(
        ({ status }) => MAY_NOT_ASK.has(status),
        async () => (await asked(viewer, async () => users.getAuthenticated())).data.login,
      ),
    /** `none` also for an account that does not exist. */
    permissionOf: async (login: string): Promise<Permission> => {
      const answer = await nullIfGone(async () =>
        asked(level, async () => repos.getCollaboratorPermissionLevel({ owner, repo, username: login })),
      );
      return answer?.data.permission ?? 'none';
    },
  };
}

const MAX_TITLE_LENGTH = 255;

/** Checks, which GitHub shows beside a commit and branch protection can require. */
function openChecks({ octokit, owner, repo }: RepositoryClient) {
  const created = z.object({ data: z.object({ html_url: z.string().nullable() }) });
  return {
    /** Gives the page of the check. */
    createCheck: async ({ sha: head_sha, name, conclusion, title, summary, detailsUrl, annotations }: CheckRun) => {
      const { data } = await asked(created, async () =>
        octokit.rest.checks.create({
          owner,
          repo,
          name,
          head_sha,
          status: 'completed',
          conclusion,
          details_url: detailsUrl,
          output: { title: toPlainLine(title, MAX_TITLE_LENGTH), summary, annotations: annotations.map(toAnnotation) },
        }),
      );
      return data.html_url ?? detailsUrl;
    },
  };
}

function toAnnotation({ path, line, level, title, message }: CheckAnnotation) {
  return { path, start_line: line, end_line: line, annotation_level: level, title: toPlainLine(title, MAX_TITLE_LENGTH), message };
}

/** GitHub, for one repository. Every method throws a `GitHubRefusal` if it gets no for an answer, or none at all. */
export type GitHubApi = ReturnType<typeof openGitHub>;

/** GitHub's API for one repository. Nothing is sent before it is asked for something. */
export function openGitHub(connection: GitHubConnection) {
  const client = connect(connection);
  return { ...openComments(client), ...openContents(client), ...openPeople(client), ...openChecks(client), ...openWorkflows(client) };
}
