import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { historyFileName } from '../../src/store/baseline-files.ts';
import { parseHistory } from '../../src/store/stored-lines.ts';
import type { StoredRun } from '../../src/model.ts';
import { git } from '../git-repository.ts';
import { ENVIRONMENT, mainAt } from '../judge/records.ts';
import { repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';

const ID = 'api/hello';
const FAST = [99, 100, 101, 99, 100];

/** A repository with commits of main, and what is stored of them. */
interface Main extends SampleRepository {
  readonly shas: readonly string[];
  /** Stores a run of the n-th commit, in which a request takes so many µs. */
  readonly update: (index: number, figure: number) => Promise<{ readonly stdout: string; readonly stderr: string }>;
  readonly newest: () => Promise<StoredRun | undefined>;
}

async function mainWith(commits: number): Promise<Main> {
  const repository = await repositoryOf(sampleFiles());
  const shas: string[] = [];
  while (shas.length < commits) shas.push(await repository.commit(`commit ${shas.length + 1}`, {}));
  return {
    ...repository,
    shas,
    update: async (index, figure) => {
      const run = { ...mainAt(index, ID, figure), head: { sha: shas[index - 1]!, dirty: false } };
      await repository.write({ 'run.json': JSON.stringify({ run, history: [], acceptances: [] }) });
      const { exitCode, stdout, stderr } = await repository.command('baseline', 'update', 'run.json');
      assert.equal(exitCode, 0, stderr);
      return { stdout, stderr };
    },
    newest: async () => {
      const file = join('baselines', historyFileName(ENVIRONMENT.key));
      return parseHistory(await readFile(join(repository.root, file), 'utf8'), file).at(-1);
    },
  };
}

describe('a run of main that is slower than those before it', () => {
  let main: Main;

  before(async () => {
    main = await mainWith(7);
    await git(main.root, 'config', 'user.name', 'Ada');
    for (const [index, figure] of FAST.entries()) await main.update(index + 1, figure);
  });
  after(() => main[Symbol.asyncDispose]());

  test('is stored with a mark, and that is told', async () => {
    const { stdout, stderr } = await main.update(6, 150);
    assert.match(stdout, /^Slower than the baseline, and kept out of it until `perf-gate accept` accepts it: api\/hello\.$/m);
    assert.equal(stderr, '');
    assert.deepEqual((await main.newest())?.slower, [{ id: ID, since: main.shas[5], metrics: ['cpuPerRequest'] }]);
  });

  test('is the baseline once it is accepted', async () => {
    assert.equal((await main.command('accept', ID, '--reason', 'it checks more now')).exitCode, 0);
    assert.doesNotMatch((await main.update(7, 150)).stdout, /Slower/);
    const { slower, accepted } = (await main.newest()) ?? {};
    assert.deepEqual([slower, accepted?.map(({ id, since }) => ({ id, since }))], [[], [{ id: ID, since: main.shas[5] }]]);
  });
});
