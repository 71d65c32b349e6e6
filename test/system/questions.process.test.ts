import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { attempt, commitOf, isShallow, openGit } from '../../src/system/git.ts';
import { commitFiles, git, PLAIN_ENV, pullRequestHistory } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyRepository } from './empty-repository.ts';

test('a ref means the commit that it leads to; one that leads to none, or to another object, means none', async () => {
  await using folder = await emptyRepository();
  const opened = openGit({ root: folder.path, env: PLAIN_ENV });
  const sha = await commitFiles(folder.path, 'first', { 'a.js': '1' });
  await git(folder.path, 'tag', '--annotate', '--message', 'a release', 'v1');
  for (const ref of ['HEAD', 'main', 'v1', sha]) assert.equal(await commitOf(opened, ref), sha, ref);
  for (const ref of ['no-such-branch', 'HEAD^{tree}', '0'.repeat(40), '--help', '']) assert.equal(await commitOf(opened, ref), null, ref);
});

test('a clone is shallow where it lacks some of its history', async () => {
  await using folder = await temporaryFolder();
  const history = await pullRequestHistory(folder.path, { before: { 'a.js': '1' }, change: { 'a.js': '2' } });
  for (const [into, options, expected] of [
    ['whole', [], false],
    ['tip', ['--depth=1'], true],
  ] as const) {
    await git(folder.path, 'clone', '--quiet', ...options, history.remote, into);
    assert.equal(await isShallow(openGit({ root: join(folder.path, into), env: PLAIN_ENV })), expected, into);
  }
});

test('what git refuses is no answer', async () => {
  await using folder = await temporaryFolder();
  assert.equal(await attempt(openGit({ root: folder.path, env: PLAIN_ENV }), ['rev-parse', 'HEAD']), null);
});
