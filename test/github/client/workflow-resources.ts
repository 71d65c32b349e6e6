import type { FinishedRun } from '../../../src/github/client/api.ts';
import { exampleOf, type JsonObject, renamed } from './resources.ts';

/** Of the workflow in GitHub's example. */
export const WORKFLOW_ID = 159038;

/** A workflow run of a fork's pull request, that ended well. */
export const finishedRun = (fields: Partial<FinishedRun> = {}): FinishedRun => ({
  id: 11,
  attempt: 1,
  workflowId: WORKFLOW_ID,
  event: 'pull_request',
  headSha: 'a'.repeat(40),
  headBranch: 'change',
  headRepository: 'someone/shop',
  conclusion: 'success',
  title: 'Faster',
  ...fields,
});

/** A workflow run as GitHub knows it. */
export interface WorkflowRunRecord extends Omit<FinishedRun, 'conclusion' | 'workflowId'> {
  /** {@link WORKFLOW_ID} unless given. */
  readonly workflowId?: number;
  /** `success` unless given; null: it has not ended. */
  readonly conclusion?: string | null;
}

/** A zip file that a workflow run uploaded. */
export interface ArtifactRecord {
  readonly id: number;
  readonly runId: number;
  readonly name: string;
  /** The zip file, or what it is streamed from. */
  readonly content: Uint8Array | Iterable<Uint8Array>;
  /** What GitHub says of its size; the content's own unless given. */
  readonly sizeBytes?: number;
  readonly isExpired?: boolean;
  /** ISO 8601 */
  readonly createdAt?: string;
}

export interface DispatchRecord {
  readonly workflow: string;
  readonly ref: string;
  readonly inputs: Readonly<Record<string, unknown>>;
}

const UPLOADED_AT = '2026-01-15T10:00:00Z';

export function artifactResource(artifact: ArtifactRecord, repository: string): JsonObject {
  const [example] = exampleOf('actions/list-workflow-run-artifacts', repository)['artifacts'] as readonly JsonObject[];
  const url = `https://api.github.com/repos/${repository}/actions/artifacts/${artifact.id}`;
  return {
    ...example,
    id: artifact.id,
    name: artifact.name,
    size_in_bytes: artifact.sizeBytes ?? (artifact.content instanceof Uint8Array ? artifact.content.byteLength : 1),
    url,
    archive_download_url: `${url}/zip`,
    expired: artifact.isExpired ?? false,
    created_at: artifact.createdAt ?? UPLOADED_AT,
  };
}

export function workflowRunResource(run: WorkflowRunRecord, repository: string): JsonObject {
  const example = exampleOf('actions/get-workflow-run', repository);
  const { conclusion = 'success' } = run;
  return {
    ...example,
    id: run.id,
    run_attempt: run.attempt,
    event: run.event,
    status: conclusion === null ? 'in_progress' : 'completed',
    conclusion,
    workflow_id: run.workflowId ?? WORKFLOW_ID,
    head_sha: run.headSha,
    head_branch: run.headBranch,
    head_repository: run.headRepository === null ? null : renamed(example['head_repository'] as JsonObject, run.headRepository),
    display_title: run.title,
  };
}

/** `role` may be finer than what GitHub counts it as: `maintain`, `triage`. */
export function permissionResource(login: string, role: string, repository: string): JsonObject {
  const example = exampleOf('repos/get-collaborator-permission-level', repository);
  const counted: Readonly<Record<string, string>> = { maintain: 'write', triage: 'read' };
  return {
    ...example,
    permission: counted[role] ?? role,
    role_name: role,
    user: { ...(example['user'] as JsonObject), login, role_name: role },
  };
}
