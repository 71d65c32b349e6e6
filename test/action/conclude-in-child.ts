/** Ends jobs that somebody has started by hand on main, in a process of its own. */
import { context } from '@actions/github';
import { publishAndConclude } from '../../src/action/conclude.ts';
import { openJob } from '../../src/action/job.ts';
import type { TriggerEvent } from '../../src/github/event/event.ts';
import { readInputs } from '../../src/github/event/inputs.ts';
import { taskOf } from '../../src/github/event/task.ts';
import { TEST_REPOSITORY } from '../github/client/test-repository.ts';
import { answerSteps } from '../github/step.ts';
import { SAMPLES } from '../report/samples.ts';

export interface ChildRequest {
  /** The commit that was measured. */
  readonly measured: string;
  /** The commit that the workflow runs on. */
  readonly sha: string;
  readonly given: Readonly<Record<string, string>>;
  readonly outcome: 'passed' | 'regressed';
  readonly apiUrl: string;
}

const event: TriggerEvent = { kind: 'workflow_dispatch', repository: TEST_REPOSITORY, defaultBranch: 'main', branch: 'main' };

answerSteps(async ({ measured, sha, given, outcome, apiUrl }: ChildRequest) => {
  const inputs = readInputs((name) => given[name] ?? '');
  const task = taskOf(event, inputs);
  if (task.kind !== 'measure') throw new Error(`a run by hand is a task of the kind ${task.kind}`);
  const { run, judgement } = SAMPLES[outcome];
  await publishAndConclude(
    {
      file: {
        run: { ...run, branch: task.branch, pullRequest: task.pullRequest, head: { sha: measured, dirty: false } },
        history: [],
        acceptances: [],
      },
      judgement,
      reportPath: 'report.md',
      htmlPath: 'report.html',
      jsonPath: 'run.json',
    },
    task.audience,
    await openJob({ event, inputs, env: {}, context: Object.assign(context, { apiUrl, sha, runId: 12, runAttempt: 1 }) }),
  );
});
