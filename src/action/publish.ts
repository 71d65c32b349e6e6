import { UserError } from '../errors.ts';
import { askGitHub } from '../trusted/ask-github.ts';
import { publishTrusted } from '../trusted/publish-workflow-run.ts';
import type { Task } from '../trigger/task.ts';
import { openJob, type JobStart } from './job.ts';
import { skipJob } from './skip.ts';

const LOOK_UP = { doing: 'look up the workflow run', permission: 'actions: read' };

/** Publishes what a workflow run has measured. The check tells the verdict; this job fails only if nothing could be published. */
export async function publishFinishedRun({ run }: Extract<Task, { readonly kind: 'publish' }>, start: JobStart): Promise<void> {
  const { event: { repository, defaultBranch }, inputs, serverUrl, github } = openJob(start);
  if (github === null) {
    throw new UserError({ what: 'without a token nothing can be published', where: 'the input `token`', fix: 'Leave it out: the token of the workflow is taken then.' });
  }
  const finished = 'event' in run ? run : await askGitHub(LOOK_UP, async () => github.workflowRun(run.id));
  const published = await publishTrusted(finished, { github, repository, defaultBranch, serverUrl, inputs, now: new Date() });
  if (published.state === 'skipped') skipJob(published.why);
}
