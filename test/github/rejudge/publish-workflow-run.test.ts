import assert from 'node:assert/strict';
import { test } from 'node:test';
import { obeyedCommands } from '../../e2e/action-on-runner.ts';
import { TEST_REPOSITORY } from '../client/loopback-github.ts';
import { zipOfFiles } from '../../zip-file.ts';
import { configText } from './configs.ts';
import { artifactOf, BASE, BY_HAND, checksOf, CONFIG, FILES, HEAD, hello, MERGE, PAGE, PULLS, RUN, withUploads } from './uploads.ts';

test('a run of a fork is judged again and published on its pull request, as summary, comment and check', async () => {
  await withUploads([artifactOf({})], {}, async (publish, github) => {
    const { result, summary } = await publish();
    assert.equal(result.verdictLines.length, 1);
    assert.deepEqual(
      github.comments.map(({ issue }) => issue),
      [7],
    );
    assert.ok(github.comments[0]?.body.startsWith('<!-- perf-gate:perf-gate.yml -->\n'));
    assert.ok(summary.includes('api/hello'));
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
    assert.deepEqual(
      github.requests.filter((line) => line.includes('/git/')),
      [],
      'nothing is checked out',
    );
  });
});

test('a regression fails the check, and names the job that measured it', async () => {
  await withUploads([artifactOf({ benchmarks: [hello(0.2), PAGE] })], {}, async (publish, github) => {
    await publish();
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.ok(github.checks[0]?.title?.includes('api/hello'));
    assert.equal(github.checks[0]?.detailsUrl, 'https://github.com/octo-org/shop/actions/runs/11');
  });
});

test('comments are offered as commands where the repository has the workflow that obeys them', async () => {
  const commands = { 'main:.github/workflows/perf-commands.yml': 'name: perf-commands\n' };
  for (const [files, offered] of [
    [FILES, 'npx perf-gate accept'],
    [{ ...FILES, ...commands }, '/perf accept api/hello REASON'],
  ] as const) {
    await withUploads([artifactOf({ benchmarks: [hello(0.2), PAGE] })], { files }, async (publish, github) => {
      await publish();
      assert.ok(github.comments[0]?.body.includes(offered), github.comments[0]?.body);
    });
  }
});

test('an artifact that cannot be read fails the check with the reason, and there is no comment', async () => {
  await withUploads([artifactOf({}, { content: zipOfFiles({ '../run.json': '{}' }) })], {}, async (publish, github) => {
    const { result, log } = await publish();
    assert.deepEqual(result, {
      verdictLines: [],
      remarks: [
        {
          kind: 'upload-refused',
          where: 'perf-gate',
          because: { kind: 'upload-not-a-zip', problem: 'invalid relative path: ../run.json' },
        },
      ],
      unwritten: [],
    });
    assert.ok(
      obeyedCommands(log).some((line) => line.startsWith('::warning::Workflow run 11 was not published: perf-gate:')),
      log,
    );
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.ok(github.checks[0]?.summary?.includes('invalid relative path'));
    assert.deepEqual(github.comments, []);
  });
});

test('a push has a check and no comment', async () => {
  const pushed = { event: 'push', headSha: BASE, headBranch: 'main', headRepository: TEST_REPOSITORY };
  await withUploads([artifactOf({ base: null, head: { sha: BASE, dirty: false } })], {}, async (publish, github) => {
    await publish(pushed);
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', BASE]]);
    assert.deepEqual(github.comments, []);
  });
});

test('a result of a branch that is proposed for two is told where its base belongs', async () => {
  const ofStable = 'c'.repeat(40);
  const intoStable = { ...PULLS[1]!, number: 9, baseSha: ofStable, baseRef: 'stable' };
  const known = { pulls: [...PULLS, intoStable], files: { ...FILES, [`${ofStable}:perf-gate.yml`]: CONFIG } };
  await withUploads([artifactOf({ base: { sha: ofStable, dirty: false } })], known, async (publish, github) => {
    await publish();
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
    assert.deepEqual(
      github.comments.map(({ issue }) => issue),
      [9],
    );
  });
});

const GROUP = {
  ...RUN,
  event: 'merge_group',
  headSha: MERGE,
  headBranch: `gh-readonly-queue/main/pr-7-${BASE}`,
  headRepository: TEST_REPOSITORY,
};

test('a merge group has a check and no comment', async () => {
  const mergeBases = { [`main...${MERGE}`]: BASE, [`${BASE}...main`]: BASE };
  await withUploads([artifactOf({})], { mergeBases }, async (publish, github) => {
    await publish(GROUP);
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', MERGE]]);
    assert.deepEqual(github.comments, []);
  });
});

