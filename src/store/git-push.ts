import { join, posix } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { STORE_ERRORS } from '../errors/store.ts';
import { reasonOf } from '../errors.ts';
import { classifyRefusal, fetchFrom, mayPass, tipOf } from '../system/git-remote.ts';
import { commitOf, fileAt, type Git, openGit } from '../system/git.ts';
import { openScratchFolder } from '../system/scratch.ts';

/** Files of a branch, by their paths from the root. */
interface FilesOfBranch {
  /** The text of a file; null: there is no such file. */
  readonly read: (path: string) => Promise<string | null>;
  /** Names of the files in a folder. Empty: the folder is missing. */
  readonly list: (folder: string) => Promise<readonly string[]>;
}

/** A commit for a branch of a remote, and the repository that it comes from. */
export interface BranchPush {
  /** A checkout or bare repository that knows the remote; its work tree, index and branches are left alone. */
  readonly root: string;
  /** Name or URL. */
  readonly remote: string;
  /** Created without history if the remote does not have it. */
  readonly branch: string;
  readonly author: { readonly name: string; readonly email: string };
  /** Environment of git. */
  readonly env: Readonly<NodeJS.ProcessEnv>;
  /** The whole message of the commit. */
  readonly message: string;
  /**
   * Texts by path that the commit puts on top of the branch as it is now; asked anew in every attempt. What it throws is passed on.
   */
  readonly change: (there: FilesOfBranch) => Promise<Readonly<Record<string, string>>>;
  /** How long it is tried again while others move the branch, or the remote cannot be reached; five minutes unless given. */
  readonly patienceMs?: number;
  /** Between two attempts to reach a remote that cannot be reached; a few seconds unless given. */
  readonly pauseToReachMs?: number;
}

/** An attempt to push fails only because another writer's succeeded, so there patience is a bound on their number alone. */
const PATIENCE_MS = 300_000;
const LONGEST_PAUSE_MS = 2_000;

/**
 * Changes files on a branch of a remote by compare-and-swap: a commit on top of the branch as it was seen is pushed
 * without force, which the remote refuses if the branch has moved meanwhile; then all is done again on what is there
 * now. So jobs that end at the same time lose nothing, which a concurrency group cannot promise (it keeps one waiting
 * run and cancels the others). Gives the commit, which is on the branch then.
 *
 *
 * @throws UserError: the branch is protected, or cannot be beside another one for its name, a hook or missing rights refuse the
 *   push, the remote cannot be reached, or others kept moving the branch for longer than the patience lasts
 */
export async function pushToBranch(push: BranchPush): Promise<string> {
  await using scratch = await openScratchFolder('index');
  const { name, email } = push.author;
  const git = openGit({
    root: push.root,
    env: push.env,
    own: {
      // An index of our own, so that what the user has staged stays as it is.
      GIT_INDEX_FILE: join(scratch.path, 'index'),
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    },
  });
  const giveUpAt = performance.now() + (push.patienceMs ?? PATIENCE_MS);
  let tried: string | null = null;
  for (let attempt = 1; ; attempt += 1) {
    const tip = await fetchTip(git, push, giveUpAt);
    // The answer was lost, and not the push; git itself may have pushed again then, and been refused.
    if (tip !== null && tip === tried) return tip;
    const commit = await commitOnTop(git, push, tip);
    try {
      // A hook of the project that looks at its sources has nothing to look at here, and would run beside a token that may write.
      await git(['push', '--porcelain', '--no-verify', push.remote, `${commit}:refs/heads/${push.branch}`]);
      return commit;
    } catch (cause) {
      const output = reasonOf(cause);
      const refusal = classifyRefusal(output);
      tried = commit;
      if ((refusal !== 'branch moved' && !mayPass(output)) || performance.now() >= giveUpAt) {
        throw STORE_ERRORS['push-refused']({ refusal, output, remote: push.remote, branch: push.branch }, cause);
      }
    }
    await sleep(Math.random() * Math.min(LONGEST_PAUSE_MS, 50 * 2 ** attempt));
  }
}

/** Commit id of the branch on the remote, with its objects here; null if the remote has no such branch. What was measured is lost with it, so it has as much patience as the push. */
async function fetchTip(git: Git, push: BranchPush, untilMs: number): Promise<string | null> {
  const patience = { pauseMs: push.pauseToReachMs, untilMs };
  try {
    const tip = await tipOf(git, push, patience);
    if (tip === null || (await commitOf(git, tip)) !== null) return tip;
    await fetchFrom(git, { remote: push.remote, ref: tip, isListed: true, options: ['--no-write-fetch-head'] }, patience);
    return tip;
  } catch (cause) {
    const output = reasonOf(cause);
    const refusal = classifyRefusal(output) === 'no permission' ? 'no permission' : 'unreachable';
    throw STORE_ERRORS['push-refused']({ refusal, output, remote: push.remote, branch: push.branch }, cause);
  }
}

/** A commit that differs from `tip` in the changed files alone; `tip` itself where none of them differs. */
async function commitOnTop(git: Git, { change, message }: BranchPush, tip: string | null): Promise<string> {
  const texts = await change({
    read: async (path) => (tip === null ? null : fileAt(git, tip, path)),
    list: async (folder) => {
      if (tip === null) return [];
      const paths = (await git(['ls-tree', '-z', '--name-only', '--full-tree', tip, '--', `${posix.join(folder, '.')}/`])).split('\0');
      return paths.flatMap((path) => (path === '' ? [] : [posix.basename(path)]));
    },
  });

  await git(['read-tree', ...(tip === null ? ['--empty'] : [tip])]);
  for (const [path, text] of Object.entries(texts)) {
    const blob = (await git(['hash-object', '-w', '--stdin'], text)).trim();
    await git(['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`]);
  }
  // --missing-ok: a partial clone lacks blobs that the tree names, and they are not needed here.
  const tree = (await git(['write-tree', '--missing-ok'])).trim();
  if (tip !== null && tree === (await git(['rev-parse', `${tip}^{tree}`])).trim()) return tip;
  const parents = tip === null ? [] : ['-p', tip];
  return (await git(['commit-tree', tree, ...parents, '-F', '-'], message)).trim();
}
