import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { PLAIN_ENV } from './git-repository.ts';

/** Git's marks around both sides of a conflict. The line between the sides may also underline a heading. */
const MARK = String.raw`^(<{7}|>{7}|\|{7})( |$)`;

test('no tracked text file holds marks of a merge conflict', async () => {
  const { exitCode, stdout, stderr } = await execa('git', ['grep', '-lIE', MARK], {
    cwd: path.resolve(import.meta.dirname, '..'),
    extendEnv: false,
    env: PLAIN_ENV,
    reject: false,
  });
  assert.deepEqual([exitCode, stdout], [1, ''], stderr);
});
