/**
 * Collects the tasks of files that bring their own benchmark tool. While such a file is loaded, the tool that it imports is replaced by a
 * stand-in that takes down what is added and runs nothing: perf-gate runs the tasks.
 */
import module from 'node:module';
import type { FnOptions } from 'tinybench';

/** A task as a file of another tool adds it. */
interface CollectedTask {
  readonly name: string;
  readonly fn: () => unknown;
  readonly options: FnOptions;
}

export interface Collected {
  readonly tasks: readonly CollectedTask[];
  /** Options of the tool that perf-gate does not follow, as `tinybench: time`. */
  readonly unusedOptions: readonly string[];
}

const COLLECTOR = Symbol.for('perf-gate.collector');
const SCHEME = 'perf-gate-tool:';

/** Loads a file and gives what it adds to the tools that it imports. @throws what the file throws */
export async function collectFromTools<Loaded>(load: () => Promise<Loaded>): Promise<Collected & { readonly loaded: Loaded }> {
  const tasks = new Map<string, CollectedTask>();
  const unused = new Set<string>();
  const waiting: (() => unknown)[] = [];
  Reflect.set(globalThis, COLLECTOR, {
    add(groups: readonly unknown[], label: unknown, fn: () => unknown, options: FnOptions): void {
      if (typeof fn !== 'function') throw new Error(`the task "${String(label)}" has no function`);
      const named = [...groups, typeof label === 'function' ? label.name : label].filter((part) => part !== undefined && part !== '').map(String).join(' > ');
      // Two tasks of one name are two benchmarks.
      const taken = [...tasks.keys()].filter((name) => name === named || name.startsWith(`${named} (`)).length;
      const name = taken === 0 ? named : `${named} (${taken + 1})`;
      tasks.set(name, { name, fn, options });
    },
    remove: (groups: readonly unknown[], label: unknown): void => { tasks.delete([...groups, label].filter((part) => part !== undefined).map(String).join(' > ')); },
    unused: (tool: string, options: object, used: readonly string[] = []): void => {
      for (const option of Object.keys(options)) if (!used.includes(option)) unused.add(`${tool}: ${option}`);
    },
    before: (hook: () => unknown): void => { waiting.push(hook); },
  });
  const hooks = module.registerHooks({
    resolve: (specifier, context, next) => (specifier in STAND_INS ? { url: `${SCHEME}${specifier}`, format: 'module', shortCircuit: true } : next(specifier, context)),
    load: (url, context, next) => (url.startsWith(SCHEME) ? { source: `${SHARED}${STAND_INS[url.slice(SCHEME.length)]!}`, format: 'module', shortCircuit: true } : next(url, context)),
  });
  try {
    const loaded = await load();
    for (const hook of waiting) await hook();
    return { loaded, tasks: [...tasks.values()], unusedOptions: [...unused] };
  } finally {
    hooks.deregister();
  }
}

const SHARED = `const collector = globalThis[Symbol.for('perf-gate.collector')];
const statistics = { mean: 0, min: 0, max: 0, p50: 0, p75: 0, p99: 0, p995: 0, p999: 0, sd: 0, rme: 0, samples: [] };
const nothing = new Proxy(function () {}, { get: (_, name) => (name === 'then' ? undefined : nothing), apply: () => nothing, construct: () => nothing });
`;

