import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parseAcceptances } from '../../src/store/acceptances.ts';
import { SLOWER_SUITE } from '../program/sample-suite.ts';
import { git } from '../git-repository.ts';
import { EXAMPLES, logOf, onGitHub, outcomesOf, reportsOn } from './workflow-scene.ts';

const DYING = { first: 'process.exit(1);' };

test('the examples measure again on a command of a writer, into the same comment', async () => {
  await onGitHub(
    { workflows: EXAMPLES, change: DYING, fork: 'someone/shop' },
    async ({ history, github, pullRequestIsOpened, isCommented }) => {
      await pullRequestIsOpened();
      const runs = await isCommented('ada', '/perf run api/* 1m');
      assert.deepEqual(
        outcomesOf(runs),
        [
          'perf-commands on issue_comment: command / run success, command / accept skipped',
          'perf on workflow_dispatch: perf / measure success, perf / join skipped, perf / publish success',
        ],
        logOf(runs),
      );
      assert.deepEqual(runs[1]?.jobs['perf / measure']?.granted, { contents: 'read', 'pull-requests': 'read' });
      assert.deepEqual(github.dispatches, [
        { workflow: 'perf.yml', ref: 'main', inputs: { 'pull-request': '7', commit: history.head, only: 'api/*', budget: '1m' } },
      ]);
      assert.deepEqual(
        github.checks.map(({ sha }) => sha),
        [history.head, history.head],
      );
      const [report = '', ...others] = reportsOn(github);
      assert.deepEqual(others, []);
      assert.match(report, /Measured again \(2nd run on this commit\)/);
    },
  );
});

test('the examples start nothing for a reader, and nothing for other comments', async () => {
  await onGitHub({ workflows: EXAMPLES, change: DYING }, async ({ github, isCommented }) => {
    const refused = await isCommented('mallory', '/perf run');
    assert.deepEqual(
      outcomesOf(refused),
      ['perf-commands on issue_comment: command / run success, command / accept skipped'],
      logOf(refused),
    );
    const ignored = await isCommented('ada', 'Is /perf run worth it?');
    assert.deepEqual(outcomesOf(ignored), ['perf-commands on issue_comment: command / run skipped, command / accept skipped']);
    assert.deepEqual(
      github.reactions.map(({ content }) => content),
      ['-1'],
    );
    assert.deepEqual(github.dispatches, []);
  });
});

test('the examples fail a pull request with a slower suite until it is accepted, which turns the check green and is recorded on main', async () => {
  await onGitHub(
    { workflows: EXAMPLES, ...SLOWER_SUITE, fork: 'someone/shop' },
    async ({ history, bare, github, pullRequestIsOpened, isCommented }) => {
      const opened = await pullRequestIsOpened();
      assert.deepEqual(
        github.checks.map(({ conclusion }) => conclusion),
        ['failure'],
        logOf(opened),
      );
      assert.match(github.checks[0]?.title ?? '', /maths\/hash takes .* more time per operation/);

      const runs = await isCommented('ada', '/perf accept maths/hash 30d it hashes more thoroughly now');
      assert.deepEqual(outcomesOf(runs), ['perf-commands on issue_comment: command / run skipped, command / accept success'], logOf(runs));
      assert.deepEqual(github.checks.map(({ sha, conclusion }) => ({ sha, conclusion })).at(-1), {
        sha: history.head,
        conclusion: 'success',
      });
      assert.deepEqual(
        reportsOn(github).map((report) => /accepted until .* it hashes more thoroughly now/.test(report)),
        [true],
      );
      const [acceptance] = parseAcceptances(await git(bare, 'show', 'main:baselines/accepted.jsonl'), 'accepted.jsonl');
      assert.deepEqual([acceptance?.benchmark, acceptance?.by, acceptance?.commit], ['maths/hash', 'ada', history.head]);
    },
  );
});
