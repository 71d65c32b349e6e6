import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { RunFile } from '../../src/model.ts';
import { assertUserError } from './answers.ts';
import { repositoryOf, type SampleRepository } from './sample-repository.ts';
import { sampleConfig, sampleServer } from './sample-server.ts';

const CHOICES = `
  other:
    dir: api
    install: false
    start: node server.mjs
    scenarios: [hello]
selections:
  gate: ["api/*"]
profiles:
  page: { only: [gate], connections: 2, pipelining: 1, warmup: 100ms, duration: 200ms }
  nowhere: { only: ["*/bye"] }
`;

const repositoryWithChoices = (): Promise<SampleRepository> =>
  repositoryOf({ 'perf-gate.yml': sampleConfig({ rest: CHOICES }), 'api/server.mjs': sampleServer() });

async function runOf(repository: SampleRepository, args: readonly string[]): Promise<RunFile['run']> {
  const { stdout, stderr } = await repository.gate(['run', ...args, '--json', '-']);
  assert.notEqual(stdout, '', stderr);
  return (JSON.parse(stdout) as RunFile).run;
}

test('a profile of the configuration measures what it says, for the tables alone, and its figures are not compared with others', async () => {
  await using repository = await repositoryWithChoices();
  const page = await runOf(repository, ['--profile', 'page']);
  assert.deepEqual([page.profile, page.measuredFor], ['page', 'tables']);
  assert.deepEqual(page.benchmarks.map(({ id, measurement }) => [id, measurement.state]), [['api/hello', 'measured']]);
  const smoke = await runOf(repository, ['--profile', 'smoke', '--only', 'gate']);
  assert.deepEqual(smoke.benchmarks.map(({ id }) => id), ['api/hello']);
  assert.deepEqual([page.only, smoke.only], [[], ['gate']]);
  assert.notEqual(page.benchmarks[0]?.loadHash, smoke.benchmarks[0]?.loadHash);
});

test('what is asked for goes before what the profile measures', async () => {
  await using repository = await repositoryWithChoices();
  const { benchmarks, only } = await runOf(repository, ['--profile', 'page', '--only', 'other']);
  assert.deepEqual(benchmarks.map(({ id }) => id), ['other/hello']);
  assert.deepEqual(only, ['other']);
});

test('a profile that is not there is answered with those there are, and one without a benchmark with those its targets have', async () => {
  await using repository = await repositoryWithChoices();
  await assertUserError(repository, await repository.gate(['run', '--profile', 'fast']), {
    what: /there is no profile "fast"/, where: /^--profile$/, fix: /^Profiles are smoke, quick, standard, thorough, page and nowhere;/,
  });
  await assertUserError(repository, await repository.gate(['run', '--profile', 'nowhere']), {
    what: /no benchmark matches \*\/bye/, where: /^profiles\.nowhere\.only$/, fix: /api\/hello, other\/hello/,
  });
  await assertUserError(repository, await repository.gate(['run', '--only', 'gaet']), {
    what: /no benchmark matches gaet/, where: /^--only$/, fix: /Targets are api, other, selections gate;/,
  });
});

test('list ends with the configuration\'s own selections and profiles', async () => {
  await using repository = await repositoryWithChoices();
  const { stdout } = await repository.gate(['list']);
  assert.match(stdout, /│ gate +│ api\/\* +│/);
  assert.match(stdout, /│ page +│ none: tables only +│ 1 +│ gate +│ 2 connections, pipelining 1, /);
});
