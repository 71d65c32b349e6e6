import { materialise, type Workspace } from '../../src/prepare/materialise.ts';
import { openGit } from '../../src/system/git.ts';
import { PLAIN_ENV } from '../git-repository.ts';

/** The arms of a repository, laid out; without a base where that is null. */
export const workspaceOf = (root: string, base: string | null, gitEnv: Readonly<NodeJS.ProcessEnv> = PLAIN_ENV): Promise<Workspace> =>
  materialise({ root, git: openGit({ root, env: gitEnv }), gitEnv, base });
