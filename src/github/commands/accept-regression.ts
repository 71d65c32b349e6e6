import { DAY_MS } from '../../config/quantities.ts';
import { UserError } from '../../errors.ts';
import { storeAcceptance } from '../checkout/baseline-branch.ts';
import type { PullRequest } from '../client/api.ts';
import { askGitHub } from '../client/ask.ts';
import type { CommandContext, Order } from './command-context.ts';
import type { CommentCommand } from './command.ts';
import { describeAcceptance, replyToRefused, replyToUnpublished, replyToWithheld } from './replies.ts';
import type { BenchmarkResult } from '../publish/comment-state.ts';
import { configFileOf, findOwnComments, isOfGate, type OwnComment } from '../publish/own-comments.ts';
import { readBaseConfig } from '../rejudge/base-config.ts';
import { ArtifactRefusal, runUrl } from '../rejudge/trusted-context.ts';
import { isAbout } from '../../judge/acceptance.ts';
import { METRIC_NAMES } from '../../metrics.ts';
import type { Acceptance, Change } from '../../model.ts';
import { listOfMost, shortCommit } from '../../text/phrases.ts';

/** Regressions that a comment of ours shows, of one configuration, and what it takes to accept them. */
interface ShownRegression {
  readonly configFile: string;
  /** The commit that was judged. */
  readonly commit: string;
  /** Upper bound of the worst of them, so that measuring the same slowdown again does not go beyond what was accepted. */
  readonly upTo: Change;
  /** The same of each metric. Not there: the comment does not say. */
  readonly metrics?: Acceptance['metrics'];
  /** Id of the workflow run that measured it. */
  readonly workflowRun: number;
  /** As in the comment's state. */
  readonly shownSince: string | undefined;
}

/** What there is to accept; `why` is a sentence without a full stop. */
export type FoundRegressions =
  | { readonly state: 'found'; readonly regressions: readonly ShownRegression[] }
  | { readonly state: 'nothing to accept'; readonly why: string };

/** An accepted regression can be accepted anew: for longer, or with another reason. */
const CAN_BE_ACCEPTED: ReadonlySet<string> = new Set(['regressed', 'accepted']);

/** Longer lists help nobody. */
const MOST_NAMED = 10;

/**
 * The regressions of a benchmark (an id, or a glob over ids) that the comments of a pull request show, one for each configuration.
 * Any bot's comment with the marker counts as ours, and says how much is accepted: of two nobody knows which to believe. What a comment
 * shows only since the command was written is not what its author has seen.
 */
export function findShownRegressions(comments: readonly OwnComment[], { benchmark, writtenAt }: { readonly benchmark: string; readonly writtenAt: Date }): FoundRegressions {
  const shown = comments.flatMap(({ marker, state }) => (state === null ? [] : [{ configFile: configFileOf(marker), ...state }]));
  const regressions = shown.flatMap(({ configFile, sha, run, shownSince, results, isCut = false }) => {
    const sized = results
      .filter(({ id, verdict }) => isAbout({ benchmark }, id) && CAN_BE_ACCEPTED.has(verdict))
      .flatMap(({ id, worst, metrics }) => (worst === null || worst <= 0 ? [] : [{ id, worst, metrics }]));
    // A pattern may mean what there was no room for as well.
    const isWhole = !isCut || sized.every(({ id }) => id === benchmark);
    return sized.length === 0 ? [] : [{ configFile, commit: sha, workflowRun: run, shownSince, upTo: Math.max(...sized.map(({ worst }) => worst)), ...(isWhole ? boundsByMetric(sized) : {}) }];
  });
  const doubled = regressions.find(({ configFile }) => comments.filter((comment) => isOfGate(comment, configFile)).length > 1);
  if (doubled !== undefined) return { state: 'nothing to accept', why: `there are two reports of ${doubled.configFile}, and only one of them can be perf-gate's own: delete the other` };
  const changed = regressions.find(({ shownSince }) => shownSince !== undefined && Date.parse(shownSince) > writtenAt.getTime());
  if (changed !== undefined) return { state: 'nothing to accept', why: `the report of ${changed.configFile} has changed since that was written, and shows commit ${shortCommit(changed.commit)} now: look at it, and write it again` };
  if (regressions.length > 0) return { state: 'found', regressions };
  const why = whyNothing(shown.flatMap(({ results }) => results), benchmark);
  return { state: 'nothing to accept', why: shown.some(({ isCut }) => isCut === true) ? `${why}; the comment had no room for all: accept by a glob that names one of these` : why };
}

