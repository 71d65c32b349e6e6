import { DAY_MS } from '../../config/quantities.ts';
import { UserError } from '../../errors.ts';
import { GITHUB_ERRORS } from '../../errors/github.ts';
import { isAbout } from '../../judge/acceptance.ts';
import { METRIC_NAMES } from '../../metrics.ts';
import type { Acceptance, Change, Reason } from '../../model.ts';
import { markdownCode, markdownProse } from '../../text/escape.ts';
import { formatPercent } from '../../text/figures.ts';
import { describeNote, describeReason, explainReason } from '../../report/words.ts';
import { storeAcceptance } from '../checkout/baseline-branch.ts';
import { askGitHub } from '../client/refusal.ts';
import {
  type BenchmarkResult,
  type CommentState,
  configFileOf,
  findOwnComments,
  isOfGate,
  type OwnComment,
} from '../publish/comment-state.ts';
import { readBaseConfig } from '../rejudge/base-config.ts';
import { ArtifactRefusal, runUrl } from '../rejudge/trusted-context.ts';
import { type CommentCommand, notDone, type Order } from './command.ts';

/**
 * `/perf accept`: records in the repository that the regressions which the pull request's report shows are meant to stay, and judges them again. Gives
 * what was done, for the log.
 *
 * @throws UserError: it cannot be recorded, or GitHub does not answer
 */
export async function acceptRegression(command: Extract<CommentCommand, { readonly kind: 'accept' }>, order: Order): Promise<string> {
  const {
    comment: { issue, createdAt },
    github,
    react,
    reply,
  } = order;
  const comments = await askGitHub({ doing: 'read the report', permission: 'pull-requests: read' }, async () =>
    findOwnComments(github, issue),
  );
  const found = findShownRegressions(comments, { benchmark: command.benchmark, writtenAt: createdAt });
  if ('why' in found) {
    await reply(notDone(explainReason(found.why)));
    return `Nothing was accepted: ${describeReason(found.why)}.`;
  }
  const planned = await Promise.all(
    found.regressions.map(async (regression) => ({
      acceptance: acceptanceOf(command, regression, order),
      dir: await baselinesFolder(regression, order),
    })),
  );
  const checkout = await order.openCheckout();
  const branch = order.inputs.baselineBranch ?? order.defaultBranch;
  for (const { acceptance, dir } of planned) await storeAcceptance(acceptance, { checkout, branch, dir });
  await react('+1');
  const accepted = `${markdownCode(command.benchmark)} is accepted until ${planned[0]?.acceptance.expires.slice(0, 10) ?? ''}`;
  for (const workflowRun of new Set(found.regressions.map((regression) => regression.workflowRun)))
    await publishAgain(workflowRun, accepted, order);
  return planned.map(({ acceptance }) => describeAcceptance(acceptance)).join(' ');
}

