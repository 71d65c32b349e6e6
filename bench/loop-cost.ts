/**
 * What measuring adds to a suite's task of a few nanoseconds (loop, clock, log and tinybench), and what a plain loop that
 * writes each result into an object would add.
 *
 *     taskset -c 1 node --min-semi-space-size=16 --max-semi-space-size=16 bench/loop-cost.ts [ROUNDS]
 *
 * Prints the table of docs/suites.md: medians over the rounds, and of the differences within a round their 95 %
 * interval. "Calls alone" is extrapolated: rows of 64 calls without a log, less what rows of 32 take longer, for that is
 * what the loop still costs with rows of 64. Run nothing else meanwhile.
 */
import { compileFunction } from 'node:vm';
import { markdownTable } from 'markdown-table';
import { median } from 'simple-statistics';
import { monotonicMs } from '../src/system/this-program.ts';
import { precisionOf } from '../src/measure/resources.ts';
import { meetStrangers, openSuiteLog, openTask, runOperations } from '../src/measure/suite/suite-task.ts';
import { BATCH_MS } from '../src/measure/suite/suite-protocol.ts';

type Operation = () => unknown;
/** Runs a task for a stretch of time, and tells how long one operation took, in ns. */
type Way = () => number | Promise<number>;

const STRETCH_MS = 100;
const WAYS = ['rows', 'half rows', 'plain loop', 'as measured'] as const;
type WayName = (typeof WAYS)[number];

/** Each step needs the one before. */
function xorshift(steps: number): Operation {
  let state = 88_172_645;
  return () => {
    let x = state;
    for (let step = 0; step < steps; step += 1) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    state = x;
    return x;
  };
}

function fractions(): Operation {
  let x = 0.5;
  return () => {
    x = x * 0.999 + 0.001;
    return x;
  };
}

function objects(): Operation {
  let count = 0;
  return () => ({ count: (count += 1) });
}

const TASKS: Readonly<Record<string, Operation>> = {
  'about 5 ns': xorshift(2),
  'about 20 ns': xorshift(10),
  'about 50 ns': xorshift(26),
  'a new number': fractions(),
  'a new object': objects(),
};

/** Logged so seldom that it costs nothing. */
const BATCHES_PER_LOG = 10;
const HALF_A_ROW = 32;

const callInHalfRows = compileFunction(`for (let row = 0; row < rows; row += 1) {${'fn();\n'.repeat(HALF_A_ROW)}}`, ['fn', 'rows']) as (
  fn: Operation,
  rows: number,
) => void;
// As the measuring itself does: no function is taken for granted.
meetStrangers((stranger) => {
  callInHalfRows(stranger, 2);
});

const rounds = Number(process.argv[2] ?? 60);
const rows: string[][] = [];
for (const [name, operation] of Object.entries(TASKS)) rows.push([name, ...(await tableRow(operation))]);
const head = ['task', 'calls alone (ns)', 'a plain loop adds (ns)', '', 'measuring adds (ns)', ''];
process.stdout.write(`${markdownTable([head, ...rows], { align: ['l', 'r', 'r', 'r', 'r', 'r'] })}\n`);

async function tableRow(operation: Operation): Promise<string[]> {
  const ways = await waysOf(operation);
  const times: Record<WayName, number[]> = { rows: [], 'half rows': [], 'plain loop': [], 'as measured': [] };
  for (let round = -3; round < rounds; round += 1) {
    for (let turn = 0; turn < WAYS.length; turn += 1) {
      const way = WAYS[(turn + round + WAYS.length) % WAYS.length]!;
      const nsPerOp = await ways[way]();
      if (round >= 0) times[way].push(nsPerOp);
    }
  }
  const alone = times.rows.map((ns, round) => 2 * ns - times['half rows'][round]!);
  const added = (way: WayName): string[] => {
    const differences = times[way].map((ns, round) => ns - alone[round]!);
    const difference = median(differences);
    const margin = (precisionOf(differences) ?? 0) * Math.abs(difference);
    return [`${difference.toFixed(2)} ± ${margin.toFixed(2)}`, `${((100 * difference) / median(alone)).toFixed(1)} %`];
  };
  return [median(alone).toFixed(1), ...added('plain loop'), ...added('as measured')];
}

async function waysOf(operation: Operation): Promise<Record<WayName, Way>> {
  const { calibrate, run } = await openTask({ name: 'task', prepare: () => operation, options: { async: false } });
  const batch = Math.round(BATCH_MS / (await calibrate()).msPerOp);
  const halfRows = Math.round(batch / HALF_A_ROW);
  return {
    rows: () => unloggedNsPerOp(() => runOperations(operation, batch), batch),
    'half rows': () => unloggedNsPerOp(() => callInHalfRows(operation, halfRows), halfRows * HALF_A_ROW),
    'plain loop': inPlainLoop(operation, batch),
    'as measured': async () => nsPerOpOf((await run(batch, monotonicMs() + STRETCH_MS)).samples),
  };
}

function unloggedNsPerOp(runBatch: () => void, batch: number): number {
  const { samples, log } = openSuiteLog();
  const endMs = log(0) + STRETCH_MS;
  do for (let index = 0; index < BATCHES_PER_LOG; index += 1) runBatch();
  while (log(BATCHES_PER_LOG * batch) < endMs);
  return nsPerOpOf(samples);
}

/** Compiled anew for each task, so that the compiler knows the function as it would in a process of its own. */
function inPlainLoop(fn: Operation, batch: number): Way {
  const loop = compileFunction('for (let index = 0; index < batch; index += 1) kept.last = task.fn();', ['task', 'batch', 'kept']) as (
    task: object,
    batch: number,
    kept: object,
  ) => void;
  const [task, kept] = [{ fn }, { last: null }];
  return () => {
    const { samples, log } = openSuiteLog();
    const endMs = log(0) + STRETCH_MS;
    do loop(task, batch, kept);
    while (log(batch) < endMs);
    return nsPerOpOf(samples);
  };
}

/** By CPU time, as side by side: another process on the core does not count. Nor does what comes before the first batch. */
function nsPerOpOf([, ...samples]: ReturnType<typeof openSuiteLog>['samples']): number {
  const [first, last] = [samples[0]!, samples.at(-1)!];
  return ((last[2] - first[2]) * 1e3) / (last[1] - first[1]);
}
