import type { Bench, Fn, FnOptions, Task } from 'tinybench';
import { asFunction, FOREVER, type HooksAround, NO_STATISTICS, NO_THROUGHPUT, optionsWithin, type ToolTask } from './collection.ts';
import type { Tool } from './intercept.ts';

/** Parts of a Bench in the versions that are known. */
type AnyBench = Pick<Bench, 'add' | 'run' | 'tasks' | 'name' | 'getTask'> & {
  readonly opts?: BenchHooks;
  runSync?: () => readonly Task[];
} & BenchHooks;

interface BenchHooks extends HooksAround {
  readonly concurrency?: 'task' | 'bench' | null;
}

interface Added {
  readonly fn: Fn;
  readonly options: FnOptions;
}

const RESULT = {
  state: 'completed',
  runtime: 'node',
  runtimeVersion: process.version,
  hz: 0,
  period: 0,
  totalTime: 0,
  latency: NO_STATISTICS,
  throughput: NO_THROUGHPUT,
  ...NO_STATISTICS,
};

/** tinybench: `add` shows the functions, which a Bench hides; `run` and `runSync` give the tasks that are left then. */
export const TINYBENCH: Tool = {
  name: 'tinybench',
  replaced: [],
  adopt({ Bench: Class }, collection) {
    const prototype = (Class as { readonly prototype?: AnyBench } | undefined)?.prototype;
    if (typeof prototype?.add !== 'function' || typeof prototype.run !== 'function')
      throw new Error('this version of tinybench is not known: its Bench has no add() and run()');
    const addedTo = new WeakMap<AnyBench, Map<string, Added>>();
    const { add } = prototype;
    prototype.add = function (this: AnyBench, name: string, fn: Fn, options: FnOptions = {}) {
      const added = addedTo.get(this) ?? new Map<string, Added>();
      addedTo.set(this, added.set(name, { fn: asFunction(fn, name), options }));
      // In the place of the function, which tinybench would call to learn whether it is asynchronous.
      return add.call(this as Bench, name, async () => {}, options);
    };
    /** Whether the wanted task is among them. */
    const taken = (bench: AnyBench): boolean => {
      if ((bench.concurrency ?? bench.opts?.concurrency ?? null) !== null) collection.deviations.add('concurrency');
      const isWanted = collection.take(bench.tasks.map((task) => toolTask(bench, task, addedTo.get(bench)!.get(task.name)!)));
      for (const task of bench.tasks) Object.defineProperty(task, 'result', { value: RESULT, configurable: true });
      return isWanted;
    };
    prototype.run = async function (this: AnyBench) {
      return taken(this) ? FOREVER : this.tasks;
    };
    prototype.runSync = function (this: AnyBench) {
      taken(this);
      return this.tasks;
    };
    return {};
  },
};

function toolTask(bench: AnyBench, task: Task, { fn, options }: Added): ToolTask {
  const around = { setup: bench.setup ?? bench.opts?.setup, teardown: bench.teardown ?? bench.opts?.teardown };
  return { names: [bench.name, task.name], prepare: () => fn, options: optionsWithin(around, task, options, bench) };
}
