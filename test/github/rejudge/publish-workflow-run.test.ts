import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ACCEPTANCES_FILE } from '../../../src/store/acceptances.ts';
import { historyFileName } from '../../../src/store/baseline-files.ts';
import { parseState } from '../../../src/github/publish/comment-state.ts';
import { obeyedCommands } from '../../e2e/action-on-runner.ts';
import { TEST_REPOSITORY } from '../client/loopback-github.ts';
import { aBenchmark, aStoredRun, ENVIRONMENT, solosOf } from '../../judge/records.ts';
import { zipOfFiles } from '../../zip-file.ts';
import { configText } from './configs.ts';
import { reasonThatSays } from '../../reason-that-says.ts';
import { artifactOf, BASE, checksOf, CONFIG, FILES, HEAD, hello, MERGE, PAGE, RUN, runText, withUploads } from './uploads.ts';

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

test('a run that names another pull request, laxer thresholds and its own acceptance gets none of them', async () => {
  const forged = JSON.parse(runText({ pullRequest: 3, benchmarks: [hello(0.2), PAGE] })) as {
    run: { policy: { alpha: number; rules: unknown[] } };
    acceptances: unknown[];
  };
  forged.run.policy.rules = [{ benchmark: '**', metric: '*', role: 'advisory' }];
  forged.acceptances = [
    {
      schema: 1,
      configFile: 'perf-gate.yml',
      benchmark: '**',
      upTo: null,
      by: 'x',
      at: '2026-01-01T00:00:00Z',
      reason: 'y',
      commit: 'z',
      pullRequest: null,
      expires: '2027-01-01T00:00:00Z',
    },
  ];
  await withUploads([artifactOf({}, { content: zipOfFiles({ 'run.json': JSON.stringify(forged) }) })], {}, async (publish, github) => {
    await publish();
    assert.deepEqual(
      github.comments.map(({ issue }) => issue),
      [7],
    );
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
  });
});

test("a pull request that relaxes its own configuration is judged by the base's", async () => {
  const lax = configText({ servers: { api: ['hello'] }, policy: { rules: [{ metric: '*', role: 'advisory' }] } });
  await withUploads(
    [artifactOf({ benchmarks: [hello(0.2), PAGE] })],
    { files: { ...FILES, [`${HEAD}:perf-gate.yml`]: lax } },
    async (publish, github) => {
      await publish();
      assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    },
  );
});

/** The repository's files, where a regression was accepted on this pull request. */
function filesAccepting(pullRequest: number): Readonly<Record<string, string>> {
  const acceptance = {
    schema: 1,
    configFile: 'perf-gate.yml',
    benchmark: 'api/hello',
    upTo: 0.5,
    by: 'ada',
    at: '2026-01-10T00:00:00Z',
    reason: 'a safer parser',
    commit: HEAD,
    pullRequest,
    expires: '2026-04-10T00:00:00Z',
  };
  return { ...FILES, [`main:baselines/${ACCEPTANCES_FILE}`]: `${JSON.stringify(acceptance)}\n` };
}

test('a regression that was accepted in the repository turns the check green, and is named', async () => {
  await withUploads([artifactOf({ benchmarks: [hello(0.2), PAGE] })], { files: filesAccepting(7) }, async (publish, github) => {
    await publish();
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
    assert.ok(github.comments[0]?.body?.includes('a safer parser'));
  });
});

test('the stored runs of the repository are compared with, from the branch that keeps them', async () => {
  const stored = ['c', 'd', 'e'].map((digit) =>
    JSON.stringify({ ...aStoredRun('api/hello', solosOf({ cpuPerRequest: [80, 82] })), commit: digit.repeat(40) }),
  );
  const files = { ...FILES, [`perf-baselines:kept/${historyFileName(ENVIRONMENT.key)}`]: `${stored.join('\n')}\n` };
  await withUploads([artifactOf({})], { files }, async (publish, github) => {
    await publish({}, { baselines: 'kept', baselineBranch: 'perf-baselines' });
    assert.match(github.comments[0]?.body ?? '', /`api\/hello` \| 3 \|/);
  });
});

test('a run that leaves a target out does not pass', async () => {
  await withUploads([artifactOf({ benchmarks: [hello(0)] })], {}, async (publish, github) => {
    await publish();
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.ok(github.comments[0]?.body?.includes('web/page'));
  });
});

const selecting = (globs: readonly string[]): string =>
  configText({ servers: { api: ['hello'], web: ['page'] }, selections: { gate: globs } });

