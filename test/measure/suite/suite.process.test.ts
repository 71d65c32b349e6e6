import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { planCores } from '../../../src/measure/cores.ts';
import { targetEnvironment } from '../../../src/system/program-environment.ts';
import { startProcessTree } from '../../../src/system/process-tree.ts';
import { monotonicMs } from '../../../src/system/this-program.ts';
import type { SuiteProcess } from '../../../src/measure/suite/suite.ts';
import { GOOD_SUITE, noteAtExit, spinFor, startSuiteOf } from '../sample-suite.ts';

/** For a few operations also where the machine stands still for a while. */
const RUN_MS = 300;
/** Most of a test is waiting. */
const TWO_AT_ONCE = { concurrency: 2 };

async function run(suite: SuiteProcess, task: string, batch: number): ReturnType<SuiteProcess['run']> {
  // The end is reckoned from now, so the process must be up.
  await suite.list();
  return suite.run(task, batch, monotonicMs() + RUN_MS);
}

/** A suite of one task. */
const adding = (task: string): string => `export default (bench) => { bench.add("task", ${task}); };`;

describe("a suite's process", TWO_AT_ONCE, () => {
  it('has its file see the command line that it has when it is run by hand, and an open standard input', async () => {
    await using suite = await startSuiteOf(`import { parseArgs } from 'node:util';
parseArgs({ options: { size: { type: 'string' } } });
const ended = await new Promise((resolve) => { process.stdin.on('end', () => resolve(true)).resume(); setTimeout(() => resolve(false), 200); });
export default (bench) => { bench.add(JSON.stringify([process.argv.slice(1).map((text) => text.split('/').at(-1)), ended]), () => 1); };`);
    assert.deepEqual(
      (await suite.list()).names.map((name): unknown => JSON.parse(name)),
      [[['parser.suite.mjs'], false]],
    );
  });

  it('lists the tasks in the order in which they are added, also by an asynchronous export', async () => {
    await using suite = await startSuiteOf(
      'export default async (bench) => { bench.add("parse", () => 1); await null; bench.add("json/1 kB", () => 2); };',
    );
    assert.deepEqual((await suite.list()).names, ['parse', 'json/1 kB']);
  });

  for (const [what, file, source] of [
    ['is an ES module', 'parser.suite.mjs', `export const labels = { parse: { Length: "1 B" } }; ${GOOD_SUITE}`],
    [
      'is CommonJS',
      'parser.suite.cjs',
      'module.exports = (bench) => { bench.add("parse", () => 1); }; module.exports.labels = { parse: { Length: "1 B" } };',
    ],
    [
      'was compiled to CommonJS',
      'parser.suite.cjs',
      'Object.defineProperty(exports, "__esModule", { value: true }); exports.labels = { parse: { Length: "1 B" } }; exports.default = (bench) => { bench.add("parse", () => 1); };',
    ],
    [
      'is TypeScript',
      'parser.suite.ts',
      'interface Adding { add(name: string, fn: () => number): unknown } export const labels: object = { parse: { Length: "1 B" } }; export default (bench: Adding): void => { bench.add("parse", () => 1); };',
    ],
  ] as const) {
    it(`takes tasks and labels of a file that ${what}`, async () => {
      await using suite = await startSuiteOf(source, { file });
      assert.deepEqual((await suite.list()).names, ['parse']);
      assert.deepEqual(await suite.labels(), { parse: { Length: '1 B' } });
    });
  }

  it("finds programs of the target's own packages first", async () => {
    await using suite = await startSuiteOf('export default (bench) => { bench.add(process.env.PATH.split(":")[0], () => 1); };');
    assert.deepEqual((await suite.list()).names, [join(suite.tree, 'suites/parser/node_modules/.bin')]);
  });

  for (const [what, task] of [
    ['synchronous', '() => JSON.parse("[1,2,3]")'],
    ['asynchronous', 'async () => { await null; }'],
    ['that gives a thenable', '() => ({ then: (done) => done(1) })'],
  ] as const) {
    it(`runs a ${what} task in batches, and logs time, operations and CPU time`, async () => {
      await using suite = await startSuiteOf(adding(task));
      const { samples, maxMemoryBytes } = await run(suite, 'task', 50);
      assert.ok(samples.length > 1);
      assert.deepEqual(
        samples.map(([, operations]) => operations),
        samples.map((_, index) => index * 50),
      );
      const [first, last] = [samples[0]!, samples.at(-1)!];
      assert.ok(last[0] > first[0] && last[2] >= first[2]);
      assert.ok(maxMemoryBytes > 1_000_000);
    });
  }

  it('goes by a clock of its own where its file has replaced all clocks and timers, as fake timers do', async () => {
    const fakes =
      'process.hrtime.bigint = () => 0n; process.hrtime = Object.assign(() => [0, 0], { bigint: () => 0n }); performance.now = () => 0; Date.now = () => 0; for (const name of ["setTimeout", "setInterval", "setImmediate"]) globalThis[name] = () => 0;';
    await using suite = await startSuiteOf(`${fakes} ${adding('() => JSON.parse("[1,2,3]")')}`);
    const { samples } = await run(suite, 'task', 50);
    assert.ok(samples.length > 1 && samples.at(-1)![0] > samples[0]![0]);
  });

  it('waits for the end of an asynchronous operation before the next', async () => {
    await using suite = await startSuiteOf(`${noteAtExit('most')} let now = 0; let most = 0;
      ${adding('async () => { now += 1; most = Math.max(most, now); await null; now -= 1; }')}`);
    await run(suite, 'task', 20);
    assert.equal(await suite.noted(), 1);
  });

  it('does single operations where hooks surround each, and calls them around every one', async () => {
    await using suite = await startSuiteOf(`${noteAtExit('[wrong, steps]')} let steps = 0; let ready = false; let wrong = 0;
      ${adding('() => { if (!ready) wrong += 1; ready = false; steps += 1; }, { beforeEach: () => { ready = true; } }')}`);
    const { samples } = await run(suite, 'task', 500);
    assert.deepEqual(
      samples.slice(0, 4).map(([, operations]) => operations),
      [0, 1, 2, 3],
    );
    const [wrong, steps] = (await suite.noted()) as [number, number];
    assert.ok(steps >= samples.length - 1);
    assert.equal(wrong, 0);
  });

  it('opens a task once, before its first operation, and closes it once, after its last', async () => {
    await using suite = await startSuiteOf(`${noteAtExit('[opened, closed, wrong]')} let opened = 0; let closed = 0; let wrong = 0;
      export default (bench) => {
        bench.add("task", () => { if (opened === 0 || closed > 0) wrong += 1; }, { beforeAll: async () => { await null; opened += 1; }, afterAll: () => { closed += 1; } });
        bench.add("other", () => 1, { beforeAll: () => { wrong += 1; } });
      };`);
    await suite.calibrate('task');
    await run(suite, 'task', 5);
    await run(suite, 'task', 5);
    await suite.finish();
    assert.deepEqual(await suite.noted(), [1, 1, 0]);
  });

  it('gives hooks a task of tinybench, as that does', async () => {
    const hooks = ['beforeAll', 'beforeEach', 'afterEach', 'afterAll'];
    await using suite = await startSuiteOf(`${noteAtExit('[...named]')} const named = new Set();
      const hooks = Object.fromEntries(${JSON.stringify(hooks)}.map((hook) => [hook, function () { named.add(hook + ' ' + this.name); }]));
      ${adding('() => 1, hooks')}`);
    await suite.calibrate('task');
    await suite.finish();
    assert.deepEqual(
      await suite.noted(),
      hooks.map((hook) => `${hook} task`),
    );
  });

  it('lists no task that was removed again, and one that was added anew once', async () => {
    await using suite = await startSuiteOf(`${noteAtExit('ran')} let ran = 0;
      export default (bench) => { bench.add("gone", () => 1); bench.add("parse", () => { ran = 1; }); bench.add("print", () => 1); bench.remove("gone").remove("parse").add("parse", () => { ran = 2; }); };`);
    assert.deepEqual((await suite.list()).names, ['print', 'parse']);
    await suite.calibrate('parse');
    assert.equal(await suite.noted(), 2);
  });

  it('takes a result that has a `then` of its own for a value where the task says that it is synchronous', async () => {
    await using suite = await startSuiteOf(adding('() => ({ then: () => { throw new Error("sent"); } }), { async: false }'));
    assert.ok((await suite.calibrate('task')).msPerOp > 0);
  });

  it('lets the file add its tasks once, whatever is asked', async () => {
    await using suite = await startSuiteOf(
      `${noteAtExit('added')} let added = 0; export default (bench) => { added += 1; bench.add("task", () => 1); };`,
    );
    await suite.list();
    await suite.calibrate('task');
    await suite.list();
    assert.equal(await suite.noted(), 1);
  });

  it('tells the modules that its file loads, of either kind, until its tasks are known', async () => {
    const others = ['for-one-task.mjs', 'for-tasks.mjs', 'imported.mjs', 'required.cjs'];
    await using suite = await startSuiteOf(
      `import { createRequire } from "node:module"; import "./imported.mjs"; createRequire(import.meta.url)("./required.cjs");
      export default async (bench) => { await import("./for-tasks.mjs"); bench.add("task", () => 1, { beforeAll: () => import("./for-one-task.mjs") }); };`,
      { files: Object.fromEntries(others.map((file) => [file, ''])) },
    );
    const modules = [...new Set((await suite.list()).modules)].toSorted();
    assert.deepEqual(
      modules,
      ['for-tasks.mjs', 'imported.mjs', 'parser.suite.mjs', 'required.cjs'].map((file) => join(suite.folder, file)),
    );
    await suite.calibrate('task');
    assert.deepEqual([...new Set((await suite.list()).modules)].toSorted(), modules);
  });

  it('has finished where no task was opened', async () => {
    await using suite = await startSuiteOf(GOOD_SUITE);
    await suite.finish();
    assert.deepEqual((await suite.list()).names, ['parse']);
  });

  it('keeps what each operation gives, and does every one', async () => {
    await using suite = await startSuiteOf(`${noteAtExit('[calls, last]')} let calls = 0; let last = null;
      ${adding('() => { calls += 1; last = { calls }; return last; }')}`);
    const { samples } = await run(suite, 'task', 37);
    const logged = samples.at(-1)![1];
    // One more than was logged: the call that told that the task is synchronous.
    assert.deepEqual(await suite.noted(), [logged + 1, { calls: logged + 1 }]);
  });

  for (const [what, task, isRepeated, calls] of [
    ['does exactly as many operations of a synchronous task as it is told', '() => { calls += 1; }', true, 1_037],
    ['does exactly as many operations of an asynchronous task as it is told', 'async () => { await null; calls += 1; }', true, 1_037],
    ['does not repeat a task that has hooks around each operation', '() => { calls += 1; }, { afterEach: () => {} }', false, 0],
  ] as const) {
    it(`${what}, and says so`, async () => {
      await using suite = await startSuiteOf(`${noteAtExit('calls')} let calls = 0; ${adding(task)}`);
      for (const operations of [1_000, 37]) assert.equal(await suite.repeat('task', operations), isRepeated);
      // One more: the call that told whether it is asynchronous.
      assert.equal(await suite.noted(), calls + 1);
    });
  }

  it('works labels out when it is asked for them, and not when it measures', async () => {
    await using suite = await startSuiteOf(
      `${noteAtExit('asked')} let asked = 0; export const labels = async () => { asked += 1; await null; return { parse: { Asked: String(asked) } }; }; ${GOOD_SUITE}`,
    );
    await suite.calibrate('parse');
    assert.deepEqual(await suite.labels(), { parse: { Asked: '1' } });
    assert.equal(await suite.noted(), 1);
  });

  it('has no labels where the file exports none', async () => {
    await using suite = await startSuiteOf(GOOD_SUITE);
    assert.deepEqual(await suite.labels(), {});
  });

  it('calibrates a slow task by an operation or two', async () => {
    await using suite = await startSuiteOf(`${noteAtExit('calls')} let calls = 0;
      ${adding('async () => { calls += 1; await new Promise((done) => setTimeout(done, 150)); }')}`);
    const { msPerOp } = await suite.calibrate('task');
    assert.ok(msPerOp >= 149, String(msPerOp));
    assert.equal(await suite.noted(), 2);
  });

  it('finds a batch size for which the log costs next to nothing, however small the operation is', async () => {
    await using suite = await startSuiteOf(`let n = 0; ${adding('() => { n += 1; return n; }')}`);
    const { msPerOp: calibratedMs } = await suite.calibrate('task');
    const { samples } = await run(suite, 'task', 100_000);
    const [first, last] = [samples[0]!, samples.at(-1)!];
    const inBigBatchesMs = (last[0] - first[0]) / (last[1] - first[1]);
    // A batch of one is all log, hundreds of times as long as the operation itself.
    assert.ok(calibratedMs < 20 * inBigBatchesMs, `${calibratedMs * 1e6} ns calibrated, ${inBigBatchesMs * 1e6} ns in big batches`);
  });

  it('tells that a task waits for most of the time', async () => {
    await using suite = await startSuiteOf(
      'export default (bench) => { bench.add("timer", () => new Promise((done) => setTimeout(done, 500))); };',
    );
    const { busyShare } = await suite.calibrate('timer');
    assert.ok(busyShare >= 0 && busyShare < 0.6, String(busyShare));
  });

  it('takes a task for busy that has to share its core while it is calibrated', async (t) => {
    const cores = await planCores();
    if (cores === null || !existsSync('/proc/self/schedstat')) return t.skip('nobody tells here how long a process is queued for its core');
    await using _ = startProcessTree({ command: ['node', '-e', 'for (;;);'], cwd: '/', env: targetEnvironment({}), cores: [cores.server] });
    const head = `export default (bench) => { bench.add("spin", () => { ${spinFor(100)} }); };`;
    await using suite = await startSuiteOf(head, { started: { core: cores.server } });
    const { msPerOp, busyShare } = await suite.calibrate('spin');
    assert.ok(busyShare > 0.8, `${busyShare} of ${msPerOp} ms`);
  });
});
