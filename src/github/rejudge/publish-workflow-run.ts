import type { FinishedRun, PullRequest } from '../client/api.ts';
import { SKIP_LABEL } from '../event/task.ts';
import { hasConfig } from './base-config.ts';
import { checkNameWithoutRun, concludeWithoutVerdict, orReplied, orUnjudged, publishCheckWithoutRun, replyToStarter } from './check-without-run.ts';
import { findPullRequest, type PullRequestOfRun, pullRequestToJudge } from './find-pull-request.ts';
import { publishEach, type PublishedEach } from './publish-each.ts';
import { type RunToPublish, runUrl, type TrustedContext } from './trusted-context.ts';
import { type PartToPublish, type ToPublish, whatToPublish } from './what-to-publish.ts';
import { checksIfKnown, findWithheld, type Look, replaceOwn, type Withheld } from './withheld.ts';
import { markdownCode, plainName } from '../../text/escape.ts';

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
 * baseline cannot be read; what could be judged is published all the same, and the check of the rest says why it was not, or a reply
 * where it may be none of the check's.
 */
export async function publishTrusted(run: FinishedRun, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const found = await findOrUnjudged(run, context);
  if (found.state === 'not to be published') return skipped(found.why);
  const { pull, rivals } = found.state === 'found' ? found : { pull: null, rivals: [] };
  const origin = originOf(run, pull);

  const orTold = mayBeAside(origin, context) ? orReplied : orUnjudged;
  const decided = await orTold(async () => whatToPublish({ conclusion: run.conclusion, rivals }, origin, context), origin, context);
  if ('isPartlyAside' in decided && decided.isPartlyAside) await replyAside(origin, context);
  switch (decided.state) {
    case 'aside': return leftAsItIs(origin, context);
    case 'never joined': return neverJoined(origin, context);
    case 'nothing uploaded': return nothingUploaded({ ...decided, conclusion: run.conclusion }, origin, context);
    case 'outdated': return outdated(origin, context);
    case 'to be told': return tellEach(decided.parts, context);
  }
}

/**
 * A required check that stays away without a word is waited for by everybody, and the job that fails instead stands on no pull request.
 * Of what was started by hand GitHub does not say which commit it is about, and for a group it is not asked.
 */
async function findOrUnjudged(run: FinishedRun, context: TrustedContext): Promise<PullRequestOfRun> {
  const find = async (): Promise<PullRequestOfRun> => findPullRequest(run, context);
  return run.event === 'pull_request' ? orUnjudged(find, originOf(run, null), context) : find();
}

function originOf(run: FinishedRun, pull: PullRequest | null): RunToPublish {
  return {
    workflowRun: run.id,
    attempt: run.attempt,
    sha: pull?.headSha ?? run.headSha,
    pull,
    pullRequest: pullRequestToJudge(run, pull),
    notOf: null,
    isProposal: pull !== null || run.event === 'merge_group',
    startedByHand: run.event === 'workflow_dispatch',
  };
}

/**
 * Somebody who starts a run by hand may ask what the check does not say. What keeps it from being known whether that is so is no reason
 * to fail the check of a commit that passed; one that has failed, or that is not there, stays so.
 */
function mayBeAside({ startedByHand }: RunToPublish, { inputs }: TrustedContext): boolean {
  return startedByHand && inputs.check !== 'true';
}

async function tellEach(parts: readonly PartToPublish[], context: TrustedContext): Promise<PublishedWorkflowRun> {
  const published: PublishedEach[] = [];
  for (const part of parts) published.push(await publishEach({ ...part, context }));
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

async function replyAside(origin: RunToPublish, context: TrustedContext): Promise<void> {
  const { base } = context.inputs;
  const how = base === null ? 'for the tables alone' : `with the base ${markdownCode(base)}`;
  await replyToStarter((run) => `The ${run} was started ${how}: what came of it is in its job summary, or in its log, and comment and check stay as they are.`, origin, context);
}

async function leftAsItIs(origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  await replyAside(origin, context);
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

/** That there is nothing, and whether the workflow itself ended well. */
type NothingUploaded = Pick<FinishedRun, 'conclusion'> & Omit<Extract<ToPublish, { state: 'nothing uploaded' }>, 'state'>;

/**
 * The label is a decision of somebody with a role in the repository; without it a required check that stays away is as it should be.
 * What a part was asked of is told by the configurations that have such benchmarks: a reply for each of the others would say that
 * something is missing.
 */
async function nothingUploaded({ conclusion, others }: NothingUploaded, origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const { artifact, config } = context.inputs;
  if (others !== 'parts') await replyToStarter((run) => `There is no result of the ${run}. It has uploaded none${config === null ? '' : ` for ${markdownCode(config)}`}: its log says why.`, origin, context);
  if (origin.pull?.labels.includes(SKIP_LABEL) === true) {
    const why = `Nothing was measured: the pull request has the label "${SKIP_LABEL}".`;
    return excused(why, origin, context);
  }
  const why = `Workflow run ${origin.workflowRun} has no artifact \`${artifact}\` with a run${config === null ? '' : ` of ${config}`}: there is nothing to publish.`;
  // A workflow that leaves groups out on purpose ends well, and has something else to say for the check.
  if (conclusion !== 'success') return skipped(why, await failGroup(origin, context));
  return skipped(why, others === 'none' ? await failWithoutLabel(origin, context) : await failWithoutConfig(origin, context));
}

async function excused(why: string, origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const name = checkNameWithoutRun(context);
  const find = async (look: Look): Promise<Withheld | null> => orUnjudged(async () => findWithheld(name, origin, context, look), origin, context);
  const before = await find('before writing');
  const refused = before === null ? await publishCheckWithoutRun({ conclusion: 'neutral', title: why, summary: why }, origin, context) : null;
  const withheld = before ?? await find('once written');
  return withheld === null ? skipped(why, refused) : skipped(`${why} ${withheld.why}`, await replaceOwn(withheld, origin, context));
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

/**
 * Where head does not have the configuration that the step is about, as the base has, no run of it ever comes, and a required check
 * would be waited for. Gives what refused the check that fails instead; null: nothing, or none does.
 */
async function failWithoutConfig(origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  const { github, defaultBranch, inputs: { config } } = context;
  if (config === null || !origin.isProposal || origin.startedByHand) return null;
  const base = origin.pull?.baseSha ?? defaultBranch;
  const isGone = await orUnjudged(async () => await hasConfig(config, base, github) && !(await hasConfig(config, origin.sha, github)), origin, context);
  if (!isGone) return null;
  return publishCheckWithoutRun({
    ...concludeWithoutVerdict(context),
    title: `Nothing was measured: head has no ${plainName(config)}, and its base has`,
    summary: `Where the change moves or removes it, it has to change the input \`config\` of every step that publishes as well, and be merged under the label "${SKIP_LABEL}". Else bring it up to date with its base.`,
  }, origin, context);
}
