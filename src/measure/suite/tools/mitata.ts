import { types } from 'node:util';
import { type Collection, FOREVER, NO_STATISTICS, type ToolTask } from './collection.ts';
import type { Tool } from './intercept.ts';
import { Repeated } from '../suite-task.ts';

/** What mitata's own loop gives its stop-watch: a function and the arguments of one benchmark. */
interface NotedFunction {
  readonly fn: MitataFn;
  readonly args: Readonly<Record<string, unknown>>;
}

type MitataFn = ((...args: unknown[]) => unknown) | ((state: State) => AnyIterator);
type AnyIterator = Iterator<unknown> | AsyncIterator<unknown>;

interface State {
  readonly get: (name: string) => unknown;
}

/** Figures in the place of a measured run. */
const NO_RUN = { ...NO_STATISTICS, kind: 'fn', debug: '', heap: { ...NO_STATISTICS, total: 0 } };

/** Report of `run`: versions 1 have runs by arguments and groups by number, version 0 a flat list. */
interface Report {
  readonly layout?: readonly { readonly name: unknown }[];
  readonly benchmarks: readonly {
    readonly name?: string;
    readonly fn?: MitataFn;
    readonly group: number | string | null;
    readonly runs?: readonly { readonly name: string }[];
  }[];
}

/** Since `run` was called, in its order. */
let measured: NotedFunction[] | null = null;

/** mitata's stop-watch, `measure` of its inner module. `run` tries it on empty functions first. */
export const MITATA_STOPWATCH: Tool = {
  name: 'mitata/lib',
  replaced: ['measure'],
  adopt: ({ measure }, collection) => {
    if (typeof measure !== 'function') throw notKnown();
    return {
      // `heap`: of a benchmark, and not of the empty functions.
      measure: async (fn: MitataFn, options: Partial<NotedFunction> & { readonly inner_gc?: boolean; readonly heap?: unknown } = {}) => {
        if (measured === null) throw new Error('`measure` of mitata runs what has no name: use bench(name, fn) and run()');
        if (options.inner_gc === true && 'heap' in options) collection.deviations.add('collections');
        measured.push({ fn, args: options.args ?? {} });
        return NO_RUN;
      },
    };
  },
};

/** mitata: its own `run` goes through groups, filters, names and arguments, and finds a stop-watch that notes them. */
export const MITATA: Tool = {
  name: 'mitata',
  replaced: ['run'],
  adopt: ({ run }, collection) => {
    if (typeof run !== 'function') throw notKnown();
    return {
      run: async (options: object = {}) => {
        const end = collection.begin();
        try {
          measured = [];
          const report = await (run as (options?: object) => Promise<Report>)({
            ...options,
            format: 'quiet',
            silent: true,
            print: () => {},
          });
          const tasks = tasksOf(report, measured, collection);
          return collection.take(tasks) ? await FOREVER : report;
        } finally {
          measured = null;
          end();
        }
      },
    };
  },
};

const notKnown = (): Error => new Error('this version of mitata is not known: it has no `run` and no `measure` in lib.mjs');

function tasksOf({ layout, benchmarks }: Report, all: readonly NotedFunction[], collection: Collection): readonly ToolTask[] {
  const named = benchmarks.flatMap(({ name, fn, group, runs }) => {
    const groupName = typeof group === 'string' ? group : layout?.[group ?? -1]?.name;
    const names = [typeof groupName === 'string' && !UNNAMED.test(groupName) ? groupName : undefined];
    return (runs ?? [{ name }]).map((run) => ({ names: [...names, run.name], fn }));
  });
  // In the order of the report, but for version 0, which goes by groups.
  const ofTasks = all.slice(-named.length);
  return named.map(({ names, fn }, place) => toolTask(names, fn === undefined ? ofTasks[place]! : { fn, args: {} }, collection));
}

/** Version 0 gives groups without a name one. */
const UNNAMED = /^\$mitata_group\d+$/;

/** Methods of what a generator yields that make parameters: `[0]() { … }`. */
const MAKES_PARAMETERS = /(?:\[\s*0\s*\]|[{,]\s*0)\s*[(:]/;

function toolTask(names: readonly unknown[], { fn, args }: NotedFunction, collection: Collection): ToolTask {
  const state: State = { get: (name) => args[name] };
  if (types.isGeneratorFunction(fn)) {
    if (MAKES_PARAMETERS.test(fn.toString())) collection.deviations.add('parameters');
    let generator: AnyIterator;
    return {
      names,
      prepare: async () => {
        generator = (fn as (state: State) => AnyIterator)(state);
        return functionOf((await generator.next()).value, { name: names.at(-1), args });
      },
      options: {
        afterAll: async () => {
          await generator.next();
        },
      },
    };
  }
  if (fn.length === 0) return { names, prepare: () => fn as () => unknown, options: undefined };
  collection.deviations.add('loop');
  return { names, prepare: () => new Repeated((operations) => fn(stateOf(operations, state) as never)), options: undefined };
}

/** The state over which a function loops: `for (const _ of state) …`. */
function stateOf(operations: number, state: State): State & Iterable<undefined> & AsyncIterable<undefined> {
  let left = operations;
  // One object, which both kinds of loop take.
  const steps = { next: (): never => ({ done: (left -= 1) < 0, value: undefined }) as never };
  return { ...state, [Symbol.iterator]: () => steps, [Symbol.asyncIterator]: () => steps };
}

interface Yielded {
  readonly bench?: (...parameters: unknown[]) => unknown;
  readonly manual?: unknown;
  readonly concurrency?: number;
  readonly [parameter: number]: () => unknown;
}

/** What a generator yields: the function, or an object with it, with what makes its parameters, and how many calls an operation makes at once. */
function functionOf(value: unknown, { name, args }: { readonly name: unknown; readonly args: NotedFunction['args'] }): () => unknown {
  const {
    bench,
    manual,
    concurrency = args['concurrency'],
    ...makers
  } = typeof value === 'function' ? ({ bench: value as () => unknown } as Yielded) : ((value ?? {}) as Yielded);
  if (manual !== undefined)
    throw new Error(
      `the task "${String(name)}" times itself (\`manual\`), and perf-gate times operations as a whole: yield { bench } in its place`,
    );
  if (typeof bench !== 'function') throw new Error(`the generator of the task "${String(name)}" yields no function`);
  return atOnce(withParameters(bench, makers), Number(concurrency ?? 1));
}

function withParameters(bench: NonNullable<Yielded['bench']>, makers: Readonly<Record<number, () => unknown>>): () => unknown {
  const parameters = Array.from({ length: bench.length }, (_, place) => makers[place]!);
  if (parameters.length === 0) return bench;
  if (!parameters.map((make) => make()).some((made) => made instanceof Promise)) return () => bench(...parameters.map((make) => make()));
  return async () => bench(...(await Promise.all(parameters.map((make) => make()))));
}

function atOnce(fn: () => unknown, calls: number): () => unknown {
  if (calls <= 1) return fn;
  return () => {
    const results = Array.from({ length: calls }, fn);
    return results.some((result) => result instanceof Promise) ? Promise.all(results) : results;
  };
}
