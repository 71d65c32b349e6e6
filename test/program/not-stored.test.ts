import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import type { Run } from '../../src/model.ts';
import { aBenchmark, aRun, measuredAlone, solosOf } from '../judge/records.ts';
import { assertRefused } from './answers.ts';
import { repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleFiles } from './sample-server.ts';
import { reasonThatSays } from '../reason-that-says.ts';

const GOOD = aBenchmark('api/hello', measuredAlone(solosOf({ cpuPerRequest: [82, 83] })));

const INVALID = aBenchmark('api/bye', { state: 'invalid', reason: reasonThatSays('the service was gone') });

/** A repository with a run of main. */
const repositoryWithRun = (fields: Partial<Run>): Promise<SampleRepository> =>
  repositoryOf({ ...sampleFiles(), 'run.json': JSON.stringify({ run: aRun({ base: null, ...fields }), history: [], acceptances: [] }) });

test('where a benchmark fails baseline update stores nothing, says why, and has the exit code of the verdict', async () => {
  await using repository = await repositoryWithRun({
    benchmarks: [GOOD, aBenchmark('api/bye', { state: 'broken', arm: 'head', reason: reasonThatSays('it dies') })],
  });
  const answer = await repository.command('baseline', 'update', 'run.json');
  assert.deepEqual([answer.exitCode, answer.stdout], [1, '']);
  assert.match(answer.stderr, /: a benchmark fails at this commit\. `perf-gate compare run\.json` says more\.$/m);
  assert.equal(existsSync(join(repository.root, 'baselines')), false);
});

test('beside a benchmark whose measurement is invalid baseline update stores the others, names it, and has the exit code of that', async () => {
  await using repository = await repositoryWithRun({ benchmarks: [GOOD, INVALID] });
  const { exitCode, stdout, stderr } = await repository.command('baseline', 'update', 'run.json');
  assert.deepEqual([exitCode, stderr], [3, 'Nothing is stored of api/bye, whose measurement is invalid: the report says why.\n']);
  assert.match(stdout, /^Stored 1 benchmark of /);
});

test('a run without figures is no baseline, and what keeps it from having some is to be looked up', async () => {
  await using repository = await repositoryWithRun({ benchmarks: [aBenchmark('api/hello', { state: 'unaffected' })] });
  await assertRefused(repository, ['baseline', 'update', 'run.json'], {
    what: /cannot be stored as a baseline: it has no figures/,
    where: /^run\.json$/,
    fix: /`perf-gate compare run\.json` says/,
  });
});

test('a run that has not begun yet, by the clock of this machine, is no baseline', async () => {
  const startedAt = new Date(Date.now() + 2 * 365 * 86_400_000).toISOString();
  await using repository = await repositoryWithRun({ benchmarks: [GOOD], startedAt });
  await assertRefused(repository, ['baseline', 'update', 'run.json'], {
    what: /^the run began at .*, and the clock of this machine says /,
    where: /^run\.json$/,
    fix: /Set the clock that is wrong/,
  });
  assert.equal(existsSync(join(repository.root, 'baselines')), false);
});

test('options that say what to measure are refused beside a recorded run, and named', async () => {
  await using repository = await repositoryOf(sampleFiles());
  const options = ['--only', 'api/*', '--all', '--budget', '5m', '--seed', '1', '--shard', '1/2'];
  await assertRefused(repository, ['baseline', 'update', 'run.json', ...options], {
    what: /^nothing is measured here, so --only, --all, --budget, --seed and --shard would do nothing$/,
    where: /^perf-gate baseline update run\.json$/,
    fix: /leave out the run to measure now/,
  });
});
