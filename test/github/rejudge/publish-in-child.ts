/**
 * A process of its own, as the runner starts one: publishes the workflow run in the first argument (JSON) as the trusted
 * stage would, with the inputs in the second one. Standard error gets what came of it.
 */
import process from 'node:process';
import { openGitHub } from '../../../src/github/client/endpoints.ts';
import type { FinishedRun } from '../../../src/github/client/api.ts';
import { publishWorkflowRun } from '../../../src/github/rejudge/publish-workflow-run.ts';
import type { TrustedInputs } from '../../../src/github/rejudge/trusted-context.ts';
import { TEST_REPOSITORY, TEST_TOKEN } from '../client/test-repository.ts';

const [run, inputs] = process.argv.slice(2).map((argument) => JSON.parse(argument) as unknown) as [FinishedRun, Partial<TrustedInputs>];
const published = await publishWorkflowRun(run, {
  github: openGitHub({ apiUrl: process.env['GITHUB_API_URL'] ?? '', token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1, isThrottled: false }),
  repository: TEST_REPOSITORY,
  defaultBranch: 'main',
  serverUrl: 'https://github.com',
  ownRunUrl: 'https://github.com/octo-org/shop/actions/runs/99',
  inputs: {
    artifact: 'perf-gate', config: null, only: [], base: null, profile: 'standard', baselines: null, baselineBranch: null, comment: 'always', check: 'auto',
    failOnRegression: true, ...inputs,
  },
  now: new Date('2026-01-15T11:00:00Z'),
});
process.stderr.write(JSON.stringify(published));
