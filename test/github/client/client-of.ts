import type { GitHubConnection } from '../../../src/github/client/client.ts';
import { type GitHubApi, openGitHub } from '../../../src/github/client/endpoints.ts';
import { TEST_REPOSITORY, TEST_TOKEN } from './test-repository.ts';

/** The client under test, connected to a loopback GitHub; its pauses are as good as none. */
export function clientOf({ url }: { readonly url: string }, other: Partial<GitHubConnection> = {}): GitHubApi {
  return openGitHub({ apiUrl: url, token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1, ...other });
}
