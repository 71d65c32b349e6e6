/** The Action's door: event and inputs in; summary, comment, outputs and the job's end out. */
import path from 'node:path';
import process from 'node:process';
import { endGroup, getInput, notice, setFailed, setSecret, startGroup, warning } from '@actions/core';
import { describeUserError, reasonOf, UserError } from './errors.ts';
import type { GateRequest, GateResult } from './gate.ts';
import { fenceLog } from './publish/log-fence.ts';
import { outputsOfSkippedRun, publishOutputs } from './publish/outputs.ts';
import type { BaselinePlace } from './publish/store-run.ts';
import { readEvent } from './trigger/event.ts';
import type { TriggerEvent } from './trigger/event.ts';
import { readInputs } from './trigger/inputs.ts';
import type { ActionInputs } from './trigger/inputs.ts';
import { taskOf } from './trigger/task.ts';
import type { Task } from './trigger/task.ts';

type Measuring = Extract<Task, { readonly kind: 'measure' }>;

interface JobContext {
  readonly event: TriggerEvent;
  readonly inputs: ActionInputs;
  readonly env: Readonly<NodeJS.ProcessEnv>;
}

async function runAction(env: Readonly<NodeJS.ProcessEnv>): Promise<void> {
  const inputs = readInputs(getInput);
  if (inputs.token !== null) setSecret(inputs.token);
  const event = await readEvent(env);
  const task = taskOf(event, inputs);
  if (task.kind === 'measure') {
    await measureAndPublish(task, { event, inputs, env });
  } else {
    notice(task.why);
    publishOutputs(outputsOfSkippedRun(task.why));
  }
}

async function measureAndPublish(task: Measuring, { event, inputs, env }: JobContext): Promise<void> {
  const [{ openCheckout }, { findBase }, { openStoredBaselines }, { openGitHub }, { publishRun }, { concludeJob }] = await Promise.all([
    import('./trigger/checkout.ts'), import('./trigger/find-base.ts'), import('./trigger/baseline-branch.ts'),
    import('./publish/github.ts'), import('./publish/publish-run.ts'), import('./publish/conclusion.ts'),
  ]);
  const serverUrl = env['GITHUB_SERVER_URL'] ?? 'https://github.com';
  const checkout = await openCheckout({ root: process.cwd(), env, token: inputs.token, serverUrl });
  const github = inputs.token === null ? null : openGitHub({ apiUrl: env['GITHUB_API_URL'] ?? 'https://api.github.com', token: inputs.token, repository: event.repository });
  const base = await findBase(task.base, { git: checkout.git, github });
  await using stored = await openStoredBaselines(checkout, inputs);

  const reportPath = path.resolve('.perf-gate', 'report.md');
  const result = await measureInFence({
    cwd: process.cwd(),
    configFile: inputs.config,
    only: inputs.only,
    all: task.all,
    base,
    baselines: stored.folder,
    budgetMs: inputs.budgetMs,
    profile: inputs.profile,
    seed: null,
  }, reportPath);
  if (result.interrupted) {
    setFailed('The run was interrupted; no verdict was reached.');
    return;
  }

  const { file, judgement, root, config } = result;
  const verdictLine = await publishRun({
    file, judgement, configFile: config.file, reportPath, jsonPath: path.join(root, result.savedTo),
    runUrl: `${serverUrl}/${event.repository}/actions/runs/${env['GITHUB_RUN_ID'] ?? ''}`,
    commentOn: task.commentOn, github,
  });
  const conclusion = concludeJob(judgement, { verdictLine, failOnRegression: inputs.failOnRegression });
  if (conclusion.state === 'failed') setFailed(conclusion.message);
  if (conclusion.state === 'warned') warning(conclusion.message);
  if (task.storeOn !== null) await storeIfGood(result, { checkout, branch: task.storeOn, dir: inputs.baselines ?? config.baselines });
}

/** What the benchmarked programs print must not be taken for commands of this job. */
async function measureInFence(request: GateRequest, reportPath: string): Promise<GateResult> {
  const [{ measure }, { writeReports }] = await Promise.all([import('./commands/measuring.ts'), import('./commands/output.ts')]);
  using _ = fenceLog((line) => process.stdout.write(line));
  const result = await measure(request);
  if (!result.interrupted) await writeReports(result.file, result.judgement, { markdown: reportPath });
  return result;
}

async function storeIfGood({ file: { run }, judgement }: GateResult, place: BaselinePlace): Promise<void> {
  const { reasonNotToStore, storeRun } = await import('./publish/store-run.ts');
  const reason = reasonNotToStore(run, judgement.verdict);
  if (reason === null) {
    const commit = await storeRun(run, place);
    notice(`The run was stored as a baseline: ${commit} on ${place.branch}.`);
  } else {
    warning(reason);
  }
}

/** A thrown non-Error fails the job too. */
function failJob(error: unknown): void {
  if (error instanceof UserError) {
    setFailed(describeUserError(error));
    return;
  }
  setFailed(`perf-gate itself failed; no verdict was reached: ${reasonOf(error)}`);
  startGroup('Details');
  {
    using _ = fenceLog((line) => process.stdout.write(line));
    process.stdout.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  }
  endGroup();
}

try {
  await runAction(process.env);
} catch (error) {
  failJob(error);
}
