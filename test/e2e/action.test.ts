import assert from 'node:assert/strict';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parseHistory } from '../../src/store/stored-lines.ts';
import { parseRunFile } from '../../src/store/run-file.ts';
import { changedFiles, type SampleChange, sampleConfig, sampleServer, SHORT_PROFILES } from '../program/sample-server.ts';
import { type LoopbackGitHub, type LoopbackOptions, startLoopbackGitHub, TEST_REPOSITORY } from '../github/client/loopback-github.ts';
import { pullRequestPayload, pushPayload, workflowDispatchPayload } from '../github/client/webhook-payloads.ts';
import { checkOut, commitFiles, type Files, git, pullRequestHistory, type PullRequestHistory } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { type ActionOutcome, obeyedCommands, runActionStep } from './action-on-runner.ts';

const place = { repository: TEST_REPOSITORY, defaultBranch: 'main' };
const GLANCE = { profile: 'glance' };
/** Also where a push reaches nothing, as that of a README does not. */
const EVERYTHING = { ...GLANCE, all: 'true' };

interface Job {
  readonly history: PullRequestHistory;
  readonly workspace: string;
  readonly github: LoopbackGitHub;
  readonly run: (event: ActionEvent, inputs?: Readonly<Record<string, string>>) => Promise<ActionOutcome>;
}

interface ActionEvent {
  readonly name: string;
  readonly payload: unknown;
}

/** What a job's repository consists of. */
interface JobSetUp {
  /** What is checked out. */
  readonly ref: string;
  /** What the pull request makes of the server, or of other files. */
  readonly change: SampleChange;
  /** Further files, and other text for those that every repository has. */
  readonly files?: Files;
  readonly github?: LoopbackOptions;
}

/** A job with a shallow checkout of a repository that has a pull request 7. */
async function inJob({ ref, change, files = {}, github = {} }: JobSetUp, act: (job: Job) => Promise<void>): Promise<void> {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, {
    before: { 'perf-gate.yml': sampleConfig({ rest: SHORT_PROFILES }), 'api/server.mjs': sampleServer(), ...files },
    change: changedFiles(change),
  });
  const workspace = join(folder.path, 'workspace');
  await checkOut(history, { ref, into: workspace, depth: 1 });
  await using loopback = await startLoopbackGitHub(github);
  await act({
    history,
    workspace,
    github: loopback,
    run: async (event, inputs = GLANCE) => runActionStep({ folder: folder.path, workspace, event, inputs, apiUrl: loopback.url }),
  });
}

function pullRequestEvent(
  { base, head }: PullRequestHistory,
  { action = 'opened', fork }: { readonly action?: 'opened' | 'synchronize'; readonly fork?: string } = {},
): ActionEvent {
  return {
    name: 'pull_request',
    payload: pullRequestPayload({ ...place, action, number: 7, baseSha: base, headSha: head, ...(fork === undefined ? {} : { fork }) }),
  };
}

test('a pull request is measured against the parent that a shallow checkout hides, and gets one comment that is updated', async () => {
  await inJob({ ref: 'refs/pull/7/merge', change: { first: '// harmless' } }, async ({ history, workspace, github, run }) => {
    const first = await run(pullRequestEvent(history));
    assert.equal(first.exitCode, 0, first.log);
    assert.equal(first.outputs['verdict'], 'passed');
    assert.match(first.summary, /api\/hello/);
    const recorded = parseRunFile(await readFile(first.outputs['json-path'] ?? '', 'utf8'), 'run.json');
    assert.deepEqual([recorded.run.base?.sha, recorded.run.head.sha], [history.base, history.merge]);
    assert.match(await readFile(first.outputs['report-path'] ?? '', 'utf8'), /api\/hello/);
    assert.match(await readFile(first.outputs['html-path'] ?? '', 'utf8'), /^<!doctype html>[^]*api\/hello/);
    assert.equal(await git(workspace, 'status', '--porcelain'), '');

    await writeFile(join(workspace, 'token.npmrc'), 'a step has left this');
    const second = await run(pullRequestEvent(history, { action: 'synchronize' }));
    assert.equal(second.exitCode, 0, second.log);
    assert.deepEqual(
      [first, second].map(({ log }) => obeyedCommands(log).some((line) => line.startsWith('::warning::') && line.includes('token.npmrc'))),
      [false, true],
    );
    assert.deepEqual(
      github.comments.map(({ body }) => body.split('\n')[0]),
      ['<!-- perf-gate:perf-gate.yml -->'],
    );
    assert.match(second.log, /::notice::The report was updated at/);
  });
});

