import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { GitHubApi } from '../../../src/github/client/endpoints.ts';
import type { CommentDraft } from '../../../src/github/publish/comment-draft.ts';
import { commentMarker, parseState, renderState, stateAfter } from '../../../src/github/publish/comment-state.ts';
import { publishComment } from '../../../src/github/publish/comment.ts';
import { clientOf } from '../client/client-of.ts';
import { type LoopbackGitHub, startLoopbackGitHub } from '../client/loopback-github.ts';
import type { CommentRecord } from '../client/resources.ts';

const BOT = { login: 'github-actions[bot]', type: 'Bot' } as const;
const ADA = { login: 'ada', type: 'User' } as const;
const MARKER = commentMarker('perf-gate.yml');
const [OLD_SHA, NEW_SHA] = ['b'.repeat(40), 'a'.repeat(40)];

interface DraftFields {
  readonly run?: number;
  readonly attempt?: number;
  readonly sha?: string;
  readonly text?: string;
}

function draftOf({ run = 10, attempt = 1, sha = NEW_SHA, text = 'report' }: DraftFields = {}): CommentDraft {
  const current = {
    run,
    attempt,
    sha,
    startedAt: '2026-01-15T10:00:00.000Z',
    verdictLine: text,
    results: [],
    shownSince: '2026-01-15T11:00:00.000Z',
  };
  return { marker: MARKER, run, sha, textAfter: (previous) => `${MARKER}\n${renderState(stateAfter(previous, current))}\n${text}` };
}

async function publish(
  github: LoopbackGitHub,
  fields: DraftFields = {},
  { api = clientOf(github, { isThrottled: false }), mayBegin = true } = {},
): Promise<string> {
  return publishComment(api, { issue: 7, mayBegin, draft: draftOf(fields) });
}

function botComment(id: number, body: string): CommentRecord {
  return { id, issue: 7, author: BOT, body };
}

/** The comments without what is hidden in them. */
function shownIn(github: LoopbackGitHub): readonly (string | undefined)[] {
  return github.comments.map(({ body }) => body.split('\n').at(-1));
}

