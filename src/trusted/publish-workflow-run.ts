import { CONFIG_FILES } from '../config/file-names.ts';
import { markdownCode } from '../text/escape.ts';
import type { FinishedRun } from '../github/api.ts';
import { comparesNothing, findProfile } from '../plan/profiles.ts';
import { SKIP_LABEL } from '../trigger/task.ts';
import { isCommitOrMergeOf } from './ancestry.ts';
import { ArtifactRefusal } from './artifact-refusal.ts';
import { isSameGate, readBaseConfig } from './base-config.ts';
import { checkNameWithoutRun, concludeWithoutVerdict, publishCheckWithoutRun } from './check-without-run.ts';
import { collectRuns, type CollectedRun } from './collect-runs.ts';
import { findPullRequest, pullRequestToJudge } from './find-pull-request.ts';
import { publishEach, type PublishedEach } from './publish-each.ts';
import { orUnjudged } from './publish-unjudged.ts';
import { replyToStarter } from './reply-to-starter.ts';
import { partsByPullRequest } from './rivals.ts';
import { runUrl } from './run-url.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';
import { checksIfKnown, findWithheld, findWithheldSince, replaceOwn } from './withheld.ts';

/** What became of a finished workflow run. */
export type PublishedWorkflowRun =
  | { readonly state: 'skipped'; readonly why: string; readonly unwritten: PublishedEach['unwritten'] }
  | PublishedEach & { readonly state: 'published' };

/** `checkRefused`: what kept GitHub from taking a check that says so; null: nothing, or none does. */
function skipped(why: string, checkRefused: string | null = null): PublishedWorkflowRun {
  return { state: 'skipped', why, unwritten: checkRefused === null ? [] : [checkRefused] };
}

/**
 * The trusted stage: what a workflow that runs a pull request's code has uploaded is checked by schema and size, judged
 * again by the repository's own thresholds, stored runs and acceptances, and published where GitHub says that it
 * belongs. Nothing of the pull request is checked out or run. Throws a UserError if GitHub does not answer or a stored
 * baseline cannot be read; what could be judged is published all the same, and the check of the rest says why it was not.
 */
export async function publishTrusted(run: FinishedRun, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const found = await findPullRequest(run, context);
  if (found.state === 'not to be published') return skipped(found.why);
  const { pull, rivals } = found.state === 'found' ? found : { pull: null, rivals: [] };
  const origin: RunToPublish = {
    workflowRun: run.id,
    attempt: run.attempt,
    sha: pull?.headSha ?? run.headSha,
    pull,
    pullRequest: pullRequestToJudge(run, pull),
    notOf: null,
    isProposal: pull !== null || run.event === 'merge_group',
    startedByHand: run.event === 'workflow_dispatch',
  };

  const isAside = await orUnjudged(async () => leavesCheckAsItIs(gateOfStep(context), origin, context), origin, context);
  if (isAside) return leftAsItIs(origin, context);
  const { runs, refused, onlyShards } = await orUnjudged(async () => collectRuns(run.id, context), origin, context);
  if (onlyShards === true && run.conclusion === 'cancelled') return neverJoined(origin, context);
  const wanted = runs.filter(({ file }) => context.inputs.config === null || isSameGate(file.run.configFile, context.inputs.config));
  if (wanted.length === 0 && refused.length === 0) return nothingUploaded({ conclusion: run.conclusion, others: runs.length }, origin, context);
  const forTheCheck = await orUnjudged(async () => withoutAside(wanted, origin, context), origin, context);
  if (forTheCheck.length < wanted.length) {
    const left = await leftAsItIs(origin, context);
    if (forTheCheck.length === 0 && refused.length === 0) return left;
  }
  const current = await orUnjudged(async () => withoutOutdated(forTheCheck, origin, context), origin, context);
  if (current.length === 0 && refused.length === 0) return outdated(origin, context);
  const parts = await orUnjudged(async () => partsByPullRequest(current, rivals, { origin, context }), origin, context);
  const published: PublishedEach[] = [];
  for (const part of parts) published.push(await publishEach({ ...part, unreadable: part.origin === origin ? refused : [] }));
  return { state: 'published', ...joined(published) };
}

function joined(published: readonly PublishedEach[]): PublishedEach {
  return {
    verdictLines: published.flatMap(({ verdictLines }) => verdictLines),
    refused: published.flatMap(({ refused }) => refused),
    unwritten: published.flatMap(({ unwritten }) => unwritten),
    withheld: published.flatMap(({ withheld }) => withheld),
  };
}

/**
 * The check says whether the pull request makes anything slower than its base. Somebody may ask something else by hand, for the tables
 * alone or beside a base of its own, and the answer to that may pass where the other did not. What was asked is known from the inputs
 * and the configuration of the base, before anything that was uploaded is looked at: that could say so of a run which was to be the
 * check, and what is wrong with it is no reason for a check either. `check: true` says that every run asks so.
 */
async function leavesCheckAsItIs(configFile: string, origin: RunToPublish, context: TrustedContext): Promise<boolean> {
  const { base, check, profile } = context.inputs;
  if (!origin.startedByHand || check === 'true') return false;
  if (base !== null) return true;
  try {
    const { config, source } = await readBaseConfig(configFile, origin, context);
    const named = findProfile(profile, config);
    // A configuration that head alone has, under a name that the upload alone gives, is nobody's word but the upload's.
    const isTrusted = source !== 'head' || isSameGate(configFile, gateOfStep(context));
    return isTrusted && named !== null && comparesNothing(named);
  } catch (error) {
    if (error instanceof ArtifactRefusal) return false;
    throw error;
  }
}

