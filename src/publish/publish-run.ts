import { notice, warning } from '@actions/core';
import { reasonOf } from '../errors.ts';
import type { RunFile, Judgement } from '../model.ts';
import { renderVerdictLine } from '../report/headline.ts';
import { renderComment, renderSummary } from '../report/markdown.ts';
import { commentMarker, explainRefusedComment, publishComment } from './comment.ts';
import type { GitHubApi } from './github.ts';
import { outputsOf, publishOutputs } from './outputs.ts';
import { publishSummary } from './summary.ts';

/** A judged run, and where its report goes. */
export interface Publication {
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** The configuration that the run was measured by, as the user wrote it. */
  readonly configFile: string;
  /** Files that later steps may read. */
  readonly reportPath: string;
  readonly jsonPath: string;
  /** Page of this workflow run. */
  readonly runUrl: string;
  /** null: no comment. */
  readonly commentOn: { readonly number: number; readonly isFork: boolean } | null;
  /** null: there is no token. */
  readonly github: GitHubApi | null;
}

/**
 * Job summary first, because nothing can keep it from being written, then outputs, then the comment. What cannot be
 * published is a warning: it never changes the verdict. Gives the verdict as one line.
 */
export async function publishRun(publication: Publication): Promise<string> {
  const { file: { run }, judgement, configFile, reportPath, jsonPath } = publication;
  const title = configFile.startsWith('perf-gate.') ? 'perf-gate' : `perf-gate (${configFile})`;
  const verdictLine = renderVerdictLine({ run, judgement });
  await warnInstead('The job summary could not be written', async () => publishSummary(renderSummary({ run, judgement, title })));
  await warnInstead('The outputs could not be set', () => { publishOutputs(outputsOf({ judgement, verdictLine, reportPath, jsonPath })); });
  await commentIfAsked(publication, title);
  return verdictLine;
}

async function commentIfAsked({ commentOn, github, file: { run }, judgement, configFile, runUrl }: Publication, title: string): Promise<void> {
  if (commentOn === null) return;
  if (github === null) {
    warning('The report could not be posted as a comment: the input `token` is empty. It is in the job summary, and the verdict stands.');
    return;
  }
  try {
    const body = renderComment({ run, judgement, title, fullReportUrl: runUrl });
    const { state, url } = await publishComment(github, { issue: commentOn.number, marker: commentMarker(configFile), body });
    notice(`The report was ${state === 'created' ? 'posted' : 'updated'} at ${url}`);
  } catch (error) {
    warning(explainRefusedComment(error, commentOn));
  }
}

async function warnInstead(what: string, publish: () => Promise<void> | void): Promise<void> {
  try {
    await publish();
  } catch (error) {
    warning(`${what}: ${reasonOf(error)}. The verdict stands.`);
  }
}
