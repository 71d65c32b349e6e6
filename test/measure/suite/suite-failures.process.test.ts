import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ArmFailure } from '../../../src/measure/failure.ts';
import { describeReason } from '../../../src/report/words.ts';
import { isFailureOf } from '../arm-failure.ts';
import { GOOD_SUITE, startSuiteOf } from '../sample-suite.ts';

/** Most of a test is waiting. */
const TWO_AT_ONCE = { concurrency: 2 };

const isFailure =
  (reason: RegExp) =>
  (error: unknown): boolean => {
    assert.ok(error instanceof ArmFailure, String(error));
    assert.equal(error.arm, 'head');
    assert.equal(error.reason.kind, 'suite-failed');
    const said = describeReason(error.reason);
    assert.ok(said.startsWith('suites/parser/parser.suite.mjs: '), said);
    assert.match(said, reason);
    return true;
  };

describe('a suite that fails its arm', TWO_AT_ONCE, () => {
  for (const [what, head, reason] of [
    ['has no default export', 'export const tasks = [];', /: it adds no task: export default function/],
    [
      'adds its task too late',
      'export default (bench) => { setTimeout(() => bench.add("late", () => 1), 20); };',
      /adds no task before its default export ends; .* return the promise/,
    ],
    [
      'adds a task whose name is a number',
      'export default (bench) => { bench.add(10, () => 1); };',
      /the name of a task is a text that is not empty, and bench\.add\(10, …\) has none \(at suites\/parser\/parser\.suite\.mjs:1:\d+\)$/,
    ],
    [
      'adds a task without a name',
      'export default (bench) => { bench.add("", () => 1); };',
      /the name of a task is a text that is not empty/,
    ],
    ['adds a task without a function', 'export default (bench) => { bench.add("a", 1); };', /the task "a" has no function/],
    [
      'runs its tasks',
      'export default async (bench) => { bench.add("a", () => 1); await bench.run(); };',
      /perf-gate runs the tasks: leave out bench\.run\(\) \(at suites\/parser\/parser\.suite\.mjs:1:\d+\)$/,
    ],
    [
      'runs its tasks at once',
      'export default (bench) => { bench.add("a", () => 1); bench.runSync(); };',
      /leave out bench\.runSync\(\) \(at suites\/parser\/parser\.suite\.mjs:1:\d+\)$/,
    ],
    ['does not parse', 'export default (', /: [^(]+ \(SyntaxError (?:at suites\/parser\/parser\.suite\.mjs:1 )?while it was loaded\)$/],
    ['imports what is not there', 'import "./none.js"; export default () => {};', /none\.js[^()]*$/],
    [
      'cannot fetch',
      'throw new TypeError("fetch failed", { cause: new Error("connect ECONNREFUSED 127.0.0.1:80") });',
      /: fetch failed: connect ECONNREFUSED 127\.0\.0\.1:80 \(TypeError at suites\/parser\/parser\.suite\.mjs:1:7\)$/,
    ],
    ['throws what is no error', 'export default () => { throw "no fixture"; };', /: no fixture$/],
    ['adds a task twice', 'export default (bench) => { bench.add("a", () => 1); bench.add("a", () => 2); };', /"a"/],
    ['ends its process', 'console.error("giving up"); process.exit(3);', /its process exited with code 3; its last output: giving up$/],
  ] as const) {
    it(`because it ${what} says so`, async () => {
      await using suite = await startSuiteOf(head);
      await assert.rejects(suite.list(), isFailure(reason));
    });
  }

  for (const [what, file, source, reason] of [
    [
      'throws',
      'parse.mjs',
      'export const parse = (text) => {\n  return text.tree.root;\n};',
      /: Cannot read properties of undefined \(reading 'root'\) \(TypeError at suites\/parser\/parse\.mjs:2:\d+\)$/,
    ],
    [
      'imports what another does not export',
      'parse.mjs',
      'import { none } from "./other.mjs";\nexport const parse = none;',
      /an export named 'none' \(SyntaxError at suites\/parser\/parse\.mjs:1 while it was loaded\)$/,
    ],
    [
      'does not parse, of CommonJS,',
      'parse.cjs',
      'exports.parse = () => 1;\nexports.other = 1 1;',
      /: [^(]+ \(SyntaxError at suites\/parser\/parse\.cjs:2 while it was loaded\)$/,
    ],
  ] as const) {
    it(`because a module that it uses ${what} says where`, async () => {
      const head = `import { parse } from "./${file}"; export default (bench) => { bench.add("task", () => parse({})); };`;
      await using suite = await startSuiteOf(head, { files: { [file]: source, 'other.mjs': '' } });
      await assert.rejects(suite.calibrate('task'), isFailure(reason));
    });
  }

  for (const [what, labels, reason] of [
    ['that are no texts', '{ parse: { Length: 177 } }', /labels are not texts by column by task/],
    ['for a task that it does not add', '{ b: { Length: "1 B" } }', /labels for "b", and adds no such task/],
    ['that cannot be worked out', '() => { throw new Error("no packet"); }', /no packet/],
  ] as const) {
    it(`because it has labels ${what} says so when it is asked for them`, async () => {
      await using suite = await startSuiteOf(`export const labels = ${labels}; ${GOOD_SUITE}`);
      assert.deepEqual((await suite.list()).names, ['parse']);
      await assert.rejects(suite.labels(), isFailure(reason));
    });
  }

  for (const [what, task, reason] of [
    ['throws', '() => { throw new Error("no fixture"); }', /no fixture/],
    ['rejects', 'async () => { throw new Error("no fixture"); }', /no fixture/],
    ['throws at its second operation', '() => { count += 1; if (count === 2) throw new Error("only once"); }', /only once/],
    ['ends the process', '() => process.exit(9)', /its process exited with code 9/],
    ['tells how long it took', '() => ({ overriddenDuration: 1 })', /gives an `overriddenDuration`/],
    [
      'gives a promise now and then',
      '() => { count += 1; return count % 2 === 0 ? Promise.resolve() : 1; }',
      /gave a promise that is not awaited.*say `\{ async: true \}`/,
    ],
    [
      'gives promises in spite of what it says',
      'async () => 1, { async: false }',
      /gave a promise that is not awaited.*say `\{ async: true \}`/,
    ],
  ] as const) {
    it(`because its task ${what} says so`, async () => {
      await using suite = await startSuiteOf(`let count = 0; export default (bench) => { bench.add("task", ${task}); };`);
      await assert.rejects(suite.calibrate('task'), isFailure(reason));
    });
  }

  it('because it adds a task after its default export had ended says so, and never lists that', async () => {
    await using suite = await startSuiteOf(
      'export default (bench) => { bench.add("now", () => 1); setTimeout(() => bench.add("late", () => 1), 200); };',
    );
    await assert.rejects(
      async () => {
        while (true) assert.deepEqual((await suite.list()).names, ['now']);
      },
      isFailure(/the task "late" was added after the default export had ended/),
    );
  });

  it('because its task does not close says so', async () => {
    await using suite = await startSuiteOf(
      'export default (bench) => { bench.add("task", () => 1, { afterAll: () => { throw new Error("still busy"); } }); };',
    );
    await suite.calibrate('task');
    await assert.rejects(suite.finish(), isFailure(/still busy/));
  });

  it('because it has no such task, or its process runs another one, says so', async () => {
    const head = 'export default (bench) => { bench.add("one", () => 1); bench.add("other", () => 2); };';
    await using without = await startSuiteOf(head);
    await assert.rejects(without.calibrate('none'), isFailure(/has no task "none"/));
    await using suite = await startSuiteOf(head);
    await suite.calibrate('one');
    await assert.rejects(suite.calibrate('other'), isFailure(/its process runs "one"; "other" needs another/));
  });

  it('because it ended between two questions says so', async () => {
    await using suite = await startSuiteOf(`${GOOD_SUITE} setImmediate(() => setImmediate(() => process.exit(5)));`);
    await assert.rejects(
      async () => {
        while (true) await suite.list();
      },
      isFailure(/exited with code 5/),
    );
  });

  it('because the program that runs it is missing says so', async () => {
    await using suite = await startSuiteOf(GOOD_SUITE, { target: { env: { PATH: '/none' } } });
    await assert.rejects(suite.list(), isFailure(/its process could not be started/));
  });

  for (const [what, asked, head] of [
    ['file does not finish loading', 'list', `setInterval(() => {}, 1000); await new Promise(() => {}); ${GOOD_SUITE}`],
    ['labels never come', 'labels', `export const labels = () => new Promise(() => {}); ${GOOD_SUITE}`],
    ['task blocks', 'calibrate', 'export default (bench) => { bench.add("parse", () => { for (;;); }); };'],
  ] as const) {
    it(`because its ${what} is given up, and says what it was asked`, async () => {
      await using suite = await startSuiteOf(head, { started: { answerTimeoutMs: 600 } });
      const answer = { list: suite.list, labels: suite.labels, calibrate: () => suite.calibrate('parse') }[asked]();
      await assert.rejects(answer, isFailureOf('head', { kind: 'suite-failed', because: { kind: 'suite-silent', asked } }));
    });
  }
});
