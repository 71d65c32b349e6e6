import { posix } from 'node:path';
import { notice } from '@actions/core';
import { UserError } from '../../errors.ts';
import { concludeCheck } from '../publish/check.ts';
import { roundsIn } from '../publish/comment-draft.ts';
import { gateName } from '../publish/publication.ts';
import { type PublishedRun, publishRun } from '../publish/publish-run.ts';
import { configTextAt } from './base-config.ts';
import { checkNameWithoutRun, publishRefused, publishUnjudged, type Unjudged } from './check-without-run.ts';
import type { CollectedRun, Refused } from './collect-runs.ts';
import { judgeAnew } from './judge-anew.ts';
import { ArtifactRefusal, idOfCheck, numberOfRun, type RunToPublish, runUrl, type TrustedContext } from './trusted-context.ts';
import { findWithheld, replaceOwn, type Withheld } from './withheld.ts';
import type { Judgement, RunFile } from '../../model.ts';
import { distinct } from '../../text/phrases.ts';
import { recordedText } from '../../model/reasons.ts';

/** What a workflow run has uploaded, and whom it is for. */
interface Uploads {
  /** One for each configuration. */
  readonly runs: readonly CollectedRun[];
  readonly unreadable: readonly Refused[];
  readonly origin: RunToPublish;
  readonly context: TrustedContext;
}

/** What became of each. */
export interface PublishedEach {
  /** One for each configuration that could be judged. */
  readonly verdictLines: readonly string[];
  readonly refused: readonly Refused[];
  /** Why GitHub did not take a check, as whole sentences. What the commit shows instead may be an older one that passes. */
  readonly unwritten: readonly string[];
  /** Why the check of a result that passes was not written, as whole sentences: it has failed for another pull request. */
  readonly withheld: readonly string[];
}

/**
 * Judges and publishes each run by itself: one that is refused, or that cannot be judged because GitHub does not answer, has a
 * check that does not pass, and keeps no other from its own. Throws what kept the first from being judged, once all is published.
 */
export async function publishEach({ runs, unreadable, origin, context }: Uploads): Promise<PublishedEach> {
  const outcomes = await Promise.all(runs.map(async (run) => judgeOrExplain(run, origin, context)));
  const judged = outcomes.filter((outcome) => 'judgement' in outcome);
  const unjudged = outcomes.filter((outcome) => 'error' in outcome);
  const twins = judged.filter((run) => hasTwin(run, judged));
  const refused = [...unreadable, ...outcomes.filter((outcome) => 'why' in outcome), ...twins.map(refuseTwin)];

  // Green until the refusal turns it red, the same check would let the pull request be merged in between.
  const checksWithoutRun = new Set([...unjudged.map(({ checkName }) => checkName), ...(refused.length === 0 ? [] : [checkNameWithoutRun(context)])]);
  const verdictLines: string[] = [];
  const refusals: (string | null)[] = [];
  const allWithheld: Withheld[] = [];
  const published = judged.filter((one) => !twins.includes(one));
  for (const run of published) {
    const checkName = gateName(run.file.run.configFile);
    const hasCheck = context.inputs.check !== 'false' && run.withheld === null && !checksWithoutRun.has(checkName);
    const { verdictLine, checkRefused } = await publishJudged(run, { hasCheck, origin, context });
    verdictLines.push(verdictLine);
    refusals.push(checkRefused);
    try {
      const withheld = hasCheck && run.passes ? await findWithheld(checkName, origin, context, 'once written') : run.withheld;
      if (withheld === null) continue;
      allWithheld.push(withheld);
      notice(withheld.why);
      refusals.push(await replaceOwn(withheld, origin, context));
    } catch (error) {
      unjudged.push({ checkName, error });
    }
  }
  for (const one of unjudged) await publishUnjudged(one, origin, context);
  if (refused.length > 0) refusals.push(await publishRefused(refused, origin, context));
  if (unjudged[0] !== undefined) throw unjudged[0].error;
  return { verdictLines, refused, unwritten: refusals.filter((refusal) => refusal !== null), withheld: allWithheld.map(({ why }) => why) };
}

interface JudgedRun {
  readonly where: string;
  readonly file: RunFile;
  readonly judgement: Judgement;
  /** Without those of other runs that completed it. */
  readonly roundsMeasured: number;
  /** Its check would. */
  readonly passes: boolean;
  readonly withheld: Withheld | null;
}

async function judgeOrExplain({ where, file }: CollectedRun, origin: RunToPublish, context: TrustedContext): Promise<JudgedRun | Refused | Unjudged> {
  try {
    const judged = await judgeAnew(file, origin, context);
    const passes = concludeCheck(judged.judgement, context.inputs.failOnRegression) !== 'failure';
    const withheld = passes ? await findWithheld(gateName(judged.file.run.configFile), origin, context, 'before writing') : null;
    return { where, roundsMeasured: roundsIn(file.run), passes, withheld, ...withheld === null ? judged : { ...judged, file: withNote(judged.file, withheld.why) } };
  } catch (error) {
    if (error instanceof ArtifactRefusal) return { where, why: error.message };
    return { checkName: gateName(posix.normalize(file.run.configFile)), error };
  }
}

function withNote({ run, ...beside }: RunFile, note: string): RunFile {
  return { ...beside, run: { ...run, notes: distinct([recordedText(note), ...run.notes]) } };
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
}): Promise<PublishedRun> {
  const { workflowRun, attempt, sha } = origin;
  const { github, inputs } = context;
  const number = numberOfRun(origin);
  return publishRun({
    file,
    judgement,
    roundsMeasured,
    configText: await configTextIfAny(file.run.configFile, sha, context),
    report: { reportPath: '', jsonPath: '' },
    runUrl: runUrl(origin, context),
    fullReportUrl: context.ownRunUrl,
    origin: { workflowRun, attempt },
    comment: number === null || inputs.comment === 'never' ? null : { number, isFork: false, when: inputs.comment },
    commit: sha,
    check: hasCheck ? idOfCheck(origin) : null,
    failOnRegression: inputs.failOnRegression,
    now: context.now,
    github,
  });
}

/** Only the lines of annotations are looked up in it, and no verdict waits for these. */
async function configTextIfAny(file: string, sha: string, { github }: TrustedContext): Promise<string | null> {
  try {
    return await configTextAt(file, sha, github);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
