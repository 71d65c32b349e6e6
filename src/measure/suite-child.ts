/**
 * One arm's suite in a process of its own. The suite's file adds its tasks to a tinybench Bench; here each task becomes
 * a batch of about a millisecond that logs (time, operations, CPU), so that two processes can be laid side by side
 * and the cost of timer and loop is spread over many operations.
 */
import { pathToFileURL } from 'node:url';
import { Bench, type Fn, type FnOptions } from 'tinybench';
import { monotonicMs } from '../clock.ts';
import { answerQuestions } from '../processes/answers.ts';
import { BATCH_MS, suiteCommandSchema, type SuiteAnswer, type SuiteCommand } from './suite-protocol.ts';

const CALIBRATION_MS = 60;

interface SuiteTask {
  readonly name: string;
  readonly fn: Fn;
  readonly options: FnOptions | undefined;
}

/** A Bench that remembers what was added: tinybench keeps a task's function to itself. */
class RecordingBench extends Bench {
  readonly added: SuiteTask[] = [];

  override add(name: string, fn: Fn, options?: FnOptions): this {
    this.added.push({ name, fn, options });
    // Told what tinybench would find out by calling the task, which may need its hooks first; this bench never runs.
    return super.add(name, fn, { ...options, async: true });
  }
}

async function loadTasks(file: string): Promise<readonly SuiteTask[]> {
  const suite = (await import(pathToFileURL(file).href)) as { readonly default?: unknown };
  if (typeof suite.default !== 'function') throw new Error('its default export is not a function; export default function (bench) { bench.add(name, fn) }');
  const bench = new RecordingBench();
  await suite.default(bench);
  if (bench.added.length === 0) throw new Error('it adds no task; call bench.add(name, fn) on the Bench that its default export is given');
  return bench.added;
}

/** The last result is kept where everybody could see it, so that the compiler cannot leave the work out. */
const sink: { last: unknown } = { last: null };

/** Found out by calling it once, as a run does: with its hooks. */
async function isAsynchronous({ fn, options }: SuiteTask): Promise<boolean> {
  if (options?.async !== undefined) return options.async;
  await options?.beforeEach?.call(undefined as never, 'run');
  const first: unknown = fn();
  sink.last = await first;
  await options?.afterEach?.call(undefined as never, 'run');
  return typeof (first as PromiseLike<unknown> | null | undefined)?.then === 'function';
}

/** Runs `batch` operations; hooks around each one need it to be alone. */
function asBatch(task: SuiteTask, asynchronous: boolean, batch: number, afterBatch: () => void): Fn {
  if (asynchronous) {
    return async () => {
      for (let index = 0; index < batch; index += 1) sink.last = await task.fn();
      afterBatch();
    };
  }
  return () => {
    for (let index = 0; index < batch; index += 1) sink.last = task.fn();
    afterBatch();
  };
}

const needsSingleOperations = (task: SuiteTask): boolean => task.options?.beforeEach !== undefined || task.options?.afterEach !== undefined;

async function runBatches(task: SuiteTask, wantedBatch: number, endMs: number): Promise<Extract<SuiteAnswer, { type: 'ran' }>> {
  const batch = needsSingleOperations(task) ? 1 : wantedBatch;
  const samples: [number, number, number][] = [];
  let operations = 0;
  let maxMemoryBytes = 0;
  const bench = new Bench({ time: Math.max(1, endMs - monotonicMs()), iterations: 1, warmup: false, throws: true, retainSamples: false });
  // tinybench counts time inside the function only; the end is kept by the clock on the wall.
  const enough = new AbortController();
  const log = (): void => {
    operations += batch;
    const cpu = process.cpuUsage();
    const now = monotonicMs();
    samples.push([now, operations, cpu.user + cpu.system]);
    if (samples.length % 100 === 1) maxMemoryBytes = Math.max(maxMemoryBytes, process.memoryUsage.rss());
    if (now >= endMs) enough.abort();
  };
  const { beforeAll } = task.options ?? {};
  await beforeAll?.call(undefined as never, 'run');
  const asynchronous = await isAsynchronous(task);
  bench.add(task.name, asBatch(task, asynchronous, batch, log), { ...withoutBeforeAll(task.options), async: asynchronous, signal: enough.signal });
  await bench.run();
  return { type: 'ran', samples, maxMemoryBytes };
}

/** `beforeAll` has run already: the first call, which tells whether a task is asynchronous, needs it. */
function withoutBeforeAll(options: FnOptions | undefined): FnOptions {
  const { beforeAll: _done, ...rest } = options ?? {};
  return rest;
}

/** In growing batches until one is long enough: the log of a batch of one takes far longer than a small operation. */
async function calibrate(task: SuiteTask): Promise<number> {
  let batch = 1;
  let msPerOp = CALIBRATION_MS;
  while (true) {
    const { samples } = await runBatches(task, batch, monotonicMs() + CALIBRATION_MS);
    const [first, last] = [samples[0], samples.at(-1)];
    if (!first || !last || last[1] === first[1]) return msPerOp;
    msPerOp = (last[0] - first[0]) / (last[1] - first[1]);
    const fitting = Math.round(BATCH_MS / msPerOp);
    if (needsSingleOperations(task) || fitting < 2 * batch) return msPerOp;
    batch = fitting;
  }
}

async function answer(file: string, command: SuiteCommand): Promise<SuiteAnswer> {
  const tasks = await loadTasks(file);
  if (command.type === 'list') return { type: 'tasks', names: tasks.map((task) => task.name) };
  const task = tasks.find((candidate) => candidate.name === command.task);
  if (!task) throw new Error(`it has no task "${command.task}"`);
  if (command.type === 'calibrate') return { type: 'calibrated', msPerOp: await calibrate(task) };
  return runBatches(task, command.batch, command.endMs);
}

const [file] = process.argv.slice(2);
answerQuestions<SuiteCommand>({ commands: suiteCommandSchema, answer: (command) => answer(file ?? '', command) });
