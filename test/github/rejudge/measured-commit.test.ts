import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TEST_REPOSITORY } from '../client/loopback-github.ts';
import { artifactOf, BASE, checksOf, HEAD, MERGE, RUN, withUploads } from './uploads.ts';

const GROUP = {
  ...RUN,
  event: 'merge_group',
  headSha: MERGE,
  headBranch: `gh-readonly-queue/main/pr-7-${BASE}`,
  headRepository: TEST_REPOSITORY,
};

test('the commit that was checked out has to be the newest of the pull request or merge group, or a merge of it, as far as GitHub knows it', async () => {
  const [older, unknown] = ['f', '9'].map((digit) => digit.repeat(40)) as [string, string];
  const known = {
    parents: { [MERGE]: [BASE, HEAD], [BASE]: [older] },
    mergeBases: { [`main...${MERGE}`]: BASE, [`${BASE}...main`]: BASE },
  };
  for (const { run, measured, conclusion } of [
    { run: RUN, measured: MERGE, conclusion: 'success' },
    { run: RUN, measured: HEAD, conclusion: 'success' },
    { run: RUN, measured: unknown, conclusion: 'success' },
    { run: RUN, measured: BASE, conclusion: 'failure' },
    { run: GROUP, measured: MERGE, conclusion: 'success' },
    { run: GROUP, measured: BASE, conclusion: 'failure' },
  ]) {
    await withUploads([artifactOf({ head: { sha: measured, dirty: false } })], known, async (publish, github) => {
      await publish(run);
      assert.deepEqual(checksOf(github), [['perf-gate', conclusion, run.headSha]]);
      const refusal = /it measured b{12}, which is neither [ae]{12}/;
      assert.equal(refusal.test(github.checks[0]?.summary ?? ''), conclusion === 'failure');
    });
  }
});
