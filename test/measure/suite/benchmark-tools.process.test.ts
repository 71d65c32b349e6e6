import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, it } from 'node:test';
import { pathToFileURL } from 'node:url';
import { collectFromTools } from '../../../src/measure/suite/benchmark-tools.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/** What a file of another tool adds, with what each of its tasks returns. */
async function collected(name: string, source: string): Promise<{ readonly tasks: readonly (readonly [string, unknown])[]; readonly unusedOptions: readonly string[] }> {
  await using folder = await temporaryFolder();
  const file = path.join(folder.path, name);
  await writeFile(file, source);
  const { tasks, unusedOptions } = await collectFromTools(async () => import(pathToFileURL(file).href));
  return { tasks: tasks.map((task) => [task.name, task.fn()]), unusedOptions };
}

describe('files that bring their own benchmark tool', () => {
  it('a tinybench script that runs its Bench by itself and prints the results', async () => {
    assert.deepEqual(await collected('own.mjs', `import { Bench } from 'tinybench';
      const bench = new Bench({ name: 'numbers', time: 100 });
      bench.add('one', () => 1).add('two', () => 2).add('gone', () => 3);
      bench.remove('gone');
      await bench.run();
      for (const { name, result } of bench.tasks) if (typeof result.latency.mean !== 'number') throw new Error(name);
      if (bench.table().length > 0) throw new Error('a table');
    `), { tasks: [['numbers > one', 1], ['numbers > two', 2]], unusedOptions: ['tinybench: time'] });
  });

  it('a CommonJS script with tinybench', async () => {
    assert.deepEqual(await collected('own.cjs', "const { Bench } = require('tinybench'); const bench = new Bench(); bench.add('one', () => 1); bench.runSync();"), { tasks: [['one', 1]], unusedOptions: [] });
  });

  it('a vitest bench file with groups, hooks, skipped tasks and options', async () => {
    assert.deepEqual(await collected('sort.bench.ts', `import { beforeAll, bench, describe } from 'vitest';
      let ready: boolean = false; function named(): void {}
      beforeAll(() => { ready = true; });
      describe('sort', () => {
        bench('small', () => ready, { time: 50, iterations: 3 });
        bench.skip('never', () => {});
        describe('deep', () => { bench(named, () => 4); });
      });
      bench('small', () => 5);
      bench('small', () => 6);
    `), { tasks: [['sort > small', true], ['sort > deep > named', 4], ['small', 5], ['small (2)', 6]], unusedOptions: ['vitest: time', 'vitest: iterations'] });
  });

  it('a mitata file with groups, plots and a generator', async () => {
    assert.deepEqual(await collected('m.mjs', `import { bench, boxplot, group, run } from 'mitata';
      boxplot(() => { bench('plain', () => 1); });
      group('grouped', () => { bench('made', function* () { const state = 7; yield () => state; }).gc('inner'); });
      await run();
    `), { tasks: [['plain', 1], ['grouped > made', 7]], unusedOptions: ['mitata: gc'] });
  });

  it('a benchmark.js suite, by import and by require', async () => {
    const body = "new Benchmark.Suite('s', { async: true }).add('a', () => 1).add({ name: 'b', fn: () => 2, minSamples: 5 }).on('complete', function () { this.filter('fastest').map('name'); }).run();";
    const expected = { tasks: [['s > a', 1], ['s > b', 2]], unusedOptions: ['benchmark: async', 'benchmark: minSamples'] };
    assert.deepEqual(await collected('b.mjs', `import Benchmark from 'benchmark'; ${body}`), expected);
    assert.deepEqual(await collected('b.cjs', `const Benchmark = require('benchmark'); ${body}`), expected);
  });

  it('a task without a function is an error with its name', async () => {
    await assert.rejects(collected('bad.mjs', "import { Bench } from 'tinybench'; new Bench().add('empty');"), { message: 'the task "empty" has no function' });
  });
});
