/**
 * A process of its own, as the runner starts one: ends a job that somebody has started by hand and that measured the commit in
 * the first argument, with the inputs in the second one (JSON). The third names what came of it, `passed` unless given.
 */
import process from 'node:process';
import { context } from '@actions/github';
import { publishAndConclude } from '../../src/action/conclude.ts';
import { openJob } from '../../src/action/job.ts';
import type { TriggerEvent } from '../../src/github/event/event.ts';
import { readInputs } from '../../src/github/event/inputs.ts';
import { taskOf } from '../../src/github/event/task.ts';
import { TEST_REPOSITORY } from '../github/client/test-repository.ts';
import { SAMPLES } from '../report/samples.ts';

const [measured = '', texts = '{}', outcome = 'passed'] = process.argv.slice(2);
const given = JSON.parse(texts) as Readonly<Record<string, string>>;
const event: TriggerEvent = { kind: 'workflow_dispatch', repository: TEST_REPOSITORY, defaultBranch: 'main', branch: 'main' };
const inputs = readInputs((name) => given[name] ?? '');
const task = taskOf(event, inputs);
if (task.kind !== 'measure') throw new Error(`a run by hand is a task of the kind ${task.kind}`);
const { run, judgement } = SAMPLES[outcome as 'passed' | 'regressed'];
await publishAndConclude(
  {
    file: {
      run: { ...run, branch: task.branch, pullRequest: task.pullRequest, head: { sha: measured, dirty: false } },
      history: [],
      acceptances: [],
    },
    judgement,
    root: process.cwd(),
    reportPath: 'report.md',
    htmlPath: 'report.html',
    jsonPath: 'run.json',
  },
  task.audience,
  await openJob({ event, inputs, env: process.env, context }),
);