/** The largest of several benchmarks, of which those that were not compared may be worse by as much as their worst. None where one of them does not say. */
function boundsByMetric(results: readonly { readonly worst: Change; readonly metrics: BenchmarkResult['metrics'] }[]): Pick<ShownRegression, 'metrics'> {
  if (results.some(({ metrics }) => metrics === undefined)) return {};
  const compared = METRIC_NAMES.filter((metric) => results.some(({ metrics }) => metrics?.[metric] !== undefined));
  return { metrics: Object.fromEntries(compared.map((metric) => [metric, Math.max(...results.map(({ worst, metrics }) => metrics?.[metric] ?? worst))])) };
}

function whyNothing(results: readonly { readonly id: string; readonly verdict: string }[], benchmark: string): string {
  if (results.length === 0) return 'there is no result on this pull request yet: accept a regression once its report is here';
  const meant = results.filter(({ id }) => isAbout({ benchmark }, id));
  if (meant.length > 0) return `there is no regression of known size in ${benchmark}: ${listOfMost(meant.map(({ id, verdict }) => `${id} is "${verdict}"`), MOST_NAMED)}`;
  const regressed = results.filter(({ verdict }) => verdict === 'regressed').map(({ id }) => id);
  return `the newest result has no benchmark ${benchmark}; ${regressed.length === 0 ? 'none has regressed' : `regressed: ${listOfMost(regressed, MOST_NAMED)}`}`;
}

type AcceptCommand = Extract<CommentCommand, { readonly kind: 'accept' }>;

interface AcceptedRegression {
  readonly regression: ShownRegression;
  readonly acceptance: Acceptance;
}

/**
 * `/perf accept`: records in the repository that the regressions which the pull request's report shows are meant to stay,
 * and judges them again, so that comment and check tell who accepted them. Gives what was done, for the log.
 * Throws a UserError: it cannot be recorded, be it for one of several configurations, or GitHub does not answer.
 */
export async function acceptRegression(command: AcceptCommand, order: Order): Promise<string> {
  const { comment: { issue, repository }, answering, context } = order;
  const comments = await askGitHub({ doing: 'read the report', permission: 'pull-requests: read' }, async () => findOwnComments(context.github, issue));
  const found = findShownRegressions(comments, { benchmark: command.benchmark, writtenAt: order.comment.createdAt });
  if (found.state === 'nothing to accept') {
    await answering.reply(replyToRefused(found.why));
    return `Nothing was accepted: ${found.why}.`;
  }
  const accepted = found.regressions.map((regression) => ({ regression, acceptance: acceptanceOf(command, regression, order) }));
  const recorded = await recordEach(accepted, order);
  const error = errorOf(recorded);
  if (error === null) await answering.react('+1');
  for (const { regression: { workflowRun }, acceptance } of onePerWorkflowRun(recorded.done)) {
    const { why, withheld } = await publishAgain(workflowRun, context);
    const page = runUrl({ workflowRun }, { serverUrl: context.serverUrl, repository });
    if (why !== null) await answering.reply(replyToUnpublished(acceptance, { why, runUrl: page }));
    else if (withheld !== undefined) await answering.reply(replyToWithheld(acceptance, withheld));
  }
  if (error !== null) throw error;
  return accepted.map(({ acceptance }) => describeAcceptance(acceptance)).join(' ');
}

function acceptanceOf({ benchmark, days, reason }: AcceptCommand, { configFile, upTo, metrics, commit }: ShownRegression, { comment, author, context: { inputs, now } }: Order): Acceptance {
  return {
    schema: 1,
    configFile,
    benchmark,
    upTo,
    ...(metrics === undefined ? {} : { metrics }),
    by: author,
    at: now.toISOString(),
    reason,
    commit,
    pullRequest: comment.issue,
    expires: new Date(now.getTime() + (days ?? inputs.acceptDays) * DAY_MS).toISOString(),
  };
}

