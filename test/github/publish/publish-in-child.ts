/** Publishes samples as the Action would, in a process of its own. */
import { openGitHub } from '../../../src/github/client/endpoints.ts';
import type { Publication } from '../../../src/github/publish/publication.ts';
import { publishRun } from '../../../src/github/publish/publish-run.ts';
import { TEST_REPOSITORY, TEST_TOKEN } from '../client/test-repository.ts';
import { SAMPLES } from '../../report/samples.ts';
import { answerSteps } from '../step.ts';
import { publicationOf } from './publication-of.ts';

export interface ChildRequest {
  readonly name: keyof typeof SAMPLES;
  readonly configFile: string;
  readonly overrides: Partial<Publication>;
  /** null: there is no token. */
  readonly apiUrl: string | null;
}

answerSteps(async ({ name, configFile, overrides, apiUrl }: ChildRequest) => {
  const { run, judgement } = SAMPLES[name];
  return publishRun({
    ...publicationOf({ run: { ...run, configFile }, judgement }, overrides),
    github:
      apiUrl === null ? null : openGitHub({ apiUrl, token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1, isThrottled: false }),
  });
});
