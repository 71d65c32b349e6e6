import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { types } from 'node:util';
import { compileFunction } from 'node:vm';
import { Bench, type Fn, type FnHook, type FnOptions, type Task } from 'tinybench';
import type { Sample } from '../probe/probe-log.ts';
import { BATCH_MS, type Calibrated, type Ran } from './suite-protocol.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** [ns on a core, ns queued for one, turns] of the main thread (Linux, "Scheduler Statistics"). Not every kernel keeps it. */
const ACCOUNT = '/proc/self/schedstat';

/** Time in ms for which this process's main thread has been queued for its core so far; 0 where the kernel keeps no account. */
function queuedMs(): number {
  const [, queuedNs = 0] = (existsSync(ACCOUNT) ? readFileSync(ACCOUNT, 'utf8') : '').split(' ').map(Number);
  return queuedNs / 1e6;
}

/** Reading memory is slow. */
const MEMORY_EVERY_MS = 50;

export function openSuiteLog(): {
  /** Samples of operations, oldest first. */
  readonly samples: Sample[];
  /** Adds operations. Returns the time. */
  readonly log: (operations: number) => number;
  readonly maxMemoryBytes: () => number;
} {
  const samples: Sample[] = [];
  let done = 0;
  let maxMemoryBytes = 0;
  let memoryReadMs = -Infinity;
  const log = (operations: number): number => {
    done += operations;
    const cpu = process.cpuUsage();
    const nowMs = monotonicMs();
    samples.push([nowMs, done, cpu.user + cpu.system]);
    if (nowMs - memoryReadMs >= MEMORY_EVERY_MS) {
      memoryReadMs = nowMs;
      maxMemoryBytes = Math.max(maxMemoryBytes, process.memoryUsage.rss());
    }
    return nowMs;
  };
  return { samples, log, maxMemoryBytes: () => maxMemoryBytes };
}

/**
 * Calls in a row, which divide the cost of the loop. Every call is a real one: each place of a call has seen many
 * different functions before (`meetStrangers`), so that V8 does not inline the task and drop or move its work. Storing each result in an
 * object would cost more than a small operation.
 */
const CALLS_IN_A_ROW = 64;

/** Keeps the last result. */
const kept: { result: unknown } = { result: null };

/** Calls a function so many times. */
export function runOperations(fn: Fn, count: number): void {
  const rows = Math.floor(count / CALLS_IN_A_ROW);
  if (rows > 0) kept.result = callInRows(fn, rows);
  for (let left = count - rows * CALLS_IN_A_ROW; left > 0; left -= 1) kept.result = fn();
}

/** The same with each operation awaited. */
async function runAsyncOperations(fn: Fn, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) kept.result = await fn();
}

const callInRows = compileFunction(
  `let result;
  for (let row = 0; row < rows; row += 1) {
    ${'result = fn();\n'.repeat(CALLS_IN_A_ROW)}
  }
  return result;`,
  ['fn', 'rows'],
) as (fn: Fn, rows: number) => unknown;

/** Makes a call site megamorphic. */
export function meetStrangers(call: (fn: Fn) => void): void {
  const strangers: readonly Fn[] = [() => 0, () => '', () => null, () => 0.5, () => [], () => true];
  for (let time = 0; time < 200; time += 1) for (const stranger of strangers) call(stranger);
}

meetStrangers((stranger) => {
  runOperations(stranger, CALLS_IN_A_ROW + 1);
});

const CALIBRATION_MS = 20;

/** A function that does so many operations by a loop of its own. */
export class Repeated {
  readonly perform: (operations: number) => unknown;

  constructor(perform: (operations: number) => unknown) {
    this.perform = perform;
  }
}

/** A task as a file adds it. */
export interface SuiteTask {
  readonly name: string;
  /** Gives its function, once, after `beforeAll`. */
  readonly prepare: () => Fn | Repeated | Promise<Fn | Repeated>;
  readonly options: FnOptions | undefined;
}

