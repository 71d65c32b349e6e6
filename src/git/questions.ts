import type { Git } from './git.ts';

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
  const entries = (await git(['status', '--porcelain', '-z', '--no-renames'])).split('\0');
  return entries.filter((entry) => entry !== '').map((entry) => entry.slice('XY '.length));
}

/** For questions whose answer may be no, which git says by an empty answer or by failing. */
export async function attempt(git: Git, args: readonly string[]): Promise<string | null> {
  try {
    return await git(args);
  } catch {
    return null;
  }
}
