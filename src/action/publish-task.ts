import process from 'node:process';
import { notice, warning } from '@actions/core';
import { type Job, type JobStart, openJob, skipJob } from './job.ts';
import { UserError } from '../errors.ts';
import { type Checkout, openCheckout, readHead } from '../github/checkout/checkout.ts';
import { askGitHub } from '../github/client/ask.ts';
import { obeyCommand } from '../github/commands/obey-command.ts';
import type { Task } from '../github/event/task.ts';
import { publishTrusted } from '../github/rejudge/publish-workflow-run.ts';

const LOOK_UP = { doing: 'look up the workflow run', permission: 'actions: read' };

/**
 * Publishes what a workflow run has measured. The check tells the verdict, so this job fails if that could not be written: what the
 * commit shows then may be an older one, or nothing for which a merge queue waits.
 */
export async function publishFinishedRun({ run }: Extract<Task, { readonly kind: 'publish' }>, start: JobStart): Promise<void> {
  const { event: { repository, defaultBranch }, inputs, serverUrl, runUrl, github } = openJob(start);
  if (github === null) {
    throw new UserError({ what: 'without a token nothing can be published', where: 'the input `token`', fix: 'Leave it out: the token of the workflow is taken then.' });
  }
  const finished = 'event' in run ? run : await askGitHub(LOOK_UP, async () => github.workflowRun(run.id));
  const published = await publishTrusted(finished, { github, repository, defaultBranch, serverUrl, ownRunUrl: runUrl, inputs, now: new Date() });
  if (published.state === 'skipped') skipJob(published.why);
  const [unwritten] = published.unwritten;
  if (unwritten !== undefined) throw new UserError({ what: unwritten, where: 'the check of the commit', fix: 'Run this job again once that is over or mended: nothing is lost.' });
}

/** Carries out what somebody asks for in a comment. */
export async function obeyComment({ comment }: Extract<Task, { readonly kind: 'command' }>, start: JobStart): Promise<void> {
  const job = openJob(start);
  const { github, inputs, serverUrl, runUrl } = job;
  if (github === null) {
    throw new UserError({ what: 'without a token no command can be obeyed', where: 'the input `token`', fix: 'Leave it out: the token of the workflow is taken then.' });
  }
  const { repository, defaultBranch } = comment;
  const now = new Date();
  const { state, note } = await obeyCommand(comment, {
    github,
    serverUrl,
    inputs,
    openCheckout: async () => openCheckoutOf(job),
    publishAgain: async (run) => publishTrusted(run, { github, repository, defaultBranch, serverUrl, ownRunUrl: runUrl, inputs, now }),
    warn: warning,
    now,
  });
  if (state === 'ignored') skipJob(note);
  else notice(note);
}

/** Where nothing is checked out, that is said before git complains of everything else. */
async function openCheckoutOf({ env, inputs, serverUrl }: Job): Promise<Checkout> {
  const checkout = await openCheckout({ root: process.cwd(), env, token: inputs.token, serverUrl });
  await readHead(checkout.git);
  return checkout;
}
