import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pathOfProgram } from '../../src/system/program-environment.ts';
import { serviceEnvironment } from '../../src/prepare/services.ts';
import { describeReason } from '../../src/report/words.ts';
import type { Files } from '../git-repository.ts';
import { until } from '../until.ts';
import { assertNothingLeft } from './answers.ts';
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

describe('a suite that needs redis', () => {
  test('is measured against a real one, which is gone afterwards', async (t) => {
    if ((await pathOfProgram('redis-server', { env: serviceEnvironment() })) === null) return t.skip('redis-server is not installed');
    await using repository = await repositoryOf(filesWith(...REDIS));
    const { file } = await repository.run({ profile: 'smoke' });
    assert.deepEqual(
      file.run.benchmarks.map(({ id, measurement }) => [id, measurement.state]),
      [['cache/ping', 'measured']],
    );
    assert.equal((await repository.serverPids()).length, 1, 'it was started once');
    await assertNothingLeft(repository);
  });

  test('has one for each arm, and Ctrl-C in the middle leaves neither', async (t) => {
    if ((await pathOfProgram('redis-server', { env: serviceEnvironment() })) === null) return t.skip('redis-server is not installed');
    await using repository = await repositoryWithChange(filesWith(...REDIS), { 'cache/ping.suite.mjs': `${PING_SUITE}// the change\n` });
    const invocation = repository.startGate(['run', '--profile', 'quick']);
    await until(async () => (await repository.serverPids()).length >= 2, 'both have started');
    assert.equal((await repository.leftovers()).pids.length, 2);
    invocation.kill('SIGINT');
    assert.equal((await invocation).exitCode, 130);
    await assertNothingLeft(repository);
  });

  for (const [line, exitCode, verdict] of [
    ['install: apt-get install redis-server', 0, 'not measured'],
    ['required: true', 3, 'invalid'],
  ] as const) {
    test(`is ${verdict} where redis is not installed and has \`${line}\``, async () => {
      await using repository = await repositoryOf(filesWith('start: no-such-redis', line));
      const { judgement } = await repository.run({ profile: 'smoke' });
      assert.deepEqual(
        [judgement.exitCode, judgement.benchmarks.map(({ id, verdict: told }) => [id, told])],
        [exitCode, [['cache/*', verdict]]],
      );
    });
  }

  test('is invalid, and head is not to blame, where redis dies while it is measured', async () => {
    const dying = `require('net').createServer((socket) => socket.once('data', () => { console.log('out of memory'); process.exit(1); })).listen(process.env.PORT, process.env.HOST)`;
    await using repository = await repositoryWithChange(
      filesWith(`start: echo $$ >> $PID_FILE; exec node -e "${dying}"`, 'program: node'),
      { 'cache/ping.suite.mjs': `${PING_SUITE}// the change\n` },
    );
    const { judgement } = await repository.run({ profile: 'quick' });
    assert.deepEqual([judgement.exitCode, judgement.verdict], [3, 'invalid']);
    assert.match(describeReason(judgement.benchmarks[0]!.because), /^redis ended: exited with code 1; its last output: out of memory$/);
  });
});
