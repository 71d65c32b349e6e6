import type { CheckRun, CommitStatus, CreatedCheck, GitHubApi } from '../client/api.ts';
import { GitHubRefusal } from '../client/refusal.ts';
import { annotationsOf } from './annotations.ts';
import { gateName, type Publication } from './publication.ts';
import type { Judgement } from '../../model.ts';
import { renderSummary } from '../../report/markdown.ts';
import { version } from '../../system/version.ts';

/**
 * How a verdict ends the job. `verdictLine` is the report's first line. With `failOnRegression` off, a verdict that
 * would fail the job is a warning.
 */
export function concludeJob(
  { exitCode }: Judgement,
  { verdictLine, failOnRegression }: { readonly verdictLine: string; readonly failOnRegression: boolean },
): { readonly state: 'passed' } | { readonly state: 'failed' | 'warned'; readonly message: string } {
  if (exitCode === 0) return { state: 'passed' };
  return { state: failOnRegression ? 'failed' : 'warned', message: verdictLine };
}

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

/** Two requests' worth. The report has all. */
const MOST_CHECK_ANNOTATIONS = 100;

export type PublishedCheck =
  | (CreatedCheck & { readonly kind: 'check run' })
  /** `refusal`: why it is no check run. */
  | { readonly kind: 'commit status'; readonly refusal: unknown };

/** `error`: there is no verdict on the change. */
export type FailedStatus = Exclude<CommitStatus['state'], 'success'>;

export const failedStatusOf = ({ verdict }: Judgement): FailedStatus => (verdict === 'invalid' ? 'error' : 'failure');

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
  const name = gateName(run.configFile);
  return {
    sha: commit,
    name,
    conclusion: concludeCheck(judgement, failOnRegression),
    title: verdictLine,
    summary: renderSummary({
      run,
      judgement,
      judgedBy: version,
      warnsOnly: !failOnRegression,
      title: name,
      fullReportUrl,
      maxBytes: MAX_CHECK_SUMMARY_BYTES,
    }),
    detailsUrl: runUrl,
    annotations: annotationsOf(publication, MOST_CHECK_ANNOTATIONS),
  };
}

/**
 * Writes the check run, or, where the token may not, a commit status of the same name, which satisfies the same branch
 * protection. Throws what refused the check run if it was anything else, or the status is refused as well.
 *
 * @param failsAs what such a status says where the check fails
 */
export async function publishCheck(api: GitHubApi, check: CheckRun, failsAs: FailedStatus): Promise<PublishedCheck> {
  try {
    return { kind: 'check run', ...(await api.createCheck(check)) };
  } catch (refusal) {
    if (!isForWantOfPermission(refusal)) throw refusal;
    try {
      await api.createStatus(statusOf(check, failsAs));
    } catch {
      throw refusal;
    }
    return { kind: 'commit status', refusal };
  }
}

/**
 * A check run never takes the place of a commit status, nor the other way round: what GitHub refuses today and takes
 * tomorrow would leave the status beside every later check.
 */
function isForWantOfPermission(error: unknown): boolean {
  return error instanceof GitHubRefusal && (error.status === 403 || error.status === 404) && !error.isRateLimit;
}

/** A status cannot be neutral. */
function statusOf({ sha, name, conclusion, title, detailsUrl }: CheckRun, failsAs: FailedStatus): CommitStatus {
  return { sha, state: conclusion === 'failure' ? failsAs : 'success', context: name, description: title, url: detailsUrl };
}