function acceptanceOf(
  { benchmark, days, reason }: Extract<CommentCommand, { readonly kind: 'accept' }>,
  { configFile, upTo, metrics, commit }: ShownRegression,
  { comment, author, inputs, now }: Order,
): Acceptance {
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

/**
 * The folder in which the stage that publishes looks for acceptances. A configuration that only the pull request has was measured as the pull request
 * likes, and could name any folder.
 */
async function baselinesFolder({ configFile, commit }: ShownRegression, order: Order): Promise<string> {
  const { comment, defaultBranch, github, inputs } = order;
  const pull = await askGitHub({ doing: 'look up the pull request', permission: 'pull-requests: read' }, async () =>
    github.pullRequest(comment.issue),
  );
  try {
    const { config, isHeads } = await readBaseConfig(configFile, { pull, sha: commit }, order);
    if (!isHeads) return inputs.baselines ?? config.baselines;
  } catch (error) {
    if (!(error instanceof ArtifactRefusal)) throw error;
  }
  throw GITHUB_ERRORS['configuration-not-in-use']({ file: configFile, branch: defaultBranch });
}

/** Judges again, and answers where comment or check do not show what was accepted. */
async function publishAgain(workflowRun: number, accepted: string, order: Order): Promise<void> {
  const { github, reply } = order;
  try {
    const run = await askGitHub({ doing: 'look up the workflow run', permission: 'actions: read' }, async () =>
      github.workflowRun(workflowRun),
    );
    const {
      verdictLines,
      remarks,
      unwritten: [unwritten],
    } = await order.publishAgain(run);
    const [remark] = remarks.map(describeNote);
    const problem = unwritten ?? (verdictLines.length === 0 ? remark : undefined);
    if (problem !== undefined) await reply(replyToUnpublished(problem));
    else if (remark !== undefined) await reply(`${accepted}. ${markdownProse(remark)}`);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    await reply(replyToUnpublished(error.message));
  }

  function replyToUnpublished(why: string): string {
    const page = runUrl(workflowRun, order);
    return `${accepted}, but the verdict shown is still the one of before: ${markdownProse(why.trim().replace(/\.$/u, ''))}. [Run the workflow](${page}) again to have it judged anew.`;
  }
}

function describeAcceptance({ benchmark, upTo, by, expires, pullRequest }: Acceptance): string {
  const bound = upTo === null ? '' : ` up to ${formatPercent(upTo)} worse`;
  return `${by} accepted ${benchmark}${bound} until ${expires.slice(0, 10)} for pull request #${pullRequest}.`;
}

/** Regressions that a comment of ours shows, of one configuration, and what it takes to accept them. */
interface ShownRegression extends Pick<Acceptance, 'metrics'> {
  readonly configFile: string;
  /** The commit that was judged. */
  readonly commit: string;
  /** Upper bound of the worst of them, so that measuring the same slowdown again does not go beyond it. */
  readonly upTo: Change;
  /** Id of the workflow run that measured it. */
  readonly workflowRun: number;
}

/** An accepted regression can be accepted again: for longer, or with another reason. */
const CAN_BE_ACCEPTED: ReadonlySet<string> = new Set(['regressed', 'accepted']);

/**
 * The regressions of a benchmark (an id, or a glob over ids) that the comments of a pull request show, one for each configuration. Any bot's comment
 * with the marker counts as ours, so of two neither is believed. The author of a command has not seen what a comment shows only since then.
 */
export function findShownRegressions(
  comments: readonly OwnComment[],
  { benchmark, writtenAt }: { readonly benchmark: string; readonly writtenAt: Date },
): { readonly regressions: readonly ShownRegression[] } | { readonly why: Reason } {
  const shown = comments.flatMap(({ marker, state }) => (state === null ? [] : [{ configFile: configFileOf(marker), state }]));
  const regressions: ShownRegression[] = [];
  for (const { configFile, state } of shown) {
    const regressed = state.results.filter(
      ({ id, verdict, worst }) => isAbout({ benchmark }, id) && CAN_BE_ACCEPTED.has(verdict) && (worst ?? 0) > 0,
    );
    if (regressed.length === 0) continue;
    if (comments.filter((comment) => isOfGate(comment, configFile)).length > 1) return { why: { kind: 'two-reports', file: configFile } };
    if (Date.parse(state.shownSince) > writtenAt.getTime())
      return { why: { kind: 'report-changed-since', file: configFile, commit: state.sha } };
    // A pattern may mean benchmarks that the comment had no room for.
    const isWhole = state.isCut !== true || regressed.every(({ id }) => id === benchmark);
    regressions.push({
      configFile,
      commit: state.sha,
      workflowRun: state.run,
      upTo: Math.max(...regressed.map(({ worst }) => worst!)),
      ...(isWhole ? boundsByMetric(regressed) : {}),
    });
  }
  const states = shown.map(({ state }) => state);
  return regressions.length > 0 ? { regressions } : { why: whyNothing(states, benchmark) };
}

/** The largest bound of several benchmarks; one without a comparison may be worse by as much as its worst. None where one of them does not say. */
function boundsByMetric(results: readonly BenchmarkResult[]): Pick<ShownRegression, 'metrics'> {
  if (results.some(({ metrics }) => metrics === undefined)) return {};
  const compared = METRIC_NAMES.filter((metric) => results.some(({ metrics }) => metrics?.[metric] !== undefined));
  return {
    metrics: Object.fromEntries(
      compared.map((metric) => [metric, Math.max(...results.map(({ worst, metrics }) => metrics?.[metric] ?? worst!))]),
    ),
  };
}

function whyNothing(shown: readonly CommentState[], benchmark: string): Reason {
  const all = shown.flatMap(({ results }) => results);
  if (all.length === 0) return { kind: 'nothing-reported' };
  const isCut = shown.some((state) => state.isCut === true);
  const results = all.filter(({ id }) => isAbout({ benchmark }, id)).map(({ id, verdict }) => ({ id, verdict }));
  if (results.length > 0) return { kind: 'no-regression-of-known-size', benchmark, results, isCut };
  return {
    kind: 'benchmark-not-reported',
    benchmark,
    regressed: all.filter(({ verdict }) => verdict === 'regressed').map(({ id }) => id),
    isCut,
  };
}
