import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { commitFiles, git } from './git-repository.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('a repository of the tests is one of its own, also where the tests are run by a hook of another', async () => {
  await using folder = await temporaryFolder();
  const [theirs, own] = [join(folder.path, 'theirs'), join(folder.path, 'own')];
  for (const root of [theirs, own]) {
    await mkdir(root);
    await git(root, 'init', '--quiet', '--initial-branch=main');
  }
  const theirCommit = await commitFiles(theirs, 'theirs', { 'a.txt': 'theirs' });
  const script = `const { commitFiles, PLAIN_ENV } = await import('${new URL('git-repository.ts', import.meta.url).href}');
    console.log(await commitFiles(${JSON.stringify(own)}, 'own', { 'b.txt': 'own' }), PLAIN_ENV.GIT_DIR, PLAIN_ENV.GIT_INDEX_FILE);`;
  const hook = { GIT_DIR: join(theirs, '.git'), GIT_INDEX_FILE: join(theirs, '.git/index') };
  const { stdout } = await execa(process.execPath, ['--input-type=module', '-e', script], { cwd: folder.path, env: hook });
  assert.equal(stdout, `${await git(own, 'rev-parse', 'HEAD')} undefined undefined`);
  assert.equal(await git(theirs, 'rev-parse', 'HEAD'), theirCommit);
  assert.equal(await git(theirs, 'status', '--porcelain'), '');
});
