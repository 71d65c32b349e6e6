import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { test } from 'node:test';
import { execa } from 'execa';
import { buildProgram } from '../../../../bench/verdicts/recording/built-program.ts';
import { repository } from '../../../../bench/recording.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

test('a program is built that runs where it lies, with what it starts in other processes beside it', async () => {
  await using folder = await temporaryFolder();
  const program = await buildProgram(path.join(folder.path, 'program'));
  assert.equal(program, path.join(folder.path, 'program/dist/cli.js'));
  const { version } = JSON.parse(await readFile(path.join(repository, 'package.json'), 'utf8')) as { readonly version: string };
  assert.equal((await execa(process.execPath, [program, '--version'])).stdout, version);
  for (const entry of ['load-client', 'paced-metronome', 'suite-child', 'probe']) {
    await execa(process.execPath, ['--check', path.join(path.dirname(program), `${entry}.js`)]);
  }
});
