/** Benchmark tools as projects install them, at the two newest versions that differ. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Files } from '../../git-repository.ts';
import { says, type ToolSuite, toolSuite } from './tool-suite.ts';

const ONE_AT_ONCE = { concurrency: 1 };
/** As many notes as operations: the first learns whether the task is asynchronous. */
const thrice = (note: string): readonly string[] => [note, note, note];

for (const version of ['6.2.5', '5.1.0']) {
  describe(`tinybench ${version}`, ONE_AT_ONCE, () => {
    it('runs the example of its documentation', async () => {
      await using suite = await toolSuite([`tinybench@${version}`], 'b.mjs', {
        'b.mjs': `import './note.mjs';
        import { Bench } from 'tinybench';
        const bench = new Bench({ name: 'simple benchmark', time: 100 });
        bench
          .add('faster task', () => { note('I am faster'); })
          .add('slower task', async () => { await new Promise((r) => setTimeout(r, 1)); note('I am slower'); });
        await bench.run();
        console.log(bench.name);
        console.table(bench.table());`,
      });
      assert.deepEqual(await suite.tasks(), ['simple benchmark > faster task', 'simple benchmark > slower task']);
      assert.deepEqual(await suite.notesOf('simple benchmark > slower task'), thrice('I am slower'));
    });
  });
}

const mitata = (source: string): Promise<ToolSuite> =>
  toolSuite(['mitata@1.0.34'], 'b.mjs', {
    'b.mjs': `import './note.mjs';\nimport * as mitata from 'mitata';\nconst { run, bench, boxplot, summary, group } = mitata;\n${source}`,
  });

describe('mitata 1.0.34', ONE_AT_ONCE, () => {
  it('runs the examples of its documentation', async () => {
    await using suite = await mitata(`
      bench('fibonacci(40)', () => note('fibonacci'));
      boxplot(() => {
        summary(() => {
          bench('Array.from($size)', function* (state) {
            const size = state.get('size');
            yield () => note(Array.from({ length: size }).length);
          }).range('size', 1, 1024);
        });
      });
      bench('deleting $keys from object', function* (state) {
        const keys = state.get('keys');
        const obj = {};
        for (let i = 0; i < keys; i++) obj[i] = i;
        yield { [0]() { return { ...obj }; }, bench(p0) { for (let i = 0; i < keys; i++) delete p0[i]; note(keys, Object.keys(p0).length); } };
      }).args('keys', [1, 10]);
      await run();`);
    assert.deepEqual(await suite.tasks(), [
      'fibonacci(40)',
      'Array.from(1)',
      'Array.from(8)',
      'Array.from(64)',
      'Array.from(512)',
      'Array.from(1024)',
      'deleting 1 from object',
      'deleting 10 from object',
    ]);
    assert.deepEqual(await suite.notesOf('fibonacci(40)'), thrice('fibonacci'));
    assert.deepEqual(await suite.notesOf('Array.from(512)'), thrice('512'));
    assert.deepEqual(await suite.notesOf('deleting 10 from object'), thrice('10 0'));
  });

  it('gives each argument, alone and with others, and makes ready and closes once', async () => {
    await using suite = await mitata(`
      bench('sum($n, $kind)', function* (state) {
        note('ready', state.get('n'), state.get('kind'));
        yield () => note('sum', state.get('n'), state.get('kind'));
        note('closed');
      }).args({ n: [1024, 65536], kind: ['a', 'b'] });
      await run({ format: 'json', colors: false });`);
    assert.deepEqual(await suite.tasks(), ['sum(1024, a)', 'sum(65536, a)', 'sum(1024, b)', 'sum(65536, b)']);
    assert.deepEqual(await suite.notesOf('sum(65536, b)'), ['ready 65536 b', ...thrice('sum 65536 b'), 'closed']);
  });

  it('has tasks whose names end in brackets under these names', async () => {
    await using suite = await mitata(`
      group('parseHeaders', () => {
        bench('parseHeaders (empty)', () => note('empty'));
        bench('parseHeaders', () => note('plain'));
        bench('parseHeaders (irregular)', () => note('irregular'));
      });
      await run();`);
    assert.deepEqual(await suite.tasks(), [
      'parseHeaders > parseHeaders (empty)',
      'parseHeaders > parseHeaders',
      'parseHeaders > parseHeaders (irregular)',
    ]);
    assert.deepEqual(await suite.notesOf('parseHeaders > parseHeaders'), thrice('plain'));
  });

  it('runs only what the filter of run() leaves, and as many calls at once as a task asks for', async () => {
    await using suite = await mitata(`
      bench('left out', () => note('no'));
      bench('at once', function* () { yield { concurrency: 3, bench: async () => note('call') }; });
      await run({ filter: /once/ });`);
    assert.deepEqual(await suite.tasks(), ['at once']);
    assert.equal((await suite.notesOf('at once')).length, 9);
  });

  it('tells what differs from its own way: collections, parameters, what stands before a loop', async () => {
    await using suite = await mitata(`
      bench('collects', () => note('collects')).gc('inner');
      bench('loops', (state) => { note('before'); for (const _ of state) note('in'); });
      bench('makes', function* () { yield { 0: () => [1], bench: (list) => note(list) }; });
      await run();`);
    await using process = suite.start();
    assert.deepEqual((await process.list()).deviations.toSorted(), ['collections', 'loop', 'parameters']);
    assert.deepEqual(await suite.notesOf('loops', 3), ['before', 'in', 'before', 'in', 'in', 'in']);
  });

  it('refuses tasks that time themselves, and what has no name', async () => {
    await using manual = await mitata("bench('own', function* () { yield { manual: () => 1 }; }); await run();");
    await assert.rejects(manual.notesOf('own'), says(/the task "own" times itself \(`manual`\)/));
    await using nameless = await mitata('await mitata.measure(() => 1);');
    await assert.rejects(nameless.tasks(), says(/`measure` of mitata runs what has no name: use bench\(name, fn\) and run\(\)/));
  });
});

