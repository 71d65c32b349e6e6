import assert from 'node:assert/strict';
import { test } from 'node:test';
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

test("list ends with the configuration's own selections and profiles", async () => {
  await using repository = await repositoryWithChoices();
  const { stdout } = await repository.command('list');
  assert.match(stdout, /│ gate +│ api\/\* +│/);
  assert.match(stdout, /│ page +│ none: tables only +│ 1 +│ gate +│ 2 connections, pipelining 1, /);
});
