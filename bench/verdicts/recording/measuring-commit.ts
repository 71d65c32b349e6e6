import type { Git } from '../../../src/system/git.ts';
import type { Commit } from '../../../src/model.ts';

/** The commit of the gate that measures; what was recorded before is no change of it. */
export async function measuringCommit(git: Git): Promise<Commit> {
  const changes = await git(['status', '--porcelain', '--', '.', ':(exclude)bench/verdicts/recorded']);
  return { sha: (await git(['rev-parse', 'HEAD'])).trim(), dirty: changes.trim() !== '' };
}
