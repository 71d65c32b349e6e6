import type { GitHubApi } from './api.ts';
import { openChecks } from './checks.ts';
import { connect } from './client.ts';
import type { GitHubConnection } from './client.ts';
import { openComments } from './comments.ts';
import { openContents } from './contents.ts';
import { openPeople } from './people.ts';
import { openWorkflows } from './workflows.ts';

/** GitHub's API for one repository. Nothing is sent before it is asked for something. */
export function openGitHub(connection: GitHubConnection): GitHubApi {
  const client = connect(connection);
  return { ...openComments(client), ...openContents(client), ...openPeople(client), ...openChecks(client), ...openWorkflows(client) };
}
