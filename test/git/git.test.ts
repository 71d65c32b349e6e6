import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { openGit, type Git } from '../../src/git/git.ts';
import { PLAIN_ENV } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** This script in place of git. */
async function gitThat(script: string, folder: string): Promise<Git> {
  await writeFile(join(folder, 'git'), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return openGit({ root: folder, env: { ...PLAIN_ENV, PATH: `${folder}${delimiter}${process.env['PATH']}` } });
}

test('what a git that is killed has printed until then is no answer', async () => {
  await using folder = await temporaryFolder();
  const git = await gitThat('printf half; kill -KILL $$', folder.path);
  await assert.rejects(git(['ls-files']), /git was ended by a signal/);
});

test('a git that says no without a word has answered', async () => {
  await using folder = await temporaryFolder();
  assert.equal(await (await gitThat('exit 1', folder.path))(['rev-parse', '--quiet', '--verify', 'nowhere']), '');
});

test('what a git that fails writes is why', async () => {
  await using folder = await temporaryFolder();
  await assert.rejects((await gitThat('echo no such thing >&2; exit 128', folder.path))(['ls-files']), /no such thing/);
});