describe('mitata 0.1.14', ONE_AT_ONCE, () => {
  it('runs the example of its documentation', async () => {
    await using suite = await toolSuite(['mitata@0.1.14'], 'b.mjs', {
      'b.mjs': `import './note.mjs';
      import { run, bench, group, baseline } from 'mitata';
      bench('noop', () => note('noop'));
      bench('noop2', () => note('noop2'));
      group('group', () => { baseline('baseline', () => note('baseline')); bench('Date.now()', () => note('now')); });
      group({ name: 'group2', summary: false }, () => { bench('new Array(0)', async () => note('array')); });
      await run({ avg: true, json: false, colors: true, min_max: true, percentiles: true });`,
    });
    assert.deepEqual(await suite.tasks(), ['noop', 'noop2', 'group > baseline', 'group > Date.now()', 'group2 > new Array(0)']);
    assert.deepEqual(await suite.notesOf('group2 > new Array(0)'), thrice('array'));
    assert.deepEqual(await suite.notesOf('group > baseline'), thrice('baseline'));
  });
});

const benchmark = (version: string, source: string): Promise<ToolSuite> =>
  toolSuite([`benchmark@${version}`], 'b.cjs', { 'b.cjs': `require('./note.cjs');\nconst Benchmark = require('benchmark');\n${source}` });

for (const version of ['2.1.4', '1.0.0']) {
  describe(`benchmark ${version}`, ONE_AT_ONCE, () => {
    it('runs the example of its documentation', async () => {
      await using suite = await benchmark(
        version,
        `
        var suite = new Benchmark.Suite;
        suite.add('RegExp#test', function() { note(/o/.test('Hello World!')); })
          .add('String#indexOf', function() { note('Hello World!'.indexOf('o') > -1); })
          .on('cycle', function(event) { console.log(String(event.target)); })
          .on('complete', function() { console.log('Fastest is ' + this.filter('fastest').map('name')); })
          .run({ 'async': true });`,
      );
      assert.deepEqual(await suite.tasks(), ['RegExp#test', 'String#indexOf']);
      assert.deepEqual(await suite.notesOf('String#indexOf'), thrice('true'));
    });

    it('is called without new, by import, and runs one suite after another', async () => {
      await using suite = await toolSuite([`benchmark@${version}`], 'b.mjs', {
        'b.mjs': `import './note.mjs';
        import Benchmark from 'benchmark';
        const suite = Benchmark.Suite('first');
        suite.add('parse', () => note('parse')).on('complete', () => {
          Benchmark.Suite('second').add({ name: 'print', fn: () => note('print'), minSamples: 5 }).on('complete', () => process.exit()).run();
        }).run({ async: true });`,
      });
      assert.deepEqual(await suite.tasks(), ['first > parse', 'second > print']);
      assert.deepEqual(await suite.notesOf('first > parse'), thrice('parse'));
      assert.deepEqual(await suite.notesOf('second > print'), thrice('print'));
    });

    it('has the variables of setup in the test and in teardown', async () => {
      await using suite = await benchmark(
        version,
        `
        new Benchmark.Suite().add('sort', {
          setup: function () { var list = [3, 1, 2]; this.times = 7; note('ready'); },
          fn: function () { note(list.slice().sort(), this.times); },
          teardown: function () { note('closed', list.length); },
        }).run();`,
      );
      const notes = await suite.notesOf('sort');
      assert.deepEqual([notes[0], notes[1], notes.at(-1)], ['ready', '1,2,3 7', 'closed 3']);
    });

    it('has a test that uses what lies around it, also beside a setup', async () => {
      await using suite = await benchmark(
        version,
        "const outside = 5; new Benchmark.Suite().add('x', { setup: 'var inside = 1;', fn: function () { note(outside); } }).add('text', { fn: 'note(6)' }).run();",
      );
      assert.deepEqual(await suite.notesOf('x'), thrice('5'));
      assert.ok((await suite.notesOf('text')).every((note) => note === '6'));
    });

    it('waits for deferred tests, and runs a Benchmark by itself', async () => {
      await using suite = await benchmark(
        version,
        `
        new Benchmark('waits', { defer: true, fn: function (deferred) { setTimeout(() => { note(typeof deferred.benchmark.name); deferred.resolve(); }, 1); } }).run();
        new Benchmark('alone', () => note('alone')).run();`,
      );
      assert.deepEqual(await suite.tasks(), ['waits', 'alone']);
      assert.deepEqual(await suite.notesOf('waits'), thrice('string'));
      assert.deepEqual(await suite.notesOf('alone'), thrice('alone'));
    });
  });
}

