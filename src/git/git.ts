import { simpleGit } from 'simple-git';
import { reasonOf } from '../errors.ts';

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
      .raw([...args]);
}
