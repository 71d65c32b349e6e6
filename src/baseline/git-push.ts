import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { reasonOf } from '../errors.ts';
import { openGit } from '../git.ts';
import type { Git } from '../git.ts';
import type { StoredRun } from '../model.ts';
import { baselineCommitMessage } from './commit-message.ts';
import { historyFileName } from './files.ts';
import { appendToHistory } from './format.ts';
import { classifyPushRefusal, pushError } from './push-refusal.ts';

/** What to store, and where. */
export interface BaselinePush {
  /** A checkout or bare repository that knows the remote; its work tree, index and branches are left alone. */
  readonly root: string;
  /** Name or URL. */
  readonly remote: string;
  /** Created without history if the remote does not have it. */
  readonly branch: string;
  /** Folder of the baselines, from the repository's root. */
  readonly dir: string;
  readonly stored: StoredRun;
  /** Runs to keep of the fingerprint. */
  readonly keep: number;
  readonly author: { readonly name: string; readonly email: string };
  /** Subject of the commit. */
  readonly message: string;
  /** Environment of git; this process's own unless given. */
  readonly env?: Readonly<NodeJS.ProcessEnv>;
}

/** Each attempt fails only because another writer's succeeded, so this many writers at once lose nothing. */
const MAX_ATTEMPTS = 10;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Appends a run to the baselines on a branch of a remote, by compare-and-swap: a commit on top of the branch as it was
 * seen is pushed without force, which the remote refuses if the branch has moved meanwhile; then all is done again on
 * what is there now. So jobs that end at the same time lose nothing, which a concurrency group cannot promise (it keeps
 * one waiting run and cancels the others).
 *
 * Throws a UserError: the branch is protected, a hook or missing rights refuse the push, the remote cannot be reached,
 * the stored file cannot be read, or ten attempts did not do.
 */
export async function pushBaseline(push: BaselinePush): Promise<{ readonly commit: string; readonly attempts: number }> {
  await using scratch = await scratchFolder();
  const git = openGit({ root: push.root, env: push.env ?? process.env, own: environmentOf(push, scratch.path) });
  for (let attempt = 1; ; attempt += 1) {
    const tip = await fetchTip(git, push);
    const commit = await commitOnTop(git, push, tip);
    try {
      await git(['push', '--porcelain', push.remote, `${commit}:${refOf(push)}`]);
      return { commit, attempts: attempt };
    } catch (cause) {
      const output = reasonOf(cause);
      const refusal = classifyPushRefusal(output);
      if (refusal !== 'branch moved' || attempt === MAX_ATTEMPTS) {
        throw pushError({ refusal, output, remote: push.remote, branch: push.branch, cause });
      }
    }
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt));
  }
}

/** Commit id of the branch on the remote, with its objects here; null if the remote has no such branch. */
async function fetchTip(git: Git, push: BaselinePush): Promise<string | null> {
  try {
    const [tip] = (await git(['ls-remote', push.remote, refOf(push)])).split(/\s/);
    if (tip === undefined || tip === '') return null;
    if (await hasCommit(git, tip)) return tip;
    // Only a shallow clone may be deepened by one commit more; a whole one would become shallow by it. A commit that was
    // not here can cut off no history that is.
    const depth = (await git(['rev-parse', '--is-shallow-repository'])).trim() === 'true' ? ['--depth=1'] : [];
    await git(['fetch', '--no-tags', '--no-write-fetch-head', ...depth, push.remote, tip]);
    return tip;
  } catch (cause) {
    const output = reasonOf(cause);
    const refusal = classifyPushRefusal(output) === 'no permission' ? 'no permission' : 'unreachable';
    throw pushError({ refusal, output, remote: push.remote, branch: push.branch, cause });
  }
}

async function hasCommit(git: Git, commit: string): Promise<boolean> {
  return (await git(['rev-parse', '--verify', '--quiet', `${commit}^{commit}`])) !== '';
}

/** A commit that differs from `tip` in the one baseline file. */
async function commitOnTop(git: Git, push: BaselinePush, tip: string | null): Promise<string> {
  const { dir, stored, keep, message } = push;
  const file = posix.join(dir, historyFileName(stored.environment.key));
  const text = appendToHistory({ text: tip === null ? '' : await readAt(git, tip, file), file, stored, keep });

  await git(['read-tree', ...(tip === null ? ['--empty'] : [tip])]);
  const blob = (await git(['hash-object', '-w', '--stdin'], text)).trim();
  await git(['update-index', '--add', '--cacheinfo', `100644,${blob},${file}`]);
  // --missing-ok: a partial clone lacks blobs that the tree names, and they are not needed here.
  const tree = (await git(['write-tree', '--missing-ok'])).trim();
  const parents = tip === null ? [] : ['-p', tip];
  return (await git(['commit-tree', tree, ...parents, '-F', '-'], baselineCommitMessage(message, stored.environment.key))).trim();
}

/** Text of a file in a commit; empty if it is not there. */
async function readAt(git: Git, commit: string, file: string): Promise<string> {
  const listing = await git(['ls-tree', '-z', '--full-tree', '--object-only', commit, '--', file]);
  const blob = listing.replace('\0', '');
  return blob === '' ? '' : git(['cat-file', 'blob', blob]);
}

function refOf({ branch }: BaselinePush): string {
  return `refs/heads/${branch}`;
}

/** An index of our own, so that what the user has staged stays as it is. */
function environmentOf({ author }: BaselinePush, scratch: string): Readonly<Record<string, string>> {
  return {
    GIT_INDEX_FILE: join(scratch, 'index'),
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
}

async function scratchFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'perf-gate-baseline-'));
  return { path, [Symbol.asyncDispose]: async () => rm(path, { recursive: true, force: true }) };
}
