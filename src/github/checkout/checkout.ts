import { reasonOf } from '../../errors.ts';
import { GIT_ERRORS } from '../../errors/git.ts';
import { fetchFrom } from '../../system/git-remote.ts';
import { attempt, commitOf, type CommitObject, type Git, isNotInstalled, isNotTrusted, openGit, readCommit } from '../../system/git.ts';
import { COMMIT_ID } from '../../text/phrases.ts';

/** The remote that actions/checkout sets up. */
export const REMOTE = 'origin';

/** The checked-out repository of a job, and its remote. */
export interface Checkout {
  readonly root: string;
  readonly git: Git;
  /** Environment with which git may reach the remote; `git` has it already. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

/**
 * Opens the checkout at `root`. Credentials that the checkout itself keeps come first: they may be a deploy key's or an
 * app's, which may do what the token may not. Without any (`persist-credentials: false`) git gets the token.
 *
 * @throws UserError where there is no git, and where it does not trust what another user has checked out
 */
export async function openCheckout({
  root,
  env,
  token,
  serverUrl,
}: {
  readonly root: string;
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly token: string | null;
  /** GITHUB_SERVER_URL of a runner. */
  readonly serverUrl: string;
}): Promise<Checkout> {
  const git = openGit({ root, env });
  await refuseUnreadableCheckout(git, root);
  if (token === null || (await keepsCredentials(git, serverUrl))) return { root, git, env };
  const withToken = { ...env, ...tokenForGit({ env, token, serverUrl }) };
  return { root, git: openGit({ root, env: withToken }), env: withToken };
}

/**
 * The workspace of a job in a container belongs to the runner's user, and what actions/checkout tells git of that ends with its
 * step; and an image may have no git. Whatever else is the matter is told by who needs it: not every job has a checkout.
 */
async function refuseUnreadableCheckout(git: Git, root: string): Promise<void> {
  try {
    await git(['rev-parse', '--git-dir']);
  } catch (cause) {
    if (isNotInstalled(cause)) {
      throw GIT_ERRORS['git-missing-in-job']({}, cause);
    }
    const [said = ''] = reasonOf(cause).trim().split('\n');
    if (!isNotTrusted(said)) return;
    throw GIT_ERRORS['checkout-not-trusted']({ folder: root, said }, cause);
  }
}

/** The commit that is checked out. @throws UserError if there is none */
export async function readHead(git: Git): Promise<CommitObject> {
  try {
    return await readCommit(git, (await git(['rev-parse', '--verify', 'HEAD'])).trim());
  } catch (cause) {
    throw GIT_ERRORS['head-unreadable']({ said: reasonOf(cause).trim() }, cause);
  }
}

/**
 * The commit that a branch, tag or commit id of the remote means, fetched if it is not here. `isListed`: the remote has just told of it.
 *
 * @throws UserError
 */
export async function fetchCommit(git: Git, ref: string, { isListed = false } = {}): Promise<string> {
  const known = COMMIT_ID.test(ref) ? await commitOf(git, ref) : null;
  if (known !== null) return known;
  try {
    await fetchFrom(git, { remote: REMOTE, ref, isListed });
    return (await git(['rev-parse', '--verify', 'FETCH_HEAD^{commit}'])).trim();
  } catch (cause) {
    const local = await commitOf(git, ref);
    if (local !== null) return local;
    throw GIT_ERRORS['base-not-fetched']({ ref, remote: REMOTE, said: reasonOf(cause).trim() }, cause);
  }
}

/** actions/checkout keeps its token as a header of every request to the server. One for another server, or of another name, is none. */
async function keepsCredentials(git: Git, serverUrl: string): Promise<boolean> {
  return /^authorization:/i.test((await attempt(git, ['config', '--get-urlmatch', 'http.extraheader', `${serverUrl}/`])) ?? '');
}

/** The token as git's configuration in the environment: on the command line every process of the machine could read it. */
function tokenForGit({
  env,
  token,
  serverUrl,
}: {
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly token: string;
  readonly serverUrl: string;
}): Readonly<Record<string, string>> {
  const first = Number(env['GIT_CONFIG_COUNT'] ?? 0);
  return {
    GIT_CONFIG_COUNT: String(first + 1),
    [`GIT_CONFIG_KEY_${first}`]: `http.${serverUrl}/.extraheader`,
    [`GIT_CONFIG_VALUE_${first}`]: `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`,
  };
}
