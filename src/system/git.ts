import { simpleGit } from 'simple-git';
import { reasonOf, UserError } from '../errors.ts';
import { userError } from '../errors/catalogue.ts';
import { ofExhaustedMachine } from '../errors/exhausted.ts';
import { GIT_ERRORS } from '../errors/git.ts';
import type { Commit } from '../model.ts';

/** Runs one git command and gives its standard output; rejects with all that git wrote if it failed, and if it was killed. */
export type Git = (args: readonly string[], input?: string) => Promise<string>;

/**
 * What a user sets so that git reaches a remote, or leaves large files there. Every other GIT_* variable is left out, because it may point git at
 * another repository, index or work tree: inside a hook git sets GIT_DIR and GIT_INDEX_FILE itself.
 */
const REACHES_THE_REMOTE = /^(?:GIT_SSH|GIT_SSH_COMMAND|GIT_ASKPASS|SSH_ASKPASS|GIT_CONFIG_COUNT|GIT_CONFIG_(?:KEY|VALUE)_\d+|GIT_CONFIG_(?:GLOBAL|SYSTEM|NOSYSTEM)|GIT_SSL_.+|GIT_PROXY_.+|GIT_LFS_SKIP_SMUDGE)$/;

/** Variables that simple-git refuses unless they are allowed by name. */
const GUARDED = /^(?:GIT_.*|EDITOR|VISUAL|PAGER|PREFIX|SSH_ASKPASS)$/i;

/**
 * The environment is the user's own, so simple-git's protection against foreign values would only break logins, and every
 * command where a variable switches off hooks. Some of it is about arguments too, and those are our own.
 */
const OWN_SETTINGS = {
  allowUnsafeAlias: true,
  allowUnsafeAskPass: true,
  allowUnsafeCommandBinaries: true,
  allowUnsafeConfigEnvCount: true,
  allowUnsafeConfigPaths: true,
  allowUnsafeCredentialHelper: true,
  allowUnsafeDiffExternal: true,
  allowUnsafeDiffTextConv: true,
  allowUnsafeEditor: true,
  allowUnsafeFilter: true,
  allowUnsafeFsMonitor: true,
  allowUnsafeGitProxy: true,
  allowUnsafeGpgProgram: true,
  allowUnsafeHooksPath: true,
  allowUnsafeInclude: true,
  allowUnsafeMergeDriver: true,
  allowUnsafePack: true,
  allowUnsafePager: true,
  allowUnsafeProtocolOverride: true,
  allowUnsafeSshCommand: true,
  allowUnsafeSubmodule: true,
  allowUnsafeTemplateDir: true,
  allowUnsafeUrlRewrite: true,
} as const;

/** simple-git takes no exit code for a good one, so that what a git that was killed had printed until then would be its answer. */
function orKilled<Failure>(error: Failure | undefined, { exitCode }: { readonly exitCode: unknown }): Failure | Error | undefined {
  return error ?? (Number.isInteger(exitCode) ? undefined : new Error('git was ended by a signal'));
}

/** Whether a command failed because there is no git on PATH: what Node.js says of that is taken for what git wrote. */
export function isNotInstalled(cause: unknown): boolean {
  return reasonOf(cause).includes('spawn git ENOENT');
}

/** git in `root` with an environment and, beside it, variables that hold for these commands alone. */
export function openGit({ root, env, own = {} }: {
  readonly root: string;
  readonly env: Readonly<NodeJS.ProcessEnv>;
  readonly own?: Readonly<Record<string, string>>;
}): Git {
  const inherited = Object.entries(env).filter(([name]) => !GUARDED.test(name) || REACHES_THE_REMOTE.test(name));
  // English messages, because they are read; and no prompt, because nobody is there to answer it.
  const whole = { ...Object.fromEntries(inherited), ...own, LC_ALL: 'C', GIT_TERMINAL_PROMPT: '0' };
  const allowEnvironment = Object.keys(whole).filter((name) => GUARDED.test(name));
  return async (args, input) =>
    simpleGit({ baseDir: root, allowEnvironment, unsafe: OWN_SETTINGS, errors: orKilled, ...(input === undefined ? {} : { input: () => input }) })
      .env(whole)
      .raw([...args])
      .catch((error: unknown) => { throw ofExhaustedMachine(error) ?? error; });
}

/** The commit that a ref, or anything else that git takes for one, means here; null: there is none. */
export async function commitOf(git: Git, ref: string): Promise<string | null> {
  return (await attempt(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))?.trim() || null;
}

/** Whether a clone lacks some of its history. */
export async function isShallow(git: Git): Promise<boolean> {
  return (await git(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}

/** The files of the working tree that differ from its commit, with those that git does not know and does not ignore. */
export async function uncommittedFiles(git: Git): Promise<readonly string[]> {
  const entries = (await git(['status', '--porcelain', '-z', '--no-renames', '--untracked-files=normal'])).split('\0');
  return entries.filter((entry) => entry !== '').map((entry) => entry.slice('XY '.length));
}

/** For questions whose answer may be no, which git says by an empty answer or by failing. */
export async function attempt(git: Git, args: readonly string[]): Promise<string | null> {
  try {
    return await git(args);
  } catch (error) {
    if (error instanceof UserError) throw error;
    return null;
  }
}

/** A repository, and git in it. */
export interface OpenedRepository {
  /** The folder that holds `.git`. */
  readonly root: string;
  /** At the root. */
  readonly git: Git;
}

/**
 * The repository that a folder lies in. `env` is what git reaches the remote with.
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
    if (isNotInstalled(cause)) throw userError(GIT_ERRORS['git-missing'], {}, cause);
    if (said.includes('not a git repository')) throw userError(GIT_ERRORS['no-repository'], { folder: from }, cause);
    throw userError(GIT_ERRORS['repository-unreadable'], { folder: from, said }, cause);
  }
}

/** Head is the working tree. @throws UserError in a repository without a commit */
export async function headCommit({ git, root }: OpenedRepository): Promise<Commit> {
  const sha = await commitOf(git, 'HEAD');
  if (sha === null) throw userError(GIT_ERRORS['no-commit'], { folder: root });
  return { sha, dirty: (await git(['status', '--porcelain', '--untracked-files=normal'])).trim() !== '' };
}