test('the step may be about a selection of the base, which head cannot make smaller', async () => {
  const files = {
    [`${BASE}:perf-gate.yml`]: selecting(['api/hello']),
    [`${HEAD}:perf-gate.yml`]: selecting(['web/page']),
    'main:perf-gate.yml': CONFIG,
  };
  await withUploads([artifactOf({ benchmarks: [PAGE] })], { files }, async (publish, github) => {
    await publish({}, { only: ['gate'] });
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.ok(github.comments[0]?.body?.includes('api/hello'));
  });
  await withUploads([artifactOf({ benchmarks: [hello(0)] })], { files }, async (publish, github) => {
    await publish({}, { only: ['gate'] });
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
  });
});

test('a step that asks for a name that the base does not have passes nothing', async () => {
  await withUploads([artifactOf({ benchmarks: [] })], {}, async (publish, github) => {
    const { result } = await publish({}, { only: ['gaet'] });
    assert.deepEqual(result.remarks, [
      {
        kind: 'upload-refused',
        where: 'perf-gate/run.json',
        because: { kind: 'selection-unknown', pattern: 'gaet', file: 'perf-gate.yml' },
      },
    ]);
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
  });
});

test('a profile of the base says what its run is about, and whether it may compare nothing', async () => {
  const config = configText({
    servers: { api: ['hello'], web: ['page'] },
    profiles: { page: { only: ['api'] }, thin: { only: ['api'], looks: [6] } },
  });
  const files = { ...FILES, [`${BASE}:perf-gate.yml`]: config };
  for (const [profile, conclusion] of [
    ['page', 'success'],
    ['thin', 'failure'],
  ] as const) {
    await withUploads([artifactOf({ profile, measuredFor: 'tables', benchmarks: [hello(0)] })], { files }, async (publish, github) => {
      await publish({}, { profile });
      assert.deepEqual(checksOf(github), [['perf-gate', conclusion, HEAD]]);
    });
  }
});

