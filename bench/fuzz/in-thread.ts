/** A thread that feeds one parser with inputs, those that reach new code before others. What goes wrong ends it, with the input. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import { watchCoverage } from './coverage.ts';
import { mutate, openRandom } from './mutations.ts';
import { isRefusal, TARGETS } from './targets.ts';

/** Of one parser. */
export interface FuzzJob {
  readonly target: string;
  readonly cpuSeconds: number;
  readonly seed: number;
  /** The input that is being tried, so that it is known where the thread hangs or runs out of memory: four bytes of length first. */
  readonly trying: SharedArrayBuffer;
}

/** What came of it. */
export interface Fuzzed {
  readonly tried: number;
  /** Blocks of code, by how often each ran, as a power of two. */
  readonly reached: number;
  /** Inputs that reached something new, the committed ones among them. */
  readonly found: readonly Uint8Array[];
  /** null: nothing went wrong. */
  readonly problem: string | null;
}

const MOST_CPU_MS = 1_000;
const LONGEST_INPUT = 100_000;

const { target, cpuSeconds, seed, trying } = workerData as FuzzJob;
const parse = TARGETS[target]!;
const shown = new Uint8Array(trying);
const random = openRandom(seed);

const FOLDER = path.join(import.meta.dirname, 'corpus', target);
const committed = readdirSync(FOLDER)
  .toSorted()
  .map((name) => readFileSync(path.join(FOLDER, name)));

const SHARED_OBJECTS = [Object, Array, String, Number, Boolean, Function, Map, Set, Promise, RegExp, Error].map(
  ({ prototype }) => prototype as object,
);
const propertiesOfAll = (): string => SHARED_OBJECTS.map((shared) => Reflect.ownKeys(shared).length).join();
const clean = propertiesOfAll();

const cpuMs = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

async function problemOf(input: Uint8Array): Promise<string | null> {
  new DataView(trying).setUint32(0, input.length);
  shown.set(input, 4);
  const before = cpuMs();
  try {
    await parse(input);
  } catch (error) {
    if (!isRefusal(error)) return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
  const tookMs = cpuMs() - before;
  if (tookMs > MOST_CPU_MS) return `it took ${Math.round(tookMs)} ms`;
  return propertiesOfAll() === clean ? null : 'a prototype that everything shares was changed';
}

const coverage = watchCoverage((url) => url.includes('/src/') || /node_modules\/(?:yaml|yauzl|picomatch)\//.test(url));
const found: Uint8Array[] = [];
let tried = 0;
let problem: string | null = null;

async function tryOut(input: Uint8Array, keeps: boolean): Promise<void> {
  tried += 1;
  problem ??= await problemOf(input);
  if (coverage.countNew() > 0 || keeps) found.push(input);
}

for (const input of committed) await tryOut(input, true);
const start = cpuMs();
while (problem === null && cpuMs() - start < cpuSeconds * 1000) {
  // The newest half of the time: what they opened is least known.
  const at = random.below(2) === 0 ? random.below(found.length) : found.length - 1 - random.below(Math.ceil(found.length / 8));
  const input = mutate(found[at]!, random.of(found), random);
  if (input.length <= LONGEST_INPUT) await tryOut(input, false);
}
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, and no window
parentPort!.postMessage({ tried, reached: coverage.total(), found, problem } satisfies Fuzzed);
