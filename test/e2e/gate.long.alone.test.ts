/** The promise itself, with rounds of full length, where a busy machine would decide: what is alike passes, and waiting shows in throughput. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { assertNothingLeft } from '../program/answers.ts';
import { emptyRepository, type SampleRepository } from '../program/sample-repository.ts';
import { PRODUCTION_CLI } from '../program/short-program.ts';
import { sampleConfig, sampleServer } from '../program/sample-server.ts';
import { readRunFile } from '../../src/store/run-file.ts';
import { ITERATIONS, workingServer } from './working-server.ts';

let repository: SampleRepository;
before(async () => {
  repository = await emptyRepository(PRODUCTION_CLI);
});
after(() => repository[Symbol.asyncDispose]());

/** Commits a server and then another, and runs the gate between them; the report is what a person reads first, line by line. */
async function gateOnChange(
  servers: { readonly before: string; readonly after: string },
  config = sampleConfig(),
): Promise<{ readonly exitCode: number | undefined; readonly report: string }> {
  const base = await repository.commit('the base', { 'perf-gate.yml': config, 'api/server.mjs': servers.before });
  await repository.commit('the change', { 'api/server.mjs': servers.after });
  const { exitCode, stdout, stderr } = await repository.gate(['run', '--profile', 'quick', '--base', base, '--budget', '45s']);
  await assertNothingLeft(repository);
  return { exitCode, report: stdout === '' ? stderr : stdout };
}

test('a commit that touches a comment alone passes', async () => {
  const { exitCode, report } = await gateOnChange({
    before: workingServer(ITERATIONS),
    after: workingServer(ITERATIONS, '// nothing but a comment'),
  });
  assert.equal(exitCode, 0, report);
  assert.doesNotMatch(report, /❌/);
  const { run } = await readRunFile(path.join(repository.root, '.perf-gate/run.json'));
  assert.deepEqual(
    run.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
    [['api/hello', 'measured']],
  );
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
  const { exitCode, report } = await gateOnChange({ before: waitingServer(8), after: waitingServer(3) }, config);
  assert.equal(exitCode, 1, report);
  // What a request shares with others of its CPU time it shares with fewer, so that may be told first.
  assert.match(report, /^❌ api\/hello throughput +.* −6\d(?:\.\d)? % /m);
});
