import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { historyFileName } from '../../src/baseline/files.ts';
import { parseHistory } from '../../src/baseline/format.ts';
import type { Run, StoredRun } from '../../src/model.ts';
import { git } from '../git-repository.ts';
import { ENVIRONMENT, mainAt } from '../judge/records.ts';
import { repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';

const ID = 'api/hello';
const FAST = [99, 100, 101, 99, 100];

describe('a run of main that is slower than those before it', () => {
  let repository: SampleRepository;

  const update = async (run: Run): Promise<string> => {
    await repository.write({ 'run.json': JSON.stringify({ run, history: [], acceptances: [] }) });
    const { exitCode, stdout, stderr } = await repository.gate(['baseline', 'update', 'run.json']);
    assert.deepEqual([exitCode, stderr], [0, '']);
    return stdout;
  };

  const newest = async (): Promise<StoredRun | undefined> => {
    const file = join('baselines', historyFileName(ENVIRONMENT.key));
    return parseHistory(await readFile(join(repository.root, file), 'utf8'), file).at(-1);
  };

  before(async () => {
    repository = await repositoryOf(sampleFiles());
    await git(repository.root, 'config', 'user.name', 'Ada');
    for (const [index, figure] of FAST.entries()) await update(mainAt(index + 1, ID, figure));
  });
  after(() => repository[Symbol.asyncDispose]());

  test('is stored with a mark, and that is told', async () => {
    assert.match(await update(mainAt(6, ID, 150)), /^Slower than the baseline, and kept out of it until `perf-gate accept` says that it may stay: api\/hello\.$/m);
    assert.deepEqual((await newest())?.slower, [{ id: ID, since: '6'.repeat(40), metrics: ['cpuPerRequest'] }]);
  });

  test('is the baseline once it is accepted', async () => {
    assert.equal((await repository.gate(['accept', ID, '--reason', 'it checks more now'])).exitCode, 0);
    assert.doesNotMatch(await update(mainAt(7, ID, 150)), /Slower/);
    const { slower, accepted } = (await newest()) ?? {};
    assert.deepEqual([slower, accepted?.map(({ id, since }) => ({ id, since }))], [[], [{ id: ID, since: '6'.repeat(40) }]]);
  });
});