test('a merge group of which nothing was measured fails at once, because the queue would wait for its check, unless its workflow ends well', async () => {
  const shard = artifactOf({}, { name: 'perf-gate-shard-24-1' });
  for (const { artifacts, conclusion } of [
    { artifacts: [], conclusion: 'failure' },
    { artifacts: [], conclusion: 'cancelled' },
    { artifacts: [], conclusion: null },
    { artifacts: [shard], conclusion: 'cancelled' },
  ]) {
    await withUploads(artifacts, {}, async (publish, github) => {
      await publish({ conclusion });
      assert.deepEqual([...github.comments, ...github.checks], [], 'of a pull request the check stays away');
      await publish({ ...GROUP, conclusion });
      assert.deepEqual(checksOf(github), [['perf-gate', 'failure', MERGE]]);
      assert.equal(github.checks[0]?.title, 'Nothing was measured as a whole: no run was uploaded');
      assert.ok(github.checks[0]?.summary?.includes('(https://github.com/octo-org/shop/actions/runs/11)'));
      assert.deepEqual(github.comments, []);
    });
  }
  await withUploads([], {}, async (publish, github) => {
    await publish({ ...GROUP, conclusion: 'success' });
    assert.deepEqual(github.checks, []);
  });
});

test('no comment and no check where none are wanted', async () => {
  await withUploads([artifactOf({})], {}, async (publish, github) => {
    const { summary } = await publish({}, { comment: 'never', check: 'false' });
    assert.ok(summary.includes('api/hello'));
    assert.deepEqual([...github.comments, ...github.checks], []);
  });
});

test('a run that was cancelled before its shards were joined is skipped, and what was joined all the same is published', async () => {
  const shard = artifactOf({}, { name: 'perf-gate-shard-24-1' });
  await withUploads([shard], {}, async (publish, github) => {
    assert.deepEqual((await publish({ conclusion: 'cancelled' })).result.verdictLines, []);
    assert.deepEqual([...github.comments, ...github.checks], []);
    await publish({ conclusion: 'failure' });
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]], 'the job that joins them failed');
  });
  await withUploads([shard, artifactOf({}, { id: 2 })], {}, async (publish, github) => {
    await publish({ conclusion: 'cancelled' });
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
  });
});

const configOf = (name: string): string => `packages/${name}/perf-gate.yml`;

test('a step that takes the artifact of its package alone downloads no other, and is not failed by one that cannot be read', async () => {
  const names = ['api', 'worker', 'web'];
  const files = {
    ...FILES,
    ...Object.fromEntries(names.map((name) => [`${BASE}:${configOf(name)}`, configText({ servers: { api: ['hello'] } })])),
  };
  const artifacts = names.map((name, index) =>
    artifactOf({ configFile: configOf(name), benchmarks: [hello(0)] }, { id: index + 1, name: `perf-gate-${name}` }),
  );
  const unreadable = { ...artifacts[1]!, content: Buffer.from('no zip file') };
  await withUploads(artifacts.with(1, unreadable), { files }, async (publish, github) => {
    await publish({}, { config: configOf('api'), artifact: 'perf-gate-api' });
    assert.deepEqual(
      github.requests.filter((line) => line.endsWith('/zip')),
      ['GET /repos/octo-org/shop/actions/artifacts/1/zip'],
    );
    assert.deepEqual(checksOf(github), [[`perf-gate (${configOf('api')})`, 'success', HEAD]]);
    await publish({}, { config: configOf('worker'), artifact: 'perf-gate-worker' });
    assert.deepEqual(checksOf(github).slice(1), [[`perf-gate (${configOf('worker')})`, 'failure', HEAD]]);
  });
});

const LABELLED = { pulls: [{ ...PULLS[1]!, labels: ['skip perf'] }] };

test('a pull request with the label has a neutral check, and keeps it until it is measured', async () => {
  await withUploads([], LABELLED, async (publish, github) => {
    assert.deepEqual((await publish()).result, {
      verdictLines: [],
      remarks: [{ kind: 'skipped-by-label', label: 'skip perf' }],
      unwritten: [],
    });
    assert.deepEqual(checksOf(github), [['perf-gate', 'neutral', HEAD]]);
    github.artifacts.push(artifactOf({}));
    await publish({ attempt: 2 });
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'success', HEAD]);
  });
});

test('a pull request of which nothing was uploaded gets no check, and keeps that of another measurement', async () => {
  for (const run of [{}, { attempt: 2 }, { conclusion: 'failure' }]) {
    await withUploads([], {}, async (publish, github) => {
      assert.deepEqual((await publish(run)).result.remarks, [
        { kind: 'nothing-uploaded', workflowRun: 11, artifact: 'perf-gate', config: null },
      ]);
      assert.deepEqual(github.checks, []);
    });
  }
  await withUploads([artifactOf({}, { runId: BY_HAND.id })], { parents: { [MERGE]: [BASE, HEAD] } }, async (publish, github) => {
    await publish(BY_HAND);
    await publish({ attempt: 2 });
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
  });
});

test('a run of another configuration, or another artifact, is nothing for a step', async () => {
  const coverage = artifactOf({}, { name: 'coverage', content: zipOfFiles({ 'coverage.json': '{}' }) });
  for (const [artifact, inputs] of [
    [artifactOf({}), { config: 'bench/gate.yml' }],
    [coverage, {}],
    [coverage, { config: 'bench/gate.yml', artifact: 'perf-gate-bench' }],
  ] as const) {
    await withUploads([artifact], {}, async (publish, github) => {
      assert.deepEqual((await publish({}, inputs)).result.verdictLines, []);
      assert.deepEqual([...github.checks, ...github.comments], []);
    });
  }
});
