import { defaults, getOctokitOptions } from '@actions/github/lib/utils';
import { Octokit, RequestError } from 'octokit';
import type { z } from 'zod';
import { GitHubRefusal, refusalOf } from './refusal.ts';

export interface GitHubConnection {
  /** Base of the REST API, GITHUB_API_URL of a runner; GitHub Enterprise Server has its own. */
  readonly apiUrl: string;
  readonly token: string;
  /** `owner/name` */
  readonly repository: string;
  /** Pause before the first retry, in ms; every other pause but those between writes is a multiple of it. */
  readonly retryPauseMs?: number;
  /** `false`, for a stand-in: no pauses between writes, and no waiting for rate limits. GitHub itself asks for both. */
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

/** For a request that must not be sent twice: after a server error it may have been carried out. */
export const ONCE = { retries: 0 } as const;

/** `fetch` by way of the proxy that the runner's environment names, as @actions/github has it. */
export const fetchByProxy = defaults.request?.fetch as typeof fetch;

/** GitHub may ask for an hour. A warning serves those who wait for a verdict better. */
const LONGEST_RATE_LIMIT_PAUSE_S = 60;

/** Answers that another attempt would not change. octokit's own list lacks 429; the throttling decides whether a rate limit is waited for. */
const FINAL_STATUSES = [400, 401, 403, 404, 410, 422, 429, 451];

/** Server errors are retried three times, a rate limit that ends within a minute is waited for once. */
export function connect({
  apiUrl,
  token,
  repository,
  retryPauseMs = 1_000,
  attemptTimeoutMs = 30_000,
  isThrottled = true,
}: GitHubConnection): RepositoryClient {
  const octokit = new Octokit(
    getOctokitOptions(token, {
      baseUrl: apiUrl,
      userAgent: 'perf-gate',
      log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
      retry: { retryAfterBaseValue: retryPauseMs, doNotRetry: FINAL_STATUSES },
      // The pauses between writes are kept by id; other servers have rate limits of their own.
      throttle: isThrottled
        ? { id: apiUrl, retryAfterBaseValue: retryPauseMs, onRateLimit: waitBriefly, onSecondaryRateLimit: waitBriefly }
        : { enabled: false },
      request: {
        fetch: async (url: string, init: RequestInit) => fetchWhole(url, { ...init, signal: AbortSignal.timeout(attemptTimeoutMs) }),
      },
    }),
  );
  const [owner = '', repo = ''] = repository.split('/');
  return { octokit, owner, repo };
}

/** The data of GitHub's answer, parsed. @throws GitHubRefusal for a no, and for an answer that GitHub would not give */
export async function asked<Schema extends z.ZodType>(schema: Schema, question: () => Promise<unknown>): Promise<z.output<Schema>> {
  const parsed = schema.safeParse(await answered(question));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new GitHubRefusal(`the answer is not what GitHub sends: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? 'unreadable'}`, {
    status: 500,
    isSilence: true,
    cause: parsed.error,
  });
}

/** GitHub's answer, unparsed. @throws GitHubRefusal for a no */
export async function answered<T>(question: () => Promise<T>): Promise<T> {
  try {
    return await question();
  } catch (error) {
    throw error instanceof RequestError ? refusalOf(error) : error;
  }
}

/**
 * Reads all of an answer before octokit sees it: octokit would take one that breaks off for an empty one. A page instead of data comes from a proxy
 * or a login. Both are attempts that failed.
 */
async function fetchWhole(url: string, init: RequestInit): Promise<Response> {
  const answer = await fetchByProxy(url, init);
  // A copy is read, because octokit finds further pages by the address of the Response, and one made of bytes has none.
  await answer.clone().arrayBuffer();
  if (answer.ok && /^text\/html/i.test(answer.headers.get('content-type') ?? ''))
    throw new Error('the answer is a web page and no data: something between here and the API of GitHub has answered');
  return answer;
}

function waitBriefly(pauseSeconds: number, _options: unknown, _octokit: unknown, retryCount: number): boolean {
  return retryCount === 0 && pauseSeconds <= LONGEST_RATE_LIMIT_PAUSE_S;
}

function ignore(): void {
  // octokit would log every failed attempt; the error says what matters of it.
}
