import { Octokit, RequestError } from 'octokit';

/** A comment on an issue or pull request. */
export interface IssueComment {
  readonly id: number;
  readonly body: string;
  /** null: the account is gone. */
  readonly author: { readonly login: string; readonly isBot: boolean } | null;
}

/** What perf-gate asks of GitHub, in one repository. Every method throws a {@link GitHubRefusal} if it gets no for an answer. */
export interface GitHubApi {
  /** All comments, oldest first. */
  listComments(issue: number): Promise<readonly IssueComment[]>;
  /** Gives the page of the comment. Not repeated after an error: it may have been created all the same. */
  createComment(issue: number, body: string): Promise<string>;
  /** Gives the page of the comment. */
  updateComment(commentId: number, body: string): Promise<string>;
  /** The commits of a pull request as they are now. */
  pullRequest(number: number): Promise<{ readonly baseSha: string; readonly headSha: string }>;
  /** The newest commit that both have; `base` and `head` are commits, branches or tags. */
  mergeBase(base: string, head: string): Promise<string>;
  /** Whose token it is; null: an app's token, which may not ask. */
  viewerLogin(): Promise<string | null>;
}

/** GitHub refused a request, or could not be reached. */
export class GitHubRefusal extends Error {
  override readonly name = 'GitHubRefusal';
  /** HTTP status; 500 also where there was no answer at all. */
  readonly status: number;

  constructor(cause: RequestError) {
    super(`${cause.message} (HTTP ${cause.status})`, { cause });
    this.status = cause.status;
  }
}

export interface GitHubConnection {
  /** Base of the REST API, GITHUB_API_URL of a runner; GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  /** Pause before the first retry, in ms; later ones are 4 and 9 times as long. */
  readonly retryPauseMs?: number;
}

/** A job must not hang on GitHub: one attempt takes at most this long. */
const ATTEMPT_TIMEOUT_MS = 30_000;

/** GitHub may ask for an hour. Whoever waits for a verdict is better served by a warning. */
const LONGEST_RATE_LIMIT_PAUSE_S = 60;

/** Errors that a bot's token gets when it asks who it is. */
const MAY_NOT_ASK = new Set([401, 403, 404]);

/**
 * The only file that talks to GitHub's API. Server errors are retried three times, a rate limit that ends within a
 * minute is waited for once.
 */
export function openGitHub({ apiUrl, token, repository, retryPauseMs = 1_000 }: GitHubConnection): GitHubApi {
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'perf-gate',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    retry: { retryAfterBaseValue: retryPauseMs },
    // The pauses between writes are kept by id; other servers have rate limits of their own.
    throttle: { id: apiUrl, onRateLimit: waitBriefly, onSecondaryRateLimit: waitBriefly },
    request: {
      fetch: async (url: string, init: RequestInit) => fetch(url, { ...init, signal: AbortSignal.timeout(ATTEMPT_TIMEOUT_MS) }),
    },
  });
  const { issues, pulls, repos, users } = octokit.rest;
  const [owner = '', repo = ''] = repository.split('/');

  return {
    listComments: async (issue) => asked(async () => {
      const comments = await octokit.paginate(issues.listComments, { owner, repo, issue_number: issue, per_page: 100 });
      return comments.map(({ id, body, user }) => ({ id, body: body ?? '', author: user === null ? null : { login: user.login, isBot: user.type === 'Bot' } }));
    }),
    createComment: async (issue, body) => asked(async () =>
      (await issues.createComment({ owner, repo, issue_number: issue, body, request: { retries: 0 } })).data.html_url),
    updateComment: async (commentId, body) => asked(async () =>
      (await issues.updateComment({ owner, repo, comment_id: commentId, body })).data.html_url),
    pullRequest: async (number) => asked(async () => {
      const { data } = await pulls.get({ owner, repo, pull_number: number });
      return { baseSha: data.base.sha, headSha: data.head.sha };
    }),
    // One commit a page: a comparison brings up to 250 commits and 300 files along, and only the merge base is of use.
    mergeBase: async (base, head) => asked(async () =>
      (await repos.compareCommitsWithBasehead({ owner, repo, basehead: `${base}...${head}`, per_page: 1 })).data.merge_base_commit.sha),
    viewerLogin: async () => {
      try {
        return await asked(async () => (await users.getAuthenticated()).data.login);
      } catch (error) {
        if (error instanceof GitHubRefusal && MAY_NOT_ASK.has(error.status)) return null;
        throw error;
      }
    },
  };
}

function waitBriefly(pauseSeconds: number, _options: unknown, _octokit: unknown, retryCount: number): boolean {
  return retryCount === 0 && pauseSeconds <= LONGEST_RATE_LIMIT_PAUSE_S;
}

async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw error instanceof RequestError ? new GitHubRefusal(error) : error;
  }
}

function ignore(): void {
  // octokit would log every failed attempt to the console; what matters of it is in the error.
}
