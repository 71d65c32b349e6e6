/**
 * A `node` that runs under valgrind: a folder with a program of that name, to be put first on a target's PATH. It is
 * callgrind that counts, because it can be told to begin when the program is warm, and be asked while it runs: until then
 * a program runs several times as fast, and one process gives as many counts as are wanted. (cachegrind counts from the
 * first instruction on, and tells at the end.) Both count what the program executes, system calls left out.
 */
import { readdir, realpath, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { execa } from 'execa';
import { FIXED_YOUNG_SPACE } from '../entries.ts';
import { askSystem, MeasuringFailure } from '../failure.ts';
import { pathOfProgram, targetEnvironment } from '../../system/program-environment.ts';
import { type MayRun, openScratchFolder, whyNotRun } from '../../system/scratch.ts';

/** Whatever else the machine does, a process comes to hear a question within that. */
const ANSWER_TIMEOUT_MS = 120_000;
/** So it does to say where it lies, at its own speed. */
const PLACE_TIMEOUT_MS = 20_000;

/**
 * One thread for everything, and nothing by the clock or by chance: what the compiler and the collector do, and when,
 * follows from what the program did. Marking in steps would go by the clock, as many a second however little the program
 * gets done in it, and writing costs more while it goes on; so old objects are collected in one go. The space for young
 * objects is that of every other measurement.
 */
export const DETERMINISTIC = ['--single-threaded', '--predictable', '--no-incremental-marking', ...FIXED_YOUNG_SPACE] as const;

/** What counts: every instruction once, without any simulation of caches, and none until it is told to begin. */
export const CALLGRIND = ['--tool=callgrind', '--instr-atstart=no'] as const;

/** What one repeat of a count has of its own. */
export interface CountedRepeat {
  /** Decides what hashes come to: where things lie in tables, and so how many steps it takes to find them. */
  readonly seed: number;
  /** Ends the program that is counted, and every question to it. */
  readonly signal: AbortSignal;
}

/** A `node` whose instructions can be counted. */
interface CountedNode extends AsyncDisposable {
  /** For a target's environment: PATH with this `node` first. */
  readonly path: string;
  /** To be called once, when the program is up and has nothing to do. @throws MeasuringFailure where no process runs under it */
  readonly startCounting: () => Promise<void>;
  /** Instructions since then, of all processes that run under it. To be asked while they have nothing to do. */
  readonly count: () => Promise<number>;
}

/**
 * Prepares it in a folder of its own, which goes when it is disposed of. What runs under it must have ended by then.
 *
 * @param env what the target adds to its environment
 * @param cwd where it is started
 * @throws MeasuringFailure where `node` or valgrind is not there, or no room for it, and where what lies in its folder may not be run:
 *   a shell would pass it by and run the next `node`
 */
export async function openCountedNode({ env, cwd, seed, signal, mayRun }: CountedRepeat & {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Not there: as the system says. */
  readonly mayRun?: MayRun;
}): Promise<CountedNode> {
  const own = targetEnvironment(env);
  const [found, valgrind] = await Promise.all(['node', 'valgrind'].map((program) => pathOfProgram(program, { env: own })));
  if (!found || !valgrind) throw new MeasuringFailure({ kind: 'counting-failed', problem: `${found ? 'valgrind' : 'node'} was not found on PATH` });
  const node = await nodeItself(found, { env: own, cwd });
  await using opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(await askSystem(() => openScratchFolder('count')));
  const prefix = path.join(folder, 'vgdb');
  const command = [
    valgrind, ...CALLGRIND, '--vgdb=yes', `--vgdb-prefix=${prefix}`,
    `--callgrind-out-file=${path.join(folder, 'counts.%p')}`, `--log-file=${path.join(folder, 'log.%p')}`,
    node, ...DETERMINISTIC, `--hash-seed=${seed}`, `--random-seed=${seed}`,
  ];
  const program = path.join(folder, 'node');
  await askSystem(() => writeFile(program, `#!/bin/sh\nexec ${command.map(quoted).join(' ')} "$@"\n`, { mode: 0o755 }));
  const why = await whyNotRun(program, mayRun);
  if (why !== null) throw new MeasuringFailure({ kind: 'counting-failed', problem: `${why}: set TMPDIR to another folder` });

  const ask = async (...question: readonly string[]): Promise<readonly string[]> => {
    const processes = await processesWith(prefix);
    if (processes.length === 0) throw new MeasuringFailure({ kind: 'counting-failed', problem: 'no process of it was started by the name of `node`, so none could be counted: start it by `node` itself, and not by a path or a package manager' });
    return Promise.all(processes.map((process) => askProcess(prefix, process, { question, signal })));
  };
  const moved = opened.move();
  return {
    path: [folder, own['PATH'] ?? ''].filter((part) => part !== '').join(path.delimiter),
    startCounting: async () => {
      await ask('instrumentation', 'on');
    },
    count: async () => (await ask('status', 'internal')).reduce((sum, status) => sum + instructionsIn(status), 0),
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

/**
 * Version managers put a program of that name on PATH that only starts the one which a folder asks for, and valgrind follows no
 * program into the next. What does not say where it lies is taken as it was found, and so is what lies there by another name:
 * the length of a command is part of what is counted.
 */
async function nodeItself(found: string, { env, cwd }: { readonly env: Readonly<Record<string, string>>; readonly cwd: string }): Promise<string> {
  const asked = await execa(found, ['-p', 'process.execPath'], { cwd, env: { ...env, NODE_OPTIONS: '' }, extendEnv: false, reject: false, stdin: 'ignore', timeout: PLACE_TIMEOUT_MS });
  if (asked.failed) return found;
  const place = asked.stdout.trim();
  return path.isAbsolute(place) && place !== await realpath(found) ? place : found;
}

/** A process that can be asked: its pipes are called after it, and after what its environment calls user and host. */
interface AskedProcess {
  readonly pid: string;
  readonly user: string;
  readonly host: string;
}

async function processesWith(prefix: string): Promise<readonly AskedProcess[]> {
  const names = await readdir(path.dirname(prefix));
  return names.flatMap((name) => {
    const [, pid, user, host] = /^vgdb-from-vgdb-to-(\d+)-by-(.*?)-on-(.*)$/.exec(name) ?? [];
    return pid === undefined || user === undefined || host === undefined ? [] : [{ pid, user, host }];
  });
}

async function askProcess(
  prefix: string,
  { pid, user, host }: AskedProcess,
  { question, signal }: Pick<CountedRepeat, 'signal'> & { readonly question: readonly string[] },
): Promise<string> {
  const asked = await execa('vgdb', [`--vgdb-prefix=${prefix}`, `--pid=${pid}`, ...question], {
    env: targetEnvironment({ LOGNAME: user, HOST: host }), extendEnv: false, reject: false, stdin: 'ignore', timeout: ANSWER_TIMEOUT_MS, cancelSignal: signal,
  });
  if (asked.failed) throw new MeasuringFailure({ kind: 'counting-failed', problem: `valgrind could not be asked for its count: ${asked.stderr.trim() || (asked.shortMessage ?? 'no answer')}` });
  return asked.stdout;
}

/**
 * What `callgrind_control` reads: a line `events-1: 123456` for each thread.
 *
 * @throws MeasuringFailure where there is none
 */
export function instructionsIn(status: string): number {
  const counts = [...status.matchAll(/^events-\d+: (\d+)/gm)].map(([, count]) => Number(count));
  if (counts.length === 0) throw new MeasuringFailure({ kind: 'counting-failed', problem: `valgrind told no count: ${status.trim() || 'nothing at all'}` });
  return counts.reduce((sum, count) => sum + count, 0);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
