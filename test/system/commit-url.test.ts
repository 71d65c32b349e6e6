import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitUrlOfRemote } from '../../src/system/git-remote.ts';

test('the page of a commit follows from the remote, without its credentials; a path has none', () => {
  for (const [remote, expected] of [
    ['https://github.com/octo/app.git', 'https://github.com/octo/app/commit/'],
    ['https://ada:secret@github.com/octo/app', 'https://github.com/octo/app/commit/'],
    ['git@github.com:octo/app.git\n', 'https://github.com/octo/app/commit/'],
    ['ssh://git@git.example.org:2222/group/sub/app.git', 'https://git.example.org/group/sub/app/commit/'],
    ['/srv/git/app.git', null],
    ['../app.git', null],
    ['file:///srv/git/app.git', null],
    [String.raw`C:\git\app`, null],
    ['https://github.com/octo/app"><script>', null],
  ] as const)
    assert.equal(commitUrlOfRemote(remote), expected, remote);
});
