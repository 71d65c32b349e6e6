/** A process of its own, as the runner starts one: publishes a sample as the Action would. */
import process from 'node:process';
import { openGitHub } from '../../../src/github/client/endpoints.ts';
import type { Publication } from '../../../src/github/publish/publication.ts';
import { publishRun } from '../../../src/github/publish/publish-run.ts';
import { TEST_REPOSITORY, TEST_TOKEN } from '../client/test-repository.ts';
import { SAMPLES } from '../../report/samples.ts';
import { publicationOf } from './publication-of.ts';

/** What is published, as JSON in the first argument. */
export interface ChildRequest {
  readonly name: keyof typeof SAMPLES;
  readonly configFile: string;
  readonly overrides: Partial<Publication>;
}

const { name, configFile, overrides } = JSON.parse(process.argv[2] ?? '') as ChildRequest;
const { run, judgement } = SAMPLES[name];
const apiUrl = process.env['GITHUB_API_URL'];
await publishRun({
  ...publicationOf({ run: { ...run, configFile }, judgement }, overrides),
  github: apiUrl === undefined ? null : openGitHub({ apiUrl, token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1, isThrottled: false }),
});
