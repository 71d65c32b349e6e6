/** Benchmark scripts with the tinybench of this repository. Other tools: tools.long.test.ts. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { says, toolSuite } from './tool-suite.ts';

const tinybench = (source: string) =>
  toolSuite([], 'b.mjs', { 'b.mjs': `import './note.mjs';\nimport { Bench } from 'tinybench';\n${source}` });

describe('a script that runs tinybench', { concurrency: 2 }, () => {
  it('gives the tasks that are left when its Bench runs, and prints results of nothing', async () => {
    await using suite = await tinybench(`
      const bench = new Bench({ name: 'numbers', time: 100 });
      bench.add('one', () => note(1)).add('two', () => note(2)).add('gone', () => note(3));
      bench.remove('gone');
      await bench.run();
      console.table(bench.table());
      for (const { name, result } of bench.tasks) if (typeof result.latency.mean !== 'number') throw new Error(name);`);
    assert.deepEqual(await suite.tasks(), ['numbers > one', 'numbers > two']);
    assert.deepEqual(await suite.notesOf('numbers > two'), ['2', '2', '2']);
  });

  it('keeps hooks of the Bench and of the task, once per task and in their order', async () => {
    await using suite = await tinybench(`
      const bench = new Bench({ setup: (task, mode) => note('setup', task.name, mode), teardown: () => note('teardown') });
      bench.add('x', () => note('x'), { beforeAll() { note('before', this.name); }, afterAll: () => note('after') });
      bench.runSync();`);
    assert.deepEqual(await suite.notesOf('x'), ['setup x run', 'before x', 'x', 'x', 'x', 'after', 'teardown']);
  });

  it('has not closed what the task needs while it runs', async () => {
    await using suite = await tinybench(`
      let isOpen = true;
      const first = new Bench(); first.add('one', () => note(isOpen)); await first.run();
      const second = new Bench(); second.add('two', () => note(isOpen)); await second.run();
      isOpen = false; process.exit();`);
    assert.deepEqual(await suite.tasks(), ['one', 'two']);
    assert.deepEqual(await suite.notesOf('one'), ['true', 'true', 'true']);
    assert.deepEqual(await suite.notesOf('two'), ['true', 'true', 'true']);
  });

  it('may add tasks in a function that waits, keep something open, and end the process', async () => {
    await using suite = await toolSuite([], 'b.cjs', {
      'b.cjs': `require('./note.cjs');
      (async () => {
        const { Bench } = await import('tinybench');
        await new Promise((resolve) => setTimeout(resolve, 300));
        require('node:http').createServer().listen(0, '127.0.0.1');
        const bench = new Bench(); bench.add('late', () => note('late')); await bench.run();
      })();`,
    });
    assert.deepEqual(await suite.tasks(), ['late']);
    assert.deepEqual(await suite.notesOf('late'), ['late', 'late', 'late']);
  });

  it('by require, with groups that are plain numbers', async () => {
    await using suite = await toolSuite([], 'b.cjs', {
      'b.cjs':
        "require('./note.cjs'); const { Bench } = require('tinybench'); const bench = new Bench({ name: 7 }); bench.add('one', () => note(1)); bench.runSync();",
    });
    assert.deepEqual(await suite.tasks(), ['7 > one']);
  });

  it('has each task by its own name, also beside one that looks like its twin', async () => {
    await using suite = await tinybench(`
      const bench = new Bench(); bench.add('x (2)', () => note('two')).add('x', () => note('one')); await bench.run();
      const again = new Bench(); again.add('y', () => note('y')); await again.run();
      const twin = new Bench(); twin.add('y', () => note('second y')); await twin.run();`);
    assert.deepEqual(await suite.tasks(), ['x (2)', 'x', 'y', 'y (2)']);
    assert.deepEqual(await suite.notesOf('x'), ['one', 'one', 'one']);
    assert.deepEqual(await suite.notesOf('y (2)'), ['second y', 'second y', 'second y']);
  });

  it('with two tasks that cannot be told apart is refused', async () => {
    await using suite = await tinybench(
      "for (const name of ['x', 'x', 'x (2)']) { const bench = new Bench(); bench.add(name, () => 1); await bench.run(); }",
    );
    await assert.rejects(suite.tasks(), says(/two tasks are called "x \(2\)": give one of them another name$/));
  });

  it('with a task without a function is refused by its name', async () => {
    await using suite = await tinybench("new Bench().add('empty');");
    await assert.rejects(suite.tasks(), says(/the task "empty" has no function/));
  });

  it('of vitest, which is not installed, is told so', async () => {
    await using suite = await toolSuite([], 'b.bench.mjs', { 'b.bench.mjs': "import { test } from 'vitest'; test('x', () => {});" });
    await assert.rejects(suite.tasks(), says(/Cannot find package 'vitest'/));
  });

  it('that never runs its Bench has no task', async () => {
    await using suite = await tinybench("new Bench().add('x', () => 1);");
    await assert.rejects(suite.tasks(), says(/it adds no task/));
  });

  it('says that operations do not run at once', async () => {
    await using suite = await tinybench(
      "const bench = new Bench({ concurrency: 'task' }); bench.add('x', async () => 1); await bench.run();",
    );
    await using process = suite.start();
    assert.deepEqual((await process.list()).deviations, ['concurrency']);
  });
});