for (const version of ['4.0.0', '3.0.0']) {
  describe(`benchmarkify ${version}`, ONE_AT_ONCE, () => {
    it('runs the example of its documentation', async () => {
      await using suite = await toolSuite([`benchmarkify@${version}`], 'b.cjs', {
        'b.cjs': `require('./note.cjs');
        const Benchmarkify = require('benchmarkify');
        const benchmark = new Benchmarkify('Simple benchmark').printHeader();
        const bench1 = benchmark.createSuite('Increment integer', { time: 1000 });
        let i = 0;
        bench1.add('Increment with ++', () => { i++; note('++'); });
        bench1.ref('Increment with i = i + 1', (done) => { i = i + 1; setImmediate(() => { note('+ 1'); done(); }); });
        bench1.skip('never', () => note('never'));
        bench1.run().then(() => process.exit());`,
      });
      assert.deepEqual(await suite.tasks(), ['Increment integer > Increment with ++', 'Increment integer > Increment with i = i + 1']);
      assert.deepEqual(await suite.notesOf('Increment integer > Increment with ++'), thrice('++'));
      assert.deepEqual(await suite.notesOf('Increment integer > Increment with i = i + 1'), ['+ 1', '+ 1']);
    });
  });
}

const vitest = (version: string, source: string, files: Files = {}): Promise<ToolSuite> =>
  toolSuite([`vitest@${version}`], 'b.bench.ts', { 'b.bench.ts': source, ...files });

/** The task `t > x`, in the way of each version. */
const taskOf = (version: string, fn: string): string =>
  version.startsWith('5')
    ? `import { test } from 'vitest'; test('t', async ({ bench }) => { await bench('x', ${fn}).run(); });`
    : `import { bench } from 'vitest'; bench('t > x', ${fn});`;

