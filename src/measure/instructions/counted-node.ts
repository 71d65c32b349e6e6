/** A `node` whose instructions are counted: a folder with a program of that name, to be put first on a target's PATH. */
import { readdir, readFile, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate as turnOfLoop, setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { execa } from 'execa';
import { type Instructions, openCountedPages } from './counted-pages.ts';
import { type BlocksSoFar, readBlocks } from './counted-blocks.ts';
import { askMemory, memoryTeller } from './counted-memory.ts';
import { DETERMINISTIC, type Emulator } from './emulator.ts';
import { askSystem, MeasuringFailure } from '../failure.ts';
import { targetEnvironment } from '../../system/program-environment.ts';
import { openScratchFolder, whyNotRun } from '../../system/scratch.ts';
import { monotonicMs } from '../../system/this-program.ts';

/** For a `node` to say where it lies, at its own speed. */
const PLACE_TIMEOUT_MS = 20_000;
/** What executes so many without a rest never rests, and is counted as it is. */
const MOST_WITHOUT_REST = 200e6;
/** So is what neither executes anything nor rests. A machine with other things to do may leave a program alone for a while. */
const LONGEST_STANDSTILL_MS = 20_000;
/** A program that rests so long without an answer waits for its own time to go by. */
const LEFT_ALONE_MS = 10;
/** Of both arms: how hashes come out decides where things lie in tables, and how many steps it takes to find them. */
const SEED = '1';
/** Turns of the event loop in which all is read that has come. */
const TURNS_TO_READ = 5;

/** What counting a program needs beside it. */
export interface CountedSetting {
  readonly emulator: Emulator;
  /** Ends the program. */
  readonly signal: AbortSignal;
}

/** What is known of single blocks of code. */
export interface CountedCode {
  /** The `node` that runs, itself. */
  readonly program: string;
  readonly blocks: () => BlocksSoFar;
  /** V8's logs by process id: one of each thread that runs JavaScript. */
  readonly logs: () => Promise<ReadonlyMap<string, readonly string[]>>;
}

export interface CountedNode extends AsyncDisposable {
  /** For a target's environment: PATH with this `node` first. */
  readonly path: string;
  /** So far, of all processes that run under it, once they rest. @throws MeasuringFailure where none does */
  readonly count: () => Promise<Instructions>;
  /** Waits for what the program is to do. Its time stands still, unless it rests and waits for its own time-out. */
  readonly until: <Done>(done: Promise<Done>) => Promise<Done>;
  /** Its time goes by as on the machine's clock, so that it can end in its own way. */
  readonly freeTime: () => void;
  readonly code: CountedCode;
  /** Bytes that all its processes use, on V8's heap and beside it; null: one does not tell. */
  readonly heapBytes: () => Promise<number | null>;
}

/** Where programs see the copy of the repository that they run in (`-tree`). Names of files decide how V8's tables fall out. */
export const PLACE_OF_TREE = '/perf-gate-tree';

/**
 * Prepares it in a folder of its own. What runs under it must have ended before it is disposed of. Workers of `cluster`, forks and
 * other processes of the same `node` are counted too.
 *
 * @param env what the target adds to its environment
 * @param cwd where it is started
 * @throws MeasuringFailure where there is no `node`, or where programs in the folder may not be run
 */
export async function openCountedNode({
  env,
  cwd,
  tree = null,
  emulator,
  mayRun,
}: Omit<CountedSetting, 'signal'> & {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** A folder that the program sees in one place, wherever it lies; not there: as it is. */
  readonly tree?: string | null;
  /** Not there: as the system says. */
  readonly mayRun?: Parameters<typeof whyNotRun>[1];
}): Promise<CountedNode> {
  const own = targetEnvironment(env);
  const node = await realNode(own, cwd);
  await using opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(await askSystem(() => openScratchFolder('count')));
  const program = path.join(folder, 'node');
  const command = [
    emulator.program,
    '-cpu',
    emulator.cpu,
    '-seed',
    SEED,
    '-count',
    folder,
    ...(tree === null ? [] : ['-tree', await realpath(tree)]),
    '-again',
    program,
    node,
    ...DETERMINISTIC,
    `--hash-seed=${SEED}`,
    `--random-seed=${SEED}`,
    `--logfile=${path.join(folder, 'code.log')}`,
    `--require=${path.join(folder, 'memory.cjs')}`,
  ];
  await askSystem(() => writeFile(path.join(folder, 'memory.cjs'), memoryTeller(folder)));
  await askSystem(() => writeFile(program, `#!/bin/sh\nexec ${command.map(quoted).join(' ')} "$@"\n`, { mode: 0o755 }));
  // A shell would pass it by and run the next `node`.
  const why = await whyNotRun(program, mayRun);
  if (why !== null) throw new MeasuringFailure({ kind: 'counted-programs-not-run', problem: why });
  const pages = openCountedPages(folder);
  opened.defer(() => {
    pages[Symbol.dispose]();
  });

  const moved = opened.move();
  return {
    path: [folder, own['PATH'] ?? ''].filter((part) => part !== '').join(path.delimiter),
    count: async () => {
      const [first, untilMs] = [pages.look(), monotonicMs() + LONGEST_STANDSTILL_MS];
      for (let before = first; before !== null;) {
        await turnOfLoop();
        const now = pages.look()!;
        const rests = before.rests && now.rests && before.instructions.program === now.instructions.program;
        const neverRests = now.instructions.program - first!.instructions.program > MOST_WITHOUT_REST;
        if (rests || neverRests || monotonicMs() > untilMs) return now.instructions;
        before = now;
      }
      throw new MeasuringFailure({ kind: 'not-started-as-node' });
    },
    until: async (done) => {
      const isOver = done.then(
        () => true,
        () => true,
      );
      while (!(await Promise.race([isOver, sleep(LEFT_ALONE_MS, false)]))) {
        if (pages.look()?.rests !== true) continue;
        // It may have answered, on a busy machine, while this process waited for a core: first that is read.
        if (!(await Promise.race([isOver, someTurns()]))) pages.grantTimeOut();
      }
      pages.holdTime();
      return await done;
    },
    freeTime: pages.freeTime,
    heapBytes: () => askMemory(folder, pages.running()),
    code: { program: node, blocks: () => readBlocks(folder), logs: () => readLogs(folder) },
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

async function someTurns(): Promise<false> {
  for (let turns = 0; turns < TURNS_TO_READ; turns += 1) await turnOfLoop();
  return false;
}

/** V8 puts the process id into their names. */
const LOG_NAME = /^isolate-[^-]+-(?<id>\d+)-code\.log$/;

async function readLogs(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const files = (await readdir(folder)).flatMap((name) => {
    const id = LOG_NAME.exec(name)?.groups?.['id'];
    return id === undefined ? [] : [{ id, file: path.join(folder, name) }];
  });
  const logs = await Promise.all(files.map(async ({ id, file }) => ({ id, text: await readFile(file, 'utf8') })));
  return new Map([...Map.groupBy(logs, ({ id }) => id)].map(([id, all]) => [id, all.map(({ text }) => text)]));
}

/** Version managers put a program of that name on PATH that only starts another: the emulator needs that other. */
async function realNode(env: Readonly<Record<string, string>>, cwd: string): Promise<string> {
  const asked = await execa('node', ['-p', 'process.execPath'], {
    cwd,
    env: { ...env, NODE_OPTIONS: '' },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    timeout: PLACE_TIMEOUT_MS,
  });
  if (asked.failed) throw new MeasuringFailure({ kind: 'counted-node-missing' });
  return asked.stdout.trim();
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
