import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { commentMarker, parseState, renderState, stateAfter } from '../../src/github/publish/comment-state.ts';
import { type LoopbackOptions, startLoopbackGitHub, TEST_TOKEN } from '../github/client/loopback-github.ts';
import { openStep } from '../github/step.ts';
import type { ChildRequest } from './conclude-in-child.ts';

const [MAIN, HEAD, MERGE, OLDER, ON_TOP] = ['b', 'a', 'e', 'c', '9'].map((digit) => digit.repeat(40)) as [
  string,
  string,
  string,
  string,
  string,
];
const PULLS = [{ number: 7, baseSha: MAIN, headSha: HEAD, baseRef: 'main' }];

interface Concluded {
  /** The commits that got a check. */
  readonly checked: readonly string[];
  readonly comments: readonly string[];
  readonly log: string;
}

const act = openStep<ChildRequest, void>(join(import.meta.dirname, 'conclude-in-child.ts'));

/** Ends a job that somebody has started on main, with `check: true` and no comment but for what `inputs` say. */
async function conclude({
  measured = MERGE,
  inputs = {},
  github = {},
  outcome = 'passed',
}: {
  readonly measured?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly github?: LoopbackOptions;
  readonly outcome?: ChildRequest['outcome'];
}): Promise<Concluded> {
  await using loopback = await startLoopbackGitHub({
    pulls: PULLS,
    parents: { [MERGE]: [MAIN, HEAD], [OLDER]: [MAIN, 'f'.repeat(40)], [ON_TOP]: [HEAD] },
    ...github,
  });
  const given = { check: 'true', comment: 'never', token: TEST_TOKEN, ...inputs };
  const { log } = await act({ measured, sha: MAIN, given, outcome, apiUrl: loopback.url });
  return { checked: loopback.checks.map(({ sha }) => sha), comments: loopback.comments.map(({ body }) => body), log };
}

const OF_PULL_REQUEST = { 'pull-request': '7' };

test('the check of a run by hand for a pull request is on the newest commit of that, whatever branch it was started on', async () => {
  assert.deepEqual((await conclude({ inputs: OF_PULL_REQUEST })).checked, [HEAD]);
  assert.deepEqual((await conclude({ measured: HEAD, inputs: OF_PULL_REQUEST })).checked, [HEAD]);
});

test('the check of a run by hand for a branch is on the commit that the workflow runs on', async () => {
  assert.deepEqual((await conclude({ measured: MAIN })).checked, [MAIN]);
});

const COMMENTED = { ...OF_PULL_REQUEST, comment: 'always', check: 'auto' };
const EARLIER = {
  run: 11,
  attempt: 1,
  startedAt: '2026-01-15T08:00:00.000Z',
  verdictLine: 'koa got 4.1 % slower',
  sha: HEAD,
  results: [],
  shownSince: '2026-01-15T09:00:00.000Z',
};

test('the comment of a run by hand is about the newest commit of the pull request, and tells what came of it before', async () => {
  const body = `${commentMarker('perf-gate.yml')}\n${renderState(stateAfter(null, EARLIER))}\nreport`;
  const { comments, checked } = await conclude({
    inputs: COMMENTED,
    github: { comments: [{ id: 1, issue: 7, author: { login: 'github-actions[bot]', type: 'Bot' }, body }] },
  });
  assert.deepEqual(checked, []);
  assert.equal(comments.length, 1);
  assert.equal(parseState(comments[0] ?? '')?.sha, HEAD);
  assert.match(comments[0] ?? '', /commit aaaaaaaaaaaa merged into 1f0e4c7a9b2d/);
  assert.match(comments[0] ?? '', /Measured again \(2nd run on this commit\), .*Before: .koa got 4\.1 % slower/);
});

test('the comment of a run by hand is about the measured commit where that is not the newest, without a warning where no check is wanted', async () => {
  const { comments, log } = await conclude({ measured: OLDER, inputs: COMMENTED });
  assert.equal(parseState(comments[0] ?? '')?.sha, OLDER);
  assert.doesNotMatch(log, /::warning::/);
  assert.doesNotMatch(comments[0] ?? '', /git fetch/);
});

const commented = async (given: Parameters<typeof conclude>[0]): Promise<string> =>
  (await conclude({ inputs: COMMENTED, ...given })).comments[0] ?? '';

test('the commands of the report check out the merge of that commit, unless head is something else or there is a base of its own', async () => {
  const merge = await commented({});
  assert.ok(
    merge.includes(
      `git fetch origin pull/7/merge && [ "$(git rev-parse FETCH_HEAD^2)" = ${HEAD} ] && git switch --detach FETCH_HEAD && npx `,
    ),
    merge,
  );
  for (const text of [await commented({ measured: HEAD }), await commented({ inputs: { ...COMMENTED, base: 'v1' } })]) {
    assert.match(text, /npx perf-gate run .*--base [0-9a-f]{40} /);
    assert.doesNotMatch(text, /git fetch|HEAD~1/);
  }
});

for (const { what, circumstances, warned } of [
  {
    what: 'the pull request was pushed to while it was measured',
    circumstances: { measured: OLDER },
    warned: /cccccccccccc, which was measured, is neither aaaaaaaaaaaa, the newest commit of pull request #7, nor a merge of it/,
  },
  {
    what: 'what was pushed on top of it was measured, and taken back since',
    circumstances: { measured: ON_TOP },
    warned: /999999999999, which was measured, is neither aaaaaaaaaaaa/,
  },
  {
    what: 'GitHub does not know what was measured',
    circumstances: { measured: 'd'.repeat(40) },
    warned: /dddddddddddd, which was measured, is neither aaaaaaaaaaaa/,
  },
  {
    what: 'the token may not read pull requests',
    circumstances: { github: { access: { checks: 'write', contents: 'read' } } },
    warned: /could not look up pull request #7: .*`permissions: pull-requests: read`/,
  },
  { what: 'there is no token', circumstances: { inputs: { ...OF_PULL_REQUEST, token: '' } }, warned: /without a token/ },
] as const) {
  test(`no commit gets a check where ${what}, and the log says so`, async () => {
    const { checked, log } = await conclude({ inputs: OF_PULL_REQUEST, ...circumstances });
    assert.deepEqual(checked, []);
    assert.match(log, /^::warning::.*No check was written/m);
    assert.match(log, warned);
  });
}

test('a verdict that may not fail the job is a warning, and fails it otherwise', async () => {
  for (const [fails, level] of [
    ['true', 'error'],
    ['false', 'warning'],
  ] as const) {
    const { log } = await conclude({ inputs: { check: 'false', 'fail-on-regression': fails }, outcome: 'regressed' });
    assert.equal(/^::(error|warning)::.*express\/updateUser/m.exec(log)?.[1], level, log);
  }
});
