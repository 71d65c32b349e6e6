import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chmod, realpath } from 'node:fs/promises';
import net from 'node:net';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { ArmFailure } from '../../../src/measure/failure.ts';
import { isFailureOf, isMeasuringFailure, outputOf, type ReasonPart, withoutOutput } from '../arm-failure.ts';
import { sendBurst, websocketUrl } from '../../../src/measure/load/held-burst.ts';
import { bytesOf } from '../../../src/measure/load/load-protocol.ts';
import { accepts } from '../../../src/system/loopback.ts';
import { monotonicMs } from '../../../src/system/this-program.ts';
import { writeFiles } from '../../git-repository.ts';
import { heldScenarioOf, scenarioOf } from '../../targets.ts';
import { ask, boot, lastOf } from './boot-sample.ts';
import { heldTrees } from './held-trees.ts';
import { sampleTrees, type ServerParts } from '../sample-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

async function bootAndStop(...asked: Parameters<typeof boot>): Promise<void> {
  await using server = await boot(...asked);
  server.assertRunning();
}

const OK = scenarioOf({ expect: { status: 200, body: { kind: 'text', value: 'ok' } } });

/** Most of a test is waiting. */
const THREE_AT_ONCE = { concurrency: 3 };

describe('a booted server', THREE_AT_ONCE, () => {
  it('has answered as expected, and is gone at the end of the scope with its port', async () => {
    await using sample = await sampleTrees();
    await (async () => {
      await using server = await boot(sample, { scenario: OK });
      assert.equal(String(bytesOf(server.firstBody)), 'ok');
      assert.ok(server.bootMs > 0);
      assert.equal(await accepts(Number(new URL(server.origin).port)), true);
      server.assertRunning();
    })();
    assert.equal((await sample.started()).length, 1);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it("is asked with the scenario's method, path, headers and body", async () => {
    const echo =
      'request.setEncoding("utf8").on("data", (body) => response.end(JSON.stringify([request.method, request.url, request.headers["x-who"], body])));';
    await using sample = await sampleTrees({ head: { answer: echo } });
    const scenario = scenarioOf({ method: 'POST', path: '/user?id=1', headers: { 'x-who': 'Ada' }, body: 'hello' });
    await using server = await boot(sample, { scenario });
    assert.deepEqual(JSON.parse(String(bytesOf(server.firstBody))), ['POST', '/user?id=1', 'Ada', 'hello']);
  });

  it('is started by a program of its own packages', async () => {
    await using sample = await sampleTrees({ target: { start: 'serve-tiny' } });
    await writeFiles(sample.trees.head, { 'servers/node_modules/.bin/serve-tiny': '#!/bin/sh\nexec node server.mjs\n' });
    await chmod(join(sample.trees.head, 'servers/node_modules/.bin/serve-tiny'), 0o755);
    await bootAndStop(sample);
    assert.equal((await sample.started()).length, 1);
  });

  it('counts its finished responses and its CPU time, and knows its memory and modules', async () => {
    await using sample = await sampleTrees({
      head: { first: "import './lib.cjs';", answer: 'for (const until = Date.now() + 5; Date.now() < until;); response.end();' },
    });
    await writeFiles(sample.trees.head, { 'servers/tiny/lib.cjs': '' });
    await using server = await boot(sample);
    const [before] = await server.logs();
    await ask(server, 10);
    const [after, ...others] = await server.logs();
    assert.ok(before && after);
    assert.deepEqual(others, []);
    assert.equal(lastOf(before.samples)[1], 1);
    assert.equal(lastOf(after.samples)[1], 11);
    assert.ok(lastOf(after.samples)[0] > lastOf(before.samples)[0]);
    assert.ok(lastOf(after.samples)[2] - lastOf(before.samples)[2] > 10_000);
    assert.ok(lastOf(after.memory)[1] > 1_000_000);
    assert.equal(after.pid, lastOf(await sample.started()).pid);
    const folder = await realpath(join(sample.trees.head, 'servers/tiny'));
    for (const file of ['server.mjs', 'lib.cjs']) assert.ok(after.modules.includes(join(folder, file)), file);
  });

  it('tells which Node.js serves, which may be one of its packages', async () => {
    await using sample = await sampleTrees({ head: { first: "Object.defineProperty(process, 'version', { value: 'v22.99.0' });" } });
    const told: string[] = [];
    await using server = await boot(sample, { onServing: (serving) => told.push(...serving.map(({ nodeVersion }) => nodeVersion)) });
    await server.logs();
    assert.deepEqual(told, ['v22.99.0']);
  });

  it('keeps its probe where its command adds to NODE_OPTIONS', async () => {
    await using sample = await sampleTrees({ target: { start: 'NODE_OPTIONS="$NODE_OPTIONS --max-old-space-size=64" node server.mjs' } });
    await using server = await boot(sample);
    assert.equal((await server.logs()).length, 1);
  });

  it('that takes websockets is watched for its modules until it is first asked for them', async () => {
    await using sample = await heldTrees({ head: 'globalThis.count = (globalThis.count ?? 0) + 1; import(`./module-${count}.mjs`);' });
    const folder = join(sample.trees.head, sample.target.dir);
    await writeFiles(folder, { 'module-1.mjs': '', 'module-2.mjs': '' });
    const scenario = heldScenarioOf({ requests: 1 });
    await using server = await boot(sample, { scenario });
    const modulesOf = async (): Promise<readonly string[]> =>
      (await server.logs()).flatMap(({ modules }) => modules).filter((module) => module.includes('/module-'));
    const seen = [join(await realpath(folder), 'module-1.mjs')];
    assert.deepEqual(await modulesOf(), seen);
    const { trouble } = await sendBurst({ ...scenario, url: websocketUrl(server.origin, scenario), endMs: monotonicMs() + 20_000 });
    assert.equal(trouble, null);
    // While modules are watched every require() takes a slower way, so the second one must not be seen.
    assert.deepEqual(await modulesOf(), seen);
  });

  it('has a standard input that is open and empty, for one that ends with it', async () => {
    await using sample = await sampleTrees({
      head: {
        first: "process.stdin.on('end', () => process.exit(0)).on('data', () => process.exit(1)).resume();",
        listen: 'setTimeout(() => server.listen(Number(process.env.PORT), process.env.HOST), 200);',
      },
    });
    await using server = await boot(sample);
    server.assertRunning();
  });

  it('is measured on ::1 where it listens there, as on localhost of many machines', async (t) => {
    if (!(await hasLoopback6())) return t.skip('there is no ::1 here');
    await using sample = await sampleTrees({ head: { listen: "server.listen(Number(process.env.PORT), '::1');" } });
    await using server = await boot(sample);
    assert.equal(new URL(server.origin).hostname, '[::1]');
    await ask(server, 1);
    const [log] = await server.logs();
    assert.equal(lastOf(log?.samples ?? [])[1], 2);
  });

  it('is asked again while it is not ready, and is up with the first good answer', async () => {
    await using sample = await sampleTrees({ head: { answer: 'if (count < 3) response.statusCode = 503; response.end("ok");' } });
    await using server = await boot(sample, { scenario: OK });
    const [log] = await server.logs();
    assert.equal(lastOf(log?.samples ?? [])[1], 3);
  });

  it('whose event loop is blocked says so when it is asked', async () => {
    const answer = 'response.end("ok"); if (count === 2) setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));';
    await using sample = await sampleTrees({ head: { answer } });
    await using server = await boot(sample, { stopTimeoutMs: 0, patienceMs: 2_000 });
    await ask(server, 1);
    await assert.rejects(server.logs(), isFailureOf('head', { kind: 'busy-after-load', seconds: 2, protocol: 'http' }));
  });

  it('that goes on starting behind its first answer is not up before that is over', async () => {
    const answer =
      'response.end("ok"); setImmediate(() => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400); appendFileSync("rested", ""); });';
    await using sample = await sampleTrees({ head: { answer } });
    await using server = await boot(sample);
    server.assertRunning();
    assert.ok(existsSync(join(sample.trees.head, sample.target.dir, 'rested')));
  });

  for (const [what, end, ending, isKilled, output] of [
    ['that ended', 'console.error("out of luck"); process.exit(9);', { kind: 'exited', code: 9 }, false, 'out of luck'],
    ['that was killed without a word', 'process.kill(process.pid, "SIGKILL");', { kind: 'signalled', signal: 'SIGKILL' }, true, ''],
  ] as const) {
    it(`${what} says so when it is asked`, async () => {
      const answer = `response.end("ok"); if (count === 2) setImmediate(() => { ${end} });`;
      await using sample = await sampleTrees({ head: { answer }, target: { start: 'exec node server.mjs' } });
      await using server = await boot(sample);
      await ask(server, 1);
      await assert.rejects(
        async () => {
          while (true) await server.logs();
        },
        (error: ArmFailure) =>
          isFailureOf('head', { kind: 'server-died', ending, isKilled })(error) && !error.isOfBoot && outputOf(error.reason) === output,
      );
    });
  }
});

/** A machine may do without version 6. */
const hasLoopback6 = (): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = net
      .createServer()
      .once('error', () => {
        resolve(false);
      })
      .listen(0, '::1', () => {
        probe.close(() => {
          resolve(true);
        });
      });
  });

