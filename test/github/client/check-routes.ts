import { exampleOf, type JsonObject } from './resources.ts';
import { type Answer, refuse, type Routes } from './state.ts';

/** A check as it is shown beside a commit, in the words of whoever asked for it. */
export interface CheckRecord {
  readonly id: number;
  readonly sha: string;
  readonly name: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly detailsUrl: string | null;
  readonly title: string;
  readonly summary: string;
  readonly annotations: readonly AnnotationRecord[];
}

interface AnnotationRecord {
  readonly path: string;
  readonly start_line: number;
  readonly end_line: number;
  readonly annotation_level: string;
  readonly title?: string;
  readonly message: string;
}

function checkResource(check: CheckRecord, repository: string): JsonObject {
  const example = exampleOf('checks/create', repository);
  const url = `https://api.github.com/repos/${repository}/check-runs/${check.id}`;
  return {
    ...example,
    id: check.id,
    head_sha: check.sha,
    name: check.name,
    external_id: null,
    status: check.status,
    conclusion: check.conclusion,
    url,
    html_url: `https://github.com/${repository}/runs/${check.id}`,
    details_url: check.detailsUrl,
    completed_at: check.conclusion === null ? null : example['started_at'],
    output: {
      title: check.title,
      summary: check.summary,
      text: null,
      annotations_count: check.annotations.length,
      annotations_url: `${url}/annotations`,
    },
  };
}

/** GitHub says characters and counts bytes (github/docs#35252); the API description has it for a new check only. */
const SUMMARY_LIMIT_BYTES = 65_535;

/** What a request says of a check; it was held against GitHub's description. */
interface CheckBody {
  readonly name: string;
  readonly head_sha: string;
  readonly status?: string;
  readonly conclusion?: string;
  readonly details_url?: string;
  readonly output?: { readonly title?: string; readonly summary: string; readonly annotations?: readonly AnnotationRecord[] };
}

export const CHECK_ROUTES: Routes = {
  'checks/create': {
    scopes: ['checks'],
    level: 'write',
    answer: (state, { body }) => {
      if (state.viewer.type !== 'Bot') return refuse(403, 'You must authenticate via a GitHub App.');
      const { name, head_sha, status = 'queued', conclusion = null, details_url = null, output } = body as CheckBody;
      if (summaryBytes(output) > SUMMARY_LIMIT_BYTES) return summaryTooLong(output);
      const check: CheckRecord = {
        id: state.checks.length + 1,
        sha: head_sha,
        name,
        status,
        conclusion,
        detailsUrl: details_url,
        title: output?.title ?? '',
        summary: output?.summary ?? '',
        annotations: output?.annotations ?? [],
      };
      state.checks.push(check);
      return { status: 201, body: checkResource(check, state.repository) };
    },
  },
};

function summaryBytes(output: CheckBody['output']): number {
  return Buffer.byteLength(output?.summary ?? '');
}

function summaryTooLong(output: CheckBody['output']): Answer {
  return refuse(422, `Invalid request.\n\nOnly ${SUMMARY_LIMIT_BYTES} characters are allowed; ${summaryBytes(output)} were supplied.`);
}
