/** The promise itself, with rounds of full length: what gets much slower is stopped. The changes are larger than what a busy machine adds. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { assertVerdict } from '../program/answers.ts';
import { emptyRepository } from '../program/sample-repository.ts';
import { PRODUCTION_CLI } from '../program/short-program.ts';
import { sampleConfig, SHORT_PROFILES } from '../program/sample-server.ts';
import { SUITE_LINES, suiteFiles } from '../program/sample-suite.ts';
import type { SoloFigures } from '../../src/model.ts';
import { parseHistory } from '../../src/store/stored-lines.ts';
import { ITERATIONS, workingServer } from './working-server.ts';

test('ten times the work in each request, and four times that of a task, are stopped, and the report names both', async () => {
  await using repository = await emptyRepository(PRODUCTION_CLI);
  const config = sampleConfig({ rest: SUITE_LINES });
  await repository.commit('the base', { 'perf-gate.yml': config, 'api/server.mjs': workingServer(ITERATIONS), ...suiteFiles(100) });
  await repository.commit('the change', { 'api/server.mjs': workingServer(11 * ITERATIONS), ...suiteFiles(400) });
  await assertVerdict(repository, await repository.gate(['run', '--profile', 'quick', '--budget', '3m']), {
    exitCode: 1,
    firstLine: /^❌ perf-gate blocks this change: /,
    reason: /(?=[^]*^❌ api\/hello )[^]*^❌ maths\/hash /m,
  });
});

const slowed = ({ cpuPerRequest = [], unloadedLatency = [], ...others }: SoloFigures, factor: number): SoloFigures => ({
  ...others,
  cpuPerRequest: cpuPerRequest.map((us) => us * factor),
  unloadedLatency: unloadedLatency.map((ms) => ms * factor),
});

test('without a base a commit that is ten times slower than six stored runs is stopped', async () => {
  await using repository = await emptyRepository(PRODUCTION_CLI);
  await repository.commit('the base', {
    'perf-gate.yml': sampleConfig({ rest: SHORT_PROFILES }),
    'api/server.mjs': workingServer(ITERATIONS),
  });
  const { exitCode, stderr } = await repository.gate(['baseline', 'update', '--profile', 'glance']);
  assert.equal(exitCode, 0, stderr);
  const [name = ''] = await readdir(path.join(repository.root, 'baselines'));
  const file = `baselines/${name}`;
  const [stored] = parseHistory(await readFile(path.join(repository.root, file), 'utf8'), file);
  // What is measured later differs from it by the machine's noise too.
  const lines = Array.from({ length: 6 }, (_, index) => {
    const recordedAt = new Date(Date.parse(stored!.recordedAt) - index * 60_000).toISOString();
    const benchmarks = stored!.benchmarks.map((one) => ({ ...one, figures: slowed(one.figures, 0.1 * (1 + index / 100)) }));
    return JSON.stringify({ ...stored, recordedAt, benchmarks });
  });
  await repository.commit('stored', { [file]: `${lines.join('\n')}\n` });
  await repository.commit('the change', { 'api/server.mjs': workingServer(ITERATIONS, '// slower') });
  await assertVerdict(repository, await repository.gate(['run', '--profile', 'brief', '--no-base']), {
    exitCode: 1,
    firstLine: /^❌ perf-gate blocks this change: api\/hello .* % more .*than 6 stored runs/,
  });
});
