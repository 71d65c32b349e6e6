import { existsSync, readFileSync } from 'node:fs';
import process from 'node:process';
import { types } from 'node:util';
import { compileFunction } from 'node:vm';
import { Bench, type Fn, type FnHook, type FnOptions, type Task } from 'tinybench';
import type { Sample } from '../probe/probe-log.ts';
import type { SuiteTask } from './suite-file.ts';
import { BATCH_MS, type Calibrated, type Ran } from './suite-protocol.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** [ns on a core, ns queued for one, turns] of the main thread (Linux, "Scheduler Statistics"). Not every kernel keeps it. */
const ACCOUNT = '/proc/self/schedstat';

/** For how long this process's main thread wanted to run so far, and others had its core, in ms; 0 where nobody tells. */
function queuedMs(): number {
  const [, queuedNs = 0] = (existsSync(ACCOUNT) ? readFileSync(ACCOUNT, 'utf8') : '').split(' ').map(Number);
  return queuedNs / 1e6;
}

/** Reading the memory takes longer than all the rest. */
const MEMORY_EVERY_MS = 50;

/** What a task has done so far, and when. */
export interface SuiteLog {
  /** Of operations; oldest first. */
  readonly samples: Sample[];
  /** Notes that so many more operations are done. Returns the time. */
  readonly log: (operations: number) => number;
  readonly maxMemoryBytes: () => number;
}

export function openSuiteLog(): SuiteLog {
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
 * Operations one after the other, at next to no cost beside the operations themselves (bench/loop-cost.ts prints it).
 *
 * Every call is a real one. A function that the compiler knew at the place of the call would be inlined there: it could
 * then be left out where its result is not used, be moved out of the loop, or be made faster than any caller has it.
 * So each place of a call sees many different functions before it sees a task's, and from then on takes none for
 * granted. Nothing else is needed to keep the work: what a called function does and returns is not known outside of
 * it. Writing each result into an object, as one often sees, costs more than a small operation.
 */

/** Counting costs a sixty-fourth of what it would in a plain loop. */
const CALLS_IN_A_ROW = 64;

/** The last result is kept where anybody could see it. */
const kept: { result: unknown } = { result: null };

/** Calls a function so many times. */
export function runOperations(fn: Fn, count: number): void {
  const rows = Math.floor(count / CALLS_IN_A_ROW);
  if (rows > 0) kept.result = callInRows(fn, rows);
  for (let left = count - rows * CALLS_IN_A_ROW; left > 0; left -= 1) kept.result = fn();
}

/** The same, with each operation awaited before the next: awaiting is part of the operation. */
async function runAsyncOperations(fn: Fn, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) kept.result = await fn();
}

/** Too long to be inlined itself. */
const callInRows = compileFunction(
  `let result;
  for (let row = 0; row < rows; row += 1) {
    ${'result = fn();\n'.repeat(CALLS_IN_A_ROW)}
  }
  return result;`,
  ['fn', 'rows'],
) as (fn: Fn, rows: number) => unknown;

/** Calls more kinds of functions than the engine tells apart at one place, and often enough that it takes note of them. */
export function meetStrangers(call: (fn: Fn) => void): void {
  const strangers: readonly Fn[] = [() => 0, () => '', () => null, () => 0.5, () => [], () => true];
  for (let time = 0; time < 200; time += 1) for (const stranger of strangers) call(stranger);
}

meetStrangers((stranger) => { runOperations(stranger, CALLS_IN_A_ROW + 1); });

const CALIBRATION_MS = 20;

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