for (const version of ['5.1.2', '4.1.12']) {
  describe(`vitest ${version}`, ONE_AT_ONCE, () => {
    it('transforms what Node.js cannot load, as the project has configured it', async () => {
      await using suite = await toolSuite([`vitest@${version}`], 'bench/sum.bench.ts', {
        'vitest.config.mjs':
          "import { fileURLToPath } from 'node:url'; export default { resolve: { alias: { library: fileURLToPath(new URL('src/index', import.meta.url)) } }, test: { globals: true, setupFiles: ['./setup.ts'], env: { UNIT: 'px' } } };",
        // `bench` of version 4 is no global of vitest's.
        'setup.ts': version.startsWith('5')
          ? "import './note.mjs';"
          : "import './note.mjs'; import { bench } from 'vitest'; Object.assign(globalThis, { bench });",
        'src/index.ts': "export { sum } from './sum';",
        'src/sum.ts':
          'export enum Sign { Plus } export const sum = (...values: number[]) => values.reduce((all, one) => all + one, Sign.Plus);',
        'bench/sum.bench.ts': version.startsWith('5')
          ? "import { sum } from 'library'; describe('sum', () => { test('all', async ({ bench }) => { await bench('two', () => note(sum(1, 2), process.env.UNIT)).run(); }); });"
          : "import { sum } from 'library'; describe('sum', () => { describe('all', () => { bench('two', () => note(sum(1, 2), process.env.UNIT)); }); });",
      });
      assert.deepEqual(await suite.tasks(), ['sum > all > two']);
      assert.deepEqual(await suite.notesOf('sum > all > two'), thrice('3 px'));
      await using process = suite.start();
      const modules = (await process.list()).modules.map((module) => module.split('/').slice(-2).join('/'));
      assert.ok(
        ['src/index.ts', 'src/sum.ts', 'bench/sum.bench.ts'].every((module) => modules.includes(module)),
        modules.join(' '),
      );
    });

    it('says what is wrong with the file', async () => {
      await using broken = await vitest(version, "import { describe } from 'vitest'; import './missing'; describe('x', () => {});");
      await assert.rejects(broken.tasks(), says(new RegExp(`vitest ${version.replaceAll('.', String.raw`\.`)}: .*missing`)));
    });

    it('says where `bench` is, which is no global', async () => {
      await using suite = await vitest(version, "bench('x', () => 1);");
      await assert.rejects(
        suite.tasks(),
        says(
          version.startsWith('5')
            ? /bench is not defined; a test gives it: test\(name, async \(\{ bench \}\) => \{ await bench\(name, fn\)\.run\(\); \}\)$/
            : /bench is not defined; import \{ bench \} from 'vitest'$/,
        ),
      );
    });

    it('has lines of the sources in profiles', async () => {
      const source =
        '// A comment that a transform leaves out.\ntype Count = number;\nexport const spin = (times: Count): number => {\n  let sum = 0;\n  for (let i = 0; i < times; i += 1) sum += Math.sqrt(i) % 7;\n  return sum;\n};\n';
      await using suite = await vitest(version, `import { spin } from './spin'; ${taskOf(version, '() => { spin(10_000); }')}`, {
        'spin.ts': source,
      });
      await using process = suite.start();
      const thread = await process.profile({ task: 't > x', durationMs: 1000 });
      const spins = thread.profile.nodes.filter(({ callFrame }) => callFrame.functionName === 'spin');
      assert.deepEqual([...new Set(spins.map(({ callFrame }) => callFrame.lineNumber))], [2]);
      const ticks = spins.flatMap(({ positionTicks }) => positionTicks ?? []);
      const ofLines = (wanted: (line: number) => boolean): number =>
        ticks.reduce((sum, { line, ticks: hits }) => sum + (wanted(line) ? hits : 0), 0);
      assert.ok(ofLines((line) => line === 5) > ofLines((line) => line !== 5), JSON.stringify(ticks));
    });

    it('measures what a file says after it was edited', async () => {
      const source = `import './note.mjs'; ${taskOf(version, "() => note('before')")}`;
      await using suite = await vitest(version, source);
      assert.deepEqual(await suite.tasks(), ['t > x']);
      await suite.write({ 'b.bench.ts': source.replace('before', 'afterwards') });
      assert.deepEqual(await suite.notesOf('t > x'), thrice('afterwards'));
    });
  });
}

