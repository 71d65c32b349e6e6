import { notice, summary, warning } from '@actions/core';
import { reasonOf } from '../../errors.ts';
import type { GitHubApi } from '../client/endpoints.ts';
import { explainIfRefused } from '../client/refusal.ts';
import { annotateJob, annotationsOf } from './annotations.ts';
import { checkOf } from './check.ts';
import { draftComment } from './comment-draft.ts';
import { publishComment } from './comment.ts';
import { outputsOf, publishOutputs } from './outputs.ts';
import { type Publication, sourceOf } from './publication.ts';
import type { Judgement } from '../../model.ts';
import { renderVerdictLine } from '../../report/headline.ts';
import { renderSummary } from '../../report/markdown.ts';

const VERDICT_STANDS = 'The report is in the job summary, and the verdict stands.';

/**
 * Job summary first, because nothing can keep it from being written, then outputs, then what needs GitHub: the check
 * and the comment. What cannot be published is a warning: it never changes the verdict.
 *
 * @returns the verdict as one line, and what refused the check, as whole sentences; null: it was written, or none was wanted
 */
export async function publishRun(
  publication: Publication,
): Promise<{ readonly verdictLine: string; readonly checkRefused: string | null }> {
  const {
    file: { run },
    judgement,
    report,
    comment,
    writesCheck,
    github,
  } = publication;
  const verdictLine = renderVerdictLine({ run, judgement });
  await warnInstead('The job summary could not be written', async () => summary.addRaw(renderSummary(sourceOf(publication)), true).write());
  await warnInstead('The outputs could not be set', () => {
    publishOutputs(outputsOf(judgement, verdictLine, report));
  });
  if (!writesCheck) annotateJob(annotationsOf(publication));
  if (github === null) {
    if (writesCheck || comment !== null)
      warning(`perf-gate could write neither a comment nor a check: the input \`token\` is empty. ${VERDICT_STANDS}`);
    return { verdictLine, checkRefused: null };
  }
  const checkRefused = await checkIfAsked(publication, github, verdictLine);
  await commentIfAsked(publication, github, verdictLine);
  return { verdictLine, checkRefused };
}

/** Gives what refused the check, as {@link publishRun} does. */
async function checkIfAsked(publication: Publication, github: GitHubApi, verdictLine: string): Promise<string | null> {
  const { writesCheck, comment } = publication;
  if (!writesCheck) return null;
  const deed = { doing: 'write the check run', permission: 'checks: write', isFork: comment?.isFork ?? false, explainsAnything: true };
  const refused = await explainIfRefused(deed, async () => {
    notice(`The check is at ${await github.createCheck(checkOf(publication, verdictLine))}`);
  });
  warnOf(refused);
  return refused;
}

async function commentIfAsked(publication: Publication, github: GitHubApi, verdictLine: string): Promise<void> {
  const { comment, judgement } = publication;
  if (comment === null) return;
  const { number, isFork, when } = comment;
  warnOf(
    await explainIfRefused({ doing: 'post the comment', permission: 'pull-requests: write', isFork, explainsAnything: true }, async () => {
      const mayBegin = when === 'always' || isWorthAComment(judgement);
      notice(await publishComment(github, { issue: number, mayBegin, draft: draftComment(publication, verdictLine) }));
    }),
  );
}

/** null: nothing was refused. */
function warnOf(refused: string | null): void {
  if (refused !== null) warning(`${refused} ${VERDICT_STANDS}`);
}

function isWorthAComment({ exitCode, benchmarks }: Judgement): boolean {
  return exitCode !== 0 || benchmarks.some(({ verdict, acceptance }) => verdict === 'improved' || acceptance !== null);
}

async function warnInstead(what: string, publish: () => unknown): Promise<void> {
  try {
    await publish();
  } catch (error) {
    warning(`${what}: ${reasonOf(error)}. The verdict stands.`);
  }
}
