/** The jobs of a workflow under `workflow-runner.ts`: `needs`, `if:`, matrices, and the steps of each. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { carryOut, type JobScene, NOTHING_DONE, runCommand, type StepResult } from './workflow-actions.ts';
import { type ExpressionScope, fillExpressions, fillList, holds, type Result } from './workflow-expressions.ts';
import type { CallingJob, JobOfSteps, Permissions, Workflow, WorkflowJob } from './workflow-file.ts';

export interface StepRun extends StepResult {
  readonly uses: string;
  readonly id: string | undefined;
}

/** What became of a job. */
export interface JobRun {
  readonly result: Result;
  /** What its token was allowed. */
  readonly granted: Permissions;
  readonly outputs: Readonly<Record<string, string>>;
  readonly steps: readonly StepRun[];
}

/** A workflow that a job calls, and the folder of the repository that it lies in. */
export interface CalledWorkflow {
  readonly workflow: Workflow;
  readonly self: string;
}

type Contexts = ExpressionScope['contexts'];

/** What every job of a workflow run has in common, and how it gets what is its own. */
export interface JobsOfRun {
  readonly folder: string;
  readonly contexts: Contexts;
  readonly grant: (job: WorkflowJob) => Permissions;
  /** A job's ways to GitHub, which end with it. */
  readonly openApi: (granted: Permissions) => Promise<AsyncDisposable & { readonly url: string }>;
  readonly scene: Omit<JobScene, 'folder' | 'workspace' | 'granted' | 'apiUrl' | 'pathBefore'>;
  /** The workflow that a job's `uses:` names. */
  readonly call: (uses: string) => Promise<CalledWorkflow>;
  /** Names of jobs that are cut off at their time limit, before they have uploaded anything. */
  readonly cutOff: readonly string[];
}

/** Runs them one after the other, as they stand in the file. Gives every job by its name, `CALLING / NAME` for those of a called workflow. */
export async function runJobs({ jobs }: Workflow, run: JobsOfRun): Promise<Readonly<Record<string, JobRun>>> {
  const runs: Record<string, JobRun> = {};
  const done: Record<string, { readonly result: Result; readonly outputs: JobRun['outputs'] }> = {};
  for (const [id, job] of Object.entries(jobs)) {
    const missing = job.needs.find((needed) => done[needed] === undefined);
    if (missing !== undefined) throw new Error(`the job ${id} needs ${missing}, which does not stand above it`);
    const needs = Object.fromEntries(job.needs.map((needed) => [needed, done[needed]!]));
    const before = resultBefore(Object.values(needs).map(({ result }) => result));
    const contexts = { ...run.contexts, needs, matrix: {} };
    const legs = holds(job.if, { contexts, before }) ? legsOf(job, { contexts, before }) : [];
    const ofJob: Record<string, JobRun> = {};
    for (const [index, leg] of legs.entries()) {
      const legContexts = { ...contexts, strategy: { 'job-index': index, 'job-total': legs.length }, matrix: leg };
      Object.assign(ofJob, 'uses' in job ? await runCalled(id, job, legContexts, run) : await runLeg(id, job, legContexts, run));
    }
    if (legs.length === 0) ofJob[id] = { result: 'skipped', granted: run.grant(job), outputs: {}, steps: [] };
    Object.assign(runs, ofJob);
    done[id] = {
      result: resultOf(Object.values(ofJob).map(({ result }) => result)),
      outputs: Object.assign({}, ...Object.values(ofJob).map(({ outputs }) => outputs)) as JobRun['outputs'],
    };
  }
  return runs;
}

async function runLeg(id: string, job: JobOfSteps, contexts: Contexts, run: JobsOfRun): Promise<Readonly<Record<string, JobRun>>> {
  const name = fillExpressions(job.name ?? id, { contexts, before: 'success' });
  return {
    [name]: run.cutOff.includes(name)
      ? { result: 'cancelled', granted: run.grant(job), outputs: {}, steps: [] }
      : await runJob(job, contexts, run),
  };
}

