import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setFailed, warning } from '@actions/core';
import type { Judgement, Run, RunFile } from '../model.ts';
import { concludeJob } from '../publish/conclusion.ts';
import { publishRun } from '../publish/publish-run.ts';
import { nullIfMissing } from '../text-file.ts';
import type { ActionInputs } from '../trigger/inputs.ts';
import type { Audience } from '../trigger/task.ts';
import { commitOfCheck } from './commit-of-check.ts';
import type { Job } from './job.ts';

/** A judged run of this job. */
export interface JudgedRun {
  readonly file: RunFile;
  readonly judgement: Judgement;
  readonly root: string;
  /** Files that later steps may read. */
  readonly reportPath: string;
  readonly jsonPath: string;
}

/** Publishes the verdict to whom it concerns, and ends the job as the verdict says. */
export async function publishAndConclude({ file, judgement, root, reportPath, jsonPath }: JudgedRun, audience: Audience, job: Job): Promise<void> {
  const { inputs } = job;
  const wantsComment = inputs.comment !== 'never' && audience.pullRequest !== null;
  const own = inputs.check === 'true' || wantsComment ? await commitOfCheck(audience, file.run.head.sha, job) : null;
  if (inputs.check === 'true' && own !== null && 'why' in own) warning(own.why);
  const known = own !== null && 'sha' in own ? own.sha : audience.headSha;
  const commit = known ?? file.run.head.sha;
  const { verdictLine } = await publishRun({
    file: { ...file, run: { ...file.run, mergeOf: mergeOf(file.run, commit, audience, inputs) } },
    judgement,
    configText: await nullIfMissing(() => readFile(path.join(root, file.run.configFile), 'utf8')),
    report: { reportPath, jsonPath },
    runUrl: job.runUrl,
    fullReportUrl: job.runUrl,
    origin: job.origin,
    commit,
    comment: inputs.comment === 'never' || audience.pullRequest === null ? null : { ...audience.pullRequest, when: inputs.comment },
    check: inputs.check === 'true' && known !== null ? {} : null,
    failOnRegression: inputs.failOnRegression,
    now: new Date(),
    github: job.github,
  });
  const conclusion = concludeJob(judgement, { verdictLine, failOnRegression: inputs.failOnRegression });
  if (conclusion.state === 'failed') setFailed(conclusion.message);
  if (conclusion.state === 'warned') warning(conclusion.message);
}

/** As in {@link Run}: without a base of its own a pull request is measured by itself only where its newest commit is what was checked out. */
function mergeOf({ head }: Run, commit: string, { pullRequest }: Audience, { base }: ActionInputs): string | undefined {
  return pullRequest !== null && base === null && commit !== head.sha ? commit : undefined;
}
