import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { test } from 'node:test';
import { openGit, type Git } from '../../src/system/git.ts';
import { PLAIN_ENV } from '../git-repository.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { emptyRepository } from './empty-repository.ts';

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

/** Settings by which git runs a program of the user's, or goes elsewhere. */
const GUARDED_SETTINGS = [
  'alias.st',
  'core.askPass',
  'core.editor',
  'core.fsmonitor',
  'core.gitProxy',
  'core.hooksPath',
  'core.pager',
  'core.sshCommand',
  'credential.helper',
  'diff.external',
  'diff.image.command',
  'diff.image.textconv',
  'difftool.mine.cmd',
  'filter.crypt.clean',
  'filter.crypt.process',
  'filter.crypt.smudge',
  'gpg.program',
  'include.path',
  'includeIf.gitdir:/elsewhere/.path',
  'init.templateDir',
  'merge.mine.driver',
  'mergetool.mine.cmd',
  'pager.log',
  'remote.origin.receivepack',
  'remote.origin.uploadpack',
  'sequence.editor',
  'submodule.vendor.update',
  'tar.xz.command',
  'trailer.sign.command',
  'uploadpack.packObjectsHook',
  'url.https://mirror.example/.insteadOf',
] as const;

for (const [name, env] of [
  ...GUARDED_SETTINGS.map((key) => [key, { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: key, GIT_CONFIG_VALUE_0: '/dev/null' }] as const),
  ['GIT_PROXY_COMMAND', { GIT_PROXY_COMMAND: '/dev/null' }] as const,
]) {
  test(`a user's own ${name} does not keep git from being run`, async () => {
    await using repository = await emptyRepository();
    assert.equal(await openGit({ root: repository.path, env: { ...PLAIN_ENV, ...env } })(['rev-parse', '--git-dir']), '.git\n');
  });
}
