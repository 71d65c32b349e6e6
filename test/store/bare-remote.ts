import { join } from 'node:path';
import { commitFiles, git } from '../git-repository.ts';

export const AUTHOR = { name: 'perf-gate', email: 'perf-gate@example.org' };

/** A bare remote whose `main` has two commits, and a clone with which they were made. */
export async function remoteWithClone(folder: string): Promise<{ readonly remote: string; readonly clone: string }> {
  const remote = join(folder, 'remote.git');
  const clone = join(folder, 'clone');
  await git(folder, 'init', '--quiet', '--bare', '--initial-branch=main', remote);
  await git(folder, 'clone', '--quiet', remote, clone);
  for (const content of ['one', 'two']) await commitFiles(clone, content, { 'source.js': content });
  await git(clone, 'push', '--quiet', 'origin', 'HEAD:refs/heads/main');
  return { remote, clone };
}
