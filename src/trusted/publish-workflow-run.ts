import { markdownCode } from '../text/escape.ts';
import type { FinishedRun } from '../github/api.ts';
import { SKIP_LABEL } from '../trigger/task.ts';
import { containsCommit } from './ancestry.ts';
import { isSameGate } from './base-config.ts';
import { publishCheckWithoutRun } from './check-without-run.ts';
import { collectRuns, type CollectedRun } from './collect-runs.ts';
import { findPullRequest, pullRequestToJudge } from './find-pull-request.ts';
import { publishEach, type PublishedEach } from './publish-each.ts';
import { orUnjudged } from './publish-unjudged.ts';
import { replyToStarter } from './reply-to-starter.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';

/** What became of a finished workflow run. */
export type PublishedWorkflowRun =
  | { readonly state: 'skipped'; readonly why: string }
  | PublishedEach & { readonly state: 'published' };

/**
 * The trusted stage: what a workflow that runs a pull request's code has uploaded is checked by schema and size, judged
 * again by the repository's own thresholds, stored runs and acceptances, and published where GitHub says that it
 * belongs. Nothing of the pull request is checked out or run. Throws a UserError if GitHub does not answer or a stored
 * baseline cannot be read; what could be judged is published all the same, and the check of the rest says why it was not.
 */
export async function publishTrusted(run: FinishedRun, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const found = await findPullRequest(run, context);
  if (found.state === 'not to be published') return { state: 'skipped', why: found.why };
  const pull = found.state === 'found' ? found.pull : null;
  const origin: RunToPublish = {
    workflowRun: run.id,
    attempt: run.attempt,
    sha: pull?.headSha ?? run.headSha,
    pull,
    pullRequest: pullRequestToJudge(run, pull),
    isProposal: pull !== null || run.event === 'merge_group',
    startedByHand: run.event === 'workflow_dispatch',
  };

  const { runs, refused } = await orUnjudged(async () => collectRuns(run.id, context), origin, context);
  const wanted = runs.filter(({ file }) => context.inputs.config === null || isSameGate(file.run.configFile, context.inputs.config));
  if (wanted.length === 0 && refused.length === 0) return nothingUploaded(origin, context);
  const current = await orUnjudged(async () => withoutOutdated(wanted, origin, context), origin, context);
  if (current.length === 0 && refused.length === 0) return outdated(origin, context);
  return { state: 'published', ...await publishEach({ runs: current, unreadable: refused, origin, context }) };
}

async function outdated(origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const why = 'The pull request was pushed to while it was measured: measure again.';
  await replyToStarter(why, origin, context);
  return { state: 'skipped', why };
}

/** The label is a decision of somebody with a role in the repository; without it a required check that stays away is as it should be. */
async function nothingUploaded(origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const { artifact, config } = context.inputs;
  await replyToStarter(`It has uploaded nothing${config === null ? '' : ` for ${markdownCode(config)}`}: its log says why.`, origin, context);
  if (origin.pull?.labels.includes(SKIP_LABEL) === true) {
    const why = `Nothing was measured: the pull request has the label "${SKIP_LABEL}".`;
    await publishCheckWithoutRun({ conclusion: 'neutral', exitCode: 0, title: why, summary: why }, origin, context);
    return { state: 'skipped', why };
  }
  return { state: 'skipped', why: `Workflow run ${origin.workflowRun} has no artifact \`${artifact}\` with a run${config === null ? '' : ` of ${config}`}: there is nothing to publish.` };
}

/** What somebody started by hand is of the commit that was the newest then, which GitHub does not record. */
async function withoutOutdated(runs: readonly CollectedRun[], { pull, startedByHand }: RunToPublish, { github }: TrustedContext): Promise<readonly CollectedRun[]> {
  if (!startedByHand || pull === null) return runs;
  const verdicts = await Promise.all(runs.map(async ({ file }) => containsCommit(github, { commit: file.run.head.sha, ancestor: pull.headSha })));
  return runs.filter((_, index) => verdicts[index] !== false);
}
