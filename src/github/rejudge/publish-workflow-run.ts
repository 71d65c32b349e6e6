import { posix } from 'node:path';
import { warning } from '@actions/core';
import { isSameGate } from '../../config/file-names.ts';
import { markdownCode, markdownProse, toPlainLine } from '../../text/escape.ts';
import type { Reason } from '../../reasons.ts';
import { describeNote, explainReason } from '../../report/words.ts';
import type { Run } from '../../model.ts';
import type { FinishedRun, PullRequest } from '../client/api.ts';
import { SKIP_LABEL } from '../event/task.ts';
import { NO_FILES } from '../publish/outputs.ts';
import { gateName } from '../publish/publication.ts';
import { publishRun } from '../publish/publish-run.ts';
import { checkNameOfStep, explainError, publishCheckWithoutRun, replyByHand, tellNoVerdict } from './check-of-commit.ts';
import { type CollectedRun, collectRuns, type Refused } from './collect-runs.ts';
import { findPullRequests } from './find-pull-request.ts';
import { type JudgedCommit, judgeCommit } from './judge-commit.ts';
import { ArtifactRefusal, type RunToPublish, runUrl, type TrustedContext } from './trusted-context.ts';

export interface PublishedWorkflowRun {
  /** One for each configuration that could be judged. */
  readonly verdictLines: readonly string[];
  /** Why something has no verdict, or a verdict not its check. */
  readonly remarks: readonly Reason[];
  /** Why GitHub did not take a check, as whole sentences. The commit may show an older one that passes. */
  readonly unwritten: readonly string[];
}

/**
 * The trusted stage: parses what a workflow run has uploaded, judges it again by the repository's own configuration, stored runs and acceptances,
 * and publishes it where GitHub says that it belongs. Nothing of the pull request is checked out or run.
 *
 * @throws UserError if GitHub does not answer or a stored baseline cannot be read; before that a check, or a reply to a run by hand,
 *   says so
 */
export async function publishWorkflowRun(finished: FinishedRun, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const found = await orTold(async () => findPullRequests(finished, context), originOf(finished, []), context);
  if ('why' in found) return nothingBut(found.why);
  const origin = originOf(finished, found.pulls);
  const { runs, refused, hasOthers } = await orTold(async () => collectRuns(finished, context), origin, context);
  const { config } = context.inputs;
  const wanted = runs.filter(({ file }) => config === null || isSameGate(file.run.configFile, config));
  // A newer run may take the place of one that was cancelled before its shards were joined.
  const isUnjoined = finished.conclusion === 'cancelled' && refused.some(({ why }) => why.kind === 'upload-of-shards-only');
  if (isUnjoined || wanted.length + refused.length === 0)
    return nothingUploaded(origin, { context, hasOthers: hasOthers || runs.length > 0 });
  const aside = wanted.filter(({ file }) => isAside(file.run, origin, context));
  if (aside.length > 0) await tellAside(origin, context);
  const others = wanted.filter((upload) => !aside.includes(upload));
  const published = await publishEach(others, refused, { origin, context });
  return aside.length === 0 ? published : { ...published, remarks: [{ kind: 'left-aside' }, ...published.remarks] };
}

function originOf(finished: FinishedRun, pulls: readonly PullRequest[]): RunToPublish {
  const [pull] = pulls;
  return {
    finished,
    pulls,
    sha: pull?.headSha ?? finished.headSha,
    isProposal: pull !== undefined || finished.event === 'merge_group',
    startedByHand: finished.event === 'workflow_dispatch',
  };
}

async function orTold<T>(act: () => Promise<T>, origin: RunToPublish, context: TrustedContext): Promise<T> {
  try {
    return await act();
  } catch (error) {
    await tellError({ error }, origin, context);
    throw error;
  }
}

/** In the check of the step, unless another one is named. */
async function tellError(
  { error, name }: { readonly error: unknown; readonly name?: string },
  origin: RunToPublish,
  context: TrustedContext,
): Promise<string | null> {
  return tellNoVerdict(
    { name: name ?? checkNameOfStep(context), title: 'What was measured could not be judged', why: explainError(error) },
    origin,
    context,
  );
}

const nothingBut = (why: Reason, unwritten: string | null = null): PublishedWorkflowRun => ({
  verdictLines: [],
  remarks: [why],
  unwritten: unwritten === null ? [] : [unwritten],
});

/**
 * The check says whether the pull request is slower than its base. A run by hand may ask something else: beside a base of its own, or for the
 * tables alone. `check: true` says that every run asks so.
 */
function isAside({ measuredFor }: Run, { startedByHand }: RunToPublish, { inputs }: TrustedContext): boolean {
  return startedByHand && inputs.check !== 'true' && (inputs.base !== null || measuredFor === 'tables');
}

async function tellAside(origin: RunToPublish, context: TrustedContext): Promise<void> {
  const { base } = context.inputs;
  const how = base === null ? 'for the tables alone' : `with the base ${markdownCode(base)}`;
  await replyByHand((run) => `The ${run} was ${how}. Its job summary has the result; comment and check stay as they are.`, origin, context);
}

