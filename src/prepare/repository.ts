import { hash } from 'node:crypto';
import { withBodiesOfFiles } from '../config/body-files.ts';
import { loadBaseConfig, loadConfig, type ConfigOfBase } from '../config/load-config.ts';
import { PREPARE_ERRORS } from '../errors/prepare.ts';
import { reasonOf } from '../errors.ts';
import type { Commit, Config, Run } from '../model.ts';
import { fileAt, type Git, headCommit, openRepository, type OpenedRepository } from '../system/git.ts';
import { branchOf, chooseBase, type BaseRequest, type ChosenBase } from './base.ts';

/** A repository and its base, as the user names them. */
export interface RepositoryRequest {
  /** A folder inside the repository. */
  readonly cwd: string;
  /** null: the first of the usual names. */
  readonly configFile: string | null;
  readonly base: BaseRequest;
  /** Measure base by head's targets and scenarios, with the files of theirs that base lacks. */
  readonly benchmarksOfHead?: boolean | undefined;
  /** Absent: git tells. */
  readonly branch?: Run['branch'] | undefined;
  /** Environment with which git reaches the remote; absent: this process's. */
  readonly gitEnv?: Readonly<NodeJS.ProcessEnv>;
}

/** A repository with its configuration, and the commits that are compared. */
export interface Repository extends OpenedRepository {
  readonly gitEnv: Readonly<NodeJS.ProcessEnv>;
  readonly config: Config;
  /** SHA-256 of its text. */
  readonly configHash: string;
  readonly head: Commit;
  readonly branch: Run['branch'];
  readonly base: ChosenBase;
  readonly benchmarksOfHead: boolean;
}

/** @throws UserError for a folder outside any repository, a wrong configuration, or a base that is not there */
export async function readRepository({
  cwd,
  configFile,
  base,
  benchmarksOfHead = false,
  branch,
  gitEnv = process.env,
}: RepositoryRequest): Promise<Repository> {
  const opened = await openRepository(cwd, gitEnv);
  const { config: written, text } = await loadConfig(opened.root, configFile);
  const config = await withBodiesOfFiles(written, opened.root);
  const head = await headCommit(opened, config);
  return {
    ...opened,
    gitEnv,
    config,
    benchmarksOfHead,
    configHash: hash('sha256', text),
    head,
    branch: branch ?? (await branchOf(opened.git)),
    base: await chooseBase(opened.git, base, head),
  };
}

/** The configuration of a commit, or head's where the commit has none that can be used. */
export async function configOfBase({ git, root, config, benchmarksOfHead }: Repository, commit: string): Promise<ConfigOfBase> {
  const ofBase = await loadBaseConfig((file) => textAt(git, commit, file), config);
  if (benchmarksOfHead) return { ...ofBase, config: { ...ofBase.config, targets: config.targets } };
  return { ...ofBase, config: await withBodiesOfFiles(ofBase.config, root, { isOfBase: true }) };
}

/** The text of a file in a commit; null: the commit does not have it. @throws UserError where git cannot read it */
export async function textAt(git: Git, commit: string, file: string): Promise<string | null> {
  try {
    return await fileAt(git, commit, file);
  } catch (cause) {
    throw PREPARE_ERRORS['base-not-readable']({ commit, file, reason: reasonOf(cause).trim() }, cause);
  }
}
