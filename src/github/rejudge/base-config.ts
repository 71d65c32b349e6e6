import { firstThere, namesOfGate } from '../../config/file-names.ts';
import { parseConfig } from '../../config/load-config.ts';
import { reasonOf, UserError } from '../../errors.ts';
import type { Config } from '../../model.ts';
import type { Reason } from '../../reasons.ts';
import { toPlainLine } from '../../text/escape.ts';
import { listOf, shortCommit } from '../../text/phrases.ts';
import type { GitHubApi } from '../client/endpoints.ts';
import { askGitHub } from '../client/refusal.ts';
import { ArtifactRefusal, type TrustedContext, type UploadToPublish } from './trusted-context.ts';

/** A configuration as the repository has it. */
export interface BaseConfig {
  readonly config: Config;
  /** Head's own holds, because there is no other one that can be used. */
  readonly isHeads: boolean;
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

/** Characters. An unknown key is told with all that are known, and no check has room for that of every commit. */
const LONGEST_PROBLEM = 160;

/**
 * The configuration that judges a run, read by GitHub's API: that of the base, else of the default branch, so that a
 * change cannot relax its own gate by removing or renaming it. Where neither has one that can be used, head's own
 * holds, as it does where it was measured. Without a pull request the default branch is the base.
 *
 * @throws ArtifactRefusal if no commit has the configuration that the run claims, or none that can be used, a UserError if GitHub
 *   does not answer
 */
export async function readBaseConfig(
  claimedFile: string,
  { pull, sha }: Pick<UploadToPublish, 'pull' | 'sha'>,
  { github, defaultBranch }: Pick<TrustedContext, 'github' | 'defaultBranch'>,
): Promise<BaseConfig> {
  const problems: ConfigProblem[] = [];
  for (const ref of new Set([pull?.baseSha ?? defaultBranch, defaultBranch, sha])) {
    const found = await configAt(claimedFile, ref, github);
    if (found === null) continue;
    if ('where' in found) {
      problems.push(found);
      continue;
    }
    const { file } = found;
    const isHeads = ref === sha;
    const instead = isHeads ? 'head' : shortCommit(ref);
    return {
      config: found,
      isHeads,
      notes: isHeads && problems.length === 0 ? [{ kind: 'head-configuration-judges', file, branch: defaultBranch }] : [],
      warnings: problems.length === 0 ? [] : [{ kind: 'base-configuration-unusable', problems: describeProblems(problems), file, instead }],
    };
  }
  throw new ArtifactRefusal({ kind: 'no-usable-configuration', file: claimedFile, problems: describeProblems(problems) });
}

/** `perf-gate.yml at 1f0e4c7a9b2d and perf-gate.yml at main cannot be used: unknown key "x"`, each reason once. */
function describeProblems(problems: readonly ConfigProblem[]): string {
  const byReason = [...Map.groupBy(problems, ({ why }) => why)];
  return byReason.map(([why, alike]) => `${listOf(alike.map(({ where }) => where))} cannot be used: ${why}`).join('; ');
}

/** The configuration of a commit, branch or tag; null: there is none. @throws UserError if GitHub does not answer */
export async function configAt(claimedFile: string, ref: string, github: GitHubApi): Promise<Config | ConfigProblem | null> {
  const found = await firstThere(namesOfGate(claimedFile), async (file) =>
    askGitHub({ doing: 'read the configuration', permission: 'contents: read' }, async () => github.fileAt(file, ref)),
  );
  if (found === null) return null;
  try {
    return parseConfig(found.text, found.file);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { where: `${found.file} at ${shortCommit(ref)}`, why: toPlainLine(reasonOf(error), LONGEST_PROBLEM) };
  }
}
