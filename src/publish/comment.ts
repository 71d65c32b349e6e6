import { GitHubRefusal } from './github.ts';
import type { GitHubApi, IssueComment } from './github.ts';

/** What became of the comment. */
export interface PublishedComment {
  readonly state: 'created' | 'updated';
  readonly url: string;
}

/** The hidden first line by which the comment is found again; gates with other configuration files have comments of their own. */
export function commentMarker(configFile: string): string {
  return `<!-- perf-gate:${configFile.replaceAll(/-->|[\r\n]/g, '')} -->`;
}

/**
 * Writes the one comment of this gate on a pull request: the one that is there is updated, so that nobody's thread
 * fills up. Throws a GitHubRefusal.
 */
export async function publishComment(api: GitHubApi, { issue, marker, body }: {
  readonly issue: number;
  readonly marker: string;
  readonly body: string;
}): Promise<PublishedComment> {
  const text = `${marker}\n${body}`;
  const updateExisting = async (): Promise<PublishedComment | null> => {
    const own = await findOwnComment(api, issue, marker);
    return own === null ? null : { state: 'updated', url: await api.updateComment(own.id, text) };
  };
  const updated = await updateExisting();
  if (updated !== null) return updated;
  try {
    return { state: 'created', url: await api.createComment(issue, text) };
  } catch (error) {
    if (!(error instanceof GitHubRefusal) || error.status < 500) throw error;
    // A server error does not say whether the comment was created: look before trying again.
    return (await updateExisting()) ?? { state: 'created', url: await api.createComment(issue, text) };
  }
}

/**
 * The oldest comment that begins with the marker and is ours. Anybody can write a marker, and a token that may comment
 * may edit everybody's comments: taking over a stranger's would let them rewrite the report afterwards. The token of a
 * workflow cannot ask for its login, so a bot's comment counts as ours, a person's only if the token is theirs.
 */
async function findOwnComment(api: GitHubApi, issue: number, marker: string): Promise<IssueComment | null> {
  const marked = (await api.listComments(issue)).filter(({ body }) => body.startsWith(marker));
  if (marked.length === 0) return null;
  const viewer = marked.some(({ author }) => author?.isBot === false) ? await api.viewerLogin() : null;
  return marked.find(({ author }) => author !== null && (viewer === null ? author.isBot : author.login === viewer)) ?? null;
}

/** Why the comment could not be written, and what to do, for a warning. The report itself is in the job summary. */
export function explainRefusedComment(error: unknown, { isFork }: { readonly isFork: boolean }): string {
  const reason = error instanceof Error ? error.message : String(error);
  const mayNot = error instanceof GitHubRefusal && (error.status === 401 || error.status === 403);
  if (mayNot && isFork) {
    return `The report could not be posted as a comment: GitHub gives pull requests from forks a read-only token. It is in the job summary, and the verdict stands. (${reason})`;
  }
  if (mayNot) {
    return `The report could not be posted as a comment: give this job \`permissions: pull-requests: write\`, or set \`comment: never\`. It is in the job summary, and the verdict stands. (${reason})`;
  }
  return `The report could not be posted as a comment: ${reason}. It is in the job summary, and the verdict stands.`;
}