test('the first report of a pull request is a new comment that begins with the hidden marker and the hidden state', async () => {
  await using github = await startLoopbackGitHub();
  const published = await publish(github, { text: 'first' });
  assert.match(published, /^The report was posted at https:\/\/github\.com\/octo-org\/shop\/issues\/7#issuecomment-\d+$/);
  assert.match(github.comments[0]?.body ?? '', /^<!-- perf-gate:perf-gate\.yml -->\n<!-- perf-gate-state \S+ -->\nfirst$/);
  assert.deepEqual(shownIn(github), ['first']);
});

test('every later report updates that comment', async () => {
  await using github = await startLoopbackGitHub();
  await publish(github, { text: 'first' });
  assert.match(await publish(github, { run: 11, text: 'second' }), /^The report was updated at /);
  assert.deepEqual(shownIn(github), ['second']);
});

test('the comment of a gate with another configuration is left alone', async () => {
  await using github = await startLoopbackGitHub({ comments: [botComment(1, `${commentMarker('bench/perf-gate.yml')}\nother`)] });
  assert.match(await publish(github), /^The report was posted at /);
  assert.deepEqual(shownIn(github), ['other', 'report']);
});

test('a configuration that was renamed to another usual name keeps its comment', async () => {
  await using github = await startLoopbackGitHub({ comments: [botComment(1, `${commentMarker('perf-gate.yaml')}\nold`)] });
  assert.match(await publish(github), /^The report was updated at /);
  assert.deepEqual(
    github.comments.map(({ id, body }) => [id, body.split('\n')[0]]),
    [[1, MARKER]],
  );
});

test('of two comments of ours the older is updated, and one of a person is left alone', async () => {
  await using github = await startLoopbackGitHub({
    comments: [{ ...botComment(1, `${MARKER}\nforged`), author: ADA }, botComment(2, `${MARKER}\none`), botComment(3, `${MARKER}\ntwo`)],
  });
  assert.match(await publish(github), /^The report was updated at /);
  assert.deepEqual(shownIn(github), ['forged', 'report', 'two']);
});

test('a comment is not begun where there is nothing to tell, and one that is there is updated all the same', async () => {
  await using github = await startLoopbackGitHub();
  assert.match(await publish(github, {}, { mayBegin: false }), /^No comment was begun: /);
  assert.deepEqual(shownIn(github), []);
  await publish(github, { text: 'slower' });
  assert.match(await publish(github, { run: 11, text: 'mended' }, { mayBegin: false }), /^The report was updated at /);
  assert.deepEqual(shownIn(github), ['mended']);
});

test('a run on an older commit that ends later does not overwrite the newer result', async () => {
  await using github = await startLoopbackGitHub();
  await publish(github, { run: 12, sha: NEW_SHA, text: 'newer' });
  assert.match(await publish(github, { run: 11, sha: OLD_SHA, text: 'older' }), /it tells of a later run on another commit\.$/);
  assert.match(
    await publish(github, { run: 11, attempt: 2, sha: OLD_SHA, text: 'older, run again' }),
    /it tells of a later run on another commit\.$/,
  );
  assert.deepEqual(shownIn(github), ['newer']);
});

test('a run on a newer commit takes the place of the older result', async () => {
  await using github = await startLoopbackGitHub();
  await publish(github, { run: 11, sha: OLD_SHA, text: 'older' });
  assert.match(await publish(github, { run: 12, sha: NEW_SHA, text: 'newer' }), /^The report was updated at /);
  assert.deepEqual(shownIn(github), ['newer']);
  assert.deepEqual(parseState(github.comments[0]?.body ?? '')?.earlier, []);
});

test('a further run on the same commit remembers the one before, in whatever order they end', async () => {
  await using github = await startLoopbackGitHub();
  await publish(github, { run: 12, text: 'one' });
  assert.match(await publish(github, { run: 11, text: 'other' }), /^The report was updated at /);
  assert.deepEqual(shownIn(github), ['other']);
  assert.deepEqual(
    parseState(github.comments[0]?.body ?? '')?.earlier.map(({ verdictLine }) => verdictLine),
    ['one'],
  );
});

test('a comment whose state cannot be read is updated', async () => {
  await using github = await startLoopbackGitHub({ comments: [botComment(1, `${MARKER}\n<!-- perf-gate-state bm8= -->\nold`)] });
  assert.match(await publish(github), /^The report was updated at /);
  assert.deepEqual(shownIn(github), ['report']);
});

test('a comment that is deleted at that moment is begun anew', async () => {
  await using github = await startLoopbackGitHub({ comments: [botComment(1, `${MARKER}\nold`)] });
  const api = clientOf(github, { isThrottled: false });
  const deletedMeanwhile: GitHubApi = {
    ...api,
    updateComment: async (id, body) => {
      github.comments.splice(0, 1);
      return api.updateComment(id, body);
    },
  };
  assert.match(await publish(github, {}, { api: deletedMeanwhile }), /^The report was posted at /);
  assert.deepEqual(shownIn(github), ['report']);
});

test('a comment that was created in spite of a server error is not created twice', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNextTo('issues/create-comment', { status: 502, body: { message: 'Server Error' } }, 'the request is carried out');
  assert.match(await publish(github), /^The report was updated at /);
  assert.deepEqual(shownIn(github), ['report']);
});

test('a comment that was not created because of a server error is tried once more', async () => {
  await using github = await startLoopbackGitHub();
  github.answerNextTo('issues/create-comment', { status: 502, body: { message: 'Server Error' } });
  assert.match(await publish(github), /^The report was posted at /);
  assert.deepEqual(shownIn(github), ['report']);
});