test('what git has to fetch to lay out the base, it fetches with the token of the step', async () => {
  const files = { '.gitattributes': '*.bin filter=lfs\n', 'body.bin': 'large\n' };
  await inJob({ ref: 'refs/pull/7/merge', change: { first: '// harmless' }, files }, async ({ history, workspace, run }) => {
    for (const [key, value] of [
      ['smudge', 'git config --get-regexp extraheader'],
      ['clean', 'cat'],
      ['required', 'true'],
    ] as const)
      await git(workspace, 'config', `filter.lfs.${key}`, value);
    const { exitCode, log, outputs } = await run(pullRequestEvent(history));
    assert.deepEqual([exitCode, outputs['verdict']], [0, 'passed'], log);
  });
});

test('a server that dies fails the job, and what it prints cannot command the job', async () => {
  const dying = { first: `console.log('::error::forged'); console.error('\\n::add-mask::api'); process.exit(1);` };
  await inJob({ ref: 'refs/pull/7/merge', change: dying, github: { access: 'read' } }, async ({ history, run }) => {
    const { exitCode, log, outputs, summary } = await run(pullRequestEvent(history, { fork: 'someone/shop' }));
    assert.equal(exitCode, 1, log);
    assert.deepEqual([outputs['verdict'], outputs['failures']], ['failed', '1']);
    assert.match(summary, /api/);
    assert.ok(log.indexOf('::stop-commands::') < log.indexOf('preparing'), 'nothing is measured outside the fence');
    assert.match(log, /::error::forged/, 'what the server said last is shown');
    assert.deepEqual(
      obeyedCommands(log).filter((line) => /^\s*::(?:error::forged|add-mask::api)/.test(line)),
      [],
    );
    assert.ok(
      obeyedCommands(log).some((line) => line.startsWith('::warning::') && line.includes('forks a read-only token')),
      log,
    );
  });
});

test('a push to the default branch stores a baseline, and the push of that baseline does nothing', async () => {
  await inJob({ ref: 'refs/heads/main', change: {} }, async ({ history, workspace, github, run }) => {
    const pushed = await run(
      {
        name: 'push',
        payload: pushPayload({ ...place, branch: 'main', before: history.forkPoint, after: history.base, message: 'meanwhile on main' }),
      },
      EVERYTHING,
    );
    assert.equal(pushed.exitCode, 0, pushed.log);

    await git(workspace, 'fetch', '--quiet', '--depth=2', 'origin', 'main');
    const [file = ''] = (await git(workspace, 'diff', '--name-only', 'FETCH_HEAD~1', 'FETCH_HEAD')).split('\n');
    assert.match(file, /^baselines\/.+\.jsonl$/);
    assert.deepEqual(
      parseHistory(await git(workspace, 'show', `FETCH_HEAD:${file}`), file).map(({ commit }) => commit),
      [history.base],
    );

    const message = await git(workspace, 'log', '-1', '--format=%B', 'FETCH_HEAD');
    const after = await git(workspace, 'rev-parse', 'FETCH_HEAD');
    const again = await run({ name: 'push', payload: pushPayload({ ...place, branch: 'main', before: history.base, after, message }) });
    assert.deepEqual([again.exitCode, again.outputs['verdict']], [0, 'skipped']);
    assert.doesNotMatch(again.log, /measuring/);
    assert.deepEqual(github.requests, [], 'a push asks nothing of the API');
  });
});

