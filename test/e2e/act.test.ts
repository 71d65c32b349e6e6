import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { sampleConfig, sampleServer } from '../program/sample-server.ts';
import { startLoopbackGitHub, TEST_REPOSITORY, TEST_TOKEN } from '../github/client/loopback-github.ts';
import { pullRequestPayload } from '../github/client/webhook-payloads.ts';
import { checkOut, pullRequestHistory } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { findAct, runWorkflows } from './act.ts';
import { filesOfTheAction } from './files-of-the-action.ts';

const ROOT = join(import.meta.dirname, '../..');
const WORKFLOW = '.github/workflows/perf.yml';
const CALLED = '.github/workflows/measure.yml';

/** About as long for every request as the rest of it takes. */
const BUSY_WORK = `const until = process.hrtime.bigint() + 150_000n; while (process.hrtime.bigint() < until); response.end('{"hello":"world"}');`;

const act = await findAct();
const skip =
  act === null &&
  'act is not installed: .ci/run installs it where the module proxy has it, and workflow*.test.ts run the workflows under a stand-in runner only';

// act 0.2.82 knows this repository as `./` alone. A checkout with a ref, which is empty for a pull request, it takes for one of its own to fetch.
const textFor = async (file: string): Promise<string> =>
  (await readFile(join(ROOT, file), 'utf8')).replaceAll('uses: $/', 'uses: ./').replaceAll(/^ +ref: \$\{\{ .*\n/gm, '');

test(
  'the workflow of this repository measures a pull request, and finds a slower server with a token that may read',
  { skip },
  async () => {
    assert.ok(act !== null, 'act is not installed');
    const [workflow, called] = await Promise.all([textFor(WORKFLOW), textFor(CALLED)]);
    await using folder = await temporaryFolder();
    const history = await pullRequestHistory(folder.path, {
      before: {
        // Five rounds side by side, and one alone.
        'perf-gate.yml': sampleConfig({ rest: 'budget: 38s\n' }),
        'api/server.mjs': sampleServer(),
        ...(await filesOfTheAction()),
        [WORKFLOW]: workflow,
        [CALLED]: called,
      },
      change: { 'api/server.mjs': sampleServer({ answer: BUSY_WORK }) },
    });
    const workspace = join(folder.path, 'workspace');
    await checkOut(history, { ref: 'refs/pull/7/merge', into: workspace, depth: 1 });
    await using github = await startLoopbackGitHub({ access: 'read' });

    const { jobResults, log } = await runWorkflows(act, {
      folder: folder.path,
      workspace,
      event: 'pull_request',
      payload: pullRequestPayload({
        repository: TEST_REPOSITORY,
        defaultBranch: 'main',
        action: 'opened',
        number: 7,
        baseSha: history.base,
        headSha: history.head,
      }),
      apiUrl: github.url,
      token: TEST_TOKEN,
      replaced: [...called.matchAll(/uses: (actions\/(?!checkout)\S+)/g)].map(([, action = '']) => action),
    });

    assert.deepEqual(jobResults, { measure: 'success' }, log);
    assert.match(log, /api\/hello .* % more /);
  },
);
