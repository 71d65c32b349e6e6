import { UserError } from '../errors.ts';

/** Why a push did not go through, read from what git wrote. */
export type PushRefusal = 'branch moved' | 'protected branch' | 'hook declined' | 'no permission' | 'unreachable';

/**
 * In this order, because a protected branch and a hook are "remote rejected" too. GitHub's codes: GH006 is branch
 * protection, GH013 a ruleset. A lock that another push holds on the ref at that moment is a branch that moves.
 */
const SIGNS: readonly (readonly [PushRefusal, RegExp])[] = [
  ['protected branch', /GH006|GH013|protected branch|repository rule violations/i],
  ['hook declined', /hook declined/i],
  ['branch moved', /\[rejected\]|cannot lock ref|failed to update ref|incorrect old value|reference already exists|unable to create '.*\.lock'/i],
  ['no permission', /permission|denied|forbidden|\b40[13]\b|authentication failed|could not read (?:username|password)|not allowed/i],
];

export function classifyPushRefusal(output: string): PushRefusal {
  return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? 'unreachable';
}

/** What a remote says that is not there, rather than not there now. */
const IS_NOWHERE = /not found|does not exist|does not appear to be/i;

/** Whether what git wrote is about a remote that may be reached again in a moment. */
export function mayPass(output: string): boolean {
  return classifyPushRefusal(output) === 'unreachable' && !IS_NOWHERE.test(output);
}

const FIXES: Readonly<Record<PushRefusal, string>> = {
  'branch moved': 'Run the job again; if it happens often, fewer jobs should store baselines at the same time.',
  'protected branch':
    'Point `baseline-branch` at a branch of its own that is not protected, or let the app or deploy key that pushes bypass the rule: the token of a workflow cannot.',
  'hook declined': 'Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass.',
  'no permission': 'Give the job that stores baselines `permissions: contents: write`, and no other job.',
  unreachable: 'Check that the remote exists and can be reached with the rights of this checkout.',
};

/** What to tell the user of a push (or a look at the remote) that cannot succeed. */
export function pushError({ refusal, output, remote, branch, cause }: {
  readonly refusal: PushRefusal;
  readonly output: string;
  readonly remote: string;
  readonly branch: string;
  readonly cause: unknown;
}): UserError {
  return new UserError({
    what: `the baseline cannot be stored (${refusal}): ${withoutCredentials(output).trim()}`,
    where: `branch ${branch} of ${withoutCredentials(remote)}`,
    fix: FIXES[refusal],
    cause,
  });
}

/** git repeats the remote's URL, and a token may be part of it. */
function withoutCredentials(text: string): string {
  return text.replaceAll(/:\/\/[^@/\s]+@/g, '://***@');
}