/** A required check stays away from a pull request that uploaded nothing. A merge queue would wait for it, with all that is queued behind the group. */
async function nothingUploaded(
  origin: RunToPublish,
  { context, hasOthers }: { readonly context: TrustedContext; readonly hasOthers: boolean },
): Promise<PublishedWorkflowRun> {
  const { artifact, config } = context.inputs;
  const {
    finished,
    pulls: [pull],
    isProposal,
  } = origin;
  if (pull?.labels.includes(SKIP_LABEL) === true) {
    // A role in the repository is needed to set the label.
    const why: Reason = { kind: 'skipped-by-label', label: SKIP_LABEL };
    const said = describeNote(why);
    return nothingBut(why, await publishCheckWithoutRun({ conclusion: 'neutral', title: said, summary: said }, origin, context));
  }
  const ofConfig = config === null ? '' : ` of ${config}`;
  // A part may have no benchmark of this configuration: then the others tell of it.
  if (!(config !== null && hasOthers))
    await replyByHand(
      (run) => `There is no result of the ${run}. It has uploaded none${markdownProse(ofConfig)}: its log says why.`,
      origin,
      context,
    );
  const why: Reason = { kind: 'nothing-uploaded', workflowRun: finished.id, artifact, config };
  if (!isProposal || pull !== undefined || finished.conclusion === 'success') return nothingBut(why);
  return nothingBut(
    why,
    await publishCheckWithoutRun(
      {
        title: 'Nothing was measured as a whole: no run was uploaded',
        summary: `There is no verdict. The log of [the workflow run](${runUrl(finished.id, context)}) says why.`,
      },
      origin,
      context,
    ),
  );
}

/**
 * Judges each upload by itself, and publishes once all are judged: a check must not be green until a refusal turns it red. Throws what kept the first
 * from being judged, once everything is published.
 */
async function publishEach(
  uploads: readonly CollectedRun[],
  unreadable: readonly Refused[],
  { origin, context }: { readonly origin: RunToPublish; readonly context: TrustedContext },
): Promise<PublishedWorkflowRun> {
  const { github, inputs, now, ownRunUrl } = context;
  const outcomes = await Promise.all(uploads.map(async (upload) => judgeOrExplain(upload, origin, context)));
  const unjudged = outcomes.filter((outcome) => 'error' in outcome);
  const refused = [...unreadable, ...outcomes.filter((outcome) => 'why' in outcome)];
  const withoutVerdict = new Set([...unjudged.map(({ name }) => name), ...(refused.length === 0 ? [] : [checkNameOfStep(context)])]);

  const obeysComments = await hasCommands(context);
  const verdictLines: string[] = [];
  const unwritten: (string | null)[] = [];
  for (const { file, judgement, newest, pull } of outcomes.filter((outcome) => 'judgement' in outcome)) {
    const { verdictLine, checkRefused } = await publishRun({
      file,
      judgement,
      report: NO_FILES,
      runUrl: runUrl(newest.id, context),
      fullReportUrl: ownRunUrl,
      origin: { workflowRun: newest.id, attempt: newest.attempt },
      comment: pull === null || inputs.comment === 'never' ? null : { number: pull.number, isFork: false, when: inputs.comment },
      commit: origin.sha,
      writesCheck: inputs.check !== 'false' && !withoutVerdict.has(gateName(file.run.configFile)),
      failOnRegression: inputs.failOnRegression,
      obeysComments,
      now,
      github,
    });
    verdictLines.push(verdictLine);
    unwritten.push(checkRefused);
  }
  for (const one of unjudged) unwritten.push(await tellError(one, origin, context));
  if (refused.length > 0) unwritten.push(await tellRefused(refused, origin, context));
  if (unjudged[0] !== undefined) throw unjudged[0].error;
  return {
    verdictLines,
    remarks: refused.map(({ where, why }): Reason => ({ kind: 'upload-refused', where, because: why })),
    unwritten: unwritten.filter((refusal) => refusal !== null),
  };
}

/** The workflow that obeys comments, as `examples/` and the documentation call it. */
const COMMANDS_FILE = '.github/workflows/perf-commands.yml';

/** Tells whether the repository obeys comments. Where GitHub does not say, no comment is offered. */
async function hasCommands({ github, defaultBranch }: TrustedContext): Promise<boolean> {
  return (await github.fileAt(COMMANDS_FILE, defaultBranch).catch(() => null)) !== null;
}

async function judgeOrExplain(
  upload: CollectedRun,
  origin: RunToPublish,
  context: TrustedContext,
): Promise<JudgedCommit | Refused | { readonly name: string; readonly error: unknown }> {
  try {
    return await judgeCommit(upload, origin, context);
  } catch (error) {
    if (error instanceof ArtifactRefusal) return { where: upload.where, why: error.reason };
    return { name: gateName(posix.normalize(upload.file.run.configFile)), error };
  }
}

const LONGEST_LINE = 500;

async function tellRefused(refused: readonly Refused[], origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  for (const { where, why } of refused)
    warning(`Workflow run ${origin.finished.id} was not published: ${toPlainLine(`${where}: ${explainReason(why)}`, LONGEST_LINE)}`);
  const list = refused.map(({ where, why }) => `- ${markdownCode(where)}: ${markdownProse(explainReason(why))}`);
  return tellNoVerdict({ title: 'What was measured cannot be published', why: `\n\n${list.join('\n')}` }, origin, context);
}
