import { execa } from 'execa';
import { reasonOf, UserError } from '../errors.ts';
import { ofExhaustedMachine } from '../errors/of-user.ts';
import { GIT_ERRORS, GitFailure } from '../errors/git.ts';
import type { Commit } from '../model.ts';

/** Runs one git command and gives its standard output; rejects with all that git wrote if it failed, and if it was killed. */
export type Git = (args: readonly string[], input?: string) => Promise<string>;

/** Variables for reaching a remote. All other GIT_* are dropped: a hook sets GIT_DIR and GIT_INDEX_FILE, which name another repository. */
const REACHES_THE_REMOTE =
  /^GIT_(?:SSH|SSH_COMMAND|ASKPASS|CONFIG_(?:COUNT|(?:KEY|VALUE)_\d+|GLOBAL|SYSTEM|NOSYSTEM)|SSL_.+|PROXY_.+|LFS_SKIP_SMUDGE)$/;

/** Tells whether a command failed because git is not on PATH. */
export function isNotInstalled(cause: unknown): boolean {
  return reasonOf(cause).includes('spawn git ENOENT');
}

/** Tells whether git refused a repository of another user. The second is what git 2.35 calls it. */
export const isNotTrusted = (said: string): boolean => /dubious ownership|unsafe repository/.test(said);

/** Opens git in `root`. `own` variables go beside the filtered environment. */
export function openGit({
  root,
  env,
  own = {},
}: {
  readonly root: string;
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly own?: Readonly<Record<string, string>>;
}): Git {
  const inherited = Object.entries(env).filter(([name]) => !name.startsWith('GIT_') || REACHES_THE_REMOTE.test(name));
  // English messages, because they are parsed; no prompts.
  const whole = { ...Object.fromEntries(inherited), ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
  return async (args, input) => {
    const answer = await execa('git', args, {
      cwd: root,
      env: whole,
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
      maxBuffer: Number.POSITIVE_INFINITY,
      ...(input === undefined ? { stdin: 'ignore' } : { input }),
    });
    const { exitCode, signal, stdout, stderr } = answer;
    if (signal !== undefined) throw new GitFailure(root, 'git was ended by a signal');
    if (exitCode === undefined) throw ofExhaustedMachine(answer) ?? new GitFailure(root, answer.cause);
    // Some commands say no without a word.
    if (exitCode !== 0 && stderr !== '') throw new GitFailure(root, stdout + stderr);
    return stdout;
  };
}

/** The commit of a ref or another revision; null: there is none. */
export async function commitOf(git: Git, ref: string): Promise<string | null> {
  return (await attempt(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))?.trim() || null;
}

/** The text of a file in a commit; null: the commit does not have it. */
export async function fileAt(git: Git, commit: string, file: string): Promise<string | null> {
  const listed = await git(['ls-tree', '-z', '--name-only', '--full-tree', commit, '--', file]);
  return listed === '' ? null : await git(['cat-file', 'blob', `${commit}:${file}`]);
}

export async function isShallow(git: Git): Promise<boolean> {
  return (await git(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}

/** A commit as it was written. */
export interface CommitObject {
  readonly sha: string;
  readonly parents: readonly string[];
  readonly message: string;
}

/** Reads a commit from the object itself, because a shallow clone hides parents from `HEAD^1`. */
export async function readCommit(git: Git, sha: string): Promise<CommitObject> {
  const [header = '', ...message] = (await git(['cat-file', '-p', sha])).split('\n\n');
  return { sha, parents: [...header.matchAll(/^parent (\S+)$/gm)].map(([, parent]) => parent ?? ''), message: message.join('\n\n') };
}

/** Changed and untracked files of the working tree. */
export async function uncommittedFiles(git: Git): Promise<readonly string[]> {
  const entries = (await git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=normal'])).split('\0');
  return entries.filter((entry) => entry !== '').map((entry) => entry.slice('XY '.length));
}

/** Output of a git command; null: it failed, which may mean no. */
export async function attempt(git: Git, args: readonly string[]): Promise<string | null> {
  try {
    return await git(args);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return null;
  }
}

export interface OpenedRepository {
  /** The folder that holds `.git`. */
  readonly root: string;
  /** At the root. */
  readonly git: Git;
}

/**
 * Finds the repository around a folder. `env` is git's.
 *
 * @throws UserError outside a repository, or where git is not installed
 */
export async function openRepository(from: string, env: Readonly<NodeJS.ProcessEnv> = process.env): Promise<OpenedRepository> {
  const root = await repositoryRoot(openGit({ root: from, env }), from);
  return { root, git: openGit({ root, env }) };
}

async function repositoryRoot(git: Git, from: string): Promise<string> {
  try {
    return (await git(['rev-parse', '--show-toplevel'])).trim();
  } catch (cause) {
    if (cause instanceof UserError) throw cause;
    const said = reasonOf(cause).trim();
    if (isNotInstalled(cause)) throw GIT_ERRORS['git-missing']({}, cause);
    if (said.includes('not a git repository')) throw GIT_ERRORS['no-repository']({ folder: from }, cause);
    if (isNotTrusted(said))
      throw GIT_ERRORS['repository-not-trusted'](
        { folder: /repository at '(?<folder>[^']+)'/.exec(said)?.groups?.['folder'] ?? from },
        cause,
      );
    throw GIT_ERRORS['repository-unreadable']({ folder: from, said }, cause);
  }
}

/**
 * Head is the working tree. Stored runs are no part of what is measured, so a new line among them is no uncommitted change.
 *
 * @throws UserError in a repository without a commit
 */
export async function headCommit({ git, root }: OpenedRepository, { baselines }: { readonly baselines: string }): Promise<Commit> {
  const sha = await commitOf(git, 'HEAD');
  if (sha === null) throw GIT_ERRORS['no-commit']({ folder: root });
  return {
    sha,
    dirty:
      (await git(['status', '--porcelain', '--untracked-files=normal', '--', ':/', `:(top,exclude,literal)${baselines}`])).trim() !== '',
  };
}
