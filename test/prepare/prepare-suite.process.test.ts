import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import type { Arm } from '../../src/model.ts';
import type { PreparedBenchmarks } from '../../src/prepare/benchmarks.ts';
import { writeFiles, type Files } from '../git-repository.ts';
import { outline, prepare, SUITE, suiteOf, unmeasured } from './prepared.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** Has labels as that expression gives them. */
const labelledSuite = (labels: string): Files => ({
  'suites/parser/parser.suite.mjs': `export const labels = ${labels}; export default (bench) => { bench.add('json/10b', () => 1); bench.add('cbor', () => 1); };`,
});

/** The file takes its task from a package. */
const REQUIRING: Files = {
  'suites/parser/parser.suite.mjs':
    "import { createRequire } from 'node:module'; const parse = createRequire(import.meta.url)('my-lib'); export default (bench) => { bench.add('parse', parse); };",
};
const IMPORTING: Files = {
  'suites/parser/parser.suite.mjs': "import parse from 'my-lib'; export default (bench) => { bench.add('parse', parse); };",
};
const COMMONJS: Files = { 'my-lib/index.js': 'module.exports = () => 1;' };
const MODULE: Files = { 'my-lib/package.json': '{"type":"module","exports":"./index.js"}', 'my-lib/index.js': 'export default () => 1;' };

/** The same files in a folder. */
const below = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([file, text]) => [join(folder, file), text]));

/** None of the suite is measured, because that arm has its package from elsewhere. */
function assertForeign(prepared: PreparedBenchmarks, arm: Arm): void {
  const [[id, measurement] = []] = unmeasured(prepared);
  assert.deepEqual([outline(prepared), id], [[], 'parser/*']);
  assert.ok(measurement?.state === 'invalid', JSON.stringify(measurement));
  assert.partialDeepStrictEqual(measurement.reason, { kind: 'foreign-module', arm, name: 'my-lib/index.js' });
}

