import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../errors.ts';
import { attempt, type Git, isShallow, openGit } from './git.ts';

/**
 * In this order, because protected branches and hooks are "remote rejected" too. GitHub's codes: GH006 is branch protection, GH013 a
 * ruleset. A lock on the ref means another push; `name taken` that a branch `perf` leaves no room for `perf/baselines`.
 */
const SIGNS = [
  ['protected branch', /GH006|GH013|protected branch|repository rule violations/i],
  ['hook declined', /hook declined/i],
  ['name taken', /exists; cannot create|directory file conflict|refname conflict/i],
  [
    'branch moved',
    /\[rejected\]|cannot lock ref|failed to update ref|incorrect old value|reference already exists|unable to create '.*\.lock'/i,
  ],
  ['no permission', /permission|denied|forbidden|\b40[13]\b|authentication failed|could not read (?:username|password)|not allowed/i],
] as const;

/** Why a push or a fetch failed, by git's output. */
export function classifyRefusal(output: string): (typeof SIGNS)[number][0] | 'unreachable' {
  return SIGNS.find(([, sign]) => sign.test(output))?.[0] ?? 'unreachable';
}

/** Messages for a remote or branch that does not exist. */
const IS_NOWHERE = /not found|does not exist|does not appear to be|couldn't find remote ref/i;

/** Messages for a commit that no ref leads to, as after a force push. */
const IS_GONE = /not our ref|unadvertised object/i;

/** Tells whether another try may reach the remote. */
export function mayPass(output: string): boolean {
  return classifyRefusal(output) === 'unreachable' && !IS_NOWHERE.test(output) && !isGone(output);
}

/** Tells whether the remote lacks the commit. */
export function isGone(output: string): boolean {
  return IS_GONE.test(output);
}

interface Patience {
  /** Between two tries. */
  readonly pauseMs?: number | undefined;
  /** Further tries until then, by `performance.now()`. */
  readonly untilMs?: number;
}

/** Tries, so that a short failure costs neither a check nor an hour's measuring. */
const TRIES_TO_REACH = 5;
const PAUSE_TO_REACH_MS = 3_000;

/** Commit id of a branch; null: the remote has no such branch. Rejects with what git wrote where the remote does not answer. */
export async function tipOf(
  git: Git,
  { remote, branch }: { readonly remote: string; readonly branch: string },
  patience?: Patience,
): Promise<string | null> {
  const [tip] = (await reaching(() => git(['ls-remote', remote, `refs/heads/${branch}`]), patience)).split(/\s/);
  return tip === undefined || tip === '' ? null : tip;
}

/** Fetches a branch, a tag or a commit. Rejects as {@link tipOf} does. @param isListed the remote has just listed it: a missing object may appear in a moment */
export async function fetchFrom(
  git: Git,
  {
    remote,
    ref,
    isListed = false,
    options = [],
  }: { readonly remote: string; readonly ref: string; readonly isListed?: boolean; readonly options?: readonly string[] },
  patience?: Patience,
): Promise<void> {
  // In shallow clones only: a whole clone would become shallow.
  const depth = (await isShallow(git)) ? ['--depth=1'] : [];
  const passes = (output: string): boolean => mayPass(output) || (isListed && isGone(output));
  await reaching(() => git(['fetch', '--no-tags', '--no-recurse-submodules', ...options, ...depth, '--', remote, ref]), patience, passes);
}

async function reaching(
  ask: () => Promise<string>,
  { pauseMs = PAUSE_TO_REACH_MS, untilMs = 0 }: Patience = {},
  passes = mayPass,
): Promise<string> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await ask();
    } catch (cause) {
      const output = reasonOf(cause);
      const goesOn = tries < TRIES_TO_REACH ? passes(output) : mayPass(output) && performance.now() < untilMs;
      if (!goesOn) throw cause;
    }
    await sleep(pauseMs);
  }
}

/** `git@host:owner/name.git`, `ssh://git@host/owner/name`, `https://user:token@host/owner/name.git` */
const REMOTE_URL = /^(?:https?:\/\/|ssh:\/\/)?(?:[^@/\s]*@)?(?<host>[\w-]+(?:\.[\w-]+)+)(?::\d+)?[:/](?<path>[\w./~-]+?)(?:\.git)?\/?$/;

/** Address under which GitHub and its like show a commit, without its id; null: the remote has none. */
export function commitUrlOfRemote(remote: string): string | null {
  const { host, path } = REMOTE_URL.exec(remote.trim())?.groups ?? {};
  return host === undefined || path === undefined ? null : `https://${host}/${path}/commit/`;
}

/** That address for the repository of a folder; null: it has no remote, or not this commit. */
export async function commitUrlOf(commit: string, folder: string): Promise<string | null> {
  const git = openGit({ root: folder, env: process.env });
  if ((await attempt(git, ['cat-file', '-e', `${commit}^{commit}`])) === null) return null;
  const remote = await attempt(git, ['remote', 'get-url', 'origin']);
  return remote === null ? null : commitUrlOfRemote(remote);
}
