import type { PullRequest } from '../github/api.ts';
import type { CollectedRun } from './collect-runs.ts';
import { placeOfBase } from './place-of-base.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';

/**
 * The runs that are of the pull request for all that is known, where its branch is proposed for others as well (`rivals`): GitHub
 * says which commit a run measured, and not for which of them. Beside a commit that its base never had, which may be as slow
 * already, it would pass by what another one is compared with. Throws a UserError if GitHub does not answer.
 */
export async function withoutRunsOfRivals(runs: readonly CollectedRun[], rivals: readonly PullRequest[], { origin, context }: {
  readonly origin: RunToPublish;
  readonly context: TrustedContext;
}): Promise<readonly CollectedRun[]> {
  const { pull } = origin;
  const { github, inputs } = context;
  if (pull === null || rivals.length === 0 || inputs.base !== null) return runs;
  const places = await Promise.all(runs.map(async ({ file: { run: { base } } }) => (base === null ? null : placeOfBase(base.sha, origin, { github, branch: pull.baseRef }))));
  return runs.filter((_, index) => places[index] !== 'elsewhere');
}

/** Why a run is told on no pull request. */
export function describeRivals(rivals: readonly PullRequest[]): string {
  const named = rivals.map(({ number, baseRef }) => `#${number} into ${baseRef}`).join(', ');
  return `It was compared with a commit that the base of the pull request never had, and the same branch is proposed by ${named}: GitHub does not say which of them it is about. Propose it there from a branch and a commit of its own.`;
}
