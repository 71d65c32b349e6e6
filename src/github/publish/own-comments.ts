import { isSameGate } from '../../config/file-names.ts';
import type { GitHubApi } from '../client/api.ts';
import { type CommentState, parseState } from './comment-state.ts';

/** A comment that a gate wrote. */
export interface OwnComment {
  readonly id: number;
  readonly body: string;
  /** Its first line, which tells the gates of several configurations apart. */
  readonly marker: string;
  /** The result that it shows; null: it was written by an older version, or somebody edited it. */
  readonly state: CommentState | null;
}

/** The hidden first line by which a comment is found again; gates with other configuration files have comments of their own. */
export function commentMarker(configFile: string): string {
  return `<!-- perf-gate:${configFile.replaceAll(/[<>\p{Cc}]/gu, '')} -->`;
}

const MARKER = /^<!-- perf-gate:([^<>\p{Cc}]*) -->(?=\r?\n|$)/u;

/** The configuration file that a comment's first line names. */
export function configFileOf(marker: string): string {
  return MARKER.exec(marker)?.[1] ?? '';
}

/** Whether a comment is of the gate with this configuration, under whichever of the usual names that was when the comment was written. */
export function isOfGate({ marker }: Pick<OwnComment, 'marker'>, configFile: string): boolean {
  return isSameGate(configFileOf(marker), configFileOf(commentMarker(configFile)));
}

/**
 * The comments of all gates on a pull request, oldest first. Anybody can write a marker, and a token that may comment
 * may edit everybody's comments: taking over a stranger's would let them rewrite the report afterwards. The token of a
 * workflow cannot ask for its login, so a bot's comment counts as ours, a person's only if the token is theirs.
 * Throws a GitHubRefusal.
 */
export async function findOwnComments(api: GitHubApi, issue: number): Promise<readonly OwnComment[]> {
  const marked = (await api.listComments(issue)).filter(({ body }) => MARKER.test(body));
  const viewer = marked.some(({ author }) => author?.isBot === false) ? await api.viewerLogin() : null;
  return marked
    .filter(({ author }) => author !== null && (viewer === null ? author.isBot : author.login === viewer))
    .map(({ id, body }) => ({ id, body, marker: MARKER.exec(body)?.[0] ?? '', state: parseState(body) }))
    .toSorted((one, other) => one.id - other.id);
}
