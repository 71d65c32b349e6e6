/** The jobs of a workflow under `workflow-runner.ts`: `needs`, `if:`, matrices, and the steps of each. */
import { mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';
import { carryOut, type JobScene, NOTHING_DONE, type StepResult } from './workflow-actions.ts';
import { type ExpressionScope, fillExpressions, holds, type Result } from './workflow-expressions.ts';
import type { Permissions, Workflow, WorkflowJob } from './workflow-file.ts';

export interface StepRun extends StepResult {
  readonly uses: string;
  readonly id: string | undefined;
}

/** What became of a job. */
export interface JobRun {
  readonly result: Result;
  /** What its token was allowed. */
  readonly granted: Permissions;
  readonly steps: readonly StepRun[];
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
  /** Names of jobs that are cut off at their time limit, before they have uploaded anything. */
  readonly cutOff: readonly string[];
}

/** Runs them one after the other, as they stand in the file. Gives every job by its id, `id (a, b)` for those of a matrix. */
export async function runJobs({ jobs }: Workflow, run: JobsOfRun): Promise<Readonly<Record<string, JobRun>>> {
  const runs: Record<string, JobRun> = {};
  const results: Record<string, Result> = {};
  for (const [id, job] of Object.entries(jobs)) {
    const before = job.needs === undefined ? 'success' : results[job.needs];
    if (before === undefined) throw new Error(`the job ${id} needs ${job.needs}, which does not stand above it`);
    const needs = job.needs === undefined ? {} : { [job.needs]: { result: before, outputs: {} } };
    const contexts = { ...run.contexts, needs, matrix: {} };
    const legs = holds(job.if, { contexts, before }) ? legsOf(job) : [];
    for (const [index, leg] of legs.entries()) {
      const strategy = { 'job-index': index, 'job-total': legs.length };
      const name = nameOf(id, leg);
      runs[name] = run.cutOff.includes(name)
        ? { result: 'cancelled', granted: run.grant(job), steps: [] }
        : await runJob(job, { ...contexts, strategy, matrix: leg }, run);
    }
    if (legs.length === 0) runs[id] = { result: 'skipped', granted: run.grant(job), steps: [] };
    results[id] = resultOf(legs.map((leg) => runs[nameOf(id, leg)]?.result ?? 'skipped'));
  }
  return runs;
}

/** How all of them went together. */
export function resultOf(results: readonly Result[]): Result {
  if (results.includes('failure')) return 'failure';
  if (results.includes('cancelled')) return 'cancelled';
  return results.includes('success') ? 'success' : 'skipped';
}

type Leg = Readonly<Record<string, string>>;

/** Every combination of the matrix; a job without one has a single leg. */
function legsOf({ strategy }: WorkflowJob): readonly Leg[] {
  return Object.entries(strategy?.matrix ?? {}).reduce<readonly Leg[]>((legs, [key, values]) => legs.flatMap((leg) => values.map((value) => ({ ...leg, [key]: value }))), [{}]);
}

function nameOf(id: string, leg: Leg): string {
  const values = Object.values(leg);
  return values.length === 0 ? id : `${id} (${values.join(', ')})`;
}

async function runJob(job: WorkflowJob, contexts: Contexts, { folder, grant, openApi, scene }: JobsOfRun): Promise<JobRun> {
  const granted = grant(job);
  const own = await mkdtemp(join(folder, 'job-'));
  const workspace = await mkdtemp(join(own, 'workspace-'));
  await using api = await openApi(granted);
  const steps = await runSteps(job, contexts, { ...scene, folder: own, workspace, granted, apiUrl: api.url, pathBefore: [] });
  return { result: resultOfSteps(steps), granted, steps };
}

async function runSteps(job: WorkflowJob, jobContexts: Contexts, scene: JobScene): Promise<readonly StepRun[]> {
  const runs: StepRun[] = [];
  for (const { id, uses, if: condition, with: inputs } of job.steps) {
    const scope: ExpressionScope = { contexts: { ...jobContexts, steps: Object.fromEntries(runs.map((run) => [run.id ?? '', run])) }, before: resultOfSteps(runs) };
    const filled = Object.fromEntries(Object.entries(inputs).map(([name, value]) => [name, fillExpressions(value, scope)]));
    const pathBefore = runs.flatMap(({ addedToPath }) => addedToPath ?? []);
    const result: StepResult = holds(condition, scope) ? await carryOut(uses, { inputs: filled, scope, scene: { ...scene, pathBefore } }) : { ...NOTHING_DONE, outcome: 'skipped' };
    runs.push({ id, uses, ...result });
  }
  return runs;
}

/** A step that did not run is no failure, and neither is a job without steps. */
function resultOfSteps(steps: readonly StepResult[]): Result {
  return steps.some(({ outcome }) => outcome === 'failure') ? 'failure' : 'success';
}
