import { reasonOf, UserError } from '../errors.ts';
import type { Commit } from '../model.ts';
import { isNotInstalled, openGit, type Git } from './git.ts';
import { commitOf } from './questions.ts';

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
    const said = reasonOf(cause).trim();
    if (isNotInstalled(cause)) throw new UserError({ what: 'git was not found', where: 'PATH', fix: 'Install git: the base is taken from the repository\'s history.', cause });
    if (said.includes('not a git repository')) throw new UserError({ what: 'this is not a git repository', where: from, fix: 'Run perf-gate inside the repository whose servers it measures (git init, and commit).', cause });
    throw new UserError({ what: `git cannot read this repository: ${said}`, where: from, fix: 'Mend what git says, and run again.', cause });
  }
}

/** Head is the working tree. @throws UserError in a repository without a commit */
export async function headCommit({ git, root }: OpenedRepository): Promise<Commit> {
  const sha = await commitOf(git, 'HEAD');
  if (sha === null) throw new UserError({ what: 'the repository has no commit yet', where: root, fix: 'Commit once: a run is recorded under the commit it measured.' });
  return { sha, dirty: (await git(['status', '--porcelain'])).trim() !== '' };
}
