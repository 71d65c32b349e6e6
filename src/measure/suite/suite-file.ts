import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { Bench, type Fn, type FnOptions } from 'tinybench';
import { z } from 'zod';
import type { TaskLabels } from './suite-protocol.ts';
import type { SuiteTask } from './suite-task.ts';
import { Collection } from './tools/collection.ts';
import { interceptTools } from './tools/intercept.ts';
import { endOfScript } from './tools/script-end.ts';
import { isOfVitest, runVitest } from './tools/vitest.ts';
import type { Deviation } from '../../model.ts';

/** Contents of a suite's file. */
export interface SuiteFile {
  readonly tasks: readonly SuiteTask[];
  /** A function, because a suite may have to compute them. */
  readonly labels: () => Promise<TaskLabels>;
  /** What another benchmark tool would do for these tasks, and perf-gate does not. */
  readonly deviations: readonly Deviation[];
  /** Code of files that a tool has transformed and loaded, by their absolute paths. */
  readonly modules: ReadonlyMap<string, string>;
}

/** A Bench that keeps the functions of its tasks, which tinybench hides. */
class RecordingBench extends Bench {
  readonly #added = new Map<string, SuiteTask>();
  #isClosed = false;

  override add(name: string, fn: Fn, options?: FnOptions): this {
    const problem = problemOfTask(name, fn);
    if (problem !== null) throw new Error(problem);
    if (this.#isClosed)
      throw new Error(`the task "${name}" was added after the default export had ended: return, or await, what it waits for`);
    // `async`, because tinybench would call the task to find out.
    super.add(name, fn, { ...options, async: true });
    this.#added.set(name, { name, prepare: () => fn, options });
    return this;
  }

  /** Ends adding, and gives the tasks. Later ones would be seen by chance. */
  close(): readonly SuiteTask[] {
    this.#isClosed = true;
    return this.tasks.map(({ name }) => this.#added.get(name)!);
  }

  override run(): never {
    throw new Error('perf-gate runs the tasks: leave out bench.run()');
  }

  override runSync(): never {
    throw new Error('perf-gate runs the tasks: leave out bench.runSync()');
  }
}

/** Checks a task, because types do not hold in JavaScript. null: no problem. */
function problemOfTask(name: unknown, fn: unknown): string | null {
  if (typeof name !== 'string' || name === '')
    return `the name of a task is a text that is not empty, and bench.add(${inspect(name)}, …) has none`;
  return typeof fn === 'function' ? null : `the task "${name}" has no function; bench.add(name, fn)`;
}

interface SuiteModule {
  readonly default?: unknown;
  readonly labels?: unknown;
}

const labelsSchema = z.record(z.string(), z.record(z.string().min(1), z.string())).default({});

/**
 * Imports the file and takes its tasks: those that its default export adds, or else those that it gives a benchmark tool to run.
 *
 * @throws Error that says what is wrong with the file
 */
export async function loadSuite({
  file,
  tree,
  wanted,
}: {
  readonly file: string;
  /** The arm's copy of the repository. */
  readonly tree: string;
  /** The one task that this process runs; null: it lists them all. */
  readonly wanted: string | null;
}): Promise<SuiteFile> {
  const collection = new Collection(wanted);
  using script = endOfScript(collection);
  using _ = interceptTools(collection);
  if (isOfVitest(file)) {
    await runVitest(file, tree, collection);
    return suiteOfTools({}, collection);
  }
  const imported = import(pathToFileURL(file).href) as Promise<SuiteModule>;
  // A file that gave the wanted task away waits for it, or has come to its end.
  const suite = await Promise.race([imported.then(ownExports), collection.found.then(() => null)]);
  if (typeof suite?.default === 'function') return suiteOfExport(suite.default, suite);
  if (suite !== null) await Promise.race([script.ended(), collection.found]);
  return suiteOfTools(suite ?? {}, collection);
}

async function suiteOfExport(add: Function, suite: SuiteModule): Promise<SuiteFile> {
  const bench = new RecordingBench();
  await add(bench);
  const tasks = bench.close();
  if (tasks.length === 0)
    throw new Error(
      'it adds no task before its default export ends; call bench.add(name, fn) on the Bench that this is given, and return the promise of what it waits for',
    );
  return { tasks, labels: () => labelsOf(suite.labels, tasks), deviations: [], modules: new Map() };
}

function suiteOfTools(suite: SuiteModule, collection: Collection): SuiteFile {
  collection.close();
  const { tasks, deviations, modules } = collection;
  if (tasks.length === 0)
    throw new Error(
      'it adds no task: export default function (bench) { bench.add(name, fn) }, or run tasks by tinybench, vitest, mitata, benchmark or benchmarkify',
    );
  return { tasks, labels: () => labelsOf(suite.labels, tasks), deviations: [...deviations], modules };
}

/** Exports of a module that a compiler turned into CommonJS lie in its default export. */
function ownExports(suite: SuiteModule): SuiteModule {
  return isCompiled(suite.default) ? suite.default : suite;
}

const isCompiled = (exported: unknown): exported is SuiteModule =>
  typeof exported === 'object' && exported !== null && Reflect.get(exported, '__esModule') === true;

async function labelsOf(exported: unknown, tasks: readonly Pick<SuiteTask, 'name'>[]): Promise<TaskLabels> {
  const parsed = labelsSchema.safeParse(typeof exported === 'function' ? await exported() : exported);
  if (!parsed.success) throw new Error("its labels are not texts by column by task; export const labels = { parse: { Length: '177 B' } }");
  const stray = Object.keys(parsed.data).find((name) => !tasks.some((task) => task.name === name));
  if (stray !== undefined) throw new Error(`it has labels for "${stray}", and adds no such task`);
  return parsed.data;
}
