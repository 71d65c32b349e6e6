/** The report of a run as one note of a GitLab merge request, which later runs update. */
import { z } from 'zod';
import { CLI_ERRORS } from '../errors/cli.ts';
import { reasonOf } from '../errors.ts';
import { jsonOrNull } from '../text/phrases.ts';

/** A merge request, as the variables of a GitLab job name it. */
export interface MergeRequest {
  /** Like `https://gitlab.example.com/api/v4`. */
  readonly apiUrl: string;
  readonly projectId: string;
  readonly iid: string;
  /** Of a project, with the scope `api`: a job's own token may not write notes. */
  readonly token: string;
}

const VARIABLES = {
  apiUrl: 'CI_API_V4_URL',
  projectId: 'CI_PROJECT_ID',
  iid: 'CI_MERGE_REQUEST_IID',
  token: 'PERF_GATE_GITLAB_TOKEN',
} as const;

/** @throws UserError that names the variables that are missing */
export function mergeRequestOf(env: Readonly<NodeJS.ProcessEnv>): MergeRequest {
  const missing = Object.values(VARIABLES).filter((name) => !env[name]);
  if (missing.length > 0) throw CLI_ERRORS['not-in-a-merge-request']({ missing });
  return { apiUrl: env[VARIABLES.apiUrl]!, projectId: env[VARIABLES.projectId]!, iid: env[VARIABLES.iid]!, token: env[VARIABLES.token]! };
}

const USER = z.object({ id: z.number().int() });
const NOTE = z.object({ id: z.number().int(), body: z.string(), author: USER });
const NOTES = z.array(NOTE);
const WRITTEN = z.object({ id: z.number().int() });

/** A merge request with more notes is left with a second one of ours. */
const MOST_PAGES = 50;
const TIME_LIMIT_MS = 30_000;

/**
 * Writes the note, or updates the one that this token wrote before. A marker in its first line tells it from others; its author is
 * asked for too, because anybody can write a marker.
 *
 * @throws UserError where GitLab refuses
 */
export async function writeNote(
  mergeRequest: MergeRequest,
  { marker, text }: { readonly marker: string; readonly text: string },
): Promise<'created' | 'updated'> {
  const notes = `projects/${encodeURIComponent(mergeRequest.projectId)}/merge_requests/${encodeURIComponent(mergeRequest.iid)}/notes`;
  const own = (await ask(mergeRequest, 'GET', 'user', USER)).body;
  const body = `${marker}\n${text}`;
  for (let page: string | null = '1', read = 0; page !== null && read < MOST_PAGES; read += 1) {
    const answer: GitLabAnswer<z.infer<typeof NOTES>> = await ask(
      mergeRequest,
      'GET',
      `${notes}?per_page=100&sort=asc&page=${page}`,
      NOTES,
    );
    const before = answer.body.find((note) => note.author.id === own.id && note.body.startsWith(marker));
    if (before !== undefined) {
      await ask(mergeRequest, 'PUT', `${notes}/${before.id}`, WRITTEN, { body });
      return 'updated';
    }
    page = answer.nextPage;
  }
  await ask(mergeRequest, 'POST', notes, WRITTEN, { body });
  return 'created';
}

interface GitLabAnswer<Body> {
  readonly body: Body;
  /** null: this is the last one. */
  readonly nextPage: string | null;
}

/** A proxy or a login may answer in GitLab's place. @throws UserError for a refusal, and for an answer that is not GitLab's */
async function ask<Body>(
  { apiUrl, token }: MergeRequest,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  schema: z.ZodType<Body>,
  body?: object,
): Promise<GitLabAnswer<Body>> {
  const url = `${apiUrl.replace(/\/$/u, '')}/${path}`;
  try {
    const response = await fetch(url, {
      method,
      headers: {
        'private-token': token,
        accept: 'application/json',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    });
    if (!response.ok) throw new Error(`status ${response.status}`);
    const parsed = schema.safeParse(jsonOrNull(await response.text()));
    if (!parsed.success)
      throw new Error(
        `the answer is not what GitLab sends: ${z.core.toDotPath(parsed.error.issues[0]?.path ?? [])}: ${parsed.error.issues[0]?.message}`,
      );
    return { body: parsed.data, nextPage: response.headers.get('x-next-page') || null };
  } catch (cause) {
    throw CLI_ERRORS['note-refused']({ request: `${method} ${new URL(url).pathname}`, reason: reasonOf(cause) }, cause);
  }
}
