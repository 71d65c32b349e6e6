/** Why a push or a fetch did not go through, read from what git wrote. */
export type RemoteRefusal = 'branch moved' | 'name taken' | 'protected branch' | 'hook declined' | 'no permission' | 'unreachable';

/**
 * In this order, because a protected branch and a hook are "remote rejected" too. GitHub's codes: GH006 is branch
 * protection, GH013 a ruleset. A lock that another push holds on the ref at that moment is a branch that moves; one that is not
 * to be had because a branch `perf` leaves no room for `perf/baselines` never will be.
 */
const SIGNS: readonly (readonly [RemoteRefusal, RegExp])[] = [
  ['protected branch', /GH006|GH013|protected branch|repository rule violations/i],
  ['hook declined', /hook declined/i],
  ['name taken', /exists; cannot create|directory file conflict|refname conflict/i],
  ['branch moved', /\[rejected\]|cannot lock ref|failed to update ref|incorrect old value|reference already exists|unable to create '.*\.lock'/i],
  ['no permission', /permission|denied|forbidden|\b40[13]\b|authentication failed|could not read (?:username|password)|not allowed/i],
];

export function classifyRefusal(output: string): RemoteRefusal {
  return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? 'unreachable';
}

/** What is said of a remote or a branch that is not there, rather than not there now. */
const IS_NOWHERE = /not found|does not exist|does not appear to be|couldn't find remote ref/i;

/** What a remote says of a commit to which nothing there leads, as a force push leaves them behind. */
const IS_GONE = /not our ref|unadvertised object/i;

/** Whether what git wrote is about a remote that may be reached again in a moment. */
export function mayPass(output: string): boolean {
  return classifyRefusal(output) === 'unreachable' && !IS_NOWHERE.test(output) && !isGone(output);
}

/** Whether what git wrote is about a commit that the remote does not have, or not any more. */
export function isGone(output: string): boolean {
  return IS_GONE.test(output);
}