/** Calls the task's `beforeAll` and then, once, the task: that tells whether it is asynchronous. */
export async function openTask(task: SuiteTask): Promise<OpenTask> {
  const hooked = hookedTask(task);
  await callHook(task.options?.beforeAll, hooked);
  const asynchronous = await isAsynchronous(task, hooked);
  // Hooks around each operation need it to be alone.
  const isSingle = task.options?.beforeEach !== undefined || task.options?.afterEach !== undefined;

  const runBatches: RunBatches = async (wantedBatch, endMs, look) => {
    const batch = isSingle ? 1 : wantedBatch;
    // tinybench counts time inside the function only; the end is kept by the clock on the wall.
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
    bench.add(task.name, asBatch(task.fn, asynchronous, batch, look === undefined ? logBatch : lookAndLog), { ...hooksAroundEach(task.options), async: asynchronous, signal: enough.signal });
    log(0);
    await bench.run();
    return { samples, maxMemoryBytes: maxMemoryBytes() };
  };

  const repeat: OpenTask['repeat'] = async (operations) => {
    if (isSingle) return false;
    if (asynchronous) await runAsyncOperations(task.fn, operations);
    else runOperations(task.fn, operations);
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

/** `look` is called after each batch. Nobody looks where figures come from: looking is no part of an operation. */
type RunBatches = (batch: number, endMs: number, look?: () => void) => Promise<Ran>;

/** @throws where what an operation gave shows that timing operations as they are called would not measure what they do */
function refuseResult(result: unknown, asynchronous: boolean): void {
  // Not whatever has a `then`: a query that is only built has one, and is sent by nobody.
  if (!asynchronous && types.isPromise(result)) {
    throw new Error('the task gave a promise that nobody awaits, because its first operation gave none, or by `async: false`: say `{ async: true }`');
  }
  if (isTimedByItself(result)) {
    throw new Error('the task gives an `overriddenDuration`, and perf-gate times operations as a whole: make what they need beforehand, in `beforeAll` or once for many of them');
  }
}

/** As tinybench tells. */
function isTimedByItself(result: unknown): boolean {
  return typeof result === 'object' && result !== null && 'overriddenDuration' in result && Number.isFinite(result.overriddenDuration);
}

/** In growing batches until one is long enough: the log of a batch of one takes far longer than a small operation. */
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

/** Called as a run does it: with its hooks. */
async function isAsynchronous({ fn, options }: SuiteTask, hooked: Task): Promise<boolean> {
  if (options?.async !== undefined) return options.async;
  await callHook(options?.beforeEach, hooked);
  const first: unknown = fn();
  kept.result = await first;
  await callHook(options?.afterEach, hooked);
  return typeof (first as PromiseLike<unknown> | null | undefined)?.then === 'function';
}

function asBatch(fn: Fn, asynchronous: boolean, batch: number, afterBatch: () => void): Fn {
  if (asynchronous) {
    return async () => {
      await runAsyncOperations(fn, batch);
      afterBatch();
    };
  }
  return () => {
    runOperations(fn, batch);
    afterBatch();
  };
}

/** tinybench would call the hooks around all operations at each run; a task is opened and closed once. */
function hooksAroundEach({ beforeEach, afterEach }: FnOptions = {}): FnOptions {
  return { ...(beforeEach && { beforeEach }), ...(afterEach && { afterEach }) };
}

/** What hooks have as `this`. Told that it is asynchronous, tinybench does not call the task to find out. */
const hookedTask = ({ name, fn }: SuiteTask): Task => new Bench().add(name, fn, { async: true }).getTask(name)!;

async function callHook(hook: FnHook | undefined, hooked: Task): Promise<void> {
  await hook?.call(hooked, 'run');
}

/**
 * What of the time between the first sample and the last a process ran, or would have run if it had not been queued for its
 * core. Whatever else is on that core takes nothing from it: only waiting does.
 *
 * @param queuedMs for how long it wanted to run meanwhile, and others did
 */
export function busyShareOf(samples: readonly Sample[], queuedMs: number): number {
  const [[fromMs, , cpuUsBefore], [toMs, , cpuUs]] = [samples[0]!, samples.at(-1)!];
  return Math.min(1, ((cpuUs - cpuUsBefore) / 1000 + queuedMs) / (toMs - fromMs));
}
