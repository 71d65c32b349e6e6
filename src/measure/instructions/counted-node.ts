/** A `node` whose instructions are counted: a folder with a program of that name, to be put first on a target's PATH. */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { AsyncDisposableStack } from '@whatwg-node/disposablestack';
import { execa } from 'execa';
import { askSystem, MeasuringFailure } from '../failure.ts';
import { targetEnvironment } from '../../system/program-environment.ts';
import { type MayRun, openScratchFolder, whyNotRun } from '../../system/scratch.ts';
import { type Counter, DETERMINISTIC } from './counter.ts';

/** For a `node` to say where it lies, at its own speed. */
const PLACE_TIMEOUT_MS = 20_000;
/** A program that has answered finishes its last work, then rests: two equal counts so far apart tell. */
const REST_MS = 5;
/** What never rests is counted as it is. */
const LONGEST_REST_MS = 250;

/** What one repeat of a count has of its own. */
export interface CountedRepeat {
  readonly counter: Counter;
  /** Decides how hashes come out: where things lie in tables, and how many steps it takes to find them. */
  readonly seed: number;
  /** Ends the program. */
  readonly signal: AbortSignal;
}

interface CountedNode extends AsyncDisposable {
  /** For a target's environment: PATH with this `node` first. */
  readonly path: string;
  /** Instructions so far, of all processes that run under it, once they rest. @throws MeasuringFailure where none does */
  readonly count: () => Promise<number>;
}

/**
 * Prepares it in a folder of its own. What runs under it must have ended before it is disposed of. Workers of `cluster` and
 * forks are counted too, because `process.execPath` names this program.
 *
 * @param env what the target adds to its environment
 * @param cwd where it is started
 * @throws MeasuringFailure where there is no `node`, or where programs in the folder may not be run
 */
export async function openCountedNode({ env, cwd, counter, seed, mayRun }: Omit<CountedRepeat, 'signal'> & {
  readonly env: Readonly<Record<string, string>>;
  readonly cwd: string;
  /** Not there: as the system says. */
  readonly mayRun?: MayRun;
}): Promise<CountedNode> {
  const own = targetEnvironment(env);
  const node = await realNode(own, cwd);
  await using opened = new AsyncDisposableStack();
  const { path: folder } = opened.use(await askSystem(() => openScratchFolder('count')));
  const [program, preload] = [path.join(folder, 'node'), path.join(folder, 'exec-path.cjs')];
  const command = [...counter.commandFor(folder), node, ...DETERMINISTIC, `--hash-seed=${seed}`, `--random-seed=${seed}`, `--require=${preload}`];
  await askSystem(() => writeFile(preload, `process.execPath = ${JSON.stringify(program)};\n`));
  await askSystem(() => writeFile(program, `#!/bin/sh\nexec ${command.map(quoted).join(' ')} "$@"\n`, { mode: 0o755 }));
  // A shell would pass it by and run the next `node`.
  const why = await whyNotRun(program, mayRun);
  if (why !== null) throw new MeasuringFailure({ kind: 'counted-programs-not-run', problem: why });

  const moved = opened.move();
  return {
    path: [folder, own['PATH'] ?? ''].filter((part) => part !== '').join(path.delimiter),
    count: () => countAtRest(folder),
    [Symbol.asyncDispose]: () => moved.disposeAsync(),
  };
}

/** Version managers put a program of that name on PATH that only starts another: the emulator needs that other. */
async function realNode(env: Readonly<Record<string, string>>, cwd: string): Promise<string> {
  const asked = await execa('node', ['-p', 'process.execPath'], { cwd, env: { ...env, NODE_OPTIONS: '' }, extendEnv: false, reject: false, stdin: 'ignore', timeout: PLACE_TIMEOUT_MS });
  if (asked.failed) throw new MeasuringFailure({ kind: 'counted-node-missing' });
  return asked.stdout.trim();
}

async function countAtRest(folder: string): Promise<number> {
  let counted = await countIn(folder);
  for (let restedMs = 0; restedMs < LONGEST_REST_MS; restedMs += REST_MS) {
    await sleep(REST_MS);
    const later = await countIn(folder);
    if (later === counted) break;
    counted = later;
  }
  return counted;
}

/** Of processes that have ended, too: their files stay. */
async function countIn(folder: string): Promise<number> {
  const files = (await readdir(folder)).filter((name) => name.startsWith('count.'));
  if (files.length === 0) throw new MeasuringFailure({ kind: 'not-started-as-node' });
  const counts = await Promise.all(files.map((file) => readFile(path.join(folder, file))));
  return counts.reduce((sum, bytes) => sum + (bytes.length === 0 ? 0 : Number(bytes.readBigUInt64LE(0))), 0);
}

const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
