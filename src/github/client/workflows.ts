import { z } from 'zod';
import { reasonOf } from '../../errors.ts';
import { answered, asked, fetchByProxy, ONCE, type RepositoryClient } from './client.ts';
import { GitHubRefusal } from './refusal.ts';
import { type Artifact, workflowRunSchema } from './api.ts';

/**
 * How a workflow run may have ended that `perf-publish.yml` publishes. A job that was cut off makes its run a cancelled one, and what
 * was joined of the others counts all the same.
 */
export const PUBLISHED_CONCLUSIONS: readonly string[] = ['success', 'failure', 'cancelled', 'timed_out'];

const artifacts = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    size_in_bytes: z.number(),
    expired: z.boolean(),
    created_at: z.iso.datetime({ offset: true }),
  }),
);

/** Runs of workflows, what they uploaded, and starting one. */
export function openWorkflows({ octokit, owner, repo }: RepositoryClient) {
  const { actions } = octokit.rest;
  return {
    workflowRun: async (workflowRunId: number) =>
      (await asked(z.object({ data: workflowRunSchema }), async () => actions.getWorkflowRun({ owner, repo, run_id: workflowRunId }))).data,
    /** The runs of a workflow that an event started, of one commit or of any. They have ended and may be published; newest first, of very many the newest. */
    finishedRuns: async (workflowId: number, { event, headSha }: { readonly event: string; readonly headSha?: string }) => {
      const page = z.object({ data: z.object({ workflow_runs: z.array(workflowRunSchema) }) });
      const { data } = await asked(page, async () =>
        actions.listWorkflowRuns({
          owner,
          repo,
          workflow_id: workflowId,
          event,
          ...(headSha === undefined ? {} : { head_sha: headSha }),
          status: 'completed',
          per_page: 100,
        }),
      );
      return data.workflow_runs
        .filter(({ conclusion }) => PUBLISHED_CONCLUSIONS.includes(conclusion ?? ''))
        .toSorted((one, other) => other.id - one.id);
    },
    /** Newest first: several attempts of a run may have uploaded one of the same name. */
    artifactsOf: async (workflowRunId: number): Promise<readonly Artifact[]> => {
      const found = await asked(artifacts, async () =>
        octokit.paginate(actions.listWorkflowRunArtifacts, { owner, repo, run_id: workflowRunId, per_page: 100 }),
      );
      return found
        .map(({ id, name, size_in_bytes, expired, created_at }) => ({
          id,
          name,
          sizeBytes: size_in_bytes,
          isExpired: expired,
          uploadedAt: new Date(created_at),
        }))
        .toSorted((one, other) => other.uploadedAt.getTime() - one.uploadedAt.getTime() || other.id - one.id);
    },
    /** The zip file; null, and it reads no further, as soon as that has more than `maxBytes`. */
    downloadArtifact: async (artifactId: number, maxBytes: number) => {
      const { data } = await answered(async () =>
        actions.downloadArtifact({
          owner,
          repo,
          artifact_id: artifactId,
          archive_format: 'zip',
          request: { fetch: fetchArtifact, parseSuccessResponseBody: false },
        }),
      );
      // octokit was told not to read it.
      return readAtMost(data as AsyncIterable<Uint8Array>, maxBytes);
    },
    /** Not repeated after an error: the workflow may have been started all the same. `workflow`: a file below `.github/workflows`. `ref`: a branch or tag. */
    dispatchWorkflow: async ({
      workflow,
      ref,
      inputs,
    }: {
      readonly workflow: string;
      readonly ref: string;
      readonly inputs: Readonly<Record<string, string>>;
    }) => {
      await answered(async () =>
        actions.createWorkflowDispatch({ owner, repo, workflow_id: workflow, ref, inputs: { ...inputs }, request: ONCE }),
      );
    },
  };
}

/** A large artifact over a slow line; long before that a job has better things to do. */
const DOWNLOAD_TIMEOUT_MS = 120_000;

/** Fetches an artifact for octokit. GitHub answers with the address of a storage that belongs to others and needs no token, so none is sent there. */
async function fetchArtifact(url: string, init: RequestInit): Promise<Response> {
  const signal = AbortSignal.timeout(DOWNLOAD_TIMEOUT_MS);
  const answer = await fetchByProxy(url, { ...init, redirect: 'manual', signal });
  const location = answer.headers.get('location');
  if (location === null) return answer;
  await answer.body?.cancel();
  return fetchByProxy(new URL(location, url).href, { signal });
}

/** All bytes of `body`; null, and the rest is not read, as soon as there are more than `maxBytes`. @throws GitHubRefusal if it breaks off */
async function readAtMost(body: AsyncIterable<Uint8Array>, maxBytes: number): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.byteLength;
      if (size > maxBytes) return null;
      chunks.push(chunk);
    }
  } catch (cause) {
    throw new GitHubRefusal(`the artifact broke off: ${reasonOf(cause)}`, { status: 500, isSilence: true, cause });
  }
  return Buffer.concat(chunks);
}
