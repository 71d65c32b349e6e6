import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { readTextIfPresent } from '../src/system/text-file.ts';

const IDENTITY = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
};

/** Nothing of the machine's or the user's own git configuration. */
export const PLAIN_GIT = { GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' };

/** Nor what git tells its hooks: GIT_DIR and GIT_INDEX_FILE would lead every git of these tests into the repository that they lie in. */
const OUTSIDE_OF_HOOKS = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_')));

/** Environment of git in which that is so. */
export const PLAIN_ENV = { ...OUTSIDE_OF_HOOKS, ...PLAIN_GIT };

/** Text by path. */
export type Files = Readonly<Record<string, string>>;

const MOST_OUTPUT_BYTES = 100_000_000;
const runFile = promisify(execFile);

/** Standard output of one git command, without its last line's end. Hundreds of them are run, so this is no call of execa. */
export async function git(cwd: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await runFile('git', args, { cwd, env: { ...PLAIN_ENV, ...IDENTITY }, maxBuffer: MOST_OUTPUT_BYTES });
  return stdout.replace(/\n$/, '');
}

export async function writeFiles(folder: string, files: Files): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
}

/** The text of a file in a folder; null: there is none. */
export const readingFrom =
  (folder: string) =>
  (file: string): Promise<string | null> =>
    readTextIfPresent(join(folder, file));

/** Writes files and commits them; gives the commit. */
export async function commitFiles(clone: string, message: string, files: Files): Promise<string> {
  await writeFiles(clone, files);
  await git(clone, 'add', '--all');
  await git(clone, 'commit', '--quiet', '--allow-empty', '--message', message);
  return git(clone, 'rev-parse', 'HEAD');
}

/**
 * A remote with a pull request as GitHub keeps one:
 *
 *     forkPoint ── base ─── merge     main is at base, refs/pull/7/merge at merge
 *             └─── head ───┘          change is at head
 */
export interface PullRequestHistory {
  /** As a `file:` URL, because git makes shallow clones of those alone. */
  readonly remote: string;
  readonly forkPoint: string;
  readonly base: string;
  readonly head: string;
  readonly merge: string;
}

/** `before` is what main has, `change` what the pull request changes of it. */
interface HistoryFiles {
  readonly before: Files;
  readonly change: Files;
}

/** By their files: each takes some twenty commands of git, so those of a test file are made once. */
const histories = new Map<string, Promise<PullRequestHistory>>();

/** Makes a bare remote in a folder. */
export async function pullRequestHistory(folder: string, files: HistoryFiles): Promise<PullRequestHistory> {
  const key = JSON.stringify(files);
  const making = histories.get(key) ?? makeHistory(files);
  histories.set(key, making);
  const made = await making;
  const bare = join(folder, 'remote.git');
  await cp(new URL(made.remote), bare, { recursive: true });
  return { ...made, remote: pathToFileURL(bare).href };
}

async function makeHistory({ before, change }: HistoryFiles): Promise<PullRequestHistory> {
  const folder = mkdtempSync(join(tmpdir(), 'perf-gate-test-history-'));
  process.on('exit', () => {
    rmSync(folder, { recursive: true, force: true });
  });
  const bare = join(folder, 'remote.git');
  const work = join(folder, 'work');
  await git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', bare);
  await git(folder, 'init', '--quiet', '--initial-branch=main', work);
  const forkPoint = await commitFiles(work, 'first', before);
  await git(work, 'checkout', '--quiet', '-b', 'change');
  const head = await commitFiles(work, 'the change', change);
  await git(work, 'checkout', '--quiet', 'main');
  const base = await commitFiles(work, 'meanwhile on main', { 'README.md': 'meanwhile\n' });
  await git(work, 'checkout', '--quiet', '--detach');
  await git(work, 'merge', '--quiet', '--no-ff', '--message', 'merge of the pull request', 'change');
  const merge = await git(work, 'rev-parse', 'HEAD');
  await git(work, 'push', '--quiet', bare, 'main', 'change', 'HEAD:refs/pull/7/merge');
  return { remote: pathToFileURL(bare).href, forkPoint, base, head, merge };
}

/** What actions/checkout makes of a ref: an own repository with that one commit, with its parents, or with all history. */
export async function checkOut(
  { remote }: Pick<PullRequestHistory, 'remote'>,
  { ref, into, depth }: { readonly ref: string; readonly into: string; readonly depth: 1 | 2 | 'all' },
): Promise<void> {
  await git(dirname(into), 'init', '--quiet', '--initial-branch=unused', into);
  await git(into, 'remote', 'add', 'origin', remote);
  const refs =
    depth === 'all'
      ? ['origin', `+${ref}:refs/remotes/checked-out`, '+refs/heads/*:refs/remotes/origin/*']
      : [`--depth=${depth}`, 'origin', `+${ref}:refs/remotes/checked-out`];
  await git(into, 'fetch', '--quiet', '--no-tags', ...refs);
  await git(into, 'checkout', '--quiet', '--detach', 'refs/remotes/checked-out');
}
