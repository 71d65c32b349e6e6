import type { Judgement, RunFile } from '../model.ts';
import { roundsIn } from '../publish/comment-draft.ts';
import { gateName } from '../publish/gate-name.ts';
import { publishRun } from '../publish/publish-run.ts';
import type { FinishedRun } from '../trigger/event.ts';
import { SKIP_LABEL } from '../trigger/task.ts';
import { containsCommit } from './ancestry.ts';
import { ArtifactRefusal } from './artifact-refusal.ts';
import { configTextAt, isSameGate } from './base-config.ts';
import { checkNameWithoutRun, publishCheckWithoutRun } from './check-without-run.ts';
import { collectRuns, type CollectedRun, type Refused } from './collect-runs.ts';
import { findPullRequest, pullRequestToJudge } from './find-pull-request.ts';
import { judgeAnew } from './judge-anew.ts';
import { publishRefused } from './publish-refused.ts';
import { runUrl } from './run-url.ts';
import type { RunToPublish, TrustedContext } from './trusted-context.ts';

/** What became of a finished workflow run. */
export type PublishedWorkflowRun =
  | { readonly state: 'skipped'; readonly why: string }
  | {
    readonly state: 'published';
    /** One for each configuration. */
    readonly verdictLines: readonly string[];
    readonly refused: readonly Refused[];
  };

/**
 * The trusted stage: what a workflow that runs a pull request's code has uploaded is checked by schema and size, judged
 * again by the repository's own thresholds, stored runs and acceptances, and published where GitHub says that it
 * belongs. Nothing of the pull request is checked out or run. Throws a UserError if GitHub does not answer or a stored
 * baseline cannot be read.
 */
export async function publishTrusted(run: FinishedRun, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const found = await findPullRequest(run, context);
  if (found.state === 'not to be published') return { state: 'skipped', why: found.why };
  const pull = found.state === 'found' ? found.pull : null;
  const origin: RunToPublish = {
    workflowRun: run.id,
    attempt: run.attempt,
    sha: pull?.headSha ?? run.headSha,
    pull,
    pullRequest: pullRequestToJudge(run, pull),
    isProposal: pull !== null || run.event === 'merge_group',
    startedByHand: run.event === 'workflow_dispatch',
  };

  const { runs, refused } = await collectRuns(run.id, context);
  const wanted = runs.filter(({ file }) => context.inputs.config === null || isSameGate(file.run.configFile, context.inputs.config));
  if (wanted.length === 0 && refused.length === 0) return nothingUploaded(origin, context);
  const current = await withoutOutdated(wanted, origin, context);
  if (current.length === 0 && refused.length === 0) return { state: 'skipped', why: 'The pull request was pushed to while it was measured: measure again.' };
  return publishEach(current, refused, origin, context);
}

/** The label is a decision of somebody with a role in the repository; without it a required check that stays away is as it should be. */
async function nothingUploaded(origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const { artifact, config } = context.inputs;
  if (origin.pull?.labels.includes(SKIP_LABEL) === true) {
    const why = `Nothing was measured: the pull request has the label "${SKIP_LABEL}".`;
    await publishCheckWithoutRun({ conclusion: 'neutral', exitCode: 0, title: why, summary: why }, origin, context);
    return { state: 'skipped', why };
  }
  return { state: 'skipped', why: `Workflow run ${origin.workflowRun} has no artifact \`${artifact}\` with a run${config === null ? '' : ` of ${config}`}: there is nothing to publish.` };
}

/** What somebody started by hand is of the commit that was the newest then, which GitHub does not record. */
async function withoutOutdated(runs: readonly CollectedRun[], { pull, startedByHand }: RunToPublish, { github }: TrustedContext): Promise<readonly CollectedRun[]> {
  if (!startedByHand || pull === null) return runs;
  const verdicts = await Promise.all(runs.map(async ({ file }) => containsCommit(github, { commit: file.run.head.sha, ancestor: pull.headSha })));
  return runs.filter((_, index) => verdicts[index] !== false);
}

interface JudgedRun {
  readonly where: string;
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** Without those of earlier runs that completed it. */
  readonly roundsMeasured: number;
}

async function publishEach(runs: readonly CollectedRun[], unreadable: readonly Refused[], origin: RunToPublish, context: TrustedContext): Promise<PublishedWorkflowRun> {
  const outcomes = await Promise.all(runs.map(async (run) => judgeOrRefuse(run, origin, context)));
  const judged = outcomes.filter((outcome) => 'judgement' in outcome);
  const twins = judged.filter((run) => hasTwin(run, judged));
  const refused = [...unreadable, ...outcomes.filter((outcome) => 'why' in outcome), ...twins.map(refuseTwin)];

  // Green until the refusal turns it red, the same check would let the pull request be merged in between.
  const checkOfRefusal = refused.length === 0 ? null : checkNameWithoutRun(context);
  const verdictLines: string[] = [];
  for (const run of judged.filter((one) => !twins.includes(one))) {
    const hasCheck = context.inputs.check !== 'false' && gateName(run.file.run.configFile) !== checkOfRefusal;
    verdictLines.push(await publishJudged(run, { hasCheck, origin, context }));
  }
  if (refused.length > 0) await publishRefused(refused, origin, context);
  return { state: 'published', verdictLines, refused };
}

async function judgeOrRefuse({ where, file }: CollectedRun, origin: RunToPublish, context: TrustedContext): Promise<JudgedRun | Refused> {
  try {
    return { where, roundsMeasured: roundsIn(file.run), ...await judgeAnew(file, origin, context) };
  } catch (error) {
    if (error instanceof ArtifactRefusal) return { where, why: error.message };
    throw error;
  }
}

/** Two runs of one configuration would take turns in its comment and its check, and one that passes would hide the other. */
function hasTwin(run: JudgedRun, all: readonly JudgedRun[]): boolean {
  return all.some((other) => other !== run && other.file.run.configFile === run.file.run.configFile);
}

function refuseTwin({ where, file }: JudgedRun): Refused {
  return { where, why: `there is another run of ${file.run.configFile}: join them with the input \`merge\`, and upload what comes of it` };
}

async function publishJudged({ file, judgement, roundsMeasured }: JudgedRun, { hasCheck, origin, context }: {
  readonly hasCheck: boolean;
  readonly origin: RunToPublish;
  readonly context: TrustedContext;
}): Promise<string> {
  const { workflowRun, attempt, sha, pull } = origin;
  const { github, inputs } = context;
  return publishRun({
    file,
    judgement,
    roundsMeasured,
    configText: await configTextAt(file.run.configFile, sha, github),
    report: { reportPath: '', jsonPath: '' },
    runUrl: runUrl(origin, context),
    origin: { workflowRun, attempt },
    commentOn: pull === null || inputs.comment === 'never' ? null : { number: pull.number, isFork: false },
    commentWhen: inputs.comment === 'on-change' ? 'on-change' : 'always',
    commit: sha,
    check: hasCheck ? { sha } : null,
    failOnRegression: inputs.failOnRegression,
    github,
  });
}
