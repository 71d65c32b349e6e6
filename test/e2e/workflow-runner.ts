/**
 * A stand-in for a runner: takes the workflow file of a repository and an event, and runs the jobs that they ask for.
 *
 * Shown by it: which jobs the triggers, the branch and path filters and `if:` start; what the expressions of `if:` and
 * `with:` come to, by GitHub's own library; that the inputs, their defaults and the outputs meet between workflow,
 * action.yml and Action; what the job comes to with the permissions that it asks for, and with those of a fork.
 *
 * Not shown, where act and GitHub go further: actions/checkout, actions/setup-node and actions/upload-artifact
 * themselves (stand-ins; Node is the one on PATH, nothing is uploaded anywhere); whether GitHub accepts the file (that is
 * actionlint's to say, here every key must be one that the stand-in knows); `run:` steps, `needs`, matrices, concurrency
 * and timeouts; masking and workflow commands. Permissions are GitHub's own and act has none at all; here they decide
 * whether the loopback GitHub takes a comment and whether the remote can be pushed to, and nothing else.
 */
import { join } from 'node:path';
import picomatch from 'picomatch';
import { z } from 'zod';
import { git } from '../git-repository.ts';
import { startLoopbackGitHub, TEST_TOKEN } from '../github/loopback-github.ts';
import type { LoopbackGitHub, LoopbackOptions } from '../github/loopback-github.ts';
import { carryOut, NOTHING_DONE } from './workflow-actions.ts';
import type { JobScene, StepResult } from './workflow-actions.ts';
import { fillExpressions, holds } from './workflow-expressions.ts';
import type { ExpressionScope } from './workflow-expressions.ts';
import { parseWorkflow } from './workflow-file.ts';
import type { Permissions, Workflow, WorkflowJob } from './workflow-file.ts';

/** Where the workflow lies in the repository. */
export const WORKFLOW_PATH = '.github/workflows/perf.yml';

const repository = z.object({ full_name: z.string() });

/** What of an event decides what runs. */
const triggerSchema = z.discriminatedUnion('name', [
  z.object({
    name: z.literal('pull_request'),
    payload: z.object({ action: z.string(), number: z.number(), repository, pull_request: z.object({ head: z.object({ repo: repository }) }) }),
  }),
  z.object({ name: z.literal('push'), payload: z.object({ ref: z.string(), before: z.string(), after: z.string() }) }),
  z.object({ name: z.literal('workflow_dispatch'), payload: z.object({ ref: z.string(), inputs: z.record(z.string(), z.string()) }) }),
]);

type Trigger = z.output<typeof triggerSchema>;

/** A repository and what happened to it. */
export interface WorkflowOccasion {
  /** An empty folder. */
  readonly folder: string;
  /** URL of the bare repository, as `git` takes it. */
  readonly remote: string;
  readonly event: { readonly name: string; readonly payload: unknown };
  /** What the loopback GitHub knows; what the token may do there is the job's permissions. */
  readonly github?: Omit<LoopbackOptions, 'access'>;
}

export interface StepRun extends StepResult {
  readonly uses: string;
  readonly id: string | undefined;
}

/** What became of a job. */
export interface JobRun {
  readonly result: 'success' | 'failure' | 'skipped';
  /** What its token was allowed. */
  readonly granted: Permissions;
  readonly steps: readonly StepRun[];
  /** The comments on GitHub after it, and what was said against GitHub's description. */
  readonly comments: LoopbackGitHub['comments'];
  readonly violations: readonly string[];
}

/** Runs the workflow as it is at the event's commit. Gives every job by its id; nothing where the event starts no run. */
export async function runWorkflow(occasion: WorkflowOccasion): Promise<Readonly<Record<string, JobRun>>> {
  const { folder, remote, event } = occasion;
  const trigger = triggerSchema.parse(event);
  const repositoryFolder = join(folder, 'as-github-has-it.git');
  await git(folder, 'clone', '--quiet', '--mirror', remote, repositoryFolder);
  const ref = trigger.name === 'pull_request' ? `refs/pull/${trigger.payload.number}/merge` : trigger.payload.ref;
  const workflow = parseWorkflow(await git(repositoryFolder, 'show', `${ref}:${WORKFLOW_PATH}`));
  if (!await isStartedBy(trigger, workflow, repositoryFolder)) return {};
  const runs: Record<string, JobRun> = {};
  for (const [id, job] of Object.entries(workflow.jobs)) runs[id] = await runJob({ id, job, workflow, trigger, ref, occasion });
  return runs;
}

