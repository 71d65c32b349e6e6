import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commentMarker, findOwnComments, type OwnComment, renderState, stateAfter } from '../../../src/github/publish/comment-state.ts';
import { clientOf } from '../client/client-of.ts';
import { type LoopbackOptions, startLoopbackGitHub } from '../client/loopback-github.ts';
import type { Account, CommentRecord } from '../client/resources.ts';

const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const;
const ADA = { login: 'ada', type: 'User' } as const;
const GRACE = { login: 'grace', type: 'User' } as const;

function commentOf(id: number, author: Account, body: string): CommentRecord {
  return { id, issue: 7, author, body };
}

async function findAmong(comments: readonly CommentRecord[], options: LoopbackOptions = {}): Promise<readonly OwnComment[]> {
  await using github = await startLoopbackGitHub({ comments: [...comments], ...options });
  const found = await findOwnComments(clientOf(github), 7);
  return found;
}

test('the comments of all gates are found, oldest first, each with the result that it shows', async () => {
  const state = stateAfter(null, {
    run: 10,
    attempt: 1,
    sha: 'a'.repeat(40),
    startedAt: '2026-01-15T10:00:00.000Z',
    verdictLine: 'line',
    results: [],
    shownSince: '2026-01-15T11:00:00.000Z',
  });
  const found = await findAmong([
    commentOf(5, BOT, `${commentMarker('bench/gate.yml')}\n${renderState(state)}\nreport`),
    commentOf(3, BOT, `${commentMarker('perf-gate.yml')}\nan older version's report`),
    commentOf(4, BOT, 'something else'),
  ]);
  assert.deepEqual(
    found.map(({ id, marker, state }) => ({ id, marker, run: state?.run ?? null })),
    [
      { id: 3, marker: '<!-- perf-gate:perf-gate.yml -->', run: null },
      { id: 5, marker: '<!-- perf-gate:bench/gate.yml -->', run: 10 },
    ],
  );
});

test("a stranger's comment with a marker is not ours, nor one that quotes it", async () => {
  const marker = commentMarker('perf-gate.yml');
  assert.deepEqual(
    await findAmong([
      commentOf(1, ADA, `${marker}\nforged`),
      commentOf(2, BOT, `> ${marker}\nquoted`),
      commentOf(3, BOT, `${marker} and more`),
    ]),
    [],
  );
});

test("with a person's token that person's comments are ours, and no others", async () => {
  const marker = commentMarker('perf-gate.yml');
  const found = await findAmong([commentOf(1, GRACE, `${marker}\nforged`), commentOf(2, ADA, `${marker}\nold`)], { viewer: ADA });
  assert.deepEqual(
    found.map(({ id }) => id),
    [2],
  );
});

for (const name of ['a-->b\nc.yml', 'a--!>b.yml', '--> <b>.yml', 'größe.yml']) {
  test(`a configuration's name cannot break out of the marker: ${JSON.stringify(name)}`, () => {
    assert.match(commentMarker(name), /^<!-- perf-gate:[^<>\n]* -->$/);
  });
}
