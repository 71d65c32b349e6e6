import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Run } from '../../../src/model.ts';
import { parseState } from '../../../src/github/publish/comment-state.ts';
import type { TrustedInputs } from '../../../src/github/rejudge/trusted-context.ts';
import { errorResource } from '../client/resources.ts';
import type { ArtifactRecord } from '../client/workflow-resources.ts';
import { configText } from './configs.ts';
import { artifactOf, BASE, BY_HAND, checksOf, FILES, HEAD, hello, MERGE, PAGE, RUN, withUploads } from './uploads.ts';

/** What the pull request was measured as is the merge of its newest commit. */
const ON_HEAD = { parents: { [MERGE]: [BASE, HEAD] } };

test('a part that somebody measured again is completed from the earlier run on the same commit', async () => {
  const artifacts = [artifactOf({ benchmarks: [hello(0.2), PAGE] }), artifactOf({ benchmarks: [hello(0)] }, { id: 2, runId: BY_HAND.id })];
  await withUploads(artifacts, ON_HEAD, async (publish, github) => {
    await publish();
    await publish(BY_HAND);
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD], ['perf-gate', 'success', HEAD]]);
    assert.equal(github.comments.length, 1);
    assert.deepEqual(parseState(github.comments[0]?.body ?? '')?.results.map(({ id }) => id).toSorted(), ['api/hello', 'web/page']);
    await publish(BY_HAND);
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'success', HEAD], 'published again it is still whole');
  });
});

test('a part that somebody measures before the first run has told of itself is whole, or becomes so once that ends', async () => {
  const ofPullRequest = artifactOf({ benchmarks: [hello(0.2), PAGE] });
  const byHand = artifactOf({ startedAt: '2026-01-15T10:30:00.000Z', benchmarks: [hello(0)] }, { id: 2, runId: BY_HAND.id });
  await withUploads([ofPullRequest, byHand], ON_HEAD, async (publish, github) => {
    await publish(BY_HAND);
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]], 'it has ended, and is only not published yet');
  });
  await withUploads([ofPullRequest, byHand], { ...ON_HEAD, workflowRuns: [{ ...RUN, conclusion: null }, BY_HAND] }, async (publish, github) => {
    await publish(BY_HAND);
    await publish();
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD], ['perf-gate', 'success', HEAD]], 'what was measured later stays');
    assert.deepEqual(parseState(github.comments[0]?.body ?? '')?.results.map(({ id }) => id).toSorted(), ['api/hello', 'web/page']);
    await publish();
    assert.deepEqual(checksOf(github).at(-1), ['perf-gate', 'success', HEAD], 'published again it is the same');
  });
});

test('what somebody measured again before the pull request was pushed to is not shown for the new commit, and who waits for it is told', async () => {
  // A commit before, one that was pushed on top and taken back, and that one without a merge.
  for (const parents of [[BASE, 'd'.repeat(40)], [BASE, 'f'.repeat(40)], [HEAD]]) {
    const known = { parents: { [MERGE]: parents }, mergeBases: { [`${HEAD}...${MERGE}`]: HEAD } };
    await withUploads([artifactOf({}, { runId: BY_HAND.id })], known, async (publish, github) => {
      const { result } = await publish(BY_HAND);
      assert.match(result.state === 'skipped' ? result.why : '', /measure again/);
      assert.deepEqual(github.checks, []);
      assert.match(github.comments.map(({ body }) => body).join(), /^There is no result of the \[run by hand\]\(.*\/actions\/runs\/12\)\. The pull request was pushed to while it was measured: measure again\.$/);
    });
  }
});

test('a run by hand is not completed from a run that measured something else in the name of the pull request', async () => {
  const ofMain = artifactOf({ head: { sha: BASE, dirty: false }, benchmarks: [hello(0), PAGE] });
  const known = { parents: { ...ON_HEAD.parents, [BASE]: ['f'.repeat(40)] } };
  await withUploads([ofMain, artifactOf({ benchmarks: [hello(0)] }, { id: 2, runId: BY_HAND.id })], known, async (publish, github) => {
    await publish(BY_HAND);
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
    assert.match(github.comments[0]?.body ?? '', /web\/page/);
  });
});

test('a run by hand that measures nothing is answered with its address, but where no comment is wanted', async () => {
  await withUploads([], {}, async (publish, github) => {
    assert.equal((await publish(BY_HAND)).result.state, 'skipped');
    assert.deepEqual(github.comments.map(({ issue, body }) => [issue, body]), [[7, 'There is no result of the [run by hand](https://github.com/octo-org/shop/actions/runs/12). It has uploaded none: its log says why.']]);
    await publish(BY_HAND, { comment: 'never' });
    await publish({ ...BY_HAND, title: 'perf of main' });
    assert.deepEqual([github.comments.length, github.checks.length], [1, 0]);
  });
});

