import type { Git } from './git.ts';

/** The commit that a ref, or anything else that git takes for one, means here; null: there is none. */
export async function commitOf(git: Git, ref: string): Promise<string | null> {
  return (await attempt(git, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${ref}^{commit}`]))?.trim() || null;
}

/** Whether a clone lacks some of its history. */
export async function isShallow(git: Git): Promise<boolean> {
  return (await git(['rev-parse', '--is-shallow-repository'])).trim() === 'true';
}

/** For questions whose answer may be no, which git says by an empty answer or by failing. */
export async function attempt(git: Git, args: readonly string[]): Promise<string | null> {
  try {
    return await git(args);
  } catch {
    return null;
  }
}
