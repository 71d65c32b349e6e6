import type { FinishedRun, WorkflowsApi } from './api.ts';
import { asked, ONCE, type RepositoryClient } from './client.ts';
import { fetchArtifact, readAtMost } from './endpoints.ts';
import { ArtifactTooLarge } from './refusal.ts';

/**
 * How a workflow run may have ended that `perf-publish.yml` publishes. A job that was cut off makes its run a cancelled one, and what
 * was joined of the others counts all the same.
 */
export const PUBLISHED_CONCLUSIONS: readonly string[] = ['success', 'failure', 'cancelled', 'timed_out'];

/** Runs of workflows, what they uploaded, and starting one. */
export function openWorkflows({ octokit, owner, repo }: RepositoryClient): WorkflowsApi {
  const { actions } = octokit.rest;
  return {
    workflowRun: async (workflowRunId) => asked(async () => {
      const { data } = await actions.getWorkflowRun({ owner, repo, run_id: workflowRunId });
      return toFinishedRun(data);
    }),
    finishedRunsBeside: async (workflowRunId, { event, headSha }) => asked(async () => {
      const { data: { workflow_id } } = await actions.getWorkflowRun({ owner, repo, run_id: workflowRunId });
      const { data: { workflow_runs } } = await actions.listWorkflowRuns({ owner, repo, workflow_id, event, head_sha: headSha, status: 'completed', per_page: 100 });
      return workflow_runs.filter(({ conclusion }) => PUBLISHED_CONCLUSIONS.includes(conclusion ?? '')).map(({ id }) => id).toSorted((a, b) => b - a);
    }),
    artifactsOf: async (workflowRunId) => asked(async () => {
      const artifacts = await octokit.paginate(actions.listWorkflowRunArtifacts, { owner, repo, run_id: workflowRunId, per_page: 100 });
      return artifacts
        .toSorted((a, b) => Date.parse(b.created_at ?? '') - Date.parse(a.created_at ?? '') || b.id - a.id)
        .map(({ id, name, size_in_bytes, expired }) => ({ id, name, sizeBytes: size_in_bytes, isExpired: expired }));
    }),
    downloadArtifact: async (artifactId, maxBytes) => {
      const { data } = await asked(async () => actions.downloadArtifact({
        owner, repo, artifact_id: artifactId, archive_format: 'zip', request: { fetch: fetchArtifact, parseSuccessResponseBody: false },
      }));
      // octokit was told not to read it.
      const zip = await readAtMost(data as AsyncIterable<Uint8Array>, maxBytes);
      if (zip === null) throw new ArtifactTooLarge({ artifactId, maxBytes });
      return zip;
    },
    dispatchWorkflow: async ({ workflow, ref, inputs }) => {
      await asked(async () => actions.createWorkflowDispatch({ owner, repo, workflow_id: workflow, ref, inputs: { ...inputs }, request: ONCE }));
    },
  };
}

/** What GitHub says of a workflow run; its types do not have that the repository of a fork may be gone. */
interface WorkflowRunResource {
  readonly id: number;
  readonly run_attempt?: number;
  readonly event: string;
  readonly head_sha: string;
  readonly head_branch: string | null;
  readonly head_repository: { readonly full_name: string } | null;
  readonly conclusion: string | null;
  readonly display_title: string;
}

function toFinishedRun({ id, run_attempt, event, head_sha, head_branch, head_repository, conclusion, display_title }: WorkflowRunResource): FinishedRun {
  return {
    id,
    attempt: run_attempt ?? 1,
    event,
    headSha: head_sha,
    headBranch: head_branch,
    headRepository: head_repository?.full_name ?? null,
    conclusion,
    title: display_title,
  };
}