for (const [only, replies] of [[['api/*'], 0], [[], 1]] as const) {
  test(`a run by hand of ${only.length > 0 ? 'a part' : 'everything'} that measures another configuration alone is answered for this one ${replies} times`, async () => {
    const files = { ...FILES, [`${BASE}:bench/gate.yml`]: configText({ servers: { api: ['hello'] } }) };
    await withUploads([artifactOf({ only }, { runId: BY_HAND.id })], { ...ON_HEAD, files }, async (publish, github) => {
      for (const [asked, artifact] of ['perf-gate', 'perf-gate-bench'].entries()) {
        assert.equal((await publish(BY_HAND, { config: 'bench/gate.yml', artifact })).result.state, 'skipped');
        const told = github.comments.slice(asked * replies);
        assert.deepEqual(told.map(({ body }) => /^There is no result of the \[run by hand\].* none for `bench\/gate\.yml`: its log says why\.$/.test(body)), replies === 0 ? [] : [true], artifact);
        assert.deepEqual(github.checks, []);
      }
    });
  });
}

test('a run by hand whose shards were not joined leaves check and comment as they are, and is answered', async () => {
  await withUploads([artifactOf({}), artifactOf({ only: ['api/*'] }, { id: 2, runId: BY_HAND.id, name: 'perf-gate-shard-24-1' })], ON_HEAD, async (publish, github) => {
    await publish();
    assert.equal((await publish(BY_HAND)).result.state, 'skipped');
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
    const [report = '', ...replies] = github.comments.map(({ body }) => body);
    assert.equal(parseState(report)?.run, RUN.id);
    assert.deepEqual(replies, ['There is no result of the [run by hand](https://github.com/octo-org/shop/actions/runs/12). It has uploaded none: its log says why.']);
  });
});

/** What GitHub is asked until it is known what a run by hand is about, and what the reply says that it did not answer. */
const UNKNOWN: readonly (readonly [string, string, RegExp])[] = [
  ['smoke', 'repos/get-content', /could not read the configuration: .*Server Error/],
  ['standard', 'actions/list-workflow-run-artifacts', /could not download what was measured: .*Server Error/],
];

for (const [profile, operation, told] of UNKNOWN) {
  test(`a run by hand by the profile ${profile} does not fail the check of a commit that passed where GitHub does not answer ${operation}, unless \`check: true\` says that every run is the check's`, async () => {
    await withUploads([artifactOf({}), artifactOf({ profile }, { id: 2, runId: BY_HAND.id })], ON_HEAD, async (publish, github) => {
      // Server errors are retried three times.
      const breakDown = (): void => {
        for (let attempt = 0; attempt < 4; attempt += 1) github.answerNextTo(operation, { status: 500, body: errorResource(500, 'Server Error') });
      };
      await publish();
      breakDown();
      await assert.rejects(publish(BY_HAND, { profile }), told);
      assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
      const [, reply = '', ...others] = github.comments.map(({ body }) => body);
      assert.match(reply, /^There is no result of the \[run by hand\]\(.*\/actions\/runs\/12\): comment and check stay as they are\.\n\nThe job that publishes it failed: /);
      assert.match(reply, told);
      assert.match(reply, /\n\nRun this job again: nothing is lost\.$/);
      assert.deepEqual(others, []);

      breakDown();
      await assert.rejects(publish(BY_HAND, { profile, check: 'true' }), told);
      assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD], ['perf-gate', 'failure', HEAD]]);
      assert.equal(github.comments.length, 2);
    });
  });
}

/** What somebody may ask by hand that the check does not say, the input by which, and how the reply names it. */
const ASIDE: readonly (readonly [Partial<Run>, Partial<TrustedInputs>, RegExp])[] = [
  [{ profile: 'smoke', measuredFor: 'tables' }, { profile: 'smoke' }, /was started for the tables alone: /],
  [{ base: null }, { base: 'none' }, /was started with the base `none`: /],
  [{ base: { sha: 'c'.repeat(40), dirty: false } }, { base: 'v1' }, /was started with the base `v1`: /],
];

for (const [run, inputs, told] of ASIDE) {
  test(`a run by hand with the input ${JSON.stringify(inputs)} leaves check and comment as they are, unless \`check: true\` says that every run is like that`, async () => {
    const artifacts = [artifactOf({ benchmarks: [hello(0.2), PAGE] }), artifactOf(run, { id: 2, runId: BY_HAND.id })];
    await withUploads(artifacts, ON_HEAD, async (publish, github) => {
      await publish();
      assert.equal((await publish(BY_HAND, inputs)).result.state, 'skipped');
      assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
      const [report = '', reply = '', ...others] = github.comments.map(({ body }) => body);
      assert.equal(parseState(report)?.results.find(({ id }) => id === 'api/hello')?.verdict, 'regressed');
      assert.match(reply, told);
      assert.match(reply, /^The \[run by hand\]\(.*\/actions\/runs\/12\)/);
      assert.deepEqual(others, []);

      await publish(BY_HAND, { ...inputs, comment: 'never' });
      assert.deepEqual([github.checks.length, github.comments.length], [1, 2]);
      assert.equal((await publish(BY_HAND, { ...inputs, check: 'true' })).result.state, 'published');
      assert.deepEqual([github.checks.length, github.comments.length], [2, 2]);
    });
  });
}

