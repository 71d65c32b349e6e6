import assert from 'node:assert/strict';
import { readFile, realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { monotonicMs } from '../../../src/system/this-program.ts';
import type { SuiteProcess } from '../../../src/measure/suite/suite.ts';
import { writeFiles } from '../../git-repository.ts';
import { sampleSuites, type SampleSuites, startHeadSuite } from '../sample-suite.ts';

/** For a few operations also where the machine stands still for a while. */
const RUN_MS = 300;
/** Most of a test is waiting. */
const TWO_AT_ONCE = { concurrency: 2 };

async function run(suite: SuiteProcess, task: string, batch: number): ReturnType<SuiteProcess['run']> {
  // The end is reckoned from now, so the process must be up.
  await suite.tasks();
  return suite.run(task, batch, monotonicMs() + RUN_MS);
}

/** Appends to a file of the suite's folder when its process ends. */
const noteAtExit = (expression: string): string =>
  `import { writeFileSync } from 'node:fs'; process.on('SIGTERM', () => { writeFileSync('note', JSON.stringify(${expression})); process.exit(); });`;

async function noteOf({ target, trees }: SampleSuites): Promise<unknown> {
  return JSON.parse(await readFile(join(trees.head, target.dir, 'note'), 'utf8'));
}

describe("a suite's process", TWO_AT_ONCE, () => {
  it('has its file see the command line that it has when it is run by hand, and an open standard input', async () => {
    const head = `import { parseArgs } from 'node:util';
parseArgs({ options: { size: { type: 'string' } } });
const ended = await new Promise((resolve) => { process.stdin.on('end', () => resolve(true)).resume(); setTimeout(() => resolve(false), 200); });
export default (bench) => { bench.add(JSON.stringify([process.argv.slice(1).map((text) => text.split('/').at(-1)), ended]), () => 1); };`;
    await using suites = await sampleSuites({ head });
    await using suite = startHeadSuite(suites);
    assert.deepEqual(
      (await suite.tasks()).map((name): unknown => JSON.parse(name)),
      [[['parser.suite.mjs'], false]],
    );
  });

  it('lists the tasks in the order in which they are added, also by an asynchronous export', async () => {
    await using suites = await sampleSuites({
      head: 'export default async (bench) => { bench.add("parse", () => 1); await null; bench.add("json/1 kB", () => 2); };',
    });
    await using suite = startHeadSuite(suites);
    assert.deepEqual(await suite.tasks(), ['parse', 'json/1 kB']);
  });

  for (const [what, file, source] of [
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
      await using suites = await sampleSuites();
      const target = { ...suites.target, file };
      await writeFiles(join(suites.trees.head, target.dir), { [file]: source });
      await using suite = startHeadSuite(suites, { target });
      assert.deepEqual(await suite.tasks(), ['parse']);
      assert.deepEqual(await suite.labels(), { parse: { Length: '1 B' } });
    });
  }

  it("finds programs of the target's own packages first", async () => {
    await using suites = await sampleSuites({ head: 'export default (bench) => { bench.add(process.env.PATH.split(":")[0], () => 1); };' });
    await using suite = startHeadSuite(suites);
    assert.deepEqual(await suite.tasks(), [join(suites.trees.head, suites.target.dir, 'node_modules/.bin')]);
  });

  for (const [what, task] of [
    ['synchronous', '() => JSON.parse("[1,2,3]")'],
    ['asynchronous', 'async () => { await null; }'],
    ['that gives a thenable', '() => ({ then: (done) => done(1) })'],
  ] as const) {
    it(`runs a ${what} task in batches, and logs time, operations and CPU time`, async () => {
      await using suites = await sampleSuites({ head: `export default (bench) => { bench.add("task", ${task}); };` });
      await using suite = startHeadSuite(suites);
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
    await using suites = await sampleSuites({
      head: `${fakes} export default (bench) => { bench.add("task", () => JSON.parse("[1,2,3]")); };`,
    });
    await using suite = startHeadSuite(suites);
    const { samples } = await run(suite, 'task', 50);
    assert.ok(samples.length > 1 && samples.at(-1)![0] > samples[0]![0]);
  });

  it('waits for the end of an asynchronous operation before the next', async () => {
    const head = `${noteAtExit('most')} let now = 0; let most = 0;
      export default (bench) => { bench.add("task", async () => { now += 1; most = Math.max(most, now); await null; now -= 1; }); };`;
    await using suites = await sampleSuites({ head });
    await (async () => {
      await using suite = startHeadSuite(suites);
      await run(suite, 'task', 20);
    })();
    assert.equal(await noteOf(suites), 1);
  });

  it('does single operations where hooks surround each, and calls them around every one', async () => {
    const head = `${noteAtExit('{ wrong, steps: steps.length }')} const steps = []; let ready = false; let wrong = 0;
      export default (bench) => {
        bench.add("task", () => { if (!ready) wrong += 1; ready = false; steps.push(1); }, { beforeEach: () => { ready = true; } });
      };`;
    await using suites = await sampleSuites({ head });
    const { samples } = await (async () => {
      await using suite = startHeadSuite(suites);
      return await run(suite, 'task', 500);
    })();
    assert.deepEqual(
      samples.slice(0, 4).map(([, operations]) => operations),
      [0, 1, 2, 3],
    );
    const { wrong, steps } = (await noteOf(suites)) as { readonly wrong: number; readonly steps: number };
    assert.ok(steps >= samples.length - 1);
    assert.equal(wrong, 0);
  });

  it('opens a task once, before its first operation, and closes it once, after its last', async () => {
    const head = `${noteAtExit('[opened, closed, wrong]')} let opened = 0; let closed = 0; let wrong = 0;
      export default (bench) => {
        bench.add("task", () => { if (opened === 0 || closed > 0) wrong += 1; }, { beforeAll: async () => { await null; opened += 1; }, afterAll: () => { closed += 1; } });
        bench.add("other", () => 1, { beforeAll: () => { wrong += 1; } });
      };`;
    await using suites = await sampleSuites({ head });
    await (async () => {
      await using suite = startHeadSuite(suites);
      await suite.calibrate('task');
      await run(suite, 'task', 5);
      await run(suite, 'task', 5);
      await suite.finish();
    })();
    assert.deepEqual(await noteOf(suites), [1, 1, 0]);
  });

  it('gives hooks a task of tinybench, as that does', async () => {
    const head = `${noteAtExit('[...named]')} const named = new Set(); const noted = (hook) => function () { named.add(hook + ' ' + this.name); };
      export default (bench) => {
        bench.add("task", () => 1, { beforeAll: noted('beforeAll'), beforeEach: noted('beforeEach'), afterEach: noted('afterEach'), afterAll: noted('afterAll') });
      };`;
    await using suites = await sampleSuites({ head });
    await (async () => {
      await using suite = startHeadSuite(suites);
      await suite.calibrate('task');
      await suite.finish();
    })();
    assert.deepEqual(await noteOf(suites), ['beforeAll task', 'beforeEach task', 'afterEach task', 'afterAll task']);
  });

  it('lists no task that was removed again, and one that was added anew once', async () => {
    await using suites = await sampleSuites({
      head: `${noteAtExit('ran')} let ran = 0;
        export default (bench) => { bench.add("gone", () => 1); bench.add("parse", () => { ran = 1; }); bench.add("print", () => 1); bench.remove("gone").remove("parse").add("parse", () => { ran = 2; }); };`,
    });
    await (async () => {
      await using suite = startHeadSuite(suites);
      assert.deepEqual(await suite.tasks(), ['print', 'parse']);
      await suite.calibrate('parse');
    })();
    assert.equal(await noteOf(suites), 2);
  });

  it('takes a result that has a `then` of its own for a value where the task says that it is synchronous', async () => {
    await using suites = await sampleSuites({
      head: 'export default (bench) => { bench.add("query", () => ({ then: () => { throw new Error("sent"); } }), { async: false }); };',
    });
    await using suite = startHeadSuite(suites);
    assert.ok((await suite.calibrate('query')).msPerOp > 0);
  });

  it('lets the file add its tasks once, whatever is asked', async () => {
    const head = `${noteAtExit('added')} let added = 0; export default (bench) => { added += 1; bench.add("task", () => 1); };`;
    await using suites = await sampleSuites({ head });
    await (async () => {
      await using suite = startHeadSuite(suites);
      await suite.tasks();
      await suite.calibrate('task');
      await suite.tasks();
    })();
    assert.equal(await noteOf(suites), 1);
  });

  it('tells the modules that its file loads, of either kind, until its tasks are known', async () => {
    const head = `import { createRequire } from "node:module"; import "./imported.mjs"; createRequire(import.meta.url)("./required.cjs");
      export default async (bench) => { await import("./for-tasks.mjs"); bench.add("task", () => 1, { beforeAll: () => import("./for-one-task.mjs") }); };`;
    const others = ['for-one-task.mjs', 'for-tasks.mjs', 'imported.mjs', 'required.cjs'];
    await using suites = await sampleSuites({ head });
    const folder = await realpath(join(suites.trees.head, suites.target.dir));
    await writeFiles(folder, Object.fromEntries(others.map((file) => [file, ''])));
    await using suite = startHeadSuite(suites);
    const modules = [...new Set(await suite.modules())].toSorted();
    assert.deepEqual(
      modules,
      ['for-tasks.mjs', 'imported.mjs', suites.target.file, 'required.cjs'].map((file) => join(folder, file)),
    );
    assert.deepEqual(await suite.tasks(), ['task']);
    await suite.calibrate('task');
    assert.deepEqual([...new Set(await suite.modules())].toSorted(), modules);
  });

  it('has finished where no task was opened', async () => {
    await using suites = await sampleSuites();
    await using suite = startHeadSuite(suites);
    await suite.finish();
    assert.deepEqual(await suite.tasks(), ['parse']);
  });

  it('keeps what each operation gives, and does every one', async () => {
    const head = `${noteAtExit('[calls, last]')} let calls = 0; let last = null;
      export default (bench) => { bench.add("task", () => { calls += 1; last = { calls }; return last; }); };`;
    await using suites = await sampleSuites({ head });
    const { samples } = await (async () => {
      await using suite = startHeadSuite(suites);
      return await run(suite, 'task', 37);
    })();
    const logged = samples.at(-1)![1];
    // One more than was logged: the call that told that the task is synchronous.
    assert.deepEqual(await noteOf(suites), [logged + 1, { calls: logged + 1 }]);
  });

  for (const [what, task] of [
    ['a synchronous', '() => { calls += 1; }'],
    ['an asynchronous', 'async () => { await null; calls += 1; }'],
  ] as const) {
    it(`does exactly as many operations of ${what} task as it is told`, async () => {
      await using suites = await sampleSuites({
        head: `${noteAtExit('calls')} let calls = 0; export default (bench) => { bench.add("task", ${task}); };`,
      });
      await (async () => {
        await using suite = startHeadSuite(suites);
        assert.equal(await suite.repeat('task', 1_000), true);
        assert.equal(await suite.repeat('task', 37), true);
      })();
      // One more: the call that told whether it is asynchronous.
      assert.equal(await noteOf(suites), 1_038);
    });
  }

  it('does not repeat a task that has hooks around each operation, and says so', async () => {
    await using suites = await sampleSuites({
      head: `${noteAtExit('calls')} let calls = 0; export default (bench) => { bench.add("task", () => { calls += 1; }, { afterEach: () => {} }); };`,
    });
    await (async () => {
      await using suite = startHeadSuite(suites);
      assert.equal(await suite.repeat('task', 10), false);
    })();
    assert.equal(await noteOf(suites), 1);
  });

  it('tells the labels that the file has for its tasks', async () => {
    await using suites = await sampleSuites({
      head: 'export const labels = { "json/10b": { Length: "177 B" } }; export default (bench) => { bench.add("json/10b", () => 1); bench.add("cbor", () => 2); };',
    });
    await using suite = startHeadSuite(suites);
    assert.deepEqual(await suite.labels(), { 'json/10b': { Length: '177 B' } });
  });

  it('works labels out when it is asked for them, and not when it measures', async () => {
    const head = `${noteAtExit('asked')} let asked = 0; export const labels = async () => { asked += 1; await null; return { parse: { Asked: String(asked) } }; };
      export default (bench) => { bench.add("parse", () => 1); };`;
    await using suites = await sampleSuites({ head });
    const labels = await (async () => {
      await using suite = startHeadSuite(suites);
      await suite.calibrate('parse');
      return await suite.labels();
    })();
    assert.deepEqual(labels, { parse: { Asked: '1' } });
    assert.equal(await noteOf(suites), 1);
  });

  it('has no labels where the file exports none', async () => {
    await using suites = await sampleSuites();
    await using suite = startHeadSuite(suites);
    assert.deepEqual(await suite.labels(), {});
  });

  it('calibrates a slow task by an operation or two', async () => {
    const head = `${noteAtExit('calls')} let calls = 0; export default (bench) => { bench.add("slow", async () => { calls += 1; await new Promise((done) => setTimeout(done, 150)); }); };`;
    await using suites = await sampleSuites({ head });
    const { msPerOp } = await (async () => {
      await using suite = startHeadSuite(suites);
      return await suite.calibrate('slow');
    })();
    assert.ok(msPerOp >= 149, String(msPerOp));
    assert.equal(await noteOf(suites), 2);
  });

  it('finds a batch size for which the log costs next to nothing, however small the operation is', async () => {
    await using suites = await sampleSuites({
      head: 'let n = 0; export default (bench) => { bench.add("tiny", () => { n += 1; return n; }); };',
    });
    await using suite = startHeadSuite(suites);
    const { msPerOp: calibratedMs } = await suite.calibrate('tiny');
    const { samples } = await run(suite, 'tiny', 100_000);
    const [first, last] = [samples[0]!, samples.at(-1)!];
    const inBigBatchesMs = (last[0] - first[0]) / (last[1] - first[1]);
    // A batch of one is all log, hundreds of times as long as the operation itself.
    assert.ok(calibratedMs < 20 * inBigBatchesMs, `${calibratedMs * 1e6} ns calibrated, ${inBigBatchesMs * 1e6} ns in big batches`);
  });

  it('ends with what its arm says, at the end of the scope', async () => {
    await using suites = await sampleSuites({
      head: `${noteAtExit('"goodbye"')} export default (bench) => { bench.add("task", () => 1); };`,
    });
    await (async () => {
      await using suite = startHeadSuite(suites);
      await suite.tasks();
    })();
    assert.equal(await noteOf(suites), 'goodbye');
  });
});
