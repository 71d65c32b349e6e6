import type { CheckOnCommit, PullRequest } from '../client/api.ts';
import { askGitHubIfItSays } from '../client/ask.ts';
import { publishCheckWithoutRun } from './check-without-run.ts';
import { idOfCheck, numberOfRun, readIdOfCheck, type RunToPublish, type TrustedContext } from './trusted-context.ts';
import { markdownProse } from '../../text/escape.ts';
import { listOf } from '../../text/phrases.ts';

/** Why a result that passes does not pass the check of the commit. */
export interface Withheld {
  readonly checkName: string;
  /** Whose check it is. */
  readonly others: readonly PullRequest[];
  /** Whole sentences, without markdown. */
  readonly why: string;
  /** Its own check has to be taken back: it has failed before, and does not any more, or it passed a moment too early. */
  readonly replacesOwn: boolean;
}

/** The check that passes is to be written yet, or has been: what another publishing wrote in between would be hidden by it. */
export type Look = 'before writing' | 'once written';

/**
 * A commit has one check of a name, whichever pull request it was measured for: one that is slower than main would pass by a second
 * pull request of the same commit, into a branch that is as slow already, and main's shows that. So what passes never takes the
 * place of what fails for another one, as long as that is open and proposes the commit; nor does what passes for none. null: the check
 * may pass, as it may where GitHub does not let anybody look. Throws a UserError if it does not answer.
 */
export async function findWithheld(checkName: string, origin: RunToPublish, context: TrustedContext, look: Look): Promise<Withheld | null> {
  const { github, inputs } = context;
  if (inputs.check === 'false') return null;
  const { notOf } = origin;
  const checks = await checksIfKnown(checkName, origin, context) ?? [];
  const hasFailedBefore = failingPullRequests(checks).some((number) => number === numberOfRun(origin));
  // What failed a check that had passed for the other one may take back its own failure, and no more.
  const isOpenForOther = look === 'before writing' && notOf !== null && !(hasFailedBefore && passesFor(notOf, checks));
  const others = isOpenForOther ? [notOf] : await failingForOthers(checks, origin, github);
  if (others.length === 0) return null;
  return { checkName, others, why: isOpenForOther ? describeNotOf(notOf) : describeFailing(others), replacesOwn: look === 'once written' || hasFailedBefore };
}

/** By the newest check of a pull request; none: it does not. */
function passesFor({ number }: PullRequest, checks: readonly CheckOnCommit[]): boolean {
  const conclusion = checks.find(({ externalId }) => readIdOfCheck(externalId)?.number === number)?.conclusion;
  return conclusion === 'success' || conclusion === 'neutral';
}

async function failingForOthers(checks: readonly CheckOnCommit[], origin: RunToPublish, github: TrustedContext['github']): Promise<readonly PullRequest[]> {
  const own = numberOfRun(origin);
  return stillProposed(failingPullRequests(checks).filter((number) => number !== own), origin.sha, github);
}

/** The checks of a name that the commit has, newest first; null: GitHub does not let anybody look. Throws a UserError if it does not answer. */
export async function checksIfKnown(checkName: string, { sha }: RunToPublish, { github }: Pick<TrustedContext, 'github'>): Promise<readonly CheckOnCommit[] | null> {
  return askGitHubIfItSays({ doing: 'look up the checks of the commit', permission: 'checks: write' }, async () => github.checksOn(sha, checkName));
}

/** By the newest check of each. */
function failingPullRequests(checks: readonly CheckOnCommit[]): readonly number[] {
  const known = checks.flatMap(({ conclusion, externalId }) => {
    const id = readIdOfCheck(externalId);
    return id === null ? [] : [{ ...id, fails: conclusion === 'failure' && !id.passes }];
  });
  return known.filter(({ number, fails }, index) => fails && known.findIndex((one) => one.number === number) === index).map(({ number }) => number);
}

async function stillProposed(numbers: readonly number[], sha: string, github: Pick<TrustedContext['github'], 'pullRequest'>): Promise<readonly PullRequest[]> {
  const deed = { doing: 'look up the pull request', permission: 'pull-requests: read' };
  const pulls = await Promise.all(numbers.map(async (number) => askGitHubIfItSays(deed, async () => github.pullRequest(number))));
  return pulls.filter((pull) => pull !== null).filter(({ isOpen, headSha }) => isOpen && headSha === sha);
}

const named = (pulls: readonly PullRequest[]): string => listOf(pulls.map(({ number, baseRef }) => `#${number} into ${baseRef}`));

function describeFailing(others: readonly PullRequest[]): string {
  return `This passes, and the check stays as it is: a commit has but one, and it has failed for ${named(others)}, which proposes the same commit. It passes once that does: by /perf accept or /perf run there, or by running its jobs again. Or give this one a commit of its own; or close the other one, and run the job that publishes this one again.`;
}

/** For the report of a run that is `notOf` a pull request, whatever it says. */
export function describeNotOf({ number, baseRef }: PullRequest): string {
  return `Pull request #${number} proposes the same branch for ${baseRef}, and this was not compared with its base. A commit has but one check, which this result may fail, and pass only where it had failed it itself after the other one passed. /perf run names the pull request that it measures for; or propose it from a branch of its own, with a commit of its own.`;
}

/**
 * Where the pull request itself has failed the check before, takes the place of that: else each of two that have failed it would wait
 * for the other. And where its check passed a moment too early, takes that back. Gives what refused it, as whole sentences; null:
 * nothing, or there is nothing to be written.
 */
export async function replaceOwn({ checkName, others, why, replacesOwn }: Withheld, origin: RunToPublish, context: TrustedContext): Promise<string | null> {
  if (!replacesOwn) return null;
  const number = numberOfRun(origin);
  return publishCheckWithoutRun({
    name: checkName,
    conclusion: 'failure',
    failsAs: 'failure',
    title: `Passes ${number === null ? 'by itself' : `for #${number}`}: whether the commit does is up to ${named(others)}`,
    summary: markdownProse(why),
    ...idOfCheck(origin, true),
  }, origin, context);
}
