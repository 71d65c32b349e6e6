import { compileFunction } from 'node:vm';
import { asFunction, type Collection, type ToolTask } from './collection.ts';
import type { Tool } from './intercept.ts';

/** Parts of benchmark.js in the versions that are known. */
interface BenchmarkJs {
  readonly prototype: Benchmark;
  readonly Suite: { readonly prototype: BenchmarkSuite };
  readonly Event: (type: string) => object;
  readonly Deferred: { readonly prototype: object };
}

interface Benchmark {
  readonly name?: string;
  readonly id: number;
  readonly fn: unknown;
  readonly setup: unknown;
  readonly teardown: unknown;
  readonly defer: boolean;
  readonly emit: (event: object) => unknown;
  run: (options?: object) => Benchmark;
}

interface BenchmarkSuite extends ArrayLike<Benchmark> {
  readonly name?: string;
  readonly on: (events: string, listener: () => void) => unknown;
  run: (options?: object) => BenchmarkSuite;
}

/** benchmark.js: a suite runs as it does, filters and events included, and each benchmark of it is done at once. */
export const BENCHMARK_JS: Tool = {
  name: 'benchmark',
  replaced: [],
  adopt(module, collection) {
    const library = module['default'] as BenchmarkJs | undefined;
    const [benchmark, suite] = [library?.prototype, library?.Suite?.prototype];
    if (library === undefined || typeof benchmark?.run !== 'function' || typeof suite?.run !== 'function')
      throw new Error('this version of benchmark is not known: it has no Benchmark and Suite that run');
    const suites = new WeakMap<Benchmark, BenchmarkSuite>();
    const { run } = suite;
    suite.run = function (this: BenchmarkSuite, options?: object) {
      for (const one of Array.from(this)) suites.set(one, this);
      const end = collection.begin();
      this.on('complete', end);
      this.on('abort', end);
      return run.call(this, options);
    };
    benchmark.run = function (this: Benchmark) {
      // A suite that waits for this one stays there.
      if (takeBenchmark(this, suites.get(this), library, collection)) return this;
      for (const type of ['start', 'cycle', 'complete']) this.emit(library.Event(type));
      return this;
    };
    return {};
  },
};

function takeBenchmark(one: Benchmark, suite: BenchmarkSuite | undefined, library: BenchmarkJs, collection: Collection): boolean {
  const name = one.name ?? `<Test #${one.id}>`;
  const names = [suite?.name, name];
  const { setup, teardown } = library.prototype;
  if (one.setup !== setup || one.teardown !== teardown || typeof one.fn === 'string') return collection.take([inOneScope(one, names)]);
  const fn = asFunction(one.fn, name);
  return collection.take([{ names, prepare: () => (one.defer ? deferred(one, fn, library) : withThis(one, fn)), options: undefined }]);
}

/** The test says itself when it is done. */
function deferred(one: Benchmark, fn: (deferred: object) => unknown, { Deferred }: BenchmarkJs): () => unknown {
  return () =>
    new Promise<void>((resolve) => {
      fn.call(one, Object.assign(Object.create(Deferred.prototype) as object, { benchmark: one, resolve }));
    });
}

/** `this` of a test is its Benchmark. */
const withThis = (one: Benchmark, fn: () => unknown): (() => unknown) => (/\bthis\b/.test(fn.toString()) ? fn.bind(one) : fn);

interface Scope {
  readonly fn: () => unknown;
  readonly teardown: () => unknown;
}

/**
 * The variables of `setup` are those of the test and of `teardown`: benchmark.js puts their texts into one function, and so does this.
 * Where the test does not run there, because it uses variables around it, it is called as it is.
 */
function inOneScope(one: Benchmark, names: readonly unknown[]): ToolTask {
  if (one.defer)
    throw new Error(`the task "${String(one.name)}" is deferred and has \`setup\` or \`teardown\`: make its data outside of it`);
  let scope: Scope;
  return {
    names,
    prepare: () => {
      const text = `${bodyOf(one.setup)}\nreturn { fn: function () { ${bodyOf(one.fn)}\n }, teardown: function () { ${bodyOf(one.teardown)}\n } };`;
      scope = compileFunction(text).call(one) as Scope;
      const fn = withThis(one, scope.fn);
      try {
        if (bodyOf(one.fn) === '') throw new ReferenceError('it has no body');
        fn();
        return fn;
      } catch (error) {
        if (!(error instanceof ReferenceError) || typeof one.fn !== 'function') throw error;
        return withThis(one, one.fn as () => unknown);
      }
    },
    options: {
      afterAll: () => {
        scope.teardown.call(one);
      },
    },
  };
}

/** The text between the braces, as benchmark.js takes it; of a text, that itself. */
function bodyOf(part: unknown): string {
  if (typeof part === 'string') return part.trim();
  return typeof part === 'function' ? (/^[^{]+\{(?<body>[\s\S]*)\}\s*$/.exec(part.toString())?.groups?.['body'] ?? '').trim() : '';
}
