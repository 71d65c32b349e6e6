import assert from 'node:assert/strict';
import { test } from 'node:test';
import { userErrorOfPromise } from '../user-error.ts';
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

test('a profile of the configuration measures what it says, for the tables alone, and its figures are not compared with others', async () => {
  await using repository = await repositoryWithChoices();
  const page = (await repository.run({ profile: 'page' })).file.run;
  assert.deepEqual([page.profile, page.measuredFor], ['page', 'tables']);
  assert.deepEqual(
    page.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
    [['api/hello', 'measured']],
  );
  const smoke = (await repository.run({ profile: 'smoke', only: ['gate'] })).file.run;
  assert.deepEqual(
    smoke.benchmarks.map(({ id }) => id),
    ['api/hello'],
  );
  assert.deepEqual([page.only, smoke.only], [[], ['gate']]);
  assert.notEqual(page.benchmarks[0]?.loadHash, smoke.benchmarks[0]?.loadHash);
});

test('what is asked for goes before what the profile measures', async () => {
  await using repository = await repositoryWithChoices();
  const { benchmarks, only } = (await repository.run({ profile: 'page', only: ['other'] })).file.run;
  assert.deepEqual(
    benchmarks.map(({ id }) => id),
    ['other/hello'],
  );
  assert.deepEqual(only, ['other']);
});

test('a profile without a benchmark is answered with those that its targets have', async () => {
  await using repository = await repositoryWithChoices();
  const { message, where, fix } = await userErrorOfPromise(() => repository.run({ profile: 'nowhere' }));
  assert.deepEqual([message, where], ['no benchmark matches */bye', 'profiles.nowhere.only']);
  assert.match(fix, /api\/hello, other\/hello/);
});

test("list ends with the configuration's own selections and profiles", async () => {
  await using repository = await repositoryWithChoices();
  const { stdout } = await repository.command('list');
  assert.match(stdout, /│ gate +│ api\/\* +│/);
  assert.match(stdout, /│ page +│ none: tables only +│ 1 +│ gate +│ 2 connections, pipelining 1, /);
});
