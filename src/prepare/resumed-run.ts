/** An interrupted run that another one continues: both must measure the same code in the same way on the same kind of machine. */
import { userError } from '../errors/catalogue.ts';
import { STORE_ERRORS } from '../errors/store.ts';
import { describeEnvironmentDifferences, environmentDifferences } from '../judge/environments.ts';
import type { Run } from '../model.ts';
import type { RunPlan } from './plan-run.ts';
import { version } from '../system/version.ts';

/** A run file as the user named it. */
export interface ResumedRun {
  readonly run: Run;
  readonly where: string;
}

/** @throws UserError where the run was not interrupted, or measured anything else than what is planned now */
export function refuseOtherRun({ run, where }: ResumedRun, { repository: { head, configHash }, base, environment }: Pick<RunPlan, 'repository' | 'base' | 'environment'>): void {
  if (!run.notes.some(({ kind }) => kind === 'run-interrupted')) throw userError(STORE_ERRORS['run-not-interrupted'], { where });
  const machines = environmentDifferences(run.environment, environment).filter(({ inFingerprint }) => inFingerprint);
  const difference = [
    ...(run.tool === version ? [] : [`perf-gate ${run.tool} measured it, and this is ${version}`]),
    ...(run.head.sha === head.sha ? [] : [`its head is ${run.head.sha}, and ${head.sha} is checked out`]),
    ...(run.head.dirty || head.dirty ? ['head had or has uncommitted changes, which may differ'] : []),
    ...(run.base?.sha === base?.commit.sha ? [] : [`its base is ${run.base?.sha ?? 'none'}, and now it is ${base?.commit.sha ?? 'none'}`]),
    ...(run.configHash === configHash ? [] : ['the configuration has changed']),
    ...(machines.length === 0 ? [] : [`it was measured on another kind of machine (${describeEnvironmentDifferences(machines)})`]),
  ][0];
  if (difference !== undefined) throw userError(STORE_ERRORS['run-not-resumable'], { where, difference });
}