/** GitHub refuses a run whose called workflow asks for more than the calling job has, skipped jobs included. */
async function runCalled(id: string, job: CallingJob, contexts: Contexts, run: JobsOfRun): Promise<Readonly<Record<string, JobRun>>> {
  const { workflow, self } = await run.call(job.uses);
  const declared = workflow.on.workflow_call?.inputs;
  if (declared === undefined) throw new Error(`${job.uses} cannot be called`);
  const given = Object.fromEntries(
    Object.entries(job.with).map(([name, value]) => [name, fillExpressions(value, { contexts, before: 'success' })]),
  );
  const unknown = Object.keys(given).filter((name) => declared[name] === undefined);
  if (unknown.length > 0) throw new Error(`${job.uses} has no input ${unknown.join(', ')}`);
  for (const [name, called] of Object.entries(workflow.jobs)) {
    const excess = Object.entries(called.permissions).filter(
      ([scope, level]) => job.permissions[scope] !== 'write' && job.permissions[scope] !== level,
    );
    if (excess.length > 0) throw new Error(`the nested job ${name} requests ${excess.join(' ')}, which the job ${id} does not grant`);
  }
  const inputs = Object.fromEntries(Object.entries(declared).map(([name, { default: unasked }]) => [name, given[name] ?? unasked]));
  const runs = await runJobs(workflow, { ...run, contexts: { ...run.contexts, inputs }, scene: { ...run.scene, self } });
  return Object.fromEntries(Object.entries(runs).map(([name, one]) => [`${id} / ${name}`, one]));
}

/** As `success()` and `failure()` see the jobs that a job needs. */
function resultBefore(results: readonly Result[]): Result {
  return results.find((result) => result === 'failure') ?? results.find((result) => result !== 'success') ?? 'success';
}

/** How all of them went together. */
export function resultOf(results: readonly Result[]): Result {
  if (results.includes('failure')) return 'failure';
  if (results.includes('cancelled')) return 'cancelled';
  return results.includes('success') ? 'success' : 'skipped';
}

type Leg = Readonly<Record<string, string>>;

/** Every combination of the matrix; a job without one has a single leg. */
function legsOf({ strategy }: WorkflowJob, scope: ExpressionScope): readonly Leg[] {
  const values = (listed: string | readonly string[]): readonly string[] => (typeof listed === 'string' ? fillList(listed, scope) : listed);
  return Object.entries(strategy?.matrix ?? {}).reduce<readonly Leg[]>(
    (legs, [key, listed]) => legs.flatMap((leg) => values(listed).map((value) => ({ ...leg, [key]: value }))),
    [{}],
  );
}

async function runJob(job: JobOfSteps, contexts: Contexts, { folder, grant, openApi, scene }: JobsOfRun): Promise<JobRun> {
  const granted = grant(job);
  const own = await mkdtemp(join(folder, 'job-'));
  const workspace = await mkdtemp(join(own, 'workspace-'));
  await using api = await openApi(granted);
  const steps = await runSteps(job, contexts, { ...scene, folder: own, workspace, granted, apiUrl: api.url, pathBefore: [] });
  const outputs = Object.fromEntries(
    Object.entries(job.outputs).map(([name, value]) => [name, fillExpressions(value, { contexts, before: 'success' })]),
  );
  return { result: resultOfSteps(steps), granted, outputs, steps };
}

async function runSteps(job: JobOfSteps, jobContexts: Contexts, scene: JobScene): Promise<readonly StepRun[]> {
  const runs: StepRun[] = [];
  for (const { id, uses, run, env, if: condition, with: inputs } of job.steps) {
    const scope: ExpressionScope = {
      contexts: { ...jobContexts, steps: Object.fromEntries(runs.map((one) => [one.id ?? '', one])) },
      before: resultOfSteps(runs),
    };
    const filled = (texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
      Object.fromEntries(Object.entries(texts).map(([name, value]) => [name, fillExpressions(value, scope)]));
    const pathBefore = runs.flatMap(({ addedToPath }) => addedToPath ?? []);
    const result: StepResult = !holds(condition, scope)
      ? { ...NOTHING_DONE, outcome: 'skipped' }
      : run === undefined
        ? await carryOut(uses, { inputs: filled(inputs), scope, scene: { ...scene, pathBefore } })
        : await runCommand(run, { env: filled(env), workspace: scene.workspace });
    runs.push({ id, uses, ...result });
  }
  return runs;
}

/** A step that did not run is no failure, and neither is a job without steps. */
function resultOfSteps(steps: readonly StepResult[]): Result {
  return steps.some(({ outcome }) => outcome === 'failure') ? 'failure' : 'success';
}
