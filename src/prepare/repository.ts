import { hash } from 'node:crypto';
import { loadConfig } from '../config/load-config.ts';
import type { Commit, Config } from '../model.ts';
import { type BaseRequest, chooseBase, type ChosenBase } from './base.ts';
import { headCommit, type OpenedRepository, openRepository } from '../system/git.ts';

/** Which repository, and what of it is compared. */
export interface RepositoryRequest {
  /** A folder inside the repository. */
  readonly cwd: string;
  /** null: the first of the usual names. */
  readonly configFile: string | null;
  readonly base: BaseRequest;
  /** With which git may reach the remote; not there: this process's own. */
  readonly gitEnv?: Readonly<NodeJS.ProcessEnv>;
}

/** A repository with its configuration, and the commits that are compared. */
export interface Repository extends OpenedRepository {
  /** What `git` runs with. */
  readonly gitEnv: Readonly<NodeJS.ProcessEnv>;
  readonly config: Config;
  /** Tells its text from any other. */
  readonly configHash: string;
  readonly head: Commit;
  readonly base: ChosenBase;
}

/** @throws UserError for a folder outside any repository, a wrong configuration, or a base that is not there */
export async function readRepository({ cwd, configFile, base, gitEnv = process.env }: RepositoryRequest): Promise<Repository> {
  const opened = await openRepository(cwd, gitEnv);
  const { config, text } = await loadConfig(opened.root, configFile);
  const head = await headCommit(opened);
  return { ...opened, gitEnv, config, configHash: hash('sha256', text), head, base: await chooseBase(opened.git, base, head) };
}
