import { posix } from 'node:path';
import { isSameGate } from '../../config/file-names.ts';
import { environmentsOf } from '../../judge/environments.ts';
import { judge } from '../../judge/judge.ts';
import type { Config, Judgement, Run, RunFile } from '../../model.ts';
import type { ReportedFile } from '../../report/report-source.ts';
import { ACCEPTANCES_FILE, acceptancesOfGate, parseAcceptances } from '../../store/acceptances.ts';
import { comparableWith, historyFileName, mayHoldCounts } from '../../store/baseline-files.ts';
import { parseHistory } from '../../store/stored-lines.ts';
import type { Reason } from '../../reasons.ts';
import { distinct } from '../../text/phrases.ts';
import { isBaseOfChange } from '../client/ancestry-api.ts';
import type { FinishedRun, PullRequest } from '../client/api.ts';
import { askGitHub } from '../client/refusal.ts';
import { pullRequestOfGroup } from '../event/task.ts';
import { type BaseConfig, readBaseConfig } from './base-config.ts';
import { type CollectedRun, collectRuns } from './collect-runs.ts';
import { numberInTitle } from './find-pull-request.ts';
import { newestResults } from './newest-results.ts';
import { branchOfBase, type Result, resultOf } from './result.ts';
import { ArtifactRefusal, type RunToPublish, type TrustedContext, type UploadToPublish, withVersions } from './trusted-context.ts';

/** The verdict on a commit, as one configuration judges it. */
export interface JudgedCommit {
  readonly file: ReportedFile;
  readonly judgement: Judgement;
  /** The workflow run with the newest result. */
  readonly newest: FinishedRun;
  /** null: it is about none. */
  readonly pull: PullRequest | null;
}

/**
 * Judges a commit by the newest result of each benchmark. Policy, stored runs and accepted regressions are the repository's. Throws an
 * ArtifactRefusal if the upload is no result, a UserError if GitHub does not answer or a stored baseline cannot be read.
 */
export async function judgeCommit(upload: CollectedRun, origin: RunToPublish, context: TrustedContext): Promise<JudgedCommit> {
  const pull = await pullRequestOf(upload.file.run, origin, context);
  const about: UploadToPublish = { ...origin, pull };
  const base = await configThatJudges(upload.file.run, about, context);
  const { config } = base;
  const own = await resultOf(upload, about, config, context);
  const others = await otherUploads(config.file, about, context);
  const results = await Promise.all(others.map(async (other) => resultIfAny(other, about, config, context)));
  const { run, finished } = newestResults([own, ...results.filter((result) => result !== null)]);
  const stored = await readStoredRecords(run, config, context);
  const runs = stored.history.length;
  // There is no clone to look up ancestors in, and GitHub would have to be asked about each stored run.
  const notesOnHistory: readonly Reason[] = runs === 0 ? [] : [{ kind: 'ancestry-not-looked-up', runs }];
  const file: ReportedFile = {
    run: {
      ...run,
      configFile: config.file,
      policy: config.policy,
      // Acceptances and drift hold for the default branch alone, which GitHub knows and the run only claims.
      branch: origin.isProposal || finished.headBranch !== context.defaultBranch ? 'other' : 'default',
      pullRequest: pull?.number ?? (finished.event === 'merge_group' ? pullRequestOfGroup(finished.headBranch) : null),
      mergeOf: pull !== null && context.inputs.base === null && run.head.sha !== origin.sha ? origin.sha : undefined,
      // The repository's own history tells it.
      storedKinds: undefined,
      notes: [...base.notes, ...notesOnHistory, ...run.notes],
      warnings: distinct([...base.warnings, ...run.warnings]),
    },
    ...stored,
  };
  return { file, judgement: judge(file), newest: finished, pull };
}