async function isStartedBy(trigger: Trigger, { on }: Workflow, repositoryFolder: string): Promise<boolean> {
  switch (trigger.name) {
    case 'pull_request':
      return on.pull_request !== undefined && ['opened', 'synchronize', 'reopened'].includes(trigger.payload.action);
    case 'workflow_dispatch':
      return on.workflow_dispatch !== undefined;
    case 'push': {
      const { ref, before, after } = trigger.payload;
      if (on.push === undefined || !picomatch.isMatch(ref.replace('refs/heads/', ''), on.push.branches)) return false;
      const changed = (await git(repositoryFolder, 'diff', '--name-only', before, after)).split('\n');
      const isIgnored = picomatch(on.push['paths-ignore'], { dot: true });
      return !changed.every((file) => isIgnored(file));
    }
  }
}

async function runJob({ id, job, workflow, trigger, ref, occasion }: {
  readonly id: string;
  readonly job: WorkflowJob;
  readonly workflow: Workflow;
  readonly trigger: Trigger;
  readonly ref: string;
  readonly occasion: WorkflowOccasion;
}): Promise<JobRun> {
  const { folder, remote, event } = occasion;
  const granted = permissionsGranted(job, trigger);
  await using github = await startLoopbackGitHub({ ...occasion.github, access: granted['pull-requests'] === 'write' ? 'write' : 'read' });
  const contexts = { github: { event_name: event.name, event: event.payload, ref, token: TEST_TOKEN }, inputs: inputsOf(trigger, workflow) };
  const starts = holds(job.if, { contexts, hasFailed: false });
  const scene: JobScene = { folder, workspace: join(folder, id), remote, ref, event, granted, apiUrl: github.url };
  const steps = starts ? await runSteps(job, contexts, scene) : [];
  const result = starts ? (hasFailed(steps) ? 'failure' : 'success') : 'skipped';
  return { result, granted, steps, comments: github.comments, violations: github.violations };
}

async function runSteps(job: WorkflowJob, jobContexts: ExpressionScope['contexts'], scene: JobScene): Promise<readonly StepRun[]> {
  const runs: StepRun[] = [];
  for (const { id, uses, if: condition, with: inputs } of job.steps) {
    const scope: ExpressionScope = { contexts: { ...jobContexts, steps: Object.fromEntries(runs.map((run) => [run.id ?? '', run])) }, hasFailed: hasFailed(runs) };
    const filled = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, fillExpressions(value, scope)]));
    const result: StepResult = holds(condition, scope) ? await carryOut(uses, { inputs: filled, scope, scene }) : { ...NOTHING_DONE, outcome: 'skipped' };
    runs.push({ id, uses, ...result });
  }
  return runs;
}

function hasFailed(steps: readonly StepRun[]): boolean {
  return steps.some(({ outcome }) => outcome === 'failure');
}

/** A pull request from a fork may read what its job may write. */
function permissionsGranted({ permissions }: WorkflowJob, trigger: Trigger): Permissions {
  const isFromFork = trigger.name === 'pull_request' && trigger.payload.pull_request.head.repo.full_name !== trigger.payload.repository.full_name;
  return isFromFork ? Object.fromEntries(Object.keys(permissions).map((scope) => [scope, 'read'])) : permissions;
}

/** There are none but on a run by hand: then those that were given, and the others' defaults. */
function inputsOf(trigger: Trigger, { on }: Workflow): Readonly<Record<string, string>> {
  if (trigger.name !== 'workflow_dispatch') return {};
  const defaults = Object.entries(on.workflow_dispatch?.inputs ?? {}).map(([name, input]) => [name, input.default]);
  return { ...Object.fromEntries(defaults), ...trigger.payload.inputs };
}
