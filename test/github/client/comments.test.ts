import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientOf } from './client-of.ts';
import { startLoopbackGitHub } from './loopback-github.ts';
import type { CommentRecord } from './resources.ts';

const ADA = { login: 'ada', type: 'User' } as const;
const GONE = 404_404;

function commentsOfAda(...ids: readonly number[]): CommentRecord[] {
  return ids.map((id) => ({ id, issue: 7, author: ADA, body: `comment ${id}` }));
}

test('comments are listed with who wrote them', async () => {
  await using github = await startLoopbackGitHub({ comments: commentsOfAda(1) });
  assert.deepEqual(await clientOf(github).listComments(7), [{ id: 1, body: 'comment 1', author: { login: 'ada', isBot: false } }]);
});

test('a comment that is gone cannot be updated', async () => {
  await using github = await startLoopbackGitHub();
  await assert.rejects(clientOf(github).updateComment(GONE, 'text'), { name: 'GitHubRefusal', status: 404 });
});

test('a reaction that is given twice is there once', async () => {
  await using github = await startLoopbackGitHub({ comments: commentsOfAda(1) });
  await clientOf(github).react(1, 'rocket');
  await clientOf(github).react(1, 'rocket');
  assert.deepEqual(
    github.reactions.map(({ comment, content }) => [comment, content]),
    [[1, 'rocket']],
  );
});

test('a reaction to a comment that is gone is no error', async () => {
  await using github = await startLoopbackGitHub();
  await clientOf(github).react(GONE, '-1');
  assert.deepEqual(github.reactions, []);
});
