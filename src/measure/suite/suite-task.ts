import { types } from 'node:util';
import { Bench, type Fn, type FnHook, type FnOptions, type Task } from 'tinybench';
import { monotonicMs } from '../../clock.ts';
import { queuedMs } from './queued-time.ts';
import { busyShareOf } from './suite-cost.ts';
import type { SuiteTask } from './suite-file.ts';
import { openSuiteLog } from './suite-log.ts';
import { kept, runAsyncOperations, runOperations } from './suite-operations.ts';
import { BATCH_MS, type Calibrated, type Ran } from './suite-protocol.ts';

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
