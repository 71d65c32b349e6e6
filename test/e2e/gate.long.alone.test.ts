/** The promise itself, with rounds of full length: what gets much slower is stopped, what does not passes. The changes are larger than any noise. */
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { assertNothingLeft } from '../program/answers.ts';
import { emptyRepository, type SampleRepository } from '../program/sample-repository.ts';
import { PRODUCTION_CLI } from '../program/short-program.ts';
import { sampleConfig, sampleFiles, sampleServer, SHORT_PROFILES } from '../program/sample-server.ts';
import type { SoloFigures, StoredRun } from '../../src/model.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import { parseHistory } from '../../src/store/stored-lines.ts';

/** Some fifteen microseconds of work, where the rest of a request takes some twenty. */
const ITERATIONS = 100;

/** Works for each request: natively, so that no compiler gets better at it while it is measured. */
const workingServer = (iterations: number, comment = ''): string =>
  sampleServer({
    first: `import { pbkdf2Sync } from 'node:crypto';\n${comment}`,
    answer: `pbkdf2Sync('perf', 'gate', ${iterations}, 32, 'sha256');\n  response.end(JSON.stringify({ hello: 'world' }));`,
  });

let repository: SampleRepository;
let base: string;
before(async () => {
  repository = await emptyRepository(PRODUCTION_CLI);
  base = await repository.commit('the base', {
    ...sampleFiles(),
    'perf-gate.yml': sampleConfig({ rest: SHORT_PROFILES }),
    'api/server.mjs': workingServer(ITERATIONS),
  });
});
after(() => repository[Symbol.asyncDispose]());

/** Commits a server and runs the gate on it; the report is what a person reads first, line by line. */
async function gateOnCommit(
  server: string,
  against: readonly string[],
  profile = 'quick',
): Promise<{ readonly exitCode: number | undefined; readonly report: string }> {
  await repository.commit('the change', { 'api/server.mjs': server });
  const { exitCode, stdout, stderr } = await repository.gate(['run', '--profile', profile, ...against]);
  await assertNothingLeft(repository);
  return { exitCode, report: stdout === '' ? stderr : stdout };
}

test('a commit that adds ten times the work to each request is stopped, and the first line names the benchmark', async () => {
  const { exitCode, report } = await gateOnCommit(workingServer(11 * ITERATIONS), ['--base', base, '--budget', '45s']);
  assert.equal(exitCode, 1, report);
  assert.match(report, /^❌ perf-gate blocks this change: api\/hello .* % more /);
});

test('a commit that touches a comment alone passes', async () => {
  const { exitCode, report } = await gateOnCommit(workingServer(ITERATIONS, '// nothing but a comment'), [
    '--base',
    base,
    '--budget',
    '45s',
  ]);
  assert.equal(exitCode, 0, report);
  assert.doesNotMatch(report, /❌/);
  const { run } = await readRunFile(path.join(repository.root, '.perf-gate/run.json'));
  assert.deepEqual(
    run.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
    [['api/hello', 'measured']],
  );
});

const slowed = ({ cpuPerRequest = [], unloadedLatency = [], ...others }: SoloFigures, factor: number): SoloFigures => ({
  ...others,
  cpuPerRequest: cpuPerRequest.map((us) => us * factor),
  unloadedLatency: unloadedLatency.map((ms) => ms * factor),
});

describe('with six stored runs and no base,', () => {
  let file: string;
  let storedRun: StoredRun;
  before(async () => {
    await repository.write({ 'api/server.mjs': workingServer(ITERATIONS) });
    const { exitCode, stderr } = await repository.gate(['baseline', 'update', '--profile', 'glance']);
    assert.equal(exitCode, 0, stderr);
    const [name = ''] = await readdir(path.join(repository.root, 'baselines'));
    file = `baselines/${name}`;
    storedRun = parseHistory(await readFile(path.join(repository.root, file), 'utf8'), file)[0]!;
  });

  /** Stores six runs that took about so many times as long as the one that was measured: what is measured later differs from it by the machine's noise too. */
  async function storeSix(times: number): Promise<void> {
    const lines = Array.from({ length: 6 }, (_, index) => {
      const factor = times * (1 + index / 100);
      const recordedAt = new Date(Date.parse(storedRun.recordedAt) - index * 60_000).toISOString();
      const benchmarks = storedRun.benchmarks.map((benchmark) => ({ ...benchmark, figures: slowed(benchmark.figures, factor) }));
      return JSON.stringify({ ...storedRun, recordedAt, benchmarks });
    });
    await repository.write({ [file]: `${lines.join('\n')}\n` });
  }

  test('a commit that is much slower than they were is stopped', async () => {
    await storeSix(0.1);
    const { exitCode, report } = await gateOnCommit(workingServer(ITERATIONS, '// slower'), ['--no-base'], 'brief');
    assert.equal(exitCode, 1, report);
    assert.match(report, /^❌ perf-gate blocks this change: api\/hello .* % more .*than 6 stored runs/);
  });

  test('a commit that is faster than they were passes', async () => {
    await storeSix(10);
    const { exitCode, report } = await gateOnCommit(workingServer(ITERATIONS, '// faster'), ['--no-base'], 'brief');
    assert.equal(exitCode, 0, report);
    assert.doesNotMatch(report, /❌/);
  });
});

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

test('a commit that takes places from a pool is stopped by its throughput, though requests do no more work, and none by itself waits for longer', async () => {
  // So few that each waits for a fraction of a second alone.
  const config = sampleConfig().replace('connections: 50', 'connections: 20').replace('pipelining: 4', 'pipelining: 1');
  const ofEight = await repository.commit('a pool of eight', { 'api/server.mjs': waitingServer(8), 'perf-gate.yml': config });
  const { exitCode, report } = await gateOnCommit(waitingServer(3), ['--base', ofEight, '--budget', '45s']);
  assert.equal(exitCode, 1, report);
  // What a request shares with others of its CPU time it shares with fewer, so that may be told first.
  assert.match(report, /^❌ api\/hello throughput +.* −6\d(?:\.\d)? % /m);
});
