import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { glob, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { openScratchFolder, refuseLongTemporaryFolder, warnWhereNothingRuns, whyNotRun } from '../../src/system/scratch.ts';
import { longFolderIn, refuseToRun, temporaryFolder, withTemporaryFiles } from '../temporary-folder.ts';
import { userErrorOf, userErrorOfPromise } from '../user-error.ts';

test('a scratch folder names the process that made it, and goes when it is disposed of', async () => {
  const made = await (async () => {
    await using folder = await openScratchFolder('count');
    assert.match(basename(folder.path), new RegExp(String.raw`^perf-gate-count-0*${process.pid}-`));
    await writeFile(join(folder.path, 'counts'), '');
    assert.ok(existsSync(folder.path));
    return folder.path;
  })();
  assert.equal(existsSync(made), false);
});

test('where no scratch folder can be made the user is told what to do', async () => {
  await using folder = await temporaryFolder();
  const nowhere = join(folder.path, 'nowhere');
  const error = await withTemporaryFiles(nowhere, () => userErrorOfPromise(() => openScratchFolder('arms')));
  assert.deepEqual([error.where, error.fix], [nowhere, 'Free some room there, or set TMPDIR to another folder.']);
});

test('a program that may not be run is told by its mode as by a file system that is mounted noexec, and what is not there is not', async () => {
  await using folder = await temporaryFolder();
  const [program, text] = [join(folder.path, 'program'), join(folder.path, 'text')];
  await writeFile(program, '', { mode: 0o755 });
  await writeFile(text, '', { mode: 0o644 });
  assert.equal(await whyNotRun(program), null);
  assert.match((await whyNotRun(text)) ?? '', /may not be executed, as where it is mounted noexec$/);
  assert.equal(await whyNotRun(join(folder.path, 'nowhere')), null);
});

test('where nothing among temporary files can be run the user is warned, and no file is left', async () => {
  await using folder = await temporaryFolder();
  const warnings: unknown[] = [];
  const keep = (reason: unknown): void => {
    warnings.push(reason);
  };
  await withTemporaryFiles(folder.path, async () => {
    await warnWhereNothingRuns(keep);
    assert.deepEqual(warnings, []);
    await warnWhereNothingRuns(keep, refuseToRun);
  });
  assert.deepEqual(warnings, [{ kind: 'temporary-programs-refused', folder: folder.path }]);
  assert.deepEqual(await readdir(folder.path), []);
});

test('nothing else makes temporary folders, which nothing would remove', async () => {
  const source = join(import.meta.dirname, '../../src');
  const makers: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: source })) {
    if ((await readFile(join(source, file), 'utf8')).includes('mkdtemp')) makers.push(file);
  }
  assert.deepEqual(makers, ['system/scratch.ts']);
});

test('servers are refused where temporary files go into a folder whose path is too long for a socket, and suites alone are not', async () => {
  await using folder = await temporaryFolder();
  const long = await longFolderIn(folder.path);
  await withTemporaryFiles(long, async () => {
    refuseLongTemporaryFolder([{ kind: 'suite' }]);
    const error = userErrorOf(() => {
      refuseLongTemporaryFolder([{ kind: 'suite' }, { kind: 'server' }]);
    });
    assert.match(error.message, /^the path of the folder for temporary files is \d+ bytes too long for a socket in it$/);
    assert.deepEqual([error.where, error.fix], [long, 'Set TMPDIR to a folder with a shorter path, like /tmp.']);
  });
});
