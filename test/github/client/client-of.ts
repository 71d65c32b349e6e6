import type { GitHubApi } from '../../../src/github/client/endpoints.ts';
import type { GitHubConnection } from '../../../src/github/client/client.ts';
import { openGitHub } from '../../../src/github/client/endpoints.ts';
import { type LoopbackGitHub, TEST_REPOSITORY, TEST_TOKEN } from './loopback-github.ts';

/** The client under test, connected to a loopback GitHub; its pauses are as good as none. */
export function clientOf(github: LoopbackGitHub, other: Partial<GitHubConnection> = {}): GitHubApi {
  return openGitHub({ apiUrl: github.url, token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1, ...other });
}
