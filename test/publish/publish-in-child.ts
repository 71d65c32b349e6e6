/** A process of its own, as the runner starts one: publishes the sample SAMPLE to pull request 7 as the Action would. */
import process from 'node:process';
import { openGitHub } from '../../src/publish/github.ts';
import { publishRun } from '../../src/publish/publish-run.ts';
import { TEST_REPOSITORY, TEST_TOKEN } from '../github/loopback-github.ts';
import { SAMPLES } from '../report/samples.ts';

const { run, judgement } = SAMPLES[process.argv[2] as keyof typeof SAMPLES];
const apiUrl = process.env['GITHUB_API_URL'];
await publishRun({
  file: { run, history: [] },
  judgement,
  configFile: 'bench/gate.yml',
  reportPath: 'report.md',
  jsonPath: 'run.json',
  runUrl: 'https://github.com/octo-org/shop/actions/runs/1',
  commentOn: { number: 7, isFork: process.argv[3] === 'fork' },
  github: apiUrl === undefined ? null : openGitHub({ apiUrl, token: TEST_TOKEN, repository: TEST_REPOSITORY, retryPauseMs: 1 }),
});
