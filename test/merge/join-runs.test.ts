import assert from 'node:assert/strict';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { joinRuns } from '../../src/merge/join-runs.ts';
import { writeRunFile } from '../../src/store/run-file.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { userErrorOfPromise } from '../user-error.ts';
import { shardFile } from './parts.ts';

const SPLIT = [['express/a'], ['koa/a']] as const;

describe('joining files', () => {
  it('takes every run below a folder, as artifacts are downloaded, and nothing else', async () => {
    await using folder = await temporaryFolder();
    for (const index of [1, 2]) await writeRunFile(join(folder.path, `perf-gate-shard-${index}`, 'run.json'), shardFile(SPLIT, index).file);
    await writeFile(join(folder.path, 'perf-gate-shard-1', 'report.md'), 'a report');
    await symlink(join(folder.path, 'perf-gate-shard-1', 'run.json'), join(folder.path, 'again.json'));
    assert.deepEqual(
      (await joinRuns([folder.path])).run.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
      [
        ['express/a', 'measured'],
        ['koa/a', 'measured'],
      ],
    );
  });

  it('takes files by name', async () => {
    await using folder = await temporaryFolder();
    const files = [1, 2].map((index) => join(folder.path, `${index}.json`));
    for (const [place, file] of files.entries()) await writeRunFile(file, shardFile(SPLIT, place + 1).file);
    assert.equal((await joinRuns(files)).run.benchmarks.length, 2);
    assert.deepEqual(
      (await joinRuns(files.slice(0, 1), 2)).run.benchmarks.map(({ measurement }) => measurement.state),
      ['measured', 'lost'],
    );
  });

  it('of an empty folder, and of one that nothing was downloaded to, says that nothing arrived', async () => {
    await using folder = await temporaryFolder();
    await mkdir(join(folder.path, 'perf-gate-shard-1'));
    for (const place of [folder.path, join(folder.path, 'shards')]) {
      const error = await userErrorOfPromise(async () => joinRuns([place]));
      assert.match(error.message, /^no run has arrived/);
      assert.equal(error.where, place);
    }
  });

  it('names a file that is not there, and one that is no run', async () => {
    await using folder = await temporaryFolder();
    const missing = join(folder.path, 'none.json');
    assert.equal((await userErrorOfPromise(async () => joinRuns([missing]))).where, missing);
    await writeFile(join(folder.path, 'package.json'), '{}');
    const error = await userErrorOfPromise(async () => joinRuns([folder.path]));
    assert.match(error.message, /not a run file/);
    assert.equal(error.where, join(folder.path, 'package.json'));
  });
});
