/**
 * Preloaded into every Node process of a server under test (`--import`), without touching its code. Every 10 ms it
 * notes (time, finished responses, CPU time) in memory, and sends the notes when the gate asks for them, so that
 * nothing is written and nothing is sent while the load runs.
 *
 * It stands alone: no import from this project, because it lives inside the user's process. The profiler, which stands alone as well,
 * is loaded when the gate asks for a profile.
 */
import diagnostics from 'node:diagnostics_channel';
import module from 'node:module';
import net from 'node:net';
import { PerformanceObserver } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import v8 from 'node:v8';
import { isMainThread } from 'node:worker_threads';
import type { OwnProfiler } from './profiler.ts';

const SAMPLE_EVERY_MS = 10;
/** Reading RSS costs a system call with a file read, so it is taken ten times less often; and what was collected with it. */
const MEMORY_EVERY_SAMPLES = 10;
/** Ten minutes of samples; the oldest are overwritten. */
const CAPACITY = 60_000;

/**
 * V8 lets the space for young objects grow when it happens to suit, from one MiB on, so that of two processes with the
 * same code one collects twice as often as the other, and their costs differ by several per cent.
 * Here it grows to its bound (`--max-semi-space-size`, set beside this probe) in one step, before the program starts.
 */
const GROW_AT_ONCE = '--semi-space-growth-factor=16';
/** Survivors that make it grow. */
const SURVIVING_ARRAYS = 60;
const ARRAY_LENGTH = 20_000;

/**
 * V8 optimises a function after so many calls, a third of what it would wait for: what a server runs once a request is then
 * compiled within some 2,500 requests instead of 12,000 (`--trace-opt`), and a warm-up is the shorter. Flags that V8
 * reads when it starts, like those of its compiler's thread, cannot be set from here.
 */
const COMPILE_SOONER = '--invocation-count-for-turbofan=1000';

/** Process ids of the probed processes that this one was started by, directly or not. */
const ABOVE = 'PERF_GATE_ABOVE';

const socketPath = process.env['PERF_GATE_PROBE'];
if (socketPath) {
  v8.setFlagsFromString(COMPILE_SOONER);
  for (const flag of (process.env['PERF_GATE_V8_FLAGS'] ?? '').split(' ').filter((word) => word !== '')) v8.setFlagsFromString(flag);
  growYoungSpace();
  startProbe(socketPath, noteAncestry());
}

/** Tells the processes that this one starts of it. A worker thread has a copy of its process's variables. */
function noteAncestry(): readonly number[] {
  const above = (process.env[ABOVE] ?? '').split(' ').filter((pid) => pid !== '' && pid !== String(process.pid));
  if (isMainThread) process.env[ABOVE] = [...above, process.pid].join(' ');
  return above.map(Number);
}

function growYoungSpace(): void {
  v8.setFlagsFromString(GROW_AT_ONCE);
  const survivors: unknown[] = [];
  for (let index = 0; index < SURVIVING_ARRAYS; index += 1) survivors.push(Array.from({ length: ARRAY_LENGTH }, () => null));
}

