import { namesOfGate } from '../../config/file-names.ts';
import { parseConfig } from '../../config/load.ts';
import { reasonOf, UserError } from '../../errors.ts';
import type { ContentsApi } from '../../github/api.ts';
import type { Config } from '../../model.ts';
import { ArtifactRefusal } from '../context/artifact-refusal.ts';
import { askGitHub } from '../../github/ask.ts';
import type { RunToPublish } from '../context/trusted-context.ts';

/** A configuration as the repository has it. */
export interface BaseConfig {
  readonly config: Config;
  /** Whose it is; without a pull request the default branch is the base. */
  readonly source: 'base' | 'default branch' | 'head';
  /** Whole sentences for the report: why it is not the base's own; empty where it is. */
  readonly notes: readonly string[];
}

type Contents = Pick<ContentsApi, 'fileAt'>;

/** No configuration that a person wrote is as long; one that is may be there to keep the parser busy. */
const LONGEST_CONFIG = 500_000;

/**
 * The configuration that judges a run, read by GitHub's API: that of the base, else of the default branch, so that a
 * change cannot relax its own gate by removing or renaming it. Where neither has one that can be used, head's own
 * holds, as it does where it was measured.
 * Throws an ArtifactRefusal if no commit has the configuration that the run claims, a UserError if GitHub does not answer.
 */
export async function readBaseConfig(
  claimedFile: string,
  { pull, sha }: Pick<RunToPublish, 'pull' | 'sha'>,
  { github, defaultBranch }: { readonly github: Contents; readonly defaultBranch: string },
): Promise<BaseConfig> {
  const notes: string[] = [];
  const readAt = async (ref: string): Promise<Config | null> =>
    configAt(claimedFile, ref, { github, onProblem: (problem) => notes.push(problem) });

  const base = pull?.baseSha ?? defaultBranch;
  for (const ref of new Set([base, defaultBranch])) {
    const config = await readAt(ref);
    if (config !== null) return { config, source: ref === base ? 'base' : 'default branch', notes };
  }
  const config = await readAt(sha);
  if (config === null) throw new ArtifactRefusal('neither the base nor head has a configuration that can be used for it');
  return { config, source: 'head', notes: [...notes, `Neither the base nor ${defaultBranch} has a usable ${config.file}, so head's configuration and thresholds hold.`] };
}

/** The configuration of a commit, branch or tag; null: there is none that can be used. Throws a UserError if GitHub does not answer. */
export async function configAt(claimedFile: string, ref: string, { github, onProblem }: {
  readonly github: Contents;
  /** Told a whole sentence about each file that is there and cannot be used. */
  readonly onProblem: (problem: string) => void;
}): Promise<Config | null> {
  for (const file of namesOfGate(claimedFile)) {
    const text = await configTextAt(file, ref, github);
    if (text === null) continue;
    try {
      return parseConfig(text, file);
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      onProblem(`${file} at ${ref} cannot be used: ${reasonOf(error).split('\n')[0]}.`);
    }
  }
  return null;
}

/** The text of a configuration; null: there is none, or it is too long to be one. Throws a UserError if GitHub does not answer. */
export async function configTextAt(file: string, ref: string, github: Contents): Promise<string | null> {
  const text = await askGitHub({ doing: 'read the configuration', permission: 'contents: read' }, async () => github.fileAt(file, ref));
  return text === null || text.length > LONGEST_CONFIG ? null : text;
}

/** Whether two names of a configuration mean the same gate. */
export function isSameGate(one: string, other: string): boolean {
  return namesOfGate(one)[0] === namesOfGate(other)[0];
}
