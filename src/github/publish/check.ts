import type { CheckRun } from '../client/api.ts';
import { annotationsOf } from './annotations.ts';
import { gateName, type Publication, sourceOf } from './publication.ts';
import type { Judgement } from '../../model.ts';
import { renderSummary } from '../../report/markdown.ts';

/**
 * How a verdict concludes a check run. Neutral satisfies branch protection, and shows that something is left to look
 * at: an inconclusive verdict that the policy lets pass so, and what would fail if `failOnRegression` were on.
 */
export function concludeCheck({ verdict, exitCode }: Judgement, failOnRegression: boolean): CheckRun['conclusion'] {
  if (exitCode === 0) return verdict === 'inconclusive' ? 'neutral' : 'success';
  return failOnRegression ? 'failure' : 'neutral';
}

/** GitHub's documentation counts characters; what refuses a longer one counts bytes (github/docs#35252). */
const MAX_CHECK_SUMMARY_BYTES = 65_535;

/** The check that tells of a run. `verdictLine` is the report's first line. */
export function checkOf(publication: Publication, verdictLine: string): CheckRun {
  const {
    file: { run },
    judgement,
    commit,
    runUrl,
    fullReportUrl,
    failOnRegression,
  } = publication;
  return {
    sha: commit,
    name: gateName(run.configFile),
    conclusion: concludeCheck(judgement, failOnRegression),
    title: verdictLine,
    summary: renderSummary({ ...sourceOf(publication), fullReportUrl, maxBytes: MAX_CHECK_SUMMARY_BYTES }),
    detailsUrl: runUrl,
    annotations: annotationsOf(publication),
  };
}
