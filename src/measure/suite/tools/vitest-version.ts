/** Where benchmarks of vitest are timed: version 5 has a provider for that, version 4 a runner. */
import { readFileSync } from 'node:fs';
import module from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FnOptions, Task } from 'tinybench';
import {
  asFunction,
  type Collection,
  FOREVER,
  type HooksAround,
  NO_STATISTICS,
  NO_THROUGHPUT,
  optionsWithin,
  type ToolTask,
} from './collection.ts';
import type { Message } from './vitest-main.ts';

/** Older ones have no way to be run by the worker of another. */
const OLDEST_MAJOR = 4;
/** The first one in which `bench` belongs to a test. */
const BENCH_IN_TESTS = 5;

export interface Installed {
  readonly version: string;
  /** Absolute path of an export that CommonJS sees too. */
  readonly resolve: (specifier: string) => string;
  /** Absolute path of what the file imports as `vitest`. */
  readonly main: string;
}

/** vitest as the file finds it; null: it does not. */
export function findVitest(file: string): Installed | null {
  const manifest = manifestFor(file);
  if (manifest === null) return null;
  const { version, main } = JSON.parse(readFileSync(manifest, 'utf8')) as { readonly version: string; readonly main: string };
  return { version, resolve: (specifier) => module.createRequire(file).resolve(specifier), main: path.join(path.dirname(manifest), main) };
}

function manifestFor(file: string): string | null {
  try {
    return module.findPackageJSON('vitest', pathToFileURL(file)) ?? null;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND') return null;
    throw error;
  }
}

const majorOf = ({ version }: Installed): number => Number.parseInt(version, 10);

/** Tasks that vitest would time go to the collection. @throws Error where the version is too old */
export async function replaceStopwatch(vitest: Installed, collection: Collection): Promise<void> {
  const major = majorOf(vitest);
  if (major < OLDEST_MAJOR)
    throw new Error(
      `perf-gate runs benchmarks of vitest ${OLDEST_MAJOR} and newer, and ${vitest.version} is installed: upgrade vitest, or export default function (bench) { bench.add(name, fn) }`,
    );
  if (major < BENCH_IN_TESTS) {
    await replaceRunner(vitest, collection);
    return;
  }
  Reflect.set(globalThis, Symbol.for(SHARED), providerOf(collection));
  const { expect } = (await load(vitest.main)) as { readonly expect: { readonly extend: (matchers: object) => void } };
  expect.extend({ toBeFasterThan: holds, toBeSlowerThan: holds });
}

/** Passes: vitest has not timed what it would compare. */
function holds(this: { readonly isNot: boolean }): { readonly pass: boolean; readonly message: () => string } {
  return { pass: !this.isNot, message: () => '' };
}

/** Where a file gets `bench`: version 4 exports it. */
export const placeOfBench = (vitest: Installed): string =>
  majorOf(vitest) >= BENCH_IN_TESTS
    ? 'a test gives it: test(name, async ({ bench }) => { await bench(name, fn).run(); })'
    : "import { bench } from 'vitest'";

const SHARED = 'perf-gate.vitest';
/** A module that gives what this process has put there, because vitest imports its provider. */
const PROVIDER = `data:text/javascript,export default globalThis[Symbol.for("${SHARED}")]`;

/** A request of vitest's main process, with the provider of perf-gate in its configuration. */
export function withProvider(message: Message): Message {
  const config = message.context?.config;
  return config?.benchmark === undefined
    ? message
    : { ...message, context: { ...message.context, config: { ...config, benchmark: { ...config.benchmark, provider: PROVIDER } } } };
}

interface BenchOptions extends HooksAround {
  readonly concurrency?: unknown;
}

/** What `bench` of a test gives a provider. */
interface ProvidedRun {
  readonly test: { readonly fullTestName: string };
  readonly registrations: readonly { readonly name: string; readonly fn: unknown; readonly fnOpts?: FnOptions }[];
  readonly options?: BenchOptions;
}

const providerOf = (collection: Collection) => ({
  run: async ({ test, registrations, options = {} }: ProvidedRun): Promise<readonly object[]> => {
    noteConcurrency(options, collection);
    const tasks = registrations.map(({ name, fn, fnOpts }) =>
      toolTask([test.fullTestName, name], asFunction(fn, name), { ...options, ...fnOpts }),
    );
    if (collection.take(tasks)) return FOREVER;
    return registrations.map(({ name }) => ({
      name,
      state: 'completed',
      period: 0,
      totalTime: 0,
      latency: NO_STATISTICS,
      throughput: NO_THROUGHPUT,
    }));
  },
});

/** Parts of a collected task or suite of version 4. */
interface CollectedTask {
  readonly type: 'suite' | 'test';
  readonly mode: string;
  readonly name: string;
  readonly meta?: { readonly benchmark?: boolean };
  readonly tasks?: readonly CollectedTask[];
  readonly suite?: CollectedTask;
}

interface VitestRunners {
  readonly NodeBenchmarkRunner: { readonly prototype: { runSuite: (suite: CollectedTask) => Promise<void> } };
  readonly getBenchFn: (task: CollectedTask) => unknown;
  readonly getBenchOptions: (task: CollectedTask) => BenchOptions | undefined;
}

async function replaceRunner(vitest: Installed, collection: Collection): Promise<void> {
  const { NodeBenchmarkRunner, getBenchFn, getBenchOptions } = await libraryOf(vitest);
  const taken = async (suite: CollectedTask): Promise<void> => {
    const tasks = (suite.tasks ?? []).filter(({ mode }) => mode === 'run' || mode === 'queued');
    // As vitest goes: groups first.
    for (const task of tasks) if (task.type === 'suite') await taken(task);
    for (const task of tasks) {
      if (task.meta?.benchmark !== true) continue;
      const options = getBenchOptions(task) ?? {};
      noteConcurrency(options, collection);
      if (collection.take([toolTask(namesOf(task), asFunction(getBenchFn(task), task.name), options)])) await FOREVER;
    }
  };
  NodeBenchmarkRunner.prototype.runSuite = taken;
}

const load = async (file: string): Promise<Readonly<Record<string, unknown>>> =>
  (await import(pathToFileURL(file).href)) as Readonly<Record<string, unknown>>;

/** From 4.1 on these are exports of `vitest`, and others are deprecated. */
async function libraryOf({ main, resolve }: Installed): Promise<VitestRunners> {
  const { BenchmarkRunner, TestRunner } = await load(main);
  if (BenchmarkRunner !== undefined)
    return { ...(TestRunner as VitestRunners), NodeBenchmarkRunner: BenchmarkRunner as VitestRunners['NodeBenchmarkRunner'] };
  return { ...(await load(resolve('vitest/runners'))), ...(await load(resolve('vitest/suite'))) } as unknown as VitestRunners;
}

/** Names of the groups and of the task: the outermost is the file. */
function namesOf({ name, suite }: CollectedTask): readonly string[] {
  return suite === undefined || !('filepath' in suite) ? [...(suite === undefined ? [] : namesOf(suite)), name] : [name];
}

function noteConcurrency({ concurrency }: BenchOptions, collection: Collection): void {
  if (concurrency !== undefined && concurrency !== null) collection.deviations.add('concurrency');
}

function toolTask(names: readonly string[], fn: () => unknown, { setup, teardown, ...options }: BenchOptions & FnOptions): ToolTask {
  // vitest has no task of tinybench here: hooks find its name.
  const task = { name: names.at(-1) } as Task;
  return { names, prepare: () => fn, options: optionsWithin({ setup, teardown }, task, options) };
}
