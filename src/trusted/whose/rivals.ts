import type { ContentsApi, PullRequest } from '../../github/api.ts';
import type { Run } from '../../model.ts';
import type { CollectedRun } from '../upload/collect-runs.ts';
import { placeOfBase } from '../repository/place-of-base.ts';
import type { RunToPublish, TrustedInputs } from '../context/trusted-context.ts';

/** Runs of one workflow run that are told on the same pull request. */
export interface Part {
  readonly runs: readonly CollectedRun[];
  readonly origin: RunToPublish;
}

interface WhatIsKnown {
  readonly origin: RunToPublish;
  readonly source: { readonly github: Pick<ContentsApi, 'mergeBase'>; readonly inputs: TrustedInputs };
}

/**
 * The runs by pull request, those of the one that was found first, where its branch is proposed for others as well (`rivals`): GitHub
 * says which commit a run measured, and not for which of them. Beside a commit that its base never had, which may be as slow already,
 * it would pass by what another one is compared with: that is told on the one whose base has the commit, or on none, and never
 * passes the check. Throws a UserError if GitHub does not answer.
 */
export async function partsByPullRequest(runs: readonly CollectedRun[], rivals: readonly PullRequest[], { origin, source }: WhatIsKnown): Promise<readonly Part[]> {
  const owners = await Promise.all(runs.map(async ({ file }) => ownerOf(file.run, rivals, { origin, source })));
  const runsOf = (owner: PullRequest | null): readonly CollectedRun[] => runs.filter((_, index) => owners[index] === owner);
  const parts: readonly Part[] = [
    { runs: runsOf(origin.pull), origin },
    ...rivals.map((rival) => ({ runs: runsOf(rival), origin: { ...origin, pull: rival, pullRequest: rival.number, notOf: origin.pull } })),
    ...(origin.pull === null ? [] : [{ runs: runsOf(null), origin: { ...origin, notOf: origin.pull } }]),
  ];
  return parts.filter((part, index) => index === 0 || part.runs.length > 0);
}

/** null: none whose base has the commit that the run was compared with. */
async function ownerOf({ base }: Run, rivals: readonly PullRequest[], { origin, source: { github, inputs } }: WhatIsKnown): Promise<PullRequest | null> {
  const { pull, sha } = origin;
  if (pull === null || rivals.length === 0 || inputs.base !== null || base === null) return pull;
  for (const one of [pull, ...rivals]) {
    if (await placeOfBase(base.sha, { pull: one, sha }, { github, branch: one.baseRef }) !== 'elsewhere') return one;
  }
  return null;
}
