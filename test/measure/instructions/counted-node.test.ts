import assert from 'node:assert/strict';
import { chmod, readdir, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { MeasuringFailure } from '../../../src/measure/failure.ts';
import { instructionsIn, openCountedNode } from '../../../src/measure/instructions/counted-node.ts';
import { whyNotCounted } from '../../../src/measure/instructions/counting-plan.ts';
import { writeFiles } from '../../git-repository.ts';
import { refuseToRun, temporaryFolder, withTemporaryFiles } from '../../temporary-folder.ts';

const STATUS = `instrumentation: on
executed-bbs: 12345678
events: Ir
part: 0
threads: 1 2
current-tid: 1
events-1: 1234567890
frames-1: 2
function-1-0: main
calls-1-0: 1
events-1-0: 1234000000
events-2: 10
frames-2: 0
`;

test('the instructions of all threads are added, and those of single functions are not', () => {
  assert.equal(instructionsIn(STATUS), 1_234_567_900);
});

test('a status without a count says what it said instead', () => {
  assert.throws(() => instructionsIn('instrumentation: off\n'), /valgrind told no count: instrumentation: off$/);
  assert.throws(() => instructionsIn(''), /nothing at all/);
});

test('where valgrind is not on PATH it is named, with how to get it', async () => {
  assert.equal(await whyNotCounted({ PATH: '/none' }, 'linux'), 'valgrind is not installed (apt-get install valgrind)');
});

test('on another system nobody is told to install it', async () => {
  assert.equal(await whyNotCounted({ PATH: '/none' }, 'darwin'), 'valgrind counts on Linux only');
});

/** What a shell is told to run for `node`, where these programs are all that it finds. */
async function commandOfCountedNode(programs: string): Promise<string> {
  await writeFiles(programs, { valgrind: '#!/bin/sh\n' });
  await chmod(path.join(programs, 'valgrind'), 0o755);
  await using node = await openCountedNode({ env: { PATH: programs }, cwd: programs, seed: 1, signal: new AbortController().signal });
  return await readFile(path.join(node.path.split(path.delimiter)[0]!, 'node'), 'utf8');
}

test('where `node` only starts another, as a version manager\'s does, it is the other that is counted', async () => {
  await using programs = await temporaryFolder();
  const starter = path.join(programs.path, 'node');
  await writeFiles(programs.path, { node: `#!/bin/sh\nexec '${process.execPath}' "$@"\n` });
  await chmod(starter, 0o755);
  const command = await commandOfCountedNode(programs.path);
  assert.ok(command.includes(` '${process.execPath}' `) && !command.includes(starter), command);
});

test('a link to `node` is started as it is found: what is counted stays what it was', async () => {
  await using programs = await temporaryFolder();
  await symlink(process.execPath, path.join(programs.path, 'node'));
  const command = await commandOfCountedNode(programs.path);
  assert.ok(command.includes(` '${path.join(programs.path, 'node')}' `) && !command.includes(process.execPath), command);
});

test('where temporary files may not be run that is told, and nothing is left: another node would run in place of the one that counts', async () => {
  await using programs = await temporaryFolder();
  await writeFiles(programs.path, { node: '#!/bin/sh\n', valgrind: '#!/bin/sh\n' });
  for (const name of ['node', 'valgrind']) await chmod(path.join(programs.path, name), 0o755);
  await using scratch = await temporaryFolder();
  const counted = { env: { PATH: programs.path }, cwd: scratch.path, seed: 1, signal: new AbortController().signal };
  await withTemporaryFiles(scratch.path, async () => {
    await (await openCountedNode(counted))[Symbol.asyncDispose]();
    await assert.rejects(openCountedNode({ ...counted, mayRun: refuseToRun }), (error) => error instanceof MeasuringFailure && /may not be executed, .*: set TMPDIR to another folder$/.test(error.message));
  });
  assert.deepEqual(await readdir(scratch.path), []);
});