describe('preparing a suite', () => {
  it('knows the tasks of each arm: comparable, new and removed ones', async () => {
    const prepared = await prepare({
      head: { targets: [SUITE], files: suiteOf('parse', 'validate') },
      base: { targets: [SUITE], files: suiteOf('parse', 'stringify') },
    });
    assert.deepEqual(outline(prepared), [
      ['parser/parse', null],
      ['parser/validate', { kind: 'base-lacks-benchmark' }],
    ]);
    assert.deepEqual(unmeasured(prepared), [['parser/stringify', { state: 'removed' }]]);
  });

  it("gives each task head's labels for it, beside the target's, and does not ask base for any", async () => {
    const suite = { ...SUITE, labels: { Package: 'parser' } };
    const prepared = await prepare({
      head: { targets: [suite], files: labelledSuite('{ "json/10b": { Length: "177 B" } }') },
      base: { targets: [suite], files: labelledSuite('() => { throw new Error("asked"); }') },
    });
    assert.deepEqual(
      prepared.benchmarks.map(({ id, labels }) => [id, labels]),
      [
        ['parser/json/10b', { Package: 'parser', Length: '177 B' }],
        ['parser/cbor', { Package: 'parser' }],
      ],
    );
  });

  it('whose labels cannot be worked out has its tasks all the same, and a note says why there are none', async () => {
    const failing = { targets: [SUITE], files: labelledSuite('() => { throw new Error("no registry"); }') };
    const prepared = await prepare({ head: failing, base: failing, all: true });
    assert.deepEqual(outline(prepared), [
      ['parser/json/10b', null],
      ['parser/cbor', null],
    ]);
    assert.partialDeepStrictEqual(prepared.notes, [
      {
        kind: 'labels-not-shown',
        target: 'parser',
        because: { kind: 'suite-failed', file: 'suites/parser/parser.suite.mjs', because: { kind: 'process-error' } },
      },
    ]);
  });

  it('that has a number for the name of a task is broken as any that adds none', async () => {
    const files: Files = {
      'suites/parser/parser.suite.mjs': 'export default (bench) => { bench.add("parse", () => 1); bench.add(10, () => 1); };',
    };
    const prepared = await prepare({ head: { targets: [SUITE], files }, base: { targets: [SUITE], files: suiteOf('parse') } });
    const [[id, measurement] = []] = unmeasured(prepared);
    assert.equal(id, 'parser/*');
    assert.ok(
      measurement?.state === 'broken' && measurement.arm === 'head' && measurement.reason.kind === 'suite-failed',
      JSON.stringify(measurement),
    );
  });

  it('with a name that a step which publishes refuses is measured, and a note says so beforehand', async () => {
    const side = { targets: [SUITE], files: suiteOf('parse', 'x'.repeat(300)) };
    const prepared = await prepare({ head: side, base: side, all: true });
    assert.equal(prepared.benchmarks.length, 2);
    assert.deepEqual(prepared.notes, [{ kind: 'names-too-long', names: [`parser/${'x'.repeat(300)}`], most: 300 }]);
  });

  it('leaves out a task whose name ends like the id of a suite where it is not asked for', async () => {
    const side = { targets: [SUITE], files: suiteOf('lookup', 'GET /static/*') };
    assert.deepEqual(outline(await prepare({ head: side, base: side, only: ['parser/lookup'], all: true })), [['parser/lookup', null]]);
  });

  for (const broken of ['base', 'head'] as const) {
    it(`that ${broken} cannot load is broken there as a whole, also for a pattern that asks for one task`, async () => {
      const good = { targets: [SUITE], files: suiteOf('parse') };
      const bad = { targets: [SUITE], files: { 'suites/parser/parser.suite.mjs': 'throw new Error("no fixture");' } };
      const prepared = await prepare({
        head: broken === 'head' ? bad : good,
        base: broken === 'base' ? bad : good,
        only: ['parser/parse'],
      });
      const [[id, measurement] = []] = unmeasured(prepared);
      assert.deepEqual(outline(prepared), []);
      assert.equal(id, 'parser/*');
      assert.ok(
        measurement?.state === 'broken' && measurement.arm === broken && measurement.reason.kind === 'suite-failed',
        JSON.stringify(measurement),
      );
    });
  }

  it('that loads a package found by NODE_PATH is invalid: both arms would be measured with that one', async () => {
    await using elsewhere = await temporaryFolder();
    await writeFiles(elsewhere.path, COMMONJS);
    const suite = { ...SUITE, env: { NODE_PATH: elsewhere.path } };
    assertForeign(await prepare({ head: { targets: [suite], files: REQUIRING }, base: null }), 'head');
  });

  it('that imports a package found in a folder above its copy is invalid', async () => {
    // Node looks there for whatever an install did not put into the copy.
    const files = { ...IMPORTING, ...below('../node_modules', MODULE) };
    assertForeign(await prepare({ head: { targets: [SUITE], files }, base: { targets: [SUITE], files: IMPORTING }, all: true }), 'base');
  });

  for (const [how, file, library] of [
    ['requires', REQUIRING, COMMONJS],
    ['imports', IMPORTING, MODULE],
  ] as const) {
    it(`that ${how} a package of its own folder is measured`, async () => {
      const files = { ...file, ...below('suites/parser/node_modules', library) };
      assert.deepEqual(outline(await prepare({ head: { targets: [SUITE], files }, base: null })), [['parser/parse', null]]);
    });
  }
});

/** So many tries come to nothing. */
const failing = (tries: number): Files => ({
  'suites/parser/parser.suite.mjs': `import { appendFileSync, readFileSync } from 'node:fs';
    appendFileSync('tries', '.');
    if (readFileSync('tries', 'utf8').length <= ${tries}) throw new Error('no peer');
    export default (bench) => { bench.add('parse', () => 1); };`,
});

describe('preparing a suite whose file fails to load now and then', () => {
  it('asks it once more, and a note says so', async () => {
    const prepared = await prepare({ head: { targets: [SUITE], files: failing(1) }, base: { targets: [SUITE], files: suiteOf('parse') } });
    assert.deepEqual(outline(prepared), [['parser/parse', null]]);
    assert.partialDeepStrictEqual(prepared.notes, [
      {
        kind: 'needed-second-try',
        arm: 'head',
        because: { kind: 'suite-failed', file: 'suites/parser/parser.suite.mjs', because: { kind: 'process-error' } },
      },
    ]);
  });

  for (const [what, tries, state] of [
    ['base never failed', 0, 'broken'],
    ['base failed once as well', 1, 'invalid'],
  ] as const) {
    it(`says that it is ${state} where head fails twice and ${what}`, async () => {
      const prepared = await prepare({ head: { targets: [SUITE], files: failing(9) }, base: { targets: [SUITE], files: failing(tries) } });
      assert.deepEqual(
        unmeasured(prepared).map(([id, measurement]) => [id, measurement.state]),
        [['parser/*', state]],
      );
    });
  }
});
