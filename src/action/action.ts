/** The Action's door: event and inputs in; a task for what is behind it. Everything heavy is loaded by the task that needs it. */
import process from 'node:process';
import { endGroup, getInput, setFailed, setSecret, startGroup } from '@actions/core';
import { type JobStart, skipJob } from './job.ts';
import { describeUserError, Interrupted, reasonOf } from '../errors.ts';
import { ofUser } from '../errors/of-user.ts';
import { readEvent } from '../github/event/event.ts';
import { readInputs } from '../github/event/inputs.ts';
import { type Task, taskOf } from '../github/event/task.ts';
import { fenceLog } from '../github/publish/outputs.ts';
import type { Procedure } from '../measure/procedure.ts';

async function carryOut(task: Task, start: JobStart): Promise<void> {
  switch (task.kind) {
    case 'skip':
      return skipJob(task.why);
    case 'measure':
      return (await import('./measure-task.ts')).measureAndPublish(task, start);
    case 'join':
      return (await import('./conclude.ts')).joinAndPublish(task, start);
    case 'publish':
      return (await import('./publish-task.ts')).publishFinishedRun(task, start);
    case 'command':
      return (await import('./publish-task.ts')).obeyComment(task, start);
  }
}

/** A thrown non-Error fails the job too. */
function failJob(error: unknown): void {
  const usersError = ofUser(error);
  if (usersError !== null) {
    setFailed(describeUserError(usersError));
    return;
  }
  if (error instanceof Interrupted) {
    setFailed(error.message);
    return;
  }
  setFailed(`perf-gate itself failed; no verdict was reached: ${reasonOf(error)}`);
  startGroup('Details');
  {
    using _ = fenceLog();
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  endGroup();
}

/** Carries out the event of this job. @param procedure how rounds are measured; absent: as always */
export async function runAction(procedure?: Procedure): Promise<void> {
  try {
    const inputs = readInputs(getInput);
    if (inputs.token !== null) setSecret(inputs.token);
    // It reads the event file when it is loaded, and throws where that cannot be read.
    const { context } = await import('@actions/github');
    const event = readEvent(context);
    await carryOut(taskOf(event, inputs), { event, inputs, env: process.env, context, procedure });
  } catch (error) {
    failJob(error);
  }
}