test('names with markdown, HTML, mentions and workflow commands are shown as they are and do nothing', async () => {
  const name = '@octocat <img src=x onerror=alert(1)> [x](http://evil.test) | `|` #3\n::error::forged\n::set-output name=verdict::passed';
  const reason = `${name}\n\n# Passed\n<!-- perf-gate:perf-gate.yml -->`;
  const hostile = aBenchmark(
    `api/${name}`,
    { state: 'broken', arm: 'head', reason: reasonThatSays(reason) },
    { target: 'api', scenario: name, version: reason },
  );
  await withUploads(
    [
      artifactOf({
        benchmarks: [hostile, PAGE],
        notes: [reasonThatSays(reason)],
        warnings: [reasonThatSays(reason)],
        tool: reason,
        environment: { ...ENVIRONMENT, cpuModel: reason },
      }),
    ],
    {},
    async (publish, github) => {
      const { log, summary } = await publish();
      assert.deepEqual(
        obeyedCommands(log).filter((line) => !/^::(?:notice|warning)::/.test(line)),
        [],
      );
      assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
      for (const text of [github.comments[0]?.body ?? '', github.checks[0]?.summary ?? '', summary]) {
        const outsideCode = text.replaceAll(/<code>.*?<\/code>|(`+)[^`].*?\1/gs, '');
        assert.match(text, /forged/, 'it is shown');
        assert.doesNotMatch(outsideCode, /<img|@octocat|\]\(http:\/\/evil|^# Passed/m);
      }
      assert.equal(github.comments[0]?.body.match(/^<!-- perf-gate:/gm)?.length, 1);
    },
  );
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

test('a workflow run that uploaded nothing, and one that is outdated, are skipped with the reason', async () => {
  await withUploads([], {}, async (publish, github) => {
    assert.deepEqual((await publish()).result.remarks, [
      { kind: 'nothing-uploaded', workflowRun: 11, artifact: 'perf-gate', config: null },
    ]);
    assert.deepEqual((await publish({ headSha: 'c'.repeat(40) })).result.remarks, [
      { kind: 'no-pull-request-at-commit', commit: 'c'.repeat(40) },
    ]);
    assert.deepEqual([...github.comments, ...github.checks], []);
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

const GROUP = {
  ...RUN,
  event: 'merge_group',
  headSha: MERGE,
  headBranch: `gh-readonly-queue/main/pr-7-${BASE}`,
  headRepository: TEST_REPOSITORY,
};

/** The pull request left main at its base. */
const ON_BRANCH = { [`main...${HEAD}`]: BASE };

/** What a command checks out by itself. */
const CHECKS_OUT = /git (?:fetch|switch)|HEAD~1/;

test('the commands of a report check out the pull request as it was measured, and nothing that was pushed since', async () => {
  await withUploads([artifactOf({ ...({ mergeOf: BASE } as object), benchmarks: [hello(0.2), PAGE] })], {}, async (publish, github) => {
    const { summary } = await publish();
    for (const text of [summary, github.comments[0]?.body ?? '']) {
      assert.ok(
        text.includes(
          `git fetch origin pull/7/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${HEAD} ] && git switch --detach FETCH_HEAD && npx perf-gate run --only 'api/hello' --base HEAD~1 `,
        ),
        text,
      );
    }
  });
});

test('the commands of a report check out nothing where head is no merge of a pull request into its base', async () => {
  const ofGroup = { [`main...${MERGE}`]: BASE, [`${BASE}...main`]: BASE };
  const slower = { benchmarks: [hello(0.2), PAGE] };
  for (const { run, upload, mergeBases } of [
    { run: GROUP, upload: slower, mergeBases: ofGroup },
    { run: RUN, upload: { ...slower, head: { sha: HEAD, dirty: false } }, mergeBases: ON_BRANCH },
  ] as const) {
    await withUploads([artifactOf(upload, { runId: run.id })], { mergeBases }, async (publish, github) => {
      const { summary } = await publish(run);
      assert.equal(github.comments.length, run.event === 'merge_group' ? 0 : 1);
      for (const text of [summary, ...github.comments.map(({ body }) => body)]) {
        assert.ok(text.includes(`--base ${BASE} `), text);
        assert.doesNotMatch(text, CHECKS_OUT);
      }
    });
  }
});

test('a merge group is held to what a pull request is held to, and has what was accepted on the last one in it', async () => {
  const mergeBases = { [`main...${MERGE}`]: BASE, [`${BASE}...main`]: BASE };
  const slower = { benchmarks: [hello(0.2), PAGE] };
  const rows = [
    [{}, FILES, 'success'],
    [{ base: null }, FILES, 'failure'],
    [slower, filesAccepting(7), 'success'],
    [slower, filesAccepting(3), 'failure'],
  ] as const;
  for (const [run, files, conclusion] of rows) {
    await withUploads([artifactOf(run)], { files, mergeBases }, async (publish, github) => {
      await publish(GROUP);
      assert.deepEqual(checksOf(github), [['perf-gate', conclusion, MERGE]]);
      assert.deepEqual(github.comments, []);
    });
  }
});

test('a merge group of which nothing was measured fails at once, because the queue would wait for its check', async () => {
  const shard = artifactOf({}, { name: 'perf-gate-shard-24-1' });
  for (const { artifacts, conclusion } of [
    { artifacts: [], conclusion: 'failure' },
    { artifacts: [], conclusion: 'cancelled' },
    { artifacts: [shard], conclusion: 'cancelled' },
  ]) {
    await withUploads(artifacts, {}, async (publish, github) => {
      assert.deepEqual((await publish({ ...GROUP, conclusion })).result.verdictLines, []);
      assert.deepEqual(checksOf(github), [['perf-gate', 'failure', MERGE]]);
      assert.equal(github.checks[0]?.title, 'Nothing was measured as a whole: no run was uploaded');
      assert.ok(github.checks[0]?.summary?.includes('(https://github.com/octo-org/shop/actions/runs/11)'));
      assert.deepEqual(github.comments, []);
    });
    await withUploads(artifacts, {}, async (publish, github) => {
      await publish({ conclusion });
      assert.deepEqual([...github.comments, ...github.checks], [], 'of a pull request the check stays away');
    });
  }
});

test('a merge group that was left out on purpose, by a workflow that ends well, is left to whatever else says so', async () => {
  for (const conclusion of ['success', null]) {
    await withUploads([], {}, async (publish, github) => {
      assert.deepEqual((await publish({ ...GROUP, conclusion })).result.verdictLines, []);
      assert.deepEqual(checksOf(github), conclusion === 'success' ? [] : [['perf-gate', 'failure', MERGE]]);
    });
  }
});

test('no comment and no check where none are wanted', async () => {
  await withUploads([artifactOf({})], {}, async (publish, github) => {
    const { summary } = await publish({}, { comment: 'never', check: 'false' });
    assert.ok(summary.includes('api/hello'));
    assert.deepEqual([...github.comments, ...github.checks], []);
  });
});

test('a job that is run again and measures nothing is no second measurement', async () => {
  await withUploads([artifactOf({})], {}, async (publish, github) => {
    await publish();
    await publish({ attempt: 2 });
    assert.equal(parseState(github.comments[0]?.body ?? '')?.runsOnCommit, 1);
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
