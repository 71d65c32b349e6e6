import process from 'node:process';
import { notice, warning } from '@actions/core';
import { obeyCommand } from '../comment-commands/obey-command.ts';
import { UserError } from '../errors.ts';
import { publishTrusted } from '../trusted/publish-workflow-run.ts';
import { openCheckout, readHead, type Checkout } from '../checkout/checkout.ts';
import type { Task } from '../trigger/task.ts';
import { openJob, type Job, type JobStart } from './job.ts';
import { skipJob } from './skip.ts';

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