/** A task that is ready to run. */
export interface OpenTask {
  /** How it does by itself. */
  readonly calibrate: () => Promise<Calibrated>;
  /** Runs batches of `batch` operations, one at least, until `endMs` (monotonic). */
  readonly run: (batch: number, endMs: number) => Promise<Ran>;
  /** Does exactly so many operations. False: it does none, because hooks surround each. */
  readonly repeat: (operations: number) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/** Calls `beforeAll`, and the task once to learn whether it is asynchronous. */
export async function openTask(task: SuiteTask): Promise<OpenTask> {
  const hooked = hookedTask(task);
  await callHook(task.options?.beforeAll, hooked);
  const prepared = await task.prepare();
  const asynchronous = await isAsynchronous(prepared, task.options, hooked);
  const perform = repeated(prepared, asynchronous);
  // Hooks around each operation need it to be alone.
  const isSingle = task.options?.beforeEach !== undefined || task.options?.afterEach !== undefined;

  /** @param look called after each batch, except for figures */
  const runBatches = async (wantedBatch: number, endMs: number, look?: () => void): Promise<Ran> => {
    const batch = isSingle ? 1 : wantedBatch;
    // tinybench counts time inside the function only; the end goes by the clock.
    const enough = new AbortController();
    const bench = new Bench({ time: Math.max(1, endMs - monotonicMs()), iterations: 1, warmup: false, throws: true, retainSamples: false });
    const { samples, log, maxMemoryBytes } = openSuiteLog();
    const logBatch = (): void => {
      if (log(batch) >= endMs) enough.abort();
    };
    const lookAndLog = (): void => {
      look?.();
      logBatch();
    };
    bench.add(task.name, asBatch(perform, asynchronous, batch, look === undefined ? logBatch : lookAndLog), {
      ...hooksAroundEach(task.options),
      async: asynchronous,
      signal: enough.signal,
    });
    log(0);
    await bench.run();
    return { samples, maxMemoryBytes: maxMemoryBytes() };
  };

  const repeat: OpenTask['repeat'] = async (operations) => {
    if (isSingle) return false;
    if (asynchronous) await perform(operations);
    else perform(operations);
    return true;
  };

  const lookAtResult = (): void => refuseResult(kept.result, asynchronous);
  return {
    run: (batch, endMs) => runBatches(batch, endMs),
    repeat,
    calibrate: () => calibrate((batch, endMs) => runBatches(batch, endMs, lookAtResult), isSingle),
    close: () => callHook(task.options?.afterAll, hooked),
  };
}

/** @throws where a result shows that timing the calls would not measure the work */
function refuseResult(result: unknown, asynchronous: boolean): void {
  // Promises only: an unsent query may have a `then` too.
  if (!asynchronous && types.isPromise(result)) {
    throw new Error(
      'the task gave a promise that is not awaited, because its first operation gave none, or by `async: false`: say `{ async: true }`',
    );
  }
  if (isTimedByItself(result)) {
    throw new Error(
      'the task gives an `overriddenDuration`, and perf-gate times operations as a whole: make what they need beforehand, in `beforeAll` or once for many of them',
    );
  }
}

function isTimedByItself(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'overriddenDuration' in result && Number.isFinite(result.overriddenDuration);
}

/** Runs growing batches until one is long enough. */
async function calibrate(run: OpenTask['run'], isSingle: boolean): Promise<Calibrated> {
  let batch = 1;
  while (true) {
    const queuedBeforeMs = queuedMs();
    const { samples } = await run(batch, monotonicMs() + CALIBRATION_MS);
    // The fastest batch: others were interrupted, or not compiled yet.
    const msPerOp = Math.min(...samples.slice(1).map(([atMs], before) => (atMs - samples[before]![0]) / batch));
    const fitting = Math.round(BATCH_MS / msPerOp);
    // Over all batches: some may wait and others not, and the clock of CPU time is coarse beside a single one.
    if (isSingle || fitting < 2 * batch) return { msPerOp, busyShare: busyShareOf(samples, queuedMs() - queuedBeforeMs) };
    batch = fitting;
  }
}

async function isAsynchronous(prepared: Fn | Repeated, options: FnOptions | undefined, hooked: Task): Promise<boolean> {
  if (options?.async !== undefined) return options.async;
  await callHook(options?.beforeEach, hooked);
  const first: unknown = prepared instanceof Repeated ? prepared.perform(1) : prepared();
  kept.result = await first;
  await callHook(options?.afterEach, hooked);
  return typeof (first as PromiseLike<unknown> | null | undefined)?.then === 'function';
}

type Perform = Repeated['perform'];

function repeated(prepared: Fn | Repeated, asynchronous: boolean): Perform {
  if (prepared instanceof Repeated) return prepared.perform;
  return asynchronous
    ? (operations) => runAsyncOperations(prepared, operations)
    : (operations) => {
        runOperations(prepared, operations);
      };
}

function asBatch(perform: Perform, asynchronous: boolean, batch: number, afterBatch: () => void): Fn {
  if (asynchronous) {
    return async () => {
      await perform(batch);
      afterBatch();
    };
  }
  return () => {
    perform(batch);
    afterBatch();
  };
}

/** Without `beforeAll` and `afterAll`, which are called once. */
function hooksAroundEach({ beforeEach, afterEach }: FnOptions = {}): FnOptions {
  return { ...(beforeEach && { beforeEach }), ...(afterEach && { afterEach }) };
}

/** `this` of hooks. `async`, so that tinybench does not call the task to find out. */
const hookedTask = ({ name }: SuiteTask): Task => new Bench().add(name, () => {}, { async: true }).getTask(name)!;

async function callHook(hook: FnHook | undefined, hooked: Task): Promise<void> {
  await hook?.call(hooked, 'run');
}

/** Share of the time between the first and last sample in which a process ran, or was queued for its core (`queuedMs`). */
export function busyShareOf(samples: readonly Sample[], queuedMs: number): number {
  const [[fromMs, , cpuUsBefore], [toMs, , cpuUs]] = [samples[0]!, samples.at(-1)!];
  return Math.min(1, ((cpuUs - cpuUsBefore) / 1000 + queuedMs) / (toMs - fromMs));
}