/** The configuration of the gate that the step is about, as far as it is known without what was uploaded. */
const gateOfStep = ({ inputs }: Pick<TrustedContext, 'inputs'>): string => inputs.config ?? CONFIG_FILES[0];

/** The runs that the check is to tell of: one step may publish several gates, and each has profiles of its own. */
async function withoutAside(runs: readonly CollectedRun[], origin: RunToPublish, context: TrustedContext): Promise<readonly CollectedRun[]> {
  const verdicts = await Promise.all(runs.map(async ({ file }) => leavesCheckAsItIs(file.run.configFile, origin, context)));
  return runs.filter((_, index) => verdicts[index] === false);
}

async function leftAsItIs(origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const { base } = context.inputs;
  const how = base === null ? 'for the tables alone' : `with the base ${markdownCode(base)}`;
  await replyToStarter((run) => `The ${run} was started ${how}: what came of it is in its job summary, or in its log, and comment and check stay as they are.`, origin, context);
  return skipped('Somebody started it by hand for the tables alone, or with a `base`: what came of it is in its job summary, or in its log, and comment and check stay as they are. Where every run is to be like that, `check: true` at this step lets it write them.');
}

/** A job that joins shards and fails makes its run a failed one. */
const NEVER_JOINED = 'It was cancelled before its shards were joined, as a run is that a newer one takes the place of: there is nothing to publish.';

async function neverJoined(origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  return skipped(NEVER_JOINED, await failGroup(origin, context));
}

/**
 * Of a pull request a check that stays away lets nothing through, and harms nobody else. A merge queue waits for it as long as it may,
 * with everything that is queued behind the group. A check that fails puts the group out at once, and lets no more through.
 * Gives what refused it; null: nothing.
 */
async function failGroup(origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  if (!origin.isProposal || origin.pull !== null) return null;
  return publishCheckWithoutRun({
    ...concludeWithoutVerdict(context),
    title: 'Nothing was measured as a whole: no run was uploaded',
    summary: `There is no verdict. The log of [the workflow run](${runUrl(origin, context)}) says why.`,
  }, origin, context);
}

async function outdated(origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const why = 'The pull request was pushed to while it was measured: measure again.';
  await replyToStarter((run) => `There is no result of the ${run}. ${why}`, origin, context);
  return skipped(why);
}

/**
 * The label is a decision of somebody with a role in the repository; without it a required check that stays away is as it should be.
 * `others`: how many runs of other configurations were uploaded.
 */
async function nothingUploaded({ conclusion, others }: { readonly conclusion: FinishedRun['conclusion']; readonly others: number }, origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const { artifact, config } = context.inputs;
  await replyToStarter((run) => `There is no result of the ${run}. It has uploaded nothing${config === null ? '' : ` for ${markdownCode(config)}`}: its log says why.`, origin, context);
  if (origin.pull?.labels.includes(SKIP_LABEL) === true) {
    const why = `Nothing was measured: the pull request has the label "${SKIP_LABEL}".`;
    return excused(why, origin, context);
  }
  const why = `Workflow run ${origin.workflowRun} has no artifact \`${artifact}\` with a run${config === null ? '' : ` of ${config}`}: there is nothing to publish.`;
  // A workflow that leaves groups out on purpose ends well, and has something else to say for the check.
  if (conclusion !== 'success') return skipped(why, await failGroup(origin, context));
  return skipped(why, others === 0 ? await failWithoutLabel(origin, context) : null);
}

async function excused(why: string, origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const name = checkNameWithoutRun(context);
  const withheld = await orUnjudged(async () => findWithheld(name, origin, context), origin, context);
  if (withheld !== null) return skipped(`${why} ${withheld.why}`, await replaceOwn(withheld, origin, context));
  const refused = await publishCheckWithoutRun({ conclusion: 'neutral', exitCode: 0, title: why, summary: why }, origin, context);
  const since = await orUnjudged(async () => findWithheldSince(name, origin, context), origin, context);
  return since === null ? skipped(why, refused) : skipped(`${why} ${since.why}`, await replaceOwn(since, origin, context));
}

/**
 * Jobs that are run again have the labels of the first time: under the label they end well and measure nothing, also once it is taken
 * off, and the neutral check of the first time would let pass what nobody excuses any more. Without that a workflow that measured
 * nothing may have had nothing to measure, and a commit that was measured by hand meanwhile has its verdict.
 */
async function failWithoutLabel(origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  if (origin.pull === null || origin.startedByHand || origin.attempt === 1 || context.inputs.check === 'false') return null;
  const checks = await orUnjudged(async () => checksIfKnown(checkNameWithoutRun(context), origin, context), origin, context);
  if (checks !== null && checks[0]?.conclusion !== 'neutral') return null;
  return publishCheckWithoutRun({
    ...concludeWithoutVerdict(context),
    title: `Nothing was measured, and the pull request does not have the label "${SKIP_LABEL}"`,
    summary: 'A job that is run again has the labels of its first run. Push to the pull request, close it and open it again, or command `/perf run`.',
  }, origin, context);
}

/** What somebody started by hand is of the commit that was the newest then, which GitHub does not record. */
async function withoutOutdated(runs: readonly CollectedRun[], { pull, startedByHand }: RunToPublish, { github }: TrustedContext): Promise<readonly CollectedRun[]> {
  if (!startedByHand || pull === null) return runs;
  const verdicts = await Promise.all(runs.map(async ({ file }) => isCommitOrMergeOf(github, { commit: file.run.head.sha, of: pull.headSha })));
  return runs.filter((_, index) => verdicts[index] !== false);
}
