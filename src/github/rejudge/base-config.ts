import { type ConfigText, firstThere, namesOfGate } from '../../config/file-names.ts';
import { parseConfig } from '../../config/load-config.ts';
import { reasonOf, UserError } from '../../errors.ts';
import type { ContentsApi } from '../client/api.ts';
import { askGitHub } from '../client/refusal.ts';
import { ArtifactRefusal, type UploadToPublish } from './trusted-context.ts';
import type { Config } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { toPlainLine } from '../../text/escape.ts';
import { listOf, shortCommit } from '../../text/phrases.ts';

/** A configuration as the repository has it. */
export interface BaseConfig {
  readonly config: Config;
  /** The commit that has it. Without a pull request the default branch is the base. */
  readonly source: 'base' | 'default branch' | 'head';
  /** Head's own holds, because there is no other one. */
  readonly notes: readonly Reason[];
  /** There is another one that cannot be used: other thresholds judge than were agreed upon. */
  readonly warnings: readonly Reason[];
}

/** A configuration that is there and cannot be used. */
interface ConfigProblem {
  /** File and commit. */
  readonly where: string;
  /** A phrase of one line. */
  readonly why: string;
}

type Contents = Pick<ContentsApi, 'fileAt'>;

/** Characters. An unknown key is told with all that are known, and no check has room for that of every commit. */
const LONGEST_PROBLEM = 160;

/**
 * The configuration that judges a run, read by GitHub's API: that of the base, else of the default branch, so that a
 * change cannot relax its own gate by removing or renaming it. Where neither has one that can be used, head's own
 * holds, as it does where it was measured.
 * Throws an ArtifactRefusal if no commit has the configuration that the run claims, or none that can be used, a UserError if GitHub
 * does not answer.
 */
export async function readBaseConfig(
  claimedFile: string,
  { pull, sha }: Pick<UploadToPublish, 'pull' | 'sha'>,
  { github, defaultBranch }: { readonly github: Contents; readonly defaultBranch: string },
): Promise<BaseConfig> {
  const problems: ConfigProblem[] = [];
  const readAt = async (ref: string): Promise<Config | null> =>
    configAt(claimedFile, ref, { github, onProblem: (problem) => problems.push(problem) });

  const base = pull?.baseSha ?? defaultBranch;
  for (const ref of new Set([base, defaultBranch])) {
    const config = await readAt(ref);
    if (config === null) continue;
    return {
      config,
      source: ref === base ? 'base' : 'default branch',
      notes: [],
      warnings: warningsOf(problems, config, shortCommit(ref)),
    };
  }
  const config = await readAt(sha);
  if (config === null)
    throw new ArtifactRefusal({ kind: 'no-usable-configuration', file: claimedFile, problems: describeProblems(problems) });
  const notes: readonly Reason[] =
    problems.length === 0 ? [{ kind: 'head-configuration-judges', file: config.file, branch: defaultBranch }] : [];
  return { config, source: 'head', notes, warnings: warningsOf(problems, config, 'head') };
}

function warningsOf(problems: readonly ConfigProblem[], { file }: Config, instead: string): readonly Reason[] {
  return problems.length === 0 ? [] : [{ kind: 'base-configuration-unusable', problems: describeProblems(problems), file, instead }];
}

/** `perf-gate.yml at 1f0e4c7a9b2d and perf-gate.yml at main cannot be used: unknown key "x"`, each reason once. */
function describeProblems(problems: readonly ConfigProblem[]): string {
  const byReason = [...Map.groupBy(problems, ({ why }) => why)];
  return byReason.map(([why, alike]) => `${listOf(alike.map(({ where }) => where))} cannot be used: ${why}`).join('; ');
}

/** The configuration of a commit, branch or tag; null: there is none that can be used. Throws a UserError if GitHub does not answer. */
export async function configAt(
  claimedFile: string,
  ref: string,
  {
    github,
    onProblem,
  }: {
    readonly github: Contents;
    /** Told of each file that is there and cannot be used. */
    readonly onProblem: (problem: ConfigProblem) => void;
  },
): Promise<Config | null> {
  const found = await findConfigText(claimedFile, ref, github);
  if (found === null) return null;
  try {
    return parseConfig(found.text, found.file);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    onProblem({ where: `${found.file} at ${shortCommit(ref)}`, why: toPlainLine(reasonOf(error), LONGEST_PROBLEM) });
    return null;
  }
}

async function findConfigText(claimedFile: string, ref: string, github: Contents): Promise<ConfigText | null> {
  return firstThere(namesOfGate(claimedFile), async (file) =>
    askGitHub({ doing: 'read the configuration', permission: 'contents: read' }, async () => github.fileAt(file, ref)),
  );
}