describe('vitest 5.1.2', ONE_AT_ONCE, () => {
  it('runs benchmarks of tests: alone, compared, for each, with hooks; and leaves skipped ones', async () => {
    await using suite = await toolSuite(['vitest@5.1.2'], 'sort.bench.ts', {
      'sort.bench.ts': `import './note.mjs';
      import { test, describe, beforeAll, expect } from 'vitest';
      let isReady: boolean = false;
      beforeAll(() => { isReady = true; });
      describe('sort', () => {
        test('small', async ({ bench }) => {
          let isOpen = true;
          const result = await bench('loop', { beforeAll() { note('before', this.name); } }, () => note(isReady, isOpen)).run();
          expect(result.latency.mean).toBe(0);
          isOpen = false;
        });
        test('two', async ({ bench }) => { await bench.compare(bench('a', () => note('a')), bench('b', async () => note('b')), { iterations: 5 }); });
        test.skip('skipped', async ({ bench }) => { await bench('x', () => 1).run(); });
        test.for([1, 2])('each %i', async (n, { bench }) => { await bench('n', () => note(n)).run(); });
      });`,
    });
    assert.deepEqual(await suite.tasks(), [
      'sort > small > loop',
      'sort > two > a',
      'sort > two > b',
      'sort > each 1 > n',
      'sort > each 2 > n',
    ]);
    assert.deepEqual(await suite.notesOf('sort > small > loop'), ['before loop', ...thrice('true true')]);
    assert.deepEqual(await suite.notesOf('sort > two > b'), thrice('b'));
    assert.deepEqual(await suite.notesOf('sort > each 2 > n'), thrice('2'));
  });

  it('runs comparisons with a stored result, and tests that expect figures', async () => {
    const baseline = '{"latency":{"mean":5},"throughput":{"mean":0.2},"period":5,"totalTime":5}';
    await using suite = await vitest(
      '5.1.2',
      `import './note.mjs';
      import { test, expect } from 'vitest';
      test('stored', async ({ bench }) => {
        await bench('new', { writeResult: './new.json' }, () => note('new')).run();
        const results = await bench.compare(bench('now', () => note('now')), bench.from('main', './baseline.json'), bench.from('just', './new.json'));
        expect(results.get('main').latency.mean).toBe(5);
      });
      test('expected', async ({ bench }) => {
        const { throughput, latency } = await bench('fast', () => note('fast')).run();
        expect(throughput.mean).toBeGreaterThan(10_000);
        expect(latency.p99).toBeLessThan(5);
        const results = await bench.compare(bench('a', () => note('a')), bench('b', () => note('b')));
        expect(results.get('a')).toBeFasterThan(results.get('b'), { delta: 0.1 });
        expect(results.get('b')).toBeSlowerThan(results.get('a'));
        await bench('last', () => note('last')).run();
      });`,
      { 'baseline.json': baseline },
    );
    assert.deepEqual(await suite.tasks(), [
      'stored > new',
      'stored > now',
      'expected > fast',
      'expected > a',
      'expected > b',
      'expected > last',
    ]);
    assert.deepEqual(await suite.notesOf('stored > now'), thrice('now'));
    assert.deepEqual(await suite.notesOf('expected > last'), thrice('last'));
  });

  it('says where `bench` is, which version 4 exported', async () => {
    await using suite = await vitest('5.1.2', "import { bench, describe } from 'vitest'; describe('d', () => { bench('x', () => 1); });");
    await assert.rejects(suite.tasks(), says(/bench is not a function; a test gives it: /));
  });

  it('is measured also in a file whose name it would pass over', async () => {
    await using suite = await toolSuite(['vitest@5.1.2'], 'b.suite.mjs', {
      'b.suite.mjs': `import './note.mjs'; ${taskOf('5', '() => note(1)')}`,
    });
    assert.deepEqual(await suite.notesOf('t > x'), thrice('1'));
  });

  it('refuses code that a task imports while it runs', async () => {
    await using suite = await vitest('5.1.2', taskOf('5', "async () => import('./late')"), { 'late.ts': 'export const late = 1;' });
    assert.deepEqual(await suite.tasks(), ['t > x']);
    await assert.rejects(suite.notesOf('t > x'), says(/is asked to fetch .*late\.ts while a task runs: import it before/));
  });
});

describe('vitest 4.1.12', ONE_AT_ONCE, () => {
  it('runs benchmarks in groups, with setup and teardown, and leaves skipped ones', async () => {
    await using suite = await toolSuite(['vitest@4.1.12'], 'sort.bench.ts', {
      'sort.bench.ts': `import './note.mjs';
      import { bench, describe, beforeAll } from 'vitest';
      let isReady: boolean = false;
      function named(): void { note('named'); }
      beforeAll(() => { isReady = true; });
      describe('sort', async () => {
        await null;
        bench('small', () => note(isReady), { time: 50, iterations: 3, setup: (task, mode) => note('setup', task.name, mode), teardown: () => note('teardown') });
        bench.skip('never', () => {});
        describe('deep', () => { bench(named, named); });
        describe.each([1, 2])('each %i', (n) => { bench('n', () => note(n)); });
      });
      bench('small', () => note(5));
      bench('small', () => note(6));`,
    });
    assert.deepEqual((await suite.tasks()).toSorted(), [
      'small',
      'small (2)',
      'sort > deep > named',
      'sort > each 1 > n',
      'sort > each 2 > n',
      'sort > small',
    ]);
    assert.deepEqual(await suite.notesOf('sort > small'), ['setup small run', ...thrice('true'), 'teardown']);
    assert.deepEqual(await suite.notesOf('sort > each 2 > n'), thrice('2'));
    assert.deepEqual(await suite.notesOf('small (2)'), thrice('6'));
  });
});

describe('vitest 3.2.4', ONE_AT_ONCE, () => {
  it('is refused with what to do', async () => {
    await using suite = await vitest('3.2.4', taskOf('4', '() => 1'));
    await assert.rejects(suite.tasks(), says(/runs benchmarks of vitest 4 and newer, and 3\.2\.4 is installed: upgrade vitest/));
  });
});
