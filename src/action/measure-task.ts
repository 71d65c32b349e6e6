import path from 'node:path';
import process from 'node:process';
import { notice, setFailed, warning } from '@actions/core';
import { jobReport, publishAndConclude } from './conclude.ts';
import { type Job, type JobStart, openJob, skipJob } from './job.ts';
import { measure } from '../cli/measuring.ts';
import { type JobReport, writeJobReport } from '../cli/output.ts';
import type { GateRequest, GateResult } from '../gate.ts';
import { type BaselinePlace, openStoredBaselines, storeRun } from '../github/checkout/baseline-branch.ts';
import { type Checkout, openCheckout } from '../github/checkout/checkout.ts';
import { findBase, refuseOtherThan } from '../github/checkout/find-base.ts';
import type { BaseQuestion, MeasureTask } from '../github/event/task.ts';
import { fenceLog } from '../github/publish/outputs.ts';
import { reachOfChange } from '../prepare/survey.ts';
import { missingFromStored, reasonNotToStore } from '../store/to-stored-runs.ts';
import { uncommittedFiles } from '../system/git.ts';
import { plainName } from '../text/escape.ts';
import { listOfMost } from '../text/phrases.ts';
import { describeNote, describeReason } from '../report/words.ts';

/** Measures what is checked out, publishes the verdict, and stores the run where the task says so. */
export async function measureAndPublish(task: MeasureTask, start: JobStart): Promise<void> {
  const job = await openJob(start);
  const { inputs, env, serverUrl, procedure } = job;
  const checkout = await openCheckout({ root: process.cwd(), env, token: inputs.token, serverUrl });
  if (inputs.commit !== null) await refuseOtherThan(inputs.commit, inputs.pullRequest, { git: checkout.git, github: job.github });
  if (task.unlessNothingReachedSince !== null && !(await reachesAnything(task.unlessNothingReachedSince, checkout, job))) {
    skipJob('The push reaches no benchmark: there is nothing new to store.');
    return;
  }
  const base = await findBase(task.base, { git: checkout.git, github: job.github, tell: notice });
  await using stored = await openStoredBaselines(checkout, { inputs, base, defaultBranch: job.event.defaultBranch });
  await warnOfUncommitted(checkout, base);

  const report = jobReport(process.cwd(), job);
  const { config: configFile, only, shard, jobs, budgetMs, profile, seed } = inputs;
  const { all, branch, pullRequest } = task;
  const result = await measureInFence(
    {
      cwd: process.cwd(),
      configFile,
      base,
      gitEnv: checkout.env,
      baselines: stored.path,
      benchmarksOfHead: inputs.benchmarksFrom === 'head',
      only,
      all,
      shard,
      jobs,
      pullRequest,
      branch,
      budgetMs,
      profile,
      askedBy: 'inputs',
      seed,
      ...(procedure === undefined ? {} : { procedure }),
    },
    report,
  );
  if (result.interrupted) {
    setFailed('The run was interrupted; no verdict was reached.');
    return;
  }
  const { file, judgement, config, kept } = result;
  // Later steps and workflows go by the file.
  if ('problem' in kept) throw kept.problem;
  await publishAndConclude({ ...report, file, judgement, jsonPath: path.resolve(kept.path) }, task.audience, job);
  if (task.storeOn !== null) await storeIfGood(result, { checkout, branch: task.storeOn, dir: inputs.baselines ?? config.baselines });
}

/**
 * A tip that is gone after a force push tells nothing, and then everything counts as reached. So it does where the tip has no
 * configuration that can be used: nothing was stored of it.
 */
async function reachesAnything(since: BaseQuestion, checkout: Checkout, { inputs, github }: Job): Promise<boolean> {
  const base = await findBase(since, { git: checkout.git, github, tell: notice });
  // The commit that stands in for the tip of the default branch may be head itself.
  if (since.kind === 'before' && (base.kind !== 'ref' || base.ref !== since.sha)) return true;
  const { problem, targets } = await reachOfChange({ cwd: checkout.root, configFile: inputs.config, base, gitEnv: checkout.env });
  return problem !== null || targets === null || targets.some(({ leftOut }) => leftOut === null);
}

const MOST_FILES = 5;

/** Warns of files that an earlier step changed, like an `.npmrc` with a token or a rewritten lock file: base does not have them. */
async function warnOfUncommitted({ git }: Checkout, base: GateRequest['base']): Promise<void> {
  const files = base.kind === 'ref' ? await uncommittedFiles(git) : [];
  if (files.length > 0)
    warning(
      `A step of this job has changed or left in the checkout ${listOfMost(files.map(plainName), MOST_FILES)}, which head is measured with, and base is not: leave the checkout as actions/checkout made it.`,
    );
}

/** Keeps the runner from taking the output of the benchmarked programs for commands. */
async function measureInFence(request: GateRequest, report: JobReport): Promise<GateResult> {
  using _ = fenceLog();
  const result = await measure(request);
  if (!result.interrupted) await writeJobReport(result.file, result.judgement, report);
  return result;
}

async function storeIfGood({ file: { run }, judgement, config }: GateResult, place: BaselinePlace): Promise<void> {
  const reason = reasonNotToStore(run, judgement);
  if (reason === null) {
    const commit = await storeRun({ run, retention: config.retention }, place);
    notice(`The run was stored as a baseline: ${commit} on ${place.branch}.`);
    missingFromStored(run).forEach((note) => warning(describeNote(note)));
  } else {
    warning(`The run was not stored as a baseline: ${describeReason(reason)}.`);
  }
}
