import { git } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** On the branch main, without a commit. */
export async function emptyRepository(): Promise<AsyncDisposable & { readonly path: string }> {
  const folder = await temporaryFolder();
  await git(folder.path, 'init', '--quiet', '--initial-branch=main');
  return folder;
}
