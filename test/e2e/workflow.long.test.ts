import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parseHistory } from '../../src/store/stored-lines.ts';
import { CHANGED_SUITE, SLOWER_SUITE, SUITE_CONFIG, suiteFiles } from '../program/sample-suite.ts';
import { git } from '../git-repository.ts';
import { obeyedCommands } from './action-on-runner.ts';
import { EXAMPLES, logOf, logOfJob, onGitHub, outcomesOf, reportsOn, TWO_SERVERS } from './workflow-scene.ts';

const DYING = { first: 'process.exit(1);' };
const ONLY_DOCS = { files: { 'docs.md': 'nothing that runs\n' } };

/** The workflows of this repository are the same: workflow-files.test.ts holds them to it. */
describe('the examples', () => {
  test('measure a pull request from a fork with a token that may read, and publish the verdict with another', async () => {
    await onGitHub({ workflows: EXAMPLES, change: DYING, fork: 'someone/shop' }, async ({ history, github, pullRequestIsOpened }) => {
      const runs = await pullRequestIsOpened();
      assert.deepEqual(
        outcomesOf(runs),
        [
          'perf on pull_request: perf / measure success, perf / join skipped, perf / publish skipped',
          'perf-publish on workflow_run: publish / publish success',
        ],
        logOf(runs),
      );
      const measure = runs[0]?.jobs['perf / measure'];
      assert.deepEqual(measure?.granted, { contents: 'read', 'pull-requests': 'read' });
      assert.deepEqual(measure.steps.flatMap(({ uploaded }) => uploaded).toSorted(), ['report.html', 'report.md', 'run.json']);
      assert.deepEqual(
        github.checks.map(({ name, sha, conclusion }) => ({ name, sha, conclusion })),
        [{ name: 'perf-gate', sha: history.head, conclusion: 'failure' }],
      );
      assert.match(github.checks[0]?.title ?? '', /api/);
      const [report = '', ...others] = reportsOn(github);
      assert.deepEqual(others, []);
      assert.match(report, /failed/);
      assert.match(report, /`\/perf run api\/hello`/);
    });
  });

  test('pass a pull request that reaches nothing without measuring anything', async () => {
    await onGitHub({ workflows: EXAMPLES, change: ONLY_DOCS }, async ({ github, pullRequestIsOpened }) => {
      const runs = await pullRequestIsOpened();
      assert.deepEqual(
        github.checks.map(({ conclusion }) => conclusion),
        ['success'],
        logOf(runs),
      );
      assert.match(reportsOn(github)[0] ?? '', /the change reaches no benchmark/);
      assert.doesNotMatch(logOf(runs), /measuring/);
    });
  });

  test('check a merge group, and comment nowhere', async () => {
    await onGitHub({ workflows: EXAMPLES, change: DYING }, async ({ history, github, isQueuedForMerging }) => {
      const runs = await isQueuedForMerging();
      assert.deepEqual(
        outcomesOf(runs),
        [
          'perf on merge_group: perf / measure success, perf / join skipped, perf / publish skipped',
          'perf-publish on workflow_run: publish / publish success',
        ],
        logOf(runs),
      );
      assert.deepEqual(
        github.checks.map(({ sha, conclusion }) => ({ sha, conclusion })),
        [{ sha: history.merge, conclusion: 'failure' }],
      );
      assert.deepEqual(reportsOn(github), []);
    });
  });

  test('fail a merge group at once that cannot be measured, because the queue would wait for its check', async () => {
    await onGitHub(
      { workflows: EXAMPLES, change: { files: { 'perf-gate.yml': 'version: 1\nservrs: {}\n' } } },
      async ({ history, github, isQueuedForMerging, pullRequestIsOpened }) => {
        const runs = await isQueuedForMerging();
        assert.deepEqual(
          outcomesOf(runs),
          [
            'perf on merge_group: perf / measure failure, perf / join skipped, perf / publish skipped',
            'perf-publish on workflow_run: publish / publish success',
          ],
          logOf(runs),
        );
        assert.deepEqual(
          github.checks.map(({ sha, conclusion }) => ({ sha, conclusion })),
          [{ sha: history.merge, conclusion: 'failure' }],
        );
        assert.match(github.checks[0]?.title ?? '', /^Nothing was measured as a whole: /);

        const opened = await pullRequestIsOpened();
        assert.equal(opened[0]?.jobs['perf / measure']?.result, 'failure', logOf(opened));
        assert.equal(github.checks.length, 1, 'of a pull request the check stays away');
        assert.deepEqual(reportsOn(github), []);
      },
    );
  });

  test('store what a push to main and a schedule measure, and run nothing on the push of what was stored', async () => {
    await onGitHub(
      { workflows: EXAMPLES, ...CHANGED_SUITE },
      async ({ history: { forkPoint, head, merge }, bare, isMerged, isPushed, clockStrikes }) => {
        const merged = await isMerged();
        assert.deepEqual(outcomesOf(merged), ['perf-baseline on push: baseline / baseline 24 success'], logOf(merged));
        const afterPush = await git(bare, 'rev-parse', 'main');

        const scheduled = await clockStrikes('23 3 * * 1');
        assert.deepEqual(outcomesOf(scheduled), ['perf-baseline on schedule: baseline / baseline 24 success'], logOf(scheduled));
        const files = await git(bare, 'diff', '--name-only', merge, 'main');
        assert.match(files, /^baselines\/[^\n]+\.jsonl$/);
        assert.deepEqual(
          parseHistory(await git(bare, 'show', `main:${files}`), files).map(({ commit }) => commit),
          [merge, afterPush],
        );

        assert.deepEqual(await isPushed({ branch: 'main', before: merge, after: afterPush }), []);
        assert.deepEqual(await isPushed({ branch: 'change', before: forkPoint, after: head }), []);
      },
    );
  });

  test('hand the inputs of a run by hand to the Action, and publish on the pull request that it is for', async () => {
    await onGitHub({ workflows: EXAMPLES, change: DYING }, async ({ history, github, isStartedByHand }) => {
      const runs = await isStartedByHand('refs/heads/main', { 'pull-request': '7' });
      assert.deepEqual(
        outcomesOf(runs),
        [
          'perf on workflow_dispatch: perf / measure success, perf / join skipped, perf / publish success',
          'perf-publish on workflow_run: publish / publish skipped',
        ],
        logOf(runs),
      );
      assert.equal(runs[0]?.title, 'perf of #7');
      assert.deepEqual(
        github.checks.map(({ sha, conclusion }) => ({ sha, conclusion })),
        [{ sha: history.head, conclusion: 'failure' }],
      );
      assert.equal(reportsOn(github).length, 1);

      const nowhere = await isStartedByHand('refs/heads/main', { only: 'nobody/*', 'pull-request': '7' });
      assert.equal(nowhere[0]?.jobs['perf / measure']?.result, 'failure');
      assert.match(logOfJob(nowhere[0].jobs['perf / measure']), /nobody\/\*/);
    });
  });

  test('measure by hand what the change does not reach, where that is asked for', async () => {
    await onGitHub(
      { workflows: EXAMPLES, change: ONLY_DOCS, files: { 'perf-gate.yml': SUITE_CONFIG, ...suiteFiles() } },
      async ({ isStartedByHand }) => {
        for (const [all, said] of [
          ['false', /the change reaches no benchmark/],
          ['true', /1 benchmark measured for the tables only/],
        ] as const) {
          const runs = await isStartedByHand('refs/heads/change', { profile: 'smoke', all });
          assert.match(runs[0]?.jobs['perf / measure']?.steps.map(({ summary }) => summary).join('') ?? '', said, logOf(runs));
        }
      },
    );
  });

  test('publish nothing of a run by hand that is for no pull request', async () => {
    await onGitHub({ workflows: EXAMPLES, ...SLOWER_SUITE }, async ({ github, isStartedByHand }) => {
      const runs = await isStartedByHand('refs/heads/change', { profile: 'smoke' });
      assert.deepEqual(
        outcomesOf(runs),
        [
          'perf on workflow_dispatch: perf / measure success, perf / join skipped, perf / publish skipped',
          'perf-publish on workflow_run: publish / publish skipped',
        ],
        logOf(runs),
      );
      assert.match(runs[0]?.jobs['perf / measure']?.steps.map(({ summary }) => summary).join('') ?? '', /maths\/hash/);
      assert.deepEqual([github.checks, reportsOn(github)], [[], []]);
    });
  });
});