test('of several gates one may be for the tables alone, which is told, and the others are published', async () => {
  const files = {
    ...FILES,
    [`${BASE}:perf-gate.yml`]: configText({ servers: { api: ['hello'], web: ['page'] }, profiles: { own: { looks: [10], solos: 1 } } }),
    [`${BASE}:bench/gate.yml`]: configText({ servers: { api: ['hello'] }, profiles: { own: { solos: 1 } } }),
  };
  const uploads = [artifactOf({}, { runId: BY_HAND.id }), artifactOf({ configFile: 'bench/gate.yml', profile: 'own' }, { id: 2, runId: BY_HAND.id, name: 'perf-gate-bench' })];
  await withUploads(uploads, { ...ON_HEAD, files }, async (publish, github) => {
    assert.equal((await publish(BY_HAND, { profile: 'own' })).result.state, 'published');
    assert.deepEqual(checksOf(github).map(([name]) => name), ['perf-gate']);
    assert.deepEqual(github.comments.map(({ body }) => /was started for the tables alone: /.test(body)), [true, false]);
  });
});

test('what the pull request itself is measured by may be tables, and is its check', async () => {
  await withUploads([artifactOf({ profile: 'smoke', measuredFor: 'tables' })], {}, async (publish, github) => {
    await publish({}, { profile: 'smoke' });
    assert.deepEqual(checksOf(github), [['perf-gate', 'success', HEAD]]);
  });
});

/** What goes wrong with the upload of a run by hand. */
const FAULTY: readonly (readonly [string, readonly ArtifactRecord[]])[] = [
  ['of which only shards arrived', [artifactOf({}, { runId: BY_HAND.id, name: 'perf-gate-shard-1' })]],
  ['that cannot be read', [artifactOf({}, { runId: BY_HAND.id, content: Buffer.from('no zip file') })]],
  ['that uploaded nothing', []],
  ['that says that it compared', [artifactOf({}, { runId: BY_HAND.id })]],
];

for (const [what, artifacts] of FAULTY) {
  test(`a run by hand for the tables alone, or with a \`base\`, ${what} leaves check and comment as they are as well: what it uploaded is not looked at`, async () => {
    for (const inputs of [{ profile: 'smoke' }, { base: 'v1' }]) {
      await withUploads(artifacts, ON_HEAD, async (publish, github) => {
        assert.equal((await publish(BY_HAND, inputs)).result.state, 'skipped');
        assert.deepEqual(github.checks, []);
        assert.deepEqual(github.comments.map(({ body }) => /^The \[run by hand\]\(.*\) was started /.test(body)), [true]);
        assert.deepEqual(github.requests.filter((line) => line.includes('/artifacts')), []);
      });
    }
  });
}

test('a run by hand that says by itself that it was for the tables alone, by whatever profile, does not pass', async () => {
  for (const profile of ['smoke', 'standard']) {
    await withUploads([artifactOf({ profile, measuredFor: 'tables' }, { runId: BY_HAND.id })], ON_HEAD, async (publish, github) => {
      assert.equal((await publish(BY_HAND)).result.state, 'published');
      assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
      assert.deepEqual(github.comments, [], 'nobody is told that it was started for them');
    });
  }
});

test('whether a profile compares nothing is the base\'s to say, of a gate with a name of its own too', async () => {
  const comparing = configText({ servers: { api: ['hello'] } });
  const tables = configText({ servers: { api: ['hello'] }, profiles: { own: { solos: 1 } } });
  const upload = [artifactOf({ configFile: 'bench/gate.yml', profile: 'own', measuredFor: 'tables', benchmarks: [hello(0)] }, { runId: BY_HAND.id })];
  await withUploads(upload, { ...ON_HEAD, files: { ...FILES, [`${BASE}:bench/gate.yml`]: tables } }, async (publish, github) => {
    assert.equal((await publish(BY_HAND, { profile: 'own' })).result.state, 'skipped');
    assert.deepEqual(github.checks, []);
  });
  await withUploads(upload, { ...ON_HEAD, files: { ...FILES, [`${BASE}:bench/gate.yml`]: comparing, [`${HEAD}:bench/gate.yml`]: tables } }, async (publish, github) => {
    await publish(BY_HAND, { profile: 'own' });
    assert.deepEqual(checksOf(github), [['perf-gate', 'failure', HEAD]]);
  });
  await withUploads(upload, { ...ON_HEAD, files: { ...FILES, [`${HEAD}:bench/gate.yml`]: tables } }, async (publish) => {
    assert.equal((await publish(BY_HAND, { profile: 'own' })).result.state, 'published', 'head alone has it, and the upload alone names it');
  });
});
