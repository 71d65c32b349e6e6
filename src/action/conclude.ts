import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setFailed, warning } from '@actions/core';
import type { Judgement, RunFile } from '../model.ts';
import { concludeJob } from '../publish/conclusion.ts';
import { publishRun } from '../publish/publish-run.ts';
import { nullIfMissing } from '../text-file.ts';
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
  const check = inputs.check === 'true' ? await commitOfCheck(audience, file.run.head.sha, job) : null;
  if (check !== null && 'why' in check) warning(check.why);
  const verdictLine = await publishRun({
    file,
    judgement,
    configText: await nullIfMissing(() => readFile(path.join(root, file.run.configFile), 'utf8')),
    report: { reportPath, jsonPath },
    runUrl: job.runUrl,
    origin: job.origin,
    commentOn: inputs.comment === 'never' ? null : audience.pullRequest,
    ...(audience.headSha === null ? {} : { commit: audience.headSha }),
    commentWhen: inputs.comment === 'on-change' ? 'on-change' : 'always',
    check: check !== null && 'sha' in check ? check : null,
    failOnRegression: inputs.failOnRegression,
    github: job.github,
  });
  const conclusion = concludeJob(judgement, { verdictLine, failOnRegression: inputs.failOnRegression });
  if (conclusion.state === 'failed') setFailed(conclusion.message);
  if (conclusion.state === 'warned') warning(conclusion.message);
}
