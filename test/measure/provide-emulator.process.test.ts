import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { ProgressEvent } from '../../src/measure/notes.ts';
import { withEmulator } from '../../src/measure/provide-emulator.ts';
import { ENVIRONMENT } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const searched = process.env['PATH'];
/** The only place where programs are looked for. */
let programs: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  programs = await temporaryFolder();
  process.env['PATH'] = programs.path;
});
after(async () => {
  process.env['PATH'] = searched;
  await programs[Symbol.asyncDispose]();
});

const NEVER = new AbortController().signal;

const unasked = (): never => assert.fail('nothing was to be installed, and nothing to be told');

const program = async (name: string, script: string): Promise<void> => {
  await writeFile(join(programs.path, name), `#!/bin/sh\n${script}\n`);
  await chmod(join(programs.path, name), 0o755);
};

const refuse = async (packages: readonly string[]): Promise<string> => {
  assert.deepEqual(packages, ['qemu-user', 'gcc', 'libc6-dev']);
  return 'sudo: a password is required';
};

const install = async (): Promise<null> => {
  await program('cc', 'echo cc');
  await program('qemu-x86_64', 'echo "qemu-x86_64 version 7.2.22 -plugin"');
  return null;
};

test('where nothing may be installed the environment is what it is', async () => {
  assert.equal(await withEmulator(ENVIRONMENT, null, { signal: NEVER, progress: unasked, note: unasked }), ENVIRONMENT);
});

test('why it could not be installed is told, and counting goes without', async (t) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return t.skip('the stand-in is that of Linux on x64');
  const told: unknown[] = [];
  assert.deepEqual(await withEmulator(ENVIRONMENT, refuse, { signal: NEVER, progress: unasked, note: (note) => { told.push(note); } }), { ...ENVIRONMENT, emulator: null });
  assert.deepEqual(told, [{ kind: 'counter-not-installed', packages: ['qemu-user', 'gcc', 'libc6-dev'], problem: 'sudo: a password is required' }]);
});

test('once it is installed the environment tells its version, and the log how long that took', async (t) => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return t.skip('the stand-in is that of Linux on x64');
  const shown: ProgressEvent[] = [];
  const environment = await withEmulator(ENVIRONMENT, install, { signal: NEVER, progress: (event) => shown.push(event), note: unasked });
  assert.deepEqual(environment, { ...ENVIRONMENT, emulator: 'qemu-user 7.2.22' });
  assert.deepEqual(shown, [{ phase: 'note', note: { kind: 'counter-installed', packages: ['qemu-user', 'gcc', 'libc6-dev'], seconds: 0 } }]);
  assert.equal(await withEmulator(environment, unasked, { signal: NEVER, progress: unasked, note: unasked }), environment);
});
