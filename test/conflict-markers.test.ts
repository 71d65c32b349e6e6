import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { PLAIN_ENV, writeFiles } from './git-repository.ts';
import { temporaryFolder } from './temporary-folder.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** Git's marks around both sides of a conflict. The line between the sides may also underline a heading. */
const MARK = String.raw`^(<{7}|>{7}|\|{7})( |$)`;

/** Text files with such a line: tracked ones, or with `--no-index` all of a folder. */
async function filesWithMarks(folder: string, ...options: readonly string[]): Promise<readonly string[]> {
  const { exitCode, stdout, stderr } = await execa('git', ['grep', ...options, '-lIE', MARK], {
    cwd: folder,
    extendEnv: false,
    env: PLAIN_ENV,
    reject: false,
  });
  assert.ok(exitCode === 0 || exitCode === 1, stderr);
  return stdout.split('\n').filter((file) => file !== '');
}

test('no tracked text file holds marks of a merge conflict', async () => {
  assert.deepEqual(await filesWithMarks(ROOT), []);
});

test('marks of a merge conflict are found', async () => {
  await using folder = await temporaryFolder();
  await writeFiles(folder.path, {
    'left.md': `a\n${'<'.repeat(7)} HEAD\nb\n`,
    'heading.md': `A heading\n${'='.repeat(7)}\n`,
    'right.md': `${'>'.repeat(7)} main\n`,
  });
  assert.deepEqual(await filesWithMarks(folder.path, '--no-index'), ['left.md', 'right.md']);
});
