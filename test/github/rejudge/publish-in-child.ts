/** Publishes workflow runs as the trusted stage would, in a process of its own. */
import type { FinishedRun } from '../../../src/github/client/api.ts';
import { publishWorkflowRun } from '../../../src/github/rejudge/publish-workflow-run.ts';
import type { ActionInputs } from '../../../src/github/event/inputs.ts';
import { clientOf } from '../client/client-of.ts';
import { TEST_REPOSITORY } from '../client/test-repository.ts';
import { inputsOf } from '../event/inputs-of.ts';
import { answerSteps } from '../step.ts';

export interface ChildRequest {
  readonly run: FinishedRun;
  readonly inputs: Partial<ActionInputs>;
  readonly apiUrl: string;
}

answerSteps(async ({ run, inputs, apiUrl }: ChildRequest) =>
  publishWorkflowRun(run, {
    github: clientOf({ url: apiUrl }, { isThrottled: false }),
    repository: TEST_REPOSITORY,
    defaultBranch: 'main',
    serverUrl: 'https://github.com',
    ownRunUrl: 'https://github.com/octo-org/shop/actions/runs/99',
    inputs: inputsOf(inputs),
    now: new Date('2026-01-15T11:00:00Z'),
  }),
);
