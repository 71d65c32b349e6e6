import { UserError } from '../errors.ts';
import type { RemoteRefusal } from '../git/remote-refusal.ts';

const FIXES: Readonly<Record<RemoteRefusal, string>> = {
  'branch moved': 'Run the job again; if it happens often, fewer jobs should store baselines at the same time.',
  'name taken': 'Git can have only one of the two names: give `baseline-branch` another one, in every step that uses perf-gate, or remove the branch that git names.',
  'protected branch':
    'Point `baseline-branch` at a branch of its own that is not protected, or let the app or deploy key that pushes bypass the rule: the token of a workflow cannot.',
  'hook declined': 'Ask who runs the remote what its hook accepts, or point `baseline-branch` at a branch that it lets pass.',
  'no permission': 'Give the job that stores baselines `permissions: contents: write`, and no other job.',
  unreachable: 'Check that the remote exists and can be reached with the rights of this checkout.',
};

/** What to tell the user of a push (or a look at the remote) that cannot succeed. */
export function pushError({ refusal, output, remote, branch, cause }: {
  readonly refusal: RemoteRefusal;
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
