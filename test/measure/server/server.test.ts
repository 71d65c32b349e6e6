import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { chmod, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { ArmFailure, MeasuringFailure } from '../../../src/measure/failure.ts';
import { sendBurst } from '../../../src/measure/load/held-burst.ts';
import { bytesOf } from '../../../src/measure/load/load-protocol.ts';
import { bootServer } from '../../../src/measure/server/server.ts';
import { websocketUrl } from '../../../src/measure/load/websocket.ts';
import { monotonicMs } from '../../../src/system/this-program.ts';
import type { Expectation, ServerTarget } from '../../../src/model.ts';
import { isServed } from '../../fixtures/boot-fixture.ts';
import { writeFiles } from '../../git-repository.ts';
import { heldScenarioOf, scenarioOf } from '../../targets.ts';
import { ask, boot, lastOf, type BootQuestion } from './boot-sample.ts';
import { heldTrees } from './held-trees.ts';
import { sampleTrees, type SampleTrees, type ServerParts } from '../sample-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

async function bootAndStop(sample: SampleTrees, question: BootQuestion): Promise<void> {
  await using server = await boot(sample, question);
  server.assertRunning();
}

/** Most of a test is waiting. */
const THREE_AT_ONCE = { concurrency: 3 };

describe('a booted server', THREE_AT_ONCE, () => {
  it('has answered as expected, and is gone at the end of the scope with its port', async () => {
    await using sample = await sampleTrees();
    await (async () => {
      await using server = await boot(sample, { expect: { status: 200, body: { kind: 'text', value: 'ok' } } });
      assert.equal(String(bytesOf(server.firstBody)), 'ok');
      assert.ok(server.bootMs > 0);
      assert.equal(await isServed(Number(new URL(server.origin).port)), true);
      server.assertRunning();
    })();
    assert.equal((await sample.started()).length, 1);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('is asked with the scenario\'s method, path, headers and body', async () => {
    const echo = 'request.setEncoding("utf8").on("data", (body) => response.end(JSON.stringify([request.method, request.url, request.headers["x-who"], body])));';
    await using sample = await sampleTrees({ head: { answer: echo } });
    const scenario = scenarioOf({ method: 'POST', path: '/user?id=1', headers: { 'x-who': 'Ada' }, body: 'hello' });
    await using server = await bootServer({ arm: 'head', target: sample.target, tree: sample.trees.head, scenario, core: null, stopGraceMs: 5_000, onKilled: () => {} });
    assert.deepEqual(JSON.parse(String(bytesOf(server.firstBody))), ['POST', '/user?id=1', 'Ada', 'hello']);
  });

  it('is started by a program of its own packages', async () => {
    await using sample = await sampleTrees({ target: { start: 'serve-tiny' } });
    await writeFiles(sample.trees.head, { 'servers/node_modules/.bin/serve-tiny': '#!/bin/sh\nexec node server.mjs\n' });
    await chmod(join(sample.trees.head, 'servers/node_modules/.bin/serve-tiny'), 0o755);
    await bootAndStop(sample, {});
    assert.equal((await sample.started()).length, 1);
  });

  it('counts its finished responses and its CPU time, and knows its memory and modules', async () => {
    await using sample = await sampleTrees({ head: { first: "import './lib.cjs';", answer: 'for (const until = Date.now() + 5; Date.now() < until;); response.end();' } });
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
    await using server = await boot(sample, { onNodeVersion: (version) => told.push(version) });
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
    await using server = await bootServer({ arm: 'head', target: sample.target, tree: sample.trees.head, scenario, core: null, stopGraceMs: 5_000, onKilled: () => {} });
    const modulesOf = async (): Promise<readonly string[]> => (await server.logs()).flatMap(({ modules }) => modules).filter((module) => module.includes('/module-'));
    const seen = [join(await realpath(folder), 'module-1.mjs')];
    assert.deepEqual(await modulesOf(), seen);
    const { trouble } = await sendBurst({ ...scenario, url: websocketUrl(server.origin, scenario), endMs: monotonicMs() + 20_000 });
    assert.equal(trouble, null);
    // While modules are watched every require() takes a slower way, so the second one must not be seen.
    assert.deepEqual(await modulesOf(), seen);
  });

  it('is asked again while it is not ready, and is up with the first good answer', async () => {
    await using sample = await sampleTrees({ head: { answer: 'if (count < 3) response.statusCode = 503; response.end("ok");' } });
    await using server = await boot(sample, { expect: { status: 200, body: { kind: 'text', value: 'ok' } } });
    const [log] = await server.logs();
    assert.equal(lastOf(log?.samples ?? [])[1], 3);
  });

  it('whose event loop is blocked says so when it is asked', async () => {
    const answer = 'response.end("ok"); if (count === 2) setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));';
    await using sample = await sampleTrees({ head: { answer } });
    await using server = await boot(sample, { stopGraceMs: 0, patienceMs: 2_000 });
    await ask(server, 1);
    await assert.rejects(server.logs(), (error) => error instanceof ArmFailure && error.arm === 'head'
      && /its event loop is blocked, or more was under way than it can answer in 2 s: lower `connections` or `pipelining`/.test(error.message));
  });

  it('that goes on starting behind its first answer is not up before that is over', async () => {
    const answer = 'response.end("ok"); setImmediate(() => { Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400); appendFileSync("rested", ""); });';
    await using sample = await sampleTrees({ head: { answer } });
    await using server = await boot(sample);
    server.assertRunning();
    assert.ok(existsSync(join(sample.trees.head, sample.target.dir, 'rested')));
  });

  it('that was ended by somebody says so when it is asked', async () => {
    await using sample = await sampleTrees({ head: { answer: 'response.end("ok"); if (count === 2) setImmediate(() => { console.error("out of luck"); process.exit(9); });' } });
    await using server = await boot(sample);
    await ask(server, 1);
    await assert.rejects(async () => {
      while (true) await server.logs();
    }, (error) => error instanceof ArmFailure && error.arm === 'head' && !error.isOfBoot && /died while it was measured: it exited with code 9; .*out of luck/.test(error.message));
  });

  it('that was killed without a word says that too', async () => {
    const answer = 'response.end("ok"); if (count === 2) setImmediate(() => { process.kill(process.pid, "SIGKILL"); });';
    await using sample = await sampleTrees({ head: { answer }, target: { start: 'exec node server.mjs' } });
    await using server = await boot(sample);
    await ask(server, 1);
    await assert.rejects(async () => {
      while (true) await server.logs();
    }, (error) => error instanceof ArmFailure && error.arm === 'head' && /died while it was measured: it was ended by SIGKILL \(out of memory\?/.test(error.message));
  });
});

describe('a server that cannot be measured', THREE_AT_ONCE, () => {
  /** Who is not ready is asked again until then. */
  const SOON: Partial<ServerTarget> = { bootTimeoutMs: 4_000 };

  for (const [what, parts, expect, reason] of [
    ['exits at once', { first: 'console.error("no database"); process.exit(3);' }, undefined, /`node server\.mjs` exited with code 3 before it listened on PORT \d+; its last output: no database$/],
    ['throws while it starts', { first: 'throw new Error("no database");' }, undefined, /exited with code 1 before it listened.*no database/],
    ['answers 404', { answer: 'response.writeHead(count === 1 ? 404 : 200).end("no such page");' }, undefined, /^GET \/ answered 404, expected 200: no such page/],
    ['answers 500', { answer: 'response.writeHead(500).end("no database");' }, undefined, /^GET \/ answered 500, expected 200: no database/],
    ['answers another body', {}, { status: 200, body: { kind: 'text', value: 'hello' } }, /answered another body: ok, expected hello/],
    ['answers no JSON', {}, { status: 200, body: { kind: 'json', value: {} } }, /answered a body that is not JSON: ok/],
    ['breaks the connection', { answer: 'request.socket.destroy();' }, undefined, /^GET \/ failed: /],
    ['exits when it is asked', { answer: 'console.error("no database"); process.exit(3);' }, undefined, /^GET \/ failed: .*; its last output: no database$/],
  ] as const satisfies readonly (readonly [string, ServerParts, Expectation | undefined, RegExp])[]) {
    it(`because it ${what} fails its arm with the reason, and leaves nothing behind`, async () => {
      await using sample = await sampleTrees({ head: parts, target: SOON });
      await assert.rejects(boot(sample, expect === undefined ? {} : { expect }), (error) => {
        assert.ok(error instanceof ArmFailure, String(error));
        assert.deepEqual([error.arm, error.isOfBoot], ['head', true]);
        assert.match(error.message, reason);
        return true;
      });
      assert.equal((await sample.started()).length, 1);
      assert.deepEqual(await sample.leftovers(), []);
    });
  }

  it('because it never listens fails its arm with the reason and how to mend it, and leaves nothing behind', async () => {
    await using sample = await sampleTrees({ target: { start: 'echo "$$ $PORT" > started; echo thinking; exec sleep 600', bootTimeoutMs: 300 } });
    await assert.rejects(boot(sample), (error) => error instanceof ArmFailure && error.isOfBoot
      && /did not listen on PORT \d+ of 127\.0\.0\.1 within 0\.3 s; it has to listen on the PORT of its environment, and `bootTimeout` says how long it may take; its last output: thinking$/.test(error.message));
    assert.equal((await sample.started()).length, 1);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('because it is blocked from its first answer on fails its arm with the reason, and leaves nothing behind', async () => {
    const answer = 'response.end("ok"); setImmediate(() => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0));';
    await using sample = await sampleTrees({ head: { answer }, target: SOON });
    await assert.rejects(boot(sample, { stopGraceMs: 0 }), (error) => error instanceof ArmFailure && error.isOfBoot && error.message === '`node server.mjs` answered once and did not come to rest then: an event loop of it is blocked');
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('because its command does not exist fails its arm', async () => {
    await using sample = await sampleTrees({ target: { start: 'no-such-program --serve' } });
    await assert.rejects(boot(sample), (error) => error instanceof ArmFailure && /exited with code 127 before it listened.*not found/.test(error.message));
  });

  it('because its folder does not exist fails its arm', async () => {
    await using sample = await sampleTrees();
    const { target } = sample;
    await assert.rejects(boot({ ...sample, target: { ...target, dir: 'servers/none' } }), (error) => error instanceof ArmFailure && /could not be started/.test(error.message));
  });

  it('because its start command goes to the background is told so', async () => {
    await using sample = await sampleTrees({ target: { start: 'sleep 600 & exit 0' } });
    await assert.rejects(boot(sample), (error) => error instanceof ArmFailure && /exited with code 0 before it listened/.test(error.message));
  });

  it('because it loads modules from outside its own tree is no fault of the arm, and names the module', async () => {
    await using outside = await temporaryFolder();
    await writeFiles(outside.path, { 'stray/index.cjs': '' });
    await using sample = await sampleTrees({ head: { first: `import '${join(outside.path, 'stray/index.cjs')}';` } });
    await using server = await boot(sample);
    await assert.rejects(server.logs(), (error) => error instanceof MeasuringFailure && error.message.startsWith('head loaded stray/index.cjs from outside its own copy'));
  });

  it('because it has no probe is no fault of the arm, and says how it may have lost it', async () => {
    await using sample = await sampleTrees({ target: { start: 'NODE_OPTIONS=--max-old-space-size=64 node server.mjs' } });
    await using server = await boot(sample);
    await assert.rejects(server.logs(), (error) => error instanceof MeasuringFailure
      && error.message.startsWith('no probe was loaded: does `NODE_OPTIONS=--max-old-space-size=64 node server.mjs` set NODE_OPTIONS? Give its options to node itself (`node --import …`), or keep what is there: NODE_OPTIONS="$NODE_OPTIONS …";'));
  });

  it('because its probe sees no responses is no fault of the arm, and says what can be measured', async () => {
    const answer = 'HTTP/1.1 200 OK\\r\\ncontent-length: 2\\r\\nconnection: close\\r\\n\\r\\nok';
    const listen = `net.createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end('${answer}'))).listen(Number(process.env.PORT), process.env.HOST);`;
    await using sample = await sampleTrees({ head: { first: "import net from 'node:net';", listen } });
    await using server = await boot(sample);
    await assert.rejects(server.logs(), (error) => error instanceof MeasuringFailure && error.message.startsWith('no Node process of `node server.mjs` reported a finished response; perf-gate measures servers on node:http'));
  });
});

describe('a server that hangs when it is to stop', THREE_AT_ONCE, () => {
  const DEAF: ServerParts = { onSigterm: 'console.log("not yet");' };

  it('is killed after its grace, and that is told', async () => {
    await using sample = await sampleTrees({ head: DEAF });
    let killed = 0;
    await bootAndStop(sample, { stopGraceMs: 50, onKilled: () => { killed += 1; } });
    assert.equal(killed, 1);
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('is not told again where it is known to', async () => {
    await using sample = await sampleTrees({ head: DEAF });
    await bootAndStop(sample, { stopGraceMs: 0, onKilled: () => assert.fail('it was told again') });
    assert.deepEqual(await sample.leftovers(), []);
  });

  it('is not confused with one that stops', async () => {
    await using sample = await sampleTrees();
    await bootAndStop(sample, { onKilled: () => assert.fail('it stopped by itself') });
  });
});
