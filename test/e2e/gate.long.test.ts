/** The promise itself, with rounds of full length: what gets much slower is stopped. The changes are larger than what a busy machine adds. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { test } from 'node:test';
import { assertVerdict } from '../program/answers.ts';
import { emptyRepository } from '../program/sample-repository.ts';
import { PRODUCTION_CLI } from '../program/short-program.ts';
import { sampleConfig, sampleServer, SHORT_PROFILES } from '../program/sample-server.ts';
import { SUITE_LINES, suiteFiles } from '../program/sample-suite.ts';
import type { SoloFigures } from '../../src/model.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import { parseHistory } from '../../src/store/stored-lines.ts';
import { ITERATIONS, workingServer } from './working-server.ts';

/** A server whose requests wait 40 ms for one of so many places. */
const waitingServer = (places: number): string =>
  sampleServer({
    first: `let free = ${places};\nconst queue = [];`,
    answer: `const serve = () => setTimeout(() => {
    response.end(JSON.stringify({ hello: 'world' }));
    const next = queue.shift();
    if (next) next();
    else free += 1;
  }, 40);
  if (free === 0) queue.push(serve);
  else { free -= 1; serve(); }`,
  });

const serverLine = (name: string, scenario: string): string =>
  `  ${name}: { dir: ${name}, install: false, start: node server.mjs, scenarios: [${scenario}] }\n`;

/** So few connections that each waits for a fraction of a second alone. */
const QUEUED = '  queued: { path: /, expect: { json: { hello: world } }, connections: 20, pipelining: 1 }\n';

test('ten times the work in each request, four times that of a task, and places taken from a pool are stopped, and a comment passes', async () => {
  await using repository = await emptyRepository(PRODUCTION_CLI);
  const config = sampleConfig({ rest: `${serverLine('same', 'hello')}${serverLine('pool', 'queued')}${SUITE_LINES}` });
  await repository.commit('the base', {
    'perf-gate.yml': config.replace('\nservers:', `${QUEUED}\nservers:`),
    'api/server.mjs': workingServer(ITERATIONS),
    'same/server.mjs': workingServer(ITERATIONS),
    'pool/server.mjs': waitingServer(8),
    ...suiteFiles(100),
  });
  await repository.commit('the change', {
    'api/server.mjs': workingServer(11 * ITERATIONS),
    'same/server.mjs': workingServer(ITERATIONS, '// nothing but a comment'),
    'pool/server.mjs': waitingServer(3),
    ...suiteFiles(400),
  });
  const answer = await repository.gate(['run', '--profile', 'quick', '--budget', '3m', '--verbose']);
  await assertVerdict(repository, answer, {
    exitCode: 1,
    firstLine: /^❌ perf-gate blocks this change: /,
    // Requests to the pool do no more work: its throughput tells. What they share of CPU time they share with fewer, so that may be told, too.
    reason:
      /(?=[^]*^❌ api\/hello )(?=[^]*^❌ pool\/queued )(?=[^]*^pool\/queued +base +throughput +\d+ +−6\d(?:\.\d)? % .* regressed$)[^]*^❌ maths\/hash /m,
  });
  assert.doesNotMatch(answer.stdout, /❌ same/);
  const { run } = await readRunFile(path.join(repository.root, '.perf-gate/run.json'));
  assert.equal(run.benchmarks.find(({ id }) => id === 'same/hello')?.measurement.state, 'measured');
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