/** By the name that a file imports. Results are zeros, so that a script that prints them goes on. */
const STAND_INS: Readonly<Record<string, string>> = {
  tinybench: `
export class Task {}
export const nToMs = (ns) => ns / 1e6;
export const now = () => performance.now();
export const hrtimeNow = now;
export class Bench extends EventTarget {
  #tasks = new Map();
  constructor(options = {}) {
    super();
    this.name = options.name;
    this.opts = options;
    collector.unused('tinybench', options, ['name']);
  }
  add(name, fn, options = {}) {
    collector.add([this.name], name, fn, options);
    this.#tasks.set(name, { name, fn, runs: 0, result: { state: 'not-started', hz: 0, period: 0, totalTime: 0, latency: statistics, throughput: statistics, ...statistics } });
    return this;
  }
  remove(name) { collector.remove([this.name], name); this.#tasks.delete(name); return this; }
  getTask(name) { return this.#tasks.get(name); }
  get tasks() { return [...this.#tasks.values()]; }
  get results() { return this.tasks.map(({ result }) => result); }
  async run() { return this.tasks; }
  async warmup() {}
  runSync() { return this.tasks; }
  table() { return []; }
  reset() {}
}
export default { Bench, Task };
export { Bench as 'module.exports' };
Bench.Bench = Bench;
`,
  vitest: `
const groups = [];
export function bench(name, fn, options = {}) {
  collector.unused('vitest', options, ['setup', 'teardown']);
  collector.add(groups, name, fn, { ...(options.setup ? { beforeAll: () => options.setup() } : {}), ...(options.teardown ? { afterAll: () => options.teardown() } : {}) });
}
const skip = () => {};
export function describe(name, ...rest) {
  const body = rest.find((part) => typeof part === 'function');
  groups.push(typeof name === 'function' ? name.name : name);
  try {
    if (body?.() instanceof Promise) throw new Error('describe() with an asynchronous function is not measured: add its tasks without waiting');
  } finally {
    groups.pop();
  }
}
for (const one of [bench, describe]) {
  one.skip = one.todo = skip;
  one.only = one.sequential = one.concurrent = one;
  one.skipIf = (condition) => (condition ? skip : one);
  one.runIf = (condition) => (condition ? one : skip);
}
describe.each = (cases) => (name, body) => { for (const one of cases) describe(String(name).replace(/%[sdifjo]|\\$\\w+/, String(one)), () => body(...[one].flat())); };
export { describe as suite };
export const beforeAll = (hook) => { collector.before(hook); };
export const afterAll = skip, beforeEach = skip, afterEach = skip, test = skip, it = skip;
export const expect = nothing, vi = nothing, assert = nothing;
`,
  mitata: `
const groups = [];
const chain = (name) => new Proxy({}, { get: (_, method) => (method === 'then' ? undefined : (...args) => { if (args.length > 0) collector.unused('mitata', { [String(method)]: args }); return chain(name); }) });
export function bench(name, fn) {
  const [label, body] = typeof name === 'function' ? [name.name || 'anonymous', name] : [name, fn];
  let task = body;
  if (body?.constructor?.name.endsWith('GeneratorFunction')) {
    const first = body({ get: () => undefined }).next().value;
    task = typeof first === 'function' ? first : first?.bench;
  }
  collector.add(groups, label, task, {});
  return chain(label);
}
export function group(name, fn) {
  const [label, body] = typeof name === 'function' ? [undefined, name] : [name, fn];
  groups.push(typeof label === 'object' ? label?.name : label);
  try { body(); } finally { groups.pop(); }
}
const plain = (fn) => { fn(); };
export { plain as boxplot, plain as barplot, plain as summary, plain as lineplot, plain as compact, bench as baseline };
export const run = async () => ({ benchmarks: [], context: {} });
let kept;
export const do_not_optimize = (value) => { kept = value; };
export const measure = nothing, B = nothing, k_fn = nothing;
`,
  benchmark: `
class Suite {
  #name;
  length = 0;
  constructor(name, options = {}) { this.#name = typeof name === 'string' ? name : undefined; collector.unused('benchmark', typeof name === 'object' ? name : options, ['name']); }
  add(name, fn, options = {}) {
    const [label, body, rest] = typeof name === 'object' ? [name.name, name.fn, name] : typeof fn === 'object' ? [name, fn.fn, fn] : [name, fn, options];
    if (rest.defer) throw new Error(\`the task "\${label}" is deferred: return a promise instead\`);
    collector.unused('benchmark', rest, ['name', 'fn', 'defer']);
    collector.add([this.#name], label, body, {});
    this.length += 1;
    return this;
  }
  on() { return this; }
  off() { return this; }
  run() { return this; }
  abort() { return this; }
  filter() { return []; }
  map() { return []; }
  forEach() {}
}
export default function Benchmark(name, fn) { collector.add([], name, fn, {}); return { on() { return this; }, run() { return this; } }; }
Benchmark.Suite = Suite;
Benchmark.platform = {};
Benchmark.options = {};
export { Suite, Benchmark as 'module.exports' };
`,
};
