import assert from 'node:assert/strict';
import { test } from 'node:test';
import { repositoryOf } from './sample-repository.ts';
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

test('a profile of the configuration measures what it says, for the tables alone, and its figures are not compared with others', async () => {
  await using repository = await repositoryOf({ 'perf-gate.yml': sampleConfig({ rest: CHOICES }), 'api/server.mjs': sampleServer() });
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
