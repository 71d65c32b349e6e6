/**
 * A stand-in for GitHub and its runners: takes a repository and what happens to it, and runs the jobs that its workflows ask
 * for, those of the workflows that wait for others included.
 *
 * Shown by it: which jobs the triggers, the branch and path filters, `needs`, matrices and `if:` start; what the expressions
 * of `if:`, `with:` and `run-name` come to, by GitHub's own library; that the inputs, their defaults and the outputs meet
 * between workflow, called workflow, action.yml and Action; that a called workflow asks for no more than it is granted; what one workflow leaves to the next; what a job comes to with the permissions
 * that it asks for, and with those of a fork.
 *
 * Not shown, where GitHub goes further: the actions of others themselves (stand-ins; Node is the one on PATH, under
 * another number where another is asked for); whether GitHub accepts the files (that is actionlint's to say, here every
 * key must be one that the stand-in knows); concurrency; time limits, but for the jobs that a test says are
 * cut off; masking and workflow commands.
 * Permissions are GitHub's own; here they decide what the loopback GitHub answers and whether the
 * remote can be pushed to.
 */
import { mkdtemp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FinishedRun } from '../../src/github/client/api.ts';
import { checkOut, git } from '../git-repository.ts';
import {
  type LoopbackGitHub,
  type LoopbackOptions,
  startLoopbackGitHub,
  TEST_REPOSITORY,
  TEST_TOKEN,
} from '../github/client/loopback-github.ts';
import { workflowDispatchPayload, workflowRunPayload } from '../github/client/webhook-payloads.ts';
import type { UploadedArtifact } from './workflow-artifacts.ts';
import { fillExpressions } from './workflow-expressions.ts';
import { parseWorkflow, type Permissions, type Workflow } from './workflow-file.ts';
import { type CalledWorkflow, type JobRun, type JobsOfRun, resultOf, runJobs } from './workflow-jobs.ts';
import { ACTION } from './workflow-actions.ts';
import { SHORT_PACKAGE } from '../program/short-program.ts';
import {
  DEFAULT_BRANCH,
  type GitHubEvent,
  inputsOf,
  isStartedBy,
  permissionsGranted,
  refOf,
  type Trigger,
  triggerOf,
} from './workflow-triggers.ts';

const WORKFLOWS = '.github/workflows';

/** A repository, and what GitHub knows of it besides. */
export interface HostedRepository {
  /** An empty folder. */
  readonly folder: string;
  /** `file:` URL of the bare repository. */
  readonly remote: string;
  readonly known?: Pick<LoopbackOptions, 'pulls' | 'roles' | 'mergeBases' | 'parents'>;
  readonly cutOff?: JobsOfRun['cutOff'];
  /** The package that `uses: OWNER/perf-gate` means. */
  readonly released?: string;
}

/** What became of a workflow. */
export interface WorkflowRun extends FinishedRun {
  /** The workflow's name. */
  readonly workflow: string;
  readonly jobs: Readonly<Record<string, JobRun>>;
}

type Kept = Pick<LoopbackGitHub, 'comments' | 'reactions' | 'checks' | 'workflowRuns' | 'artifacts' | 'dispatches'>;

/** GitHub with one repository. */
export interface StandInGitHub extends Kept {
  /**
   * Gives the runs of all workflows that the event starts, and of those that are started by them. GitHub starts no
   * `workflow_run` after a run that a workflow's token has dispatched.
   */
  happens(event: GitHubEvent): Promise<readonly WorkflowRun[]>;
}

interface WorkflowAt {
  /** From the repository's root. */
  readonly path: string;
  readonly workflow: Workflow;
}

/** Where the workflow of an event is to run, and by which file. */
interface Start extends WorkflowAt {
  readonly event: GitHubEvent;
  readonly trigger: Trigger;
}

