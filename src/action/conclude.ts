import path from 'node:path';
import process from 'node:process';
import { setFailed, warning } from '@actions/core';
import { type Job, type JobStart, openJob } from './job.ts';
import { type JobReport, writeJobReport } from '../cli/output.ts';
import { isCommitOrMergeOf } from '../github/client/ancestry-api.ts';
import { explainRefusal } from '../github/client/refusal.ts';
import type { ActionInputs } from '../github/event/inputs.ts';
import type { Audience, Task } from '../github/event/task.ts';
import { fenceLog, type ReportFiles } from '../github/publish/outputs.ts';
import { publishRun } from '../github/publish/publish-run.ts';
import { judge } from '../judge/judge.ts';
import { joinRuns } from '../merge/join-runs.ts';
import type { Judgement, Run, RunFile } from '../model.ts';
import { keepRun, RESULTS_FOLDER } from '../store/run-file.ts';
import { shortCommit } from '../text/phrases.ts';

/**
 * Finds the commit that gets the check: the event's, else the one that the workflow runs on. A run by hand for a pull request runs on
 * another branch, so there it is the pull request's newest commit, if that was measured, itself or in a merge.
 */
async function commitOfCheck(
  { headSha, pullRequest }: Audience,
  measured: string,
  { sha, github }: Job,
): Promise<{ readonly sha: string } | { readonly why: string }> {
  if (headSha !== null || pullRequest === null) {
    const commit = headSha ?? sha;
    return commit === null ? { why: 'No check was written: the runner does not say which commit the workflow runs on.' } : { sha: commit };
  }
  const { number } = pullRequest;
  if (github === null)
    return { why: `No check was written: without a token GitHub cannot be asked for the newest commit of pull request #${number}.` };
  try {
    const newest = (await github.pullRequest(number)).headSha;
    if ((await isCommitOrMergeOf(github, { commit: measured, of: newest })) === true) return { sha: newest };
    return {
      why: `No check was written: as far as GitHub says, ${shortCommit(measured)}, which was measured, is neither ${shortCommit(newest)}, the newest commit of pull request #${number}, nor a merge of it. Measure again.`,
    };
  } catch (error) {
    return {
      why: `${explainRefusal(error, { doing: `look up pull request #${number}`, permission: 'pull-requests: read' })} No check was written.`,
    };
  }
}

/** Publishes the verdict, and ends the job by it. */
export async function publishAndConclude(
  { file, judgement, ...report }: ReportFiles & { readonly file: RunFile; readonly judgement: Judgement },
  audience: Audience,
  job: Job,
): Promise<void> {
  const { inputs } = job;
  const { pullRequest } = audience;
  const comment = inputs.comment === 'never' || pullRequest === null ? null : { ...pullRequest, when: inputs.comment };
  const own = inputs.check === 'true' || comment !== null ? await commitOfCheck(audience, file.run.head.sha, job) : null;
  if (inputs.check === 'true' && own !== null && 'why' in own) warning(own.why);
  const known = own !== null && 'sha' in own ? own.sha : audience.headSha;
  const commit = known ?? file.run.head.sha;
  const { verdictLine } = await publishRun({
    file: { ...file, run: { ...file.run, mergeOf: mergeOf(file.run, commit, audience, inputs) } },
    judgement,
    report,
    runUrl: job.runUrl,
    fullReportUrl: job.runUrl,
    origin: job.origin,
    commit,
    comment,
    writesCheck: inputs.check === 'true' && known !== null,
    failOnRegression: inputs.failOnRegression,
    // Where one job measures and comments, none obeys.
    obeysComments: false,
    now: new Date(),
    github: job.github,
  });
  if (judgement.exitCode === 0) return;
  if (inputs.failOnRegression) setFailed(verdictLine);
  else warning(verdictLine);
}

/** Without a base of its own, a pull request is measured by itself only where its newest commit is what was checked out. */
function mergeOf({ head }: Run, commit: string, { pullRequest }: Audience, { base }: ActionInputs): string | undefined {
  return pullRequest !== null && base === null && commit !== head.sha ? commit : undefined;
}

/** Makes one run, one report and one verdict of the runs of all shards. */
export async function joinAndPublish(task: Extract<Task, { readonly kind: 'join' }>, start: JobStart): Promise<void> {
  const root = process.cwd();
  const file = await joinRuns([task.folder], task.expectedRuns);
  const judgement = judge(file);
  const job = await openJob(start);
  const report = jobReport(root, job);
  const jsonPath = await keepRun(file, { root, name: 'run.json' });
  {
    using _ = fenceLog();
    await writeJobReport(file, judgement, report);
  }
  await publishAndConclude({ ...report, file, judgement, jsonPath }, task.audience, job);
}

/** The files of a job's report. */
export function jobReport(root: string, { commitUrl }: Job): JobReport {
  return { reportPath: path.join(root, RESULTS_FOLDER, 'report.md'), htmlPath: path.join(root, RESULTS_FOLDER, 'report.html'), commitUrl };
}
