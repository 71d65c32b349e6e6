import type { GitHubApi } from './api.ts';
import { connect, type GitHubConnection } from './client.ts';
import { openChecks, openComments, openContents, openPeople } from './endpoints.ts';
import { openWorkflows } from './workflows.ts';

/** GitHub's API for one repository. Nothing is sent before it is asked for something. */
export function openGitHub(connection: GitHubConnection): GitHubApi {
  const client = connect(connection);
  return { ...openComments(client), ...openContents(client), ...openPeople(client), ...openChecks(client), ...openWorkflows(client) };
}