/** What became of each: one that cannot be recorded keeps no other from it. */
interface Recorded {
  readonly done: readonly AcceptedRegression[];
  readonly failed: readonly { readonly configFile: string; readonly error: UserError }[];
}

async function recordEach(accepted: readonly AcceptedRegression[], { comment: { issue, defaultBranch }, context }: Order): Promise<Recorded> {
  const { github, inputs } = context;
  const pull = await askGitHub({ doing: 'look up the pull request', permission: 'pull-requests: read' }, async () => github.pullRequest(issue));
  const checkout = await context.openCheckout();
  const done: AcceptedRegression[] = [];
  const failed: Recorded['failed'][number][] = [];
  for (const one of accepted) {
    const { regression, acceptance } = one;
    try {
      const dir = await baselinesFolder(regression, pull, { github, defaultBranch, inputs });
      await storeAcceptance(acceptance, { checkout, branch: inputs.baselineBranch ?? defaultBranch, dir });
      done.push(one);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      failed.push({ configFile: regression.configFile, error });
    }
  }
  return { done, failed };
}

/** The first error, with what has been done all the same; null: everything has been done. */
function errorOf({ done, failed }: Recorded): UserError | null {
  const [first] = failed;
  if (first === undefined || done.length === 0) return first?.error ?? null;
  const { message, where, fix } = first.error;
  const accepted = done.map(({ regression }) => regression.configFile).join(', ');
  return new UserError({ what: `it is accepted for ${accepted} alone, and not for ${failed.map(({ configFile }) => configFile).join(', ')}: ${message}`, where, fix, cause: first.error });
}

/**
 * The folder where the stage that publishes looks for what was accepted. Whoever accepts a regression trusts the gate that shows it: one
 * that only the pull request has was measured as the pull request likes, and could have the record written to any folder.
 */
async function baselinesFolder({ configFile, commit }: ShownRegression, pull: PullRequest, { inputs, ...place }: Pick<CommandContext, 'github' | 'inputs'> & { readonly defaultBranch: string }): Promise<string> {
  const fix = 'Let the default branch have a configuration that can be used, then accept it again.';
  try {
    const { config, source } = await readBaseConfig(configFile, { pull, sha: commit }, place);
    if (source !== 'head') return inputs.baselines ?? config.baselines;
  } catch (cause) {
    if (!(cause instanceof ArtifactRefusal)) throw cause;
    throw new UserError({ what: `the folder of the baselines is not known: ${cause.message}`, where: configFile, fix, cause });
  }
  throw new UserError({ what: `${configFile} is not in use yet: neither the base nor ${place.defaultBranch} has one that can be used, and what the pull request's own says cannot be accepted`, where: configFile, fix });
}

/** Several configurations that are measured by one workflow run are published together. */
function onePerWorkflowRun(accepted: readonly AcceptedRegression[]): readonly AcceptedRegression[] {
  return [...new Map(accepted.map((one) => [one.regression.workflowRun, one])).values()];
}

/** What is left to be said once it is judged by what is accepted now. */
interface PublishedAgain {
  /** What keeps comment or check from showing it; null: nothing. */
  readonly why: string | null;
  /** Why the check of the commit does not pass by it. */
  readonly withheld?: string | undefined;
}

async function publishAgain(workflowRun: number, { github, publishAgain: publish }: CommandContext): Promise<PublishedAgain> {
  try {
    const run = await askGitHub({ doing: 'look up the workflow run', permission: 'actions: read' }, async () => github.workflowRun(workflowRun));
    const published = await publish(run);
    const [unwritten] = published.unwritten;
    if (unwritten !== undefined) return { why: unwritten };
    if (published.state === 'skipped') return { why: published.why };
    const [refused] = published.refused;
    return refused === undefined ? { why: null, withheld: published.withheld[0] } : { why: `${refused.where}: ${refused.why}` };
  } catch (error) {
    if (error instanceof UserError) return { why: error.message };
    throw error;
  }
}