function startProbe(path: string, above: readonly number[]): void {
  const columns = { time: new Float64Array(CAPACITY), finished: new Float64Array(CAPACITY), cpu: new Float64Array(CAPACITY) };
  const memory: [timeMs: number, bytes: number][] = [];
  const collections: [timeMs: number, collections: number, heldUpMs: number][] = [];
  const loaded = new Set<string>();
  let sampled = 0;
  let finished = 0;
  let connections = 0;
  let collected = 0;
  let heldUpMs = 0;

  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      collected += 1;
      heldUpMs += duration;
    }
  }).observe({ entryTypes: ['gc'] });

  diagnostics.subscribe('http.server.response.finish', () => {
    finished += 1;
  });

  diagnostics.subscribe('net.server.socket', () => {
    connections += 1;
    beginServing();
  });

  // ES modules can be seen only while they are resolved. The hook goes with the first response, or the first report where
  // no request ends in one, as none does that is upgraded to a websocket: while it is there, every require() takes a
  // slower way. Older versions of Node have no such hook.
  let hooks: module.ModuleHooks | undefined = module.registerHooks?.({
    resolve(specifier, context, next) {
      const resolution = next(specifier, context);
      if (resolution.url.startsWith('file:')) loaded.add(fileURLToPath(resolution.url));
      return resolution;
    },
  });
  const stopWatchingModules = (): void => {
    hooks?.deregister();
    hooks = undefined;
  };
  const atFirstResponse = (): void => {
    diagnostics.unsubscribe('http.server.response.finish', atFirstResponse);
    stopWatchingModules();
    beginServing();
  };
  diagnostics.subscribe('http.server.response.finish', atFirstResponse);

  const takeSample = (): void => {
    const at = sampled % CAPACITY;
    columns.time[at] = Number(process.hrtime.bigint()) / 1e6;
    columns.finished[at] = finished;
    const isTenth = sampled % MEMORY_EVERY_SAMPLES === 0;
    if (isTenth) collections.push([columns.time[at], collected, heldUpMs]);
    // Worker threads preload this module too, but CPU time and memory are the whole process's: they count once.
    if (isMainThread) {
      const cpu = process.cpuUsage();
      columns.cpu[at] = cpu.user + cpu.system;
      if (isTenth) memory.push([columns.time[at], process.memoryUsage.rss()]);
    }
    sampled += 1;
  };

  const report = (): string => {
    takeSample();
    const kept = Math.min(sampled, CAPACITY);
    const samples = Array.from({ length: kept }, (_, index) => {
      const at = (sampled - kept + index) % CAPACITY;
      return [columns.time[at], columns.finished[at], columns.cpu[at]];
    });
    const modules = [...loaded, ...Object.keys(module.createRequire(import.meta.url).cache)];
    return JSON.stringify({
      pid: process.pid,
      nodeVersion: process.version,
      sampleEveryMs: SAMPLE_EVERY_MS,
      samples,
      memory,
      collections,
      connections,
      modules,
    });
  };

  let profiler: Promise<OwnProfiler> | null = null;
  let finishedBefore = 0;
  const startProfile = async (): Promise<string> => {
    profiler ??= import('./profiler.ts').then(({ openProfiler }) => openProfiler());
    await (await profiler).start();
    finishedBefore = finished;
    return JSON.stringify({ profiling: true });
  };
  const endProfile = async (): Promise<string> => {
    const finishedMeanwhile = finished - finishedBefore;
    const taken = await (await profiler)!.end();
    return JSON.stringify({ ...taken, finished: finishedMeanwhile, engine: `${process.version} (V8 ${process.versions.v8})` });
  };

  setInterval(takeSample, SAMPLE_EVERY_MS).unref();

  // Each message is a line: who this is, once more when it begins to serve, and a report whenever the gate asks for one.
  let serves = false;
  let socket: net.Socket | null = null;
  const greet = (): void => {
    socket?.write(`${JSON.stringify({ pid: process.pid, above, serves })}\n`);
  };
  const connect = (): void => {
    const connected = net.connect(path);
    connected.unref();
    connected.setEncoding('utf8');
    connected.on('data', (asked: string) => {
      stopWatchingModules();
      const answer = async (): Promise<string> => {
        if (asked.startsWith('profile end')) return endProfile();
        return asked.startsWith('profile') ? startProfile() : report();
      };
      answer().then(
        (line) => connected.write(`${line}\n`),
        (error: unknown) => connected.write(`${JSON.stringify({ unprofiled: String(error) })}\n`),
      );
    });
    // The gate ended or never listened: the server goes on as if the probe were not there.
    connected.on('error', () => connected.destroy());
    socket = connected;
  };
  const beginServing = (): void => {
    if (serves) return;
    serves = true;
    if (socket === null) connect();
    greet();
  };
  // A worker thread that does not serve may sleep where only its own program can wake it, as those of a pool do while
  // they have nothing to do (`Atomics.wait`): it is not asked.
  if (isMainThread) {
    connect();
    greet();
  }
}
