import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { Bench, type Fn, type FnOptions } from 'tinybench';
import { z } from 'zod';
import { type Collected, collectFromTools } from './benchmark-tools.ts';
import type { TaskLabels } from './suite-protocol.ts';

export interface SuiteTask {
  readonly name: string;
  readonly fn: Fn;
  readonly options: FnOptions | undefined;
}

/** What a suite's file has to say. */
export interface SuiteFile {
  readonly tasks: readonly SuiteTask[];
  /** Worked out when it is asked for, because a suite may have to work for them. */
  readonly labels: () => Promise<TaskLabels>;
  /** Options of another benchmark tool that perf-gate does not follow. */
  readonly unusedOptions: readonly string[];
}

/** A Bench that remembers what was added: tinybench keeps a task's function to itself. */
class RecordingBench extends Bench {
  readonly #added = new Map<string, SuiteTask>();
  #isClosed = false;

  override add(name: string, fn: Fn, options?: FnOptions): this {
    const problem = problemOfTask(name, fn);
    if (problem !== null) throw new Error(problem);
    if (this.#isClosed) throw new Error(`the task "${name}" was added after the default export had ended: return, or await, what it waits for`);
    // Told what tinybench would find out by calling the task, which may need its hooks first.
    super.add(name, fn, { ...options, async: true });
    this.#added.set(name, { name, fn, options });
    return this;
  }

  /** The tasks that were added, and not removed again. What came later would be seen by chance: by one process, and not by the next. */
  close(): readonly SuiteTask[] {
    this.#isClosed = true;
    return this.tasks.map(({ name }) => this.#added.get(name)!);
  }

  /** Every process of a round would run all tasks before the one that it measures. */
  override run(): never {
    throw new Error('perf-gate runs the tasks: leave out bench.run()');
  }

  override runSync(): never {
    throw new Error('perf-gate runs the tasks: leave out bench.runSync()');
  }
}

/** Types do not hold for a file of JavaScript, and tinybench takes any name. null: there is none. */
function problemOfTask(name: unknown, fn: unknown): string | null {
  if (typeof name !== 'string' || name === '') return `the name of a task is a text that is not empty, and bench.add(${inspect(name)}, …) has none`;
  return typeof fn === 'function' ? null : `the task "${name}" has no function; bench.add(name, fn)`;
}

/** What a module exports, as far as it is looked at. */
interface SuiteModule {
  readonly default?: unknown;
  readonly labels?: unknown;
}

const labelsSchema = z.record(z.string(), z.record(z.string().min(1), z.string())).default({});

/**
 * Imports the file and takes its tasks: those that its default export adds, or else those that it adds to a benchmark tool.
 *
 * @throws Error that says what is wrong with the file
 */
export async function loadSuite(file: string): Promise<SuiteFile> {
  const collected = await collectFromTools(async () => (await import(pathToFileURL(file).href)) as SuiteModule);
  const suite = ownExports(collected.loaded);
  if (typeof suite.default !== 'function') return suiteOfTools(suite, collected);
  const bench = new RecordingBench();
  await suite.default(bench);
  const tasks = bench.close();
  if (tasks.length === 0) throw new Error('it adds no task before its default export ends; call bench.add(name, fn) on the Bench that this is given, and return the promise of what it waits for');
  return { tasks, labels: () => labelsOf(suite.labels, tasks), unusedOptions: [] };
}

function suiteOfTools(suite: SuiteModule, { tasks, unusedOptions }: Collected): SuiteFile {
  if (tasks.length === 0) throw new Error('it adds no task: export default function (bench) { bench.add(name, fn) }, or add tasks to tinybench, vitest, mitata or benchmark while the file is loaded');
  return { tasks, labels: () => labelsOf(suite.labels, tasks), unusedOptions };
}

/** Where a compiler has made CommonJS of a module, all that it exports is in `module.exports`, which an import sees as the default export. */
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
