import assert from 'node:assert/strict';
import { chmod, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { withValgrind } from '../../src/measure/take-counts.ts';
import type { ProgressEvent } from '../../src/measure/notes.ts';
import { ENVIRONMENT } from '../judge/records.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { recordedText } from '../../src/model/reasons.ts';

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

test('valgrind that is there is not installed again', async () => {
  const environment = { ...ENVIRONMENT, valgrind: 'valgrind-3.22.0' };
  assert.equal(await withValgrind(environment, unasked, { signal: NEVER, progress: unasked, note: unasked }), environment);
});

test('where nobody may install anything the environment is what it is', async () => {
  assert.equal(await withValgrind(ENVIRONMENT, null, { signal: NEVER, progress: unasked, note: unasked }), ENVIRONMENT);
});

test('that it is being installed is shown, and why it could not be is told', async () => {
  const [shown, told]: [ProgressEvent[], unknown[]] = [[], []];
  const io = { signal: NEVER, progress: (event: ProgressEvent) => shown.push(event), note: (text: unknown) => { told.push(text); } };
  const install = async (signal: AbortSignal): Promise<string> => {
    assert.equal(signal, NEVER);
    return 'sudo: a password is required';
  };
  assert.deepEqual(await withValgrind(ENVIRONMENT, install, io), ENVIRONMENT);
  assert.deepEqual(shown, [{ phase: 'note', note: recordedText('valgrind is missing and is being installed, to count instructions by.') }]);
  assert.deepEqual(told, ['valgrind is missing, and could not be installed: sudo: a password is required.']);
});

test('once it is installed the environment tells its version', async () => {
  const valgrind = join(programs.path, 'valgrind');
  const install = async (): Promise<null> => {
    await writeFile(valgrind, '#!/bin/sh\necho valgrind-3.22.0\n');
    await chmod(valgrind, 0o755);
    return null;
  };
  assert.deepEqual(await withValgrind(ENVIRONMENT, install, { signal: NEVER, progress: () => {}, note: unasked }), { ...ENVIRONMENT, valgrind: 'valgrind-3.22.0' });
});
