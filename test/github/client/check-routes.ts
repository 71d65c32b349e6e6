import { type AnnotationRecord, type CheckRecord, checkResource, type StatusRecord, statusResource } from './check-resources.ts';
import { errorResource } from './resources.ts';
import { type Answer, NOT_FOUND, refuse, type Routes } from './state.ts';

/** GitHub says characters and counts bytes (github/docs#35252); the API description has it for a new check only. */
const SUMMARY_LIMIT_BYTES = 65_535;

/** By GitHub's own error message; the API description does not have it. */
const STATUS_LIMIT_CHARACTERS = 140;

const TOO_LONG: Answer = {
  status: 422,
  body: {
    ...errorResource(422, 'Validation Failed'),
    errors: [
      {
        resource: 'Status',
        code: 'custom',
        field: 'description',
        message: `description is too long (maximum is ${STATUS_LIMIT_CHARACTERS} characters)`,
      },
    ],
  },
};

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
  'checks/update': {
    scopes: ['checks'],
    level: 'write',
    answer: (state, { match, body }) => {
      const index = state.checks.findIndex(({ id }) => id === Number(match.pathValues['check_run_id']));
      const check = state.checks[index];
      if (check === undefined) return NOT_FOUND;
      const { output } = body as CheckBody;
      if (summaryBytes(output) > SUMMARY_LIMIT_BYTES) return summaryTooLong(output);
      const updated = {
        ...check,
        title: output?.title ?? check.title,
        summary: output?.summary ?? check.summary,
        annotations: [...check.annotations, ...(output?.annotations ?? [])],
      };
      state.checks[index] = updated;
      return { status: 200, body: checkResource(updated, state.repository) };
    },
  },
  'repos/create-commit-status': {
    scopes: ['statuses'],
    level: 'write',
    answer: (state, { match, body }) => {
      const {
        state: outcome,
        context = 'default',
        description = '',
        target_url = '',
      } = body as { state: string; context?: string; description?: string; target_url?: string };
      if (description.length > STATUS_LIMIT_CHARACTERS) return TOO_LONG;
      const status: StatusRecord = { sha: match.pathValues['sha'] ?? '', state: outcome, context, description, url: target_url };
      state.statuses.push(status);
      return { status: 201, body: statusResource(status, state.repository) };
    },
  },
};

function summaryBytes(output: CheckBody['output']): number {
  return Buffer.byteLength(output?.summary ?? '');
}

function summaryTooLong(output: CheckBody['output']): Answer {
  return refuse(422, `Invalid request.\n\nOnly ${SUMMARY_LIMIT_BYTES} characters are allowed; ${summaryBytes(output)} were supplied.`);
}