describe('a server that cannot be measured', THREE_AT_ONCE, () => {
  for (const [what, parts, reason, output] of [
    [
      'exits at once',
      { first: 'console.error("no database"); process.exit(3);' },
      { kind: 'exited-before-listening', command: 'node server.mjs', ending: { kind: 'exited', code: 3 } },
      'no database',
    ],
    [
      'answers 404',
      { answer: 'response.writeHead(count === 1 ? 404 : 200).end("no such page");' },
      { kind: 'first-request-failed', request: 'GET /', because: { kind: 'wrong-status', status: 404, body: 'no such page' } },
      '',
    ],
    [
      'exits when it is asked',
      { answer: 'console.error("no database"); process.exit(3);' },
      { kind: 'first-request-failed', request: 'GET /', because: { kind: 'connection-failed' } },
      'no database',
    ],
  ] as const satisfies readonly (readonly [string, ServerParts, ReasonPart, string])[]) {
    it(`because it ${what} fails its arm with the reason, and leaves nothing behind`, async () => {
      await using sample = await sampleTrees({ head: parts, target: { bootTimeoutMs: 4_000 } });
      await assert.rejects(
        boot(sample),
        (error: ArmFailure) => isFailureOf('head', reason)(error) && error.isOfBoot && outputOf(error.reason) === output,
      );
      assert.equal((await sample.started()).length, 1);
      assert.deepEqual(await sample.leftovers(), []);
    });
  }

  it('because it never listens fails its arm with the reason and how to mend it, and leaves nothing behind', async () => {
    await using sample = await sampleTrees({
      target: { start: 'echo "$$ $PORT" > started; echo thinking; exec sleep 600', bootTimeoutMs: 300 },
    });
    await assert.rejects(
      boot(sample),
      (error: ArmFailure) =>
        isFailureOf('head', { kind: 'not-listening', seconds: 0.3 })(error) && error.isOfBoot && outputOf(error.reason) === 'thinking',
    );
    assert.equal((await sample.started()).length, 1);
    assert.deepEqual(await sample.leftovers(), []);
  });

  for (const [what, listen, listensOn] of [
    ['another port', "http.createServer(handler).listen(0, '127.0.0.1')", /^127\.0\.0\.1:\d+$/],
    ['another port of all addresses', 'http.createServer(handler).listen(0)', /^\[::\]:\d+$/],
    ['another port of another loopback address', "http.createServer(handler).listen(0, '::1')", /^\[::1\]:\d+$/],
  ] as const) {
    it(`because it listens on ${what} is told so at once, with where`, { skip: process.platform !== 'linux' }, async () => {
      await using sample = await sampleTrees({
        head: { first: "import http from 'node:http'; const handler = (request, response) => response.end('ok');", listen: `${listen};` },
        target: { bootTimeoutMs: 600_000 },
      });
      await assert.rejects(boot(sample), (error: ArmFailure) => {
        isFailureOf('head', { kind: 'listens-elsewhere', command: 'node server.mjs' })(error);
        const reason = withoutOutput(error.reason);
        assert.ok(reason.kind === 'listens-elsewhere' && reason.listensOn.length === 1);
        assert.match(reason.listensOn[0]!, listensOn);
        return true;
      });
    });
  }

  it('because it is blocked from its first answer on fails its arm with the reason, and leaves nothing behind', async () => {
    const answer = 'response.end("ok"); setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));';
    await using sample = await sampleTrees({ head: { answer }, target: { bootTimeoutMs: 4_000 } });
    await assert.rejects(
      boot(sample, { stopTimeoutMs: 0 }),
      (error: ArmFailure) => isFailureOf('head', { kind: 'busy-after-first-answer', command: 'node server.mjs' })(error) && error.isOfBoot,
    );
    assert.deepEqual(await sample.leftovers(), []);
  });

  for (const [what, change, ending] of [
    ['command does not exist', { start: 'no-such-program --serve' }, { kind: 'exited', code: 127 }],
    ['folder does not exist', { dir: 'servers/none' }, { kind: 'not started' }],
    ['start command goes to the background', { start: 'sleep 600 & exit 0' }, { kind: 'exited', code: 0 }],
  ] as const) {
    it(`because its ${what} fails its arm`, async () => {
      await using sample = await sampleTrees();
      await assert.rejects(
        boot(sample, { target: { ...sample.target, ...change } }),
        isFailureOf('head', { kind: 'exited-before-listening', ending }),
      );
    });
  }

  it('because it loads modules from outside its own tree is no fault of the arm, and names the module', async () => {
    await using outside = await temporaryFolder();
    await writeFiles(outside.path, { 'stray/index.cjs': '' });
    await using sample = await sampleTrees({ head: { first: `import '${join(outside.path, 'stray/index.cjs')}';` } });
    await using server = await boot(sample);
    await assert.rejects(server.logs(), isMeasuringFailure({ kind: 'foreign-module', arm: 'head', name: 'stray/index.cjs' }));
  });

  for (const [what, start, kind] of [
    ['it has no probe', 'NODE_OPTIONS=--max-old-space-size=64 node server.mjs', 'no-probe'],
    [
      'the launcher has the probe and replaces the options of its server',
      `node -e "require('child_process').spawn('node', ['server.mjs'], { stdio: 'inherit', env: { ...process.env, NODE_OPTIONS: '' } })"`,
      'nothing-served',
    ],
    [
      'its launcher passes named variables on alone',
      'env -i PATH="$PATH" PORT="$PORT" HOST="$HOST" NODE_OPTIONS="$NODE_OPTIONS" node server.mjs',
      'no-probe',
    ],
  ] as const) {
    it(`because ${what} is no fault of the arm, and says how it may have lost it`, async () => {
      await using sample = await sampleTrees({ target: { start } });
      await using server = await boot(sample);
      await assert.rejects(server.logs(), isMeasuringFailure({ kind, command: start }));
    });
  }

  it('because its probe sees no responses is no fault of the arm, and says what can be measured', async () => {
    const answer = 'HTTP/1.1 200 OK\\r\\ncontent-length: 2\\r\\nconnection: close\\r\\n\\r\\nok';
    const listen = `net.createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end('${answer}'))).listen(Number(process.env.PORT), process.env.HOST);`;
    await using sample = await sampleTrees({ head: { first: "import net from 'node:net';", listen } });
    await using server = await boot(sample);
    await assert.rejects(server.logs(), isMeasuringFailure({ kind: 'nothing-served', command: 'node server.mjs', protocol: 'http' }));
  });
});

describe('a server that hangs when it is to stop', THREE_AT_ONCE, () => {
  const DEAF: ServerParts = { onSigterm: 'console.log("not yet");' };

  it('is killed after its grace, and that is told', async () => {
    await using sample = await sampleTrees({ head: DEAF });
    let killed = 0;
    await bootAndStop(sample, { stopTimeoutMs: 50, onKilled: () => (killed += 1) });
    assert.equal(killed, 1);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('is not confused with one that stops', async () => {
    await using sample = await sampleTrees();
    await bootAndStop(sample, { onKilled: () => assert.fail('it stopped by itself') });
  });
});
