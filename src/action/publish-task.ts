import process from 'node:process';
import { notice, warning } from '@actions/core';
import { type Job, type JobStart, openJob, skipJob } from './job.ts';
import { GITHUB_ERRORS } from '../errors/github.ts';
import { type Checkout, openCheckout, readHead } from '../github/checkout/checkout.ts';
import type { GitHubApi } from '../github/client/endpoints.ts';
import { askGitHub } from '../github/client/refusal.ts';
import { obeyCommand } from '../github/commands/obey-command.ts';
import type { Task } from '../github/event/task.ts';
import { describeNote } from '../report/words.ts';
import { publishWorkflowRun } from '../github/rejudge/publish-workflow-run.ts';
import type { TrustedContext } from '../github/rejudge/trusted-context.ts';

const LOOK_UP = { doing: 'look up the workflow run', permission: 'actions: read' };

/** Publishes what a workflow run has measured. The job fails if the check could not be written: the commit may show an older one, or none. */
export async function publishFinishedRun({ run }: Extract<Task, { readonly kind: 'publish' }>, start: JobStart): Promise<void> {
  const job = await openJob(start);
  const { github } = job;
  if (github === null) throw GITHUB_ERRORS['no-token-to-publish']({});
  const finished = 'event' in run ? run : await askGitHub(LOOK_UP, async () => github.workflowRun(run.id));
  const {
    verdictLines,
    remarks,
    unwritten: [refused],
  } = await publishWorkflowRun(finished, contextOf(job, github));
  if (verdictLines.length === 0) skipJob(remarks.map(describeNote).join(' '));
  else
    remarks.map(describeNote).forEach((remark) => {
      notice(remark);
    });
  if (refused !== undefined) throw GITHUB_ERRORS['check-not-written']({ refused });
}

function contextOf({ event: { repository, defaultBranch }, inputs, serverUrl, runUrl }: Job, github: GitHubApi): TrustedContext {
  return { github, repository, defaultBranch, serverUrl, ownRunUrl: runUrl, inputs, now: new Date() };
}

/** Carries out a command in a comment. */
export async function obeyComment({ comment }: Extract<Task, { readonly kind: 'command' }>, start: JobStart): Promise<void> {
  const job = await openJob(start);
  if (job.github === null) throw GITHUB_ERRORS['no-token-to-obey']({});
  const context = contextOf(job, job.github);
  const { state, note } = await obeyCommand(comment, {
    ...context,
    openCheckout: async () => openCheckoutOf(job),
    publishAgain: async (run) => publishWorkflowRun(run, context),
    warn: warning,
  });
  if (state === 'ignored') skipJob(note);
  else notice(note);
}

/** Says that nothing is checked out before git complains of everything else. */
async function openCheckoutOf({ env, inputs, serverUrl }: Job): Promise<Checkout> {
  const checkout = await openCheckout({ root: process.cwd(), env, token: inputs.token, serverUrl });
  await readHead(checkout.git);
  return checkout;
}
