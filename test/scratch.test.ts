import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { test } from 'node:test';
import { execa } from 'execa';
import { makeScratchFolder, removeAbandonedScratch } from '../src/scratch.ts';
import { temporaryFolder } from './temporary-folder.ts';

const TWO_DAYS_AGO = new Date(Date.now() - 2 * 24 * 60 * 60_000);

/** The id of a process that has ended. */
async function idOfEnded(): Promise<number> {
  const ended = execa('true');
  await ended;
  return ended.pid!;
}

test('what a run left behind goes with all that is in it, once its process is gone and it is older than a day', async () => {
  await using folder = await temporaryFolder();
  const ended = await idOfEnded();
  const gone = [`perf-gate-arms-${ended}-a`, `perf-gate-service-${ended}-a`];
  const stay = [`perf-gate-arms-${process.pid}-a`, `perf-gate-test-${ended}-a`, `another-perf-gate-arms-${ended}-a`];
  for (const name of [...gone, ...stay]) {
    await mkdir(join(folder.path, name, 'head/node_modules'), { recursive: true });
    await utimes(join(folder.path, name), TWO_DAYS_AGO, TWO_DAYS_AGO);
  }
  const young = `perf-gate-arms-${ended}-b`;
  await mkdir(join(folder.path, young));
  await removeAbandonedScratch(folder.path);
  assert.deepEqual((await readdir(folder.path)).toSorted(), [...stay, young].toSorted());
});

test('what only looks like it stays: a file, and a link, with what that leads to', async () => {
  await using folder = await temporaryFolder();
  const ended = await idOfEnded();
  const [file, link, goal] = [`perf-gate-arms-${ended}-f`, `perf-gate-arms-${ended}-l`, 'goal'];
  await mkdir(join(folder.path, goal));
  await writeFile(join(folder.path, file), '');
  await symlink(goal, join(folder.path, link));
  for (const name of [file, goal]) await utimes(join(folder.path, name), TWO_DAYS_AGO, TWO_DAYS_AGO);
  await removeAbandonedScratch(folder.path);
  assert.deepEqual((await readdir(folder.path)).toSorted(), [file, link, goal].toSorted());
});

test('a folder that is not there is no trouble', async () => {
  await using folder = await temporaryFolder();
  await assert.doesNotReject(removeAbandonedScratch(join(folder.path, 'nowhere')));
});

test('a scratch folder names the process that made it, and is not taken for abandoned while that runs', async () => {
  const made = await makeScratchFolder('count');
  try {
    assert.match(basename(made), new RegExp(String.raw`^perf-gate-count-0*${process.pid}-`));
    await utimes(made, TWO_DAYS_AGO, TWO_DAYS_AGO);
    await removeAbandonedScratch();
    assert.ok(existsSync(made));
  } finally {
    await rm(made, { recursive: true });
  }
});