test('a push to the default branch that reaches no benchmark is not measured and stores nothing', async () => {
  await inJob({ ref: 'refs/heads/main', change: {} }, async ({ history, workspace, run }) => {
    const { exitCode, log, outputs } = await run({
      name: 'push',
      payload: pushPayload({ ...place, branch: 'main', before: history.forkPoint, after: history.base, message: 'docs' }),
    });
    assert.deepEqual(
      [exitCode, outputs['verdict'], outputs['summary-line']],
      [0, 'skipped', 'The push reaches no benchmark: there is nothing new to store.'],
      log,
    );
    assert.doesNotMatch(log, /measuring/);
    assert.match(await git(workspace, 'ls-remote', 'origin', 'refs/heads/main'), new RegExp(`^${history.base}`));
  });
});

test('a push whose tip before was lost by a force push stores a baseline, although head is all that it could be held against', async () => {
  const mergeBases: Record<string, string> = {};
  await inJob({ ref: 'refs/heads/main', change: {}, github: { mergeBases } }, async ({ history, run }) => {
    mergeBases[`main...${history.base}`] = history.base;
    const { exitCode, log, outputs } = await run({
      name: 'push',
      payload: pushPayload({ ...place, branch: 'main', before: 'd'.repeat(40), after: history.base, message: 'pushed by force' }),
    });
    assert.deepEqual([exitCode, outputs['verdict']], [0, 'passed'], log);
    assert.match(log, /::notice::The run was stored as a baseline/);
  });
});

test('the push that brings a configuration stores a baseline, although it changes nothing that is measured', async () => {
  await inJob(
    { ref: 'refs/heads/main', change: {}, files: { 'perf-gate.yml': 'version: 1\nservers: 7\n' } },
    async ({ history, workspace, run }) => {
      const after = await commitFiles(workspace, 'mend the configuration', { 'perf-gate.yml': sampleConfig({ rest: SHORT_PROFILES }) });
      await git(workspace, 'push', '--quiet', 'origin', 'HEAD:main');
      const { exitCode, log, outputs } = await run({
        name: 'push',
        payload: pushPayload({ ...place, branch: 'main', before: history.base, after, message: 'mend the configuration' }),
      });
      assert.deepEqual([exitCode, outputs['verdict']], [0, 'passed'], log);
      assert.match(log, /::notice::The run was stored as a baseline/);
    },
  );
});

test('a baseline that may not be pushed fails the job with the reason, and the verdict is published all the same', async () => {
  await inJob({ ref: 'refs/heads/main', change: {} }, async ({ history, workspace, run }) => {
    await git(workspace, 'remote', 'set-url', '--push', 'origin', `${history.remote}-which-is-not-there`);
    const { exitCode, log, outputs, summary } = await run(
      { name: 'push', payload: pushPayload({ ...place, branch: 'main', before: history.forkPoint, after: history.base, message: 'm' }) },
      EVERYTHING,
    );
    assert.equal(exitCode, 1);
    assert.equal(outputs['verdict'], 'passed');
    assert.match(summary, /api\/hello/);
    assert.match(log, /::error::error: the baseline cannot be stored/);
  });
});

test('a run that was commanded for another commit than the one that is checked out runs nothing of it, whatever it is compared with', async () => {
  await inJob({ ref: 'refs/pull/7/merge', change: { first: '// harmless' } }, async ({ run }) => {
    const event = { name: 'workflow_dispatch', payload: workflowDispatchPayload({ ...place, ref: 'refs/heads/main', inputs: GLANCE }) };
    const { exitCode, log, outputs } = await run(event, { ...GLANCE, 'pull-request': '7', commit: 'f'.repeat(40), base: 'main' });
    assert.equal(exitCode, 1);
    assert.match(log, /::error::error: f{40} was to be measured: the commit that is checked out, /);
    assert.equal(outputs['json-path'], undefined);
  });
});

test('an input that is not allowed fails the job with what to do', async () => {
  await using folder = await temporaryFolder();
  const { exitCode, log } = await runActionStep({
    folder: folder.path,
    workspace: folder.path,
    event: { name: 'push', payload: {} },
    inputs: { comment: 'sometimes' },
    apiUrl: 'http://127.0.0.1:1',
  });
  assert.equal(exitCode, 1);
  assert.match(log, /::error::error: the input `comment` is "sometimes"/);
  assert.match(log, /fix: /);
});
