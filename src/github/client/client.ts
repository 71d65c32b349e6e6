import { Octokit, RequestError } from 'octokit';
import { isNotFound, nullIfRefused, refusalOf } from './refusal.ts';

export interface GitHubConnection {
  /** Base of the REST API, GITHUB_API_URL of a runner; GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  /** Pause before the first retry, in ms; every other pause but those between writes is a multiple of it. */
  readonly retryPauseMs?: number;
  /** `false`: no pauses between writes, and no rate limit is waited for, as it suits a stand-in. GitHub itself asks for both. */
  readonly isThrottled?: boolean;
  /** A job must not hang on GitHub: one attempt takes at most this long, in ms. */
  readonly attemptTimeoutMs?: number;
}

/** octokit with the repository that it is used for. */
export interface RepositoryClient {
  readonly octokit: Octokit;
  readonly owner: string;
  readonly repo: string;
}

/** For a request that must not be sent twice: after a server error nobody knows whether it was carried out. */
export const ONCE = { retries: 0 } as const;

/** GitHub may ask for an hour. Whoever waits for a verdict is better served by a warning. */
const LONGEST_RATE_LIMIT_PAUSE_S = 60;

/**
 * Answers that another attempt would not change. octokit's own list lacks 429, so that its retries would hammer a
 * server that has just asked for fewer requests; waiting out a rate limit is the throttling's to decide.
 */
const FINAL_STATUSES = [400, 401, 403, 404, 410, 422, 429, 451];

/** Server errors are retried three times, a rate limit that ends within a minute is waited for once. */
export function connect({ apiUrl, token, repository, retryPauseMs = 1_000, attemptTimeoutMs = 30_000, isThrottled = true }: GitHubConnection): RepositoryClient {
  const octokit = new Octokit({
    auth: token,
    baseUrl: apiUrl,
    userAgent: 'perf-gate',
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    retry: { retryAfterBaseValue: retryPauseMs, doNotRetry: FINAL_STATUSES },
    // The pauses between writes are kept by id; other servers have rate limits of their own.
    throttle: isThrottled ? { id: apiUrl, retryAfterBaseValue: retryPauseMs, onRateLimit: waitBriefly, onSecondaryRateLimit: waitBriefly } : { enabled: false },
    request: {
      fetch: async (url: string, init: RequestInit) => fetchWhole(url, { ...init, signal: AbortSignal.timeout(attemptTimeoutMs) }),
    },
  });
  const [owner = '', repo = ''] = repository.split('/');
  return { octokit, owner, repo };
}

/** What GitHub answers to `question`. Throws a GitHubRefusal for a no. */
export async function asked<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw error instanceof RequestError ? refusalOf(error) : error;
  }
}

/** null: GitHub says that what is asked for does not exist. */
export async function askedForWhatMayBeGone<T>(question: () => Promise<T>): Promise<T | null> {
  return nullIfRefused(isNotFound, async () => asked(question));
}

/**
 * Reads all of an answer before octokit sees it: octokit would take one that breaks off for an empty one, and a list of
 * which nothing came for a list of nothing. Like this it is an attempt that failed, as one that gets no answer.
 */
async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url, init);
  // Of a copy, because a Response that is made of the bytes has no address, by which octokit finds further pages.
  await answer.clone().arrayBuffer();
  return answer;
}

function waitBriefly(pauseSeconds: number, _options: unknown, _octokit: unknown, retryCount: number): boolean {
  return retryCount === 0 && pauseSeconds <= LONGEST_RATE_LIMIT_PAUSE_S;
}

function ignore(): void {
  // octokit would log every failed attempt to the console; what matters of it is in the error.
}
