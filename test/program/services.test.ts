import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { readRunFile } from '../../src/store/run-file.ts';
import { pathOfProgram } from '../../src/system/program-environment.ts';
import { serviceEnvironment } from '../../src/prepare/services.ts';
import type { Files } from '../git-repository.ts';
import { until } from '../until.ts';
import { assertNothingLeft, assertVerdict } from './answers.ts';
import { repositoryOf, repositoryWithChange } from './sample-repository.ts';

/** One operation is one PING of redis over a socket, answered. */
const PING_SUITE = `import { once } from 'node:events';
import net from 'node:net';

export default function (bench) {
  let socket;
  let answered;
  bench.add('ping', () => new Promise((resolve, reject) => {
    answered = resolve;
    socket.once('close', () => reject(new Error('connection lost')));
    socket.write('PING\\r\\n');
  }), {
    beforeAll: async () => {
      const { hostname, port } = new URL(process.env.REDIS_URL);
      socket = net.connect(Number(port), hostname);
      socket.setMaxListeners(0).on('data', (chunk) => { if (String(chunk) === '+PONG\\r\\n') answered(); });
      await once(socket, 'connect');
    },
    afterAll: () => { socket.destroy(); },
  });
}
`;

/** A repository whose only target needs the service `redis`; its lines are given. The service tells its process id as servers do. */
const filesWith = (...service: readonly string[]): Files => ({
  'perf-gate.yml': `version: 1
suites:
  cache: { dir: cache, file: ping.suite.mjs, install: false, services: [redis] }
services:
  redis:
    env: { REDIS_URL: "redis://$HOST:$PORT" }
${service.map((line) => `    ${line}\n`).join('')}`,
  'cache/ping.suite.mjs': PING_SUITE,
});

const REDIS = [
  `start: echo $$ >> $PID_FILE; exec redis-server --port "$PORT" --bind "$HOST" --dir "$SCRATCH" --save '' --appendonly no`,
  'program: redis-server',
];

describe('a suite that needs redis', { concurrency: 2 }, () => {
  test('is measured against a real one, which is gone afterwards', { timeout: 120_000 }, async (t) => {
    if ((await pathOfProgram('redis-server', { env: serviceEnvironment() })) === null) return t.skip('redis-server is not installed');
    await using repository = await repositoryOf(filesWith(...REDIS));
    const answer = await repository.gate(['run', '--profile', 'smoke']);
    await assertVerdict(repository, answer, { exitCode: 0, firstLine: /1 benchmark measured/ });
    assert.equal((await repository.serverPids()).length, 1, 'it was started once');
    const { run } = await readRunFile(join(repository.root, '.perf-gate/run.json'));
    assert.deepEqual(run.benchmarks.map(({ id, measurement }) => [id, measurement.state]), [['cache/ping', 'measured']]);
  });

  test('has one for each arm, and Ctrl-C in the middle leaves neither', { timeout: 120_000 }, async (t) => {
    if ((await pathOfProgram('redis-server', { env: serviceEnvironment() })) === null) return t.skip('redis-server is not installed');
    await using repository = await repositoryWithChange(filesWith(...REDIS), { 'cache/ping.suite.mjs': `${PING_SUITE}// the change\n` });
    const invocation = repository.startGate(['run', '--profile', 'quick']);
    await until(async () => (await repository.serverPids()).length >= 2, 'both have started');
    assert.equal((await repository.leftovers()).pids.length, 2);
    invocation.kill('SIGINT');
    assert.equal((await invocation).exitCode, 130);
    await assertNothingLeft(repository);
  });

  test('is named with the reason where redis is not installed, which passes', { timeout: 60_000 }, async () => {
    await using repository = await repositoryOf(filesWith('start: no-such-redis', 'install: apt-get install redis-server'));
    const answer = await repository.gate(['run', '--profile', 'smoke']);
    await assertVerdict(repository, answer, { exitCode: 0, firstLine: /^⚠️ perf-gate: nothing measured; 1 not measured$/ });
    assert.match(answer.stdout, /^- ⚠️ cache\/\* not measured: no-such-redis is not installed \(apt-get install redis-server\)$/m);
  });

  test('is invalid where redis is not installed, but required', { timeout: 60_000 }, async () => {
    await using repository = await repositoryOf(filesWith('start: no-such-redis', 'required: true'));
    await assertVerdict(repository, await repository.gate(['run', '--profile', 'smoke']), {
      exitCode: 3, firstLine: /^❌ perf-gate: the measurement of cache\/\* is invalid$/, reason: /^- ❌ cache\/\* invalid: no-such-redis is not installed/m,
    });
  });

  test('is invalid, and head is not to blame, where redis dies while it is measured', { timeout: 120_000 }, async () => {
    const dying = `require('net').createServer((socket) => socket.once('data', () => { console.log('out of memory'); process.exit(1); })).listen(process.env.PORT, process.env.HOST)`;
    await using repository = await repositoryWithChange(
      filesWith(`start: echo $$ >> $PID_FILE; exec node -e "${dying}"`, 'program: node'),
      { 'cache/ping.suite.mjs': `${PING_SUITE}// the change\n` },
    );
    await assertVerdict(repository, await repository.gate(['run', '--profile', 'quick']), {
      exitCode: 3, firstLine: /^❌ perf-gate: the measurement of cache\/ping is invalid$/, reason: /^- ❌ cache\/ping invalid: redis ended: exited with code 1; its last output: out of memory$/m,
    });
  });
});
