import { UserError } from '../errors.ts';
import { DAY_MS } from '../config/quantities.ts';
import type { PullRequest } from '../github/api.ts';
import type { Acceptance } from '../model.ts';
import { findOwnComments } from '../publish/own-comments.ts';
import { storeAcceptance } from '../checkout/store.ts';
import { ArtifactRefusal } from '../trusted/context/artifact-refusal.ts';
import { askGitHub } from '../github/ask.ts';
import { readBaseConfig } from '../trusted/repository/base-config.ts';
import { runUrl } from '../trusted/context/run-url.ts';
import type { CommentCommand } from './command.ts';
import type { CommandContext, Order } from './command-context.ts';
import { describeAcceptance, replyToRefused, replyToUnpublished, replyToWithheld } from './replies.ts';
import { findShownRegressions, type ShownRegression } from './shown-regressions.ts';

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