/** One branch can be proposed for several: a result belongs to the first pull request whose base branch has its base. */
async function pullRequestOf({ base }: Run, { pulls, sha }: RunToPublish, { github, inputs }: TrustedContext): Promise<PullRequest | null> {
  const [first = null] = pulls;
  if (pulls.length < 2 || base === null) return first;
  for (const pull of pulls) {
    if (await isBaseOfChange(base.sha, { pull, sha }, { github, branch: branchOfBase(inputs) ?? pull.baseRef })) return pull;
  }
  return first;
}

/** A configuration that this version refuses may be good for the one that measured. */
async function configThatJudges({ configFile, tool }: Run, about: UploadToPublish, context: TrustedContext): Promise<BaseConfig> {
  try {
    return await readBaseConfig(configFile, about, context);
  } catch (error) {
    if (!(error instanceof ArtifactRefusal)) throw error;
    throw new ArtifactRefusal(withVersions(error.reason, tool), { cause: error });
  }
}

async function resultIfAny(...asked: Parameters<typeof resultOf>): Promise<Result | null> {
  try {
    return await resultOf(...asked);
  } catch (error) {
    if (error instanceof ArtifactRefusal) return null;
    throw error;
  }
}

/** Each kind of machine is a file to be asked for. */
const MOST_KINDS = 20;

/**
 * The stored runs of a run's machine kinds and the accepted regressions, as they are in the repository now. Throws a
 * UserError: a line that cannot be read (with file and line), or GitHub does not answer.
 */
async function readStoredRecords(
  run: Run,
  config: Config,
  { github, defaultBranch, inputs }: TrustedContext,
): Promise<Omit<RunFile, 'run'>> {
  const dir = inputs.baselines ?? config.baselines;
  const branch = inputs.baselineBranch ?? defaultBranch;
  const question = { doing: 'read the stored baselines', permission: 'contents: read' };
  const read = async <T>(name: string, parse: (text: string, file: string) => readonly T[]): Promise<readonly T[]> => {
    const path = posix.join(dir, name);
    return parse((await askGitHub(question, async () => github.fileAt(path, branch))) ?? '', `${path} of ${branch}`);
  };
  const environments = environmentsOf(run);
  const own = environments.map(({ key }) => historyFileName(key));
  // Without a base, counts of any machine kind decide.
  const all = run.base === null ? (await askGitHub(question, async () => github.filesIn(dir, branch))).filter(mayHoldCounts) : [];
  const names = [...new Set([...own, ...all])].slice(0, MOST_KINDS);
  const histories = await Promise.all(names.map(async (name) => read(name, parseHistory)));
  return {
    history: comparableWith(environments, histories.flat()),
    acceptances: acceptancesOfGate(await read(ACCEPTANCES_FILE, parseAcceptances), config.file),
  };
}

/** Each is an artifact to download. */
const MOST_OTHER_RUNS = 10;

/**
 * The other uploads of a gate about the newest commit of a pull request: those of its own workflow runs on that commit, and those of runs by hand
 * that name it.
 *
 * @throws UserError if GitHub does not answer
 */
async function otherUploads(
  configFile: string,
  { finished: { id, workflowId }, sha, pull }: UploadToPublish,
  context: TrustedContext,
): Promise<readonly CollectedRun[]> {
  if (pull === null) return [];
  const { github } = context;
  const [own, byHand] = await askGitHub({ doing: 'look for other results on the commit', permission: 'actions: read' }, async () =>
    Promise.all([
      github.finishedRuns(workflowId, { event: 'pull_request', headSha: sha }),
      github.finishedRuns(workflowId, { event: 'workflow_dispatch' }),
    ]),
  );
  const others = [...own, ...byHand.filter(({ title }) => numberInTitle(title) === pull.number)].filter((run) => run.id !== id);
  const uploads = await Promise.all(others.slice(0, MOST_OTHER_RUNS).map(async (run) => (await collectRuns(run, context)).runs));
  return uploads.flat().filter(({ file }) => isSameGate(file.run.configFile, configFile));
}