export async function openStandInGitHub({
  folder,
  remote,
  known,
  cutOff = [],
  released = SHORT_PACKAGE,
}: HostedRepository): Promise<StandInGitHub> {
  const bare = fileURLToPath(remote);
  const kept: Kept = { comments: [], reactions: [], checks: [], workflowRuns: [], artifacts: [], dispatches: [] };
  const workflows = Object.fromEntries(
    (await workflowsAt(bare, DEFAULT_BRANCH)).map(({ path, workflow }) => [
      path.slice(WORKFLOWS.length + 1),
      Object.keys(workflow.on.workflow_dispatch?.inputs ?? {}),
    ]),
  );

  const files = async (path: string, ref: string): Promise<string | null> => git(bare, 'show', `${ref}:${path}`).catch(() => null);
  const workflowIds = new Map<string, number>();
  /** Every job has a token of its own, and GitHub is the same for all. */
  const openApi = async (granted: Permissions): Promise<LoopbackGitHub> =>
    startLoopbackGitHub({ ...known, ...kept, workflows, access: granted, files });

  const run = async ({ event, trigger, workflow, path }: Start): Promise<WorkflowRun> => {
    const ref = refOf(trigger);
    const sha = await git(bare, 'rev-parse', `${ref}^{commit}`);
    const id = 1_000 + kept.workflowRuns.length;
    const contexts = {
      github: { event_name: event.name, event: event.payload, ref, run_id: String(id), token: TEST_TOKEN },
      inputs: inputsOf(trigger, workflow),
      secrets: {},
    };
    const runName = fillExpressions(workflow['run-name'], { contexts, before: 'success' }).trim();
    const workflowId = workflowIds.get(path) ?? workflowIds.size + 1;
    workflowIds.set(path, workflowId);
    const started: FinishedRun = {
      id,
      attempt: 1,
      workflowId,
      event: event.name,
      ...subjectOf(trigger, { ref, sha }),
      conclusion: null,
      title: runName === '' ? titleOf(trigger, workflow) : runName,
    };
    kept.workflowRuns.push(started);
    const uploads: UploadedArtifact[] = [];
    const self = join(await mkdtemp(join(folder, 'self-')), 'repository');
    await checkOut({ remote }, { ref: sha, into: self, depth: 1 });
    const jobs = await runJobs(workflow, {
      folder,
      contexts,
      openApi,
      cutOff,
      call: async (uses) => calledWorkflow(uses, { self, released }),
      grant: (job) => permissionsGranted(job, trigger),
      scene: { self, remote, ref, sha, event, runId: id, uploads, artifacts: kept.artifacts },
    });
    const finished: FinishedRun = { ...started, conclusion: conclusionOf(jobs) };
    kept.workflowRuns.splice(kept.workflowRuns.indexOf(started), 1, finished);
    return { ...finished, workflow: workflow.name === '' ? path : workflow.name, jobs };
  };

  const happens = async (event: GitHubEvent, isDispatchedByToken: boolean): Promise<readonly WorkflowRun[]> => {
    const trigger = triggerOf(event);
    const changedFiles =
      trigger.name === 'push' ? (await git(bare, 'diff', '--name-only', trigger.payload.before, trigger.payload.after)).split('\n') : [];
    const runs: WorkflowRun[] = [];
    for (const { path, workflow } of await workflowsAt(bare, refOf(trigger))) {
      if (!isStartedBy(trigger, workflow, { path, changedFiles })) continue;
      const dispatchedBefore = kept.dispatches.length;
      const finished = await run({ event, trigger, workflow, path });
      runs.push(finished);
      for (const dispatch of kept.dispatches.slice(dispatchedBefore)) {
        const inputs = dispatch.inputs as Readonly<Record<string, string>>;
        runs.push(
          ...(await happens(
            { name: 'workflow_dispatch', payload: workflowDispatchPayload({ ...PLACE, ref: dispatch.ref, inputs }) },
            true,
          )),
        );
      }
      if (!isDispatchedByToken) runs.push(...(await happens(completionOf(finished), false)));
    }
    return runs;
  };

  return { ...kept, happens: async (event) => happens(event, false) };
}

const PLACE = { repository: TEST_REPOSITORY, defaultBranch: DEFAULT_BRANCH };

async function workflowsAt(bare: string, ref: string): Promise<readonly WorkflowAt[]> {
  const paths = (await git(bare, 'ls-tree', '--name-only', '--full-tree', ref, `${WORKFLOWS}/`)).split('\n');
  return Promise.all(paths.map(async (path) => ({ path, workflow: parseWorkflow(await git(bare, 'show', `${ref}:${path}`)) })));
}

const ROOT = join(import.meta.dirname, '../..');

/** `$/` is the repository itself; another repository's workflow is this one's, as it is here, with the built Action beside it. */
async function calledWorkflow(
  uses: string,
  { self, released }: { readonly self: string; readonly released: string },
): Promise<CalledWorkflow> {
  const [, own, others] = /^(?:\$\/(\.github\/workflows\/[\w-]+\.yml)|([\w./-]+)@v1)$/.exec(uses) ?? [];
  const path = own ?? others?.replace(`${ACTION}/`, '');
  if (path === undefined || path === others) throw new Error(`there is no workflow ${uses}`);
  const text = await readFile(join(own === undefined ? ROOT : self, path), 'utf8');
  return { workflow: parseWorkflow(text), self: own === undefined ? released : self };
}

/** What GitHub says a run is about. */
function subjectOf(
  { name, payload }: Trigger,
  { ref, sha }: { readonly ref: string; readonly sha: string },
): Pick<FinishedRun, 'headSha' | 'headBranch' | 'headRepository'> {
  if (name !== 'pull_request') return { headSha: sha, headBranch: ref.replace('refs/heads/', ''), headRepository: TEST_REPOSITORY };
  const { head } = payload.pull_request;
  return { headSha: head.sha, headBranch: head.ref, headRepository: head.repo.full_name };
}

function titleOf({ name, payload }: Trigger, { name: workflowName }: Workflow): string {
  return name === 'pull_request' ? payload.pull_request.title : workflowName;
}

function conclusionOf(jobs: WorkflowRun['jobs']): string {
  const result = resultOf(Object.values(jobs).map((job) => job.result));
  return result === 'skipped' ? 'success' : result;
}

function completionOf({ workflow, ...run }: WorkflowRun): GitHubEvent {
  return { name: 'workflow_run', payload: workflowRunPayload({ ...PLACE, run, workflowName: workflow }) };
}
