/** Publishes workflow runs as the trusted stage would, in a process of its own. */
import { openGitHub } from '../../../src/github/client/endpoints.ts';
import type { FinishedRun } from '../../../src/github/client/api.ts';
import { publishWorkflowRun } from '../../../src/github/rejudge/publish-workflow-run.ts';
import type { TrustedInputs } from '../../../src/github/rejudge/trusted-context.ts';
import { TEST_REPOSITORY, TEST_TOKEN } from '../client/test-repository.ts';
import { answerSteps } from '../step.ts';

export interface ChildRequest {
  readonly run: FinishedRun;
  readonly inputs: Partial<TrustedInputs>;
  readonly apiUrl: string;
}

answerSteps(async ({ run, inputs, apiUrl }: ChildRequest) =>
  publishWorkflowRun(run, {
    github: openGitHub({ apiUrl, token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1, isThrottled: false }),
    repository: TEST_REPOSITORY,
    defaultBranch: 'main',
    serverUrl: 'https://github.com',
    ownRunUrl: 'https://github.com/octo-org/shop/actions/runs/99',
    inputs: {
      artifact: 'perf-gate',
      config: null,
      only: [],
      base: null,
      profile: 'standard',
      baselines: null,
      baselineBranch: null,
      comment: 'always',
      check: 'auto',
      failOnRegression: true,
      ...inputs,
    },
    now: new Date('2026-01-15T11:00:00Z'),
  }),
);