const less = (name: string): string => `${EXAMPLES[name] ?? ''}    with:\n      only: api/*\n`;

/** GitHub takes perf.yml from the pull request, and perf-publish.yml from the default branch. */
test('a pull request that measures less than before passes where the default branch asks for less, and fails elsewhere', async () => {
  const change = { files: { '.github/workflows/perf.yml': less('perf.yml') } };
  for (const [workflows, conclusion] of [
    [EXAMPLES, 'failure'],
    [{ ...EXAMPLES, 'perf-publish.yml': less('perf-publish.yml') }, 'success'],
  ] as const) {
    await onGitHub({ workflows, change, files: TWO_SERVERS }, async ({ github, pullRequestIsOpened }) => {
      const runs = await pullRequestIsOpened();
      assert.deepEqual(
        github.checks.map((check) => check.conclusion),
        [conclusion],
        logOf(runs),
      );
    });
  }
});

/** The workflow that the README shows: one file, whose job is the check. */
async function readmeWorkflow(): Promise<string> {
  const readme = await readFile(join(import.meta.dirname, '../../README.md'), 'utf8');
  const [, indent = '', workflow = assert.fail('the README shows no workflow')] =
    /^( *)```yaml\n( *name: perf\n.*?)^ *```/ms.exec(readme) ?? [];
  return workflow.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

for (const { what, fork } of [
  { what: 'a pull request' },
  { what: 'a pull request from a fork, where it cannot comment', fork: 'someone/shop' },
]) {
  test(`the workflow of the README fails on ${what} that breaks its server`, async () => {
    const workflows = { 'perf.yml': await readmeWorkflow() };
    await onGitHub({ workflows, change: DYING, ...(fork === undefined ? {} : { fork }) }, async ({ github, pullRequestIsOpened }) => {
      const runs = await pullRequestIsOpened();
      const log = logOf(runs);
      assert.deepEqual(
        runs.map(({ jobs }) => Object.values(jobs).map(({ result }) => result)),
        [['failure']],
        log,
      );
      assert.deepEqual(
        reportsOn(github).map((report) => report.includes('failed') && !report.includes('/perf ')),
        fork === undefined ? [true] : [],
        log,
      );
      assert.equal(
        obeyedCommands(log).some((line) => line.startsWith('::warning::') && line.includes('forks a read-only token')),
        fork !== undefined,
        log,
      );
    });
  });
}

test('the workflow of the README is the check of a merge group too, and comments nowhere', async () => {
  await onGitHub({ workflows: { 'perf.yml': await readmeWorkflow() }, change: DYING }, async ({ github, isQueuedForMerging }) => {
    const runs = await isQueuedForMerging();
    assert.deepEqual(outcomesOf(runs), ['perf on merge_group: perf failure'], logOf(runs));
    assert.deepEqual([reportsOn(github), github.checks], [[], []]);
  });
});
