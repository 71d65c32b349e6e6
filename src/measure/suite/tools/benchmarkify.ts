import { asFunction, FOREVER, NO_STATISTICS, type ToolTask } from './collection.ts';
import type { Tool } from './intercept.ts';

/** Parts of benchmarkify's suite in the versions that are known. */
interface BenchmarkifySuite {
  readonly name: string;
  readonly tests: readonly Test[];
  /** The test that `only` added. */
  readonly onlyTest?: Test | null;
  readonly setupFn?: Hooks;
  readonly tearDownFn?: Hooks;
  run: () => Promise<unknown>;
}

type Hooks = (() => unknown) | readonly (() => unknown)[];

interface Test {
  readonly name: string;
  readonly fn: unknown;
  readonly skip?: boolean;
}

/** benchmarkify: the tests that a suite would run. Its own hooks are called once per task. */
export const BENCHMARKIFY: Tool = {
  name: 'benchmarkify',
  replaced: [],
  adopt(module, collection) {
    const library = module['default'] as { readonly prototype: { createSuite: (...args: unknown[]) => BenchmarkifySuite } } | undefined;
    const prototype = library?.prototype;
    if (typeof prototype?.createSuite !== 'function') throw new Error('this version of benchmarkify is not known: it has no createSuite()');
    const { createSuite } = prototype;
    prototype.createSuite = function (this: unknown, ...args) {
      const suite = createSuite.apply(this, args);
      suite.run = async () => {
        const tests = suite.tests.filter((test) => test.skip !== true && (suite.onlyTest ?? test) === test);
        if (collection.take(tests.map((test) => toolTask(suite, test)))) return FOREVER;
        return { name: suite.name, tests: tests.map(({ name }) => ({ name, stat: NO_STATISTICS })) };
      };
      return suite;
    };
    return {};
  },
};

function toolTask(suite: BenchmarkifySuite, { name, fn }: Test): ToolTask {
  const test = asFunction(fn, name);
  const isAsynchronous = test.length > 0;
  // A test with a parameter calls it when it is done.
  const untilDone = (): Promise<void> =>
    new Promise((done) => {
      (test as (done: () => void) => unknown)(done);
    });
  return {
    names: [suite.name, name],
    prepare: () => (isAsynchronous ? untilDone : test),
    options: {
      ...(isAsynchronous && { async: true }),
      beforeAll: () => callAll(suite, suite.setupFn),
      afterAll: () => callAll(suite, suite.tearDownFn),
    },
  };
}

async function callAll(suite: BenchmarkifySuite, hooks: Hooks = []): Promise<void> {
  await Promise.all([hooks].flat().map((hook: () => unknown) => hook.call(suite)));
}
