/**
 * The emulator that is shipped with perf-gate: qemu's user mode with counting built in (`src/emulator/`). It shows every program the same
 * CPU and a clock that goes with the instructions, so that counts do not depend on the machine. It does not see what the kernel does,
 * waiting, caches and mispredicted branches.
 */
import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { execa } from 'execa';
import { packedEmulator } from '../entries.ts';
import type { Reason } from '../../model.ts';
import { reasonOf } from '../../errors.ts';
import { homeOfUser } from '../../system/arm-home.ts';
import { targetEnvironment } from '../../system/program-environment.ts';
import { version } from '../../system/version.ts';

/** Raise it with each change of the counting that neither the emulator nor {@link DETERMINISTIC} shows. */
const COUNTING_PROCEDURE = 6;

/** By Node's name of an architecture: the CPU that programs see. `max` of arm64 would sign pointers, slowly. */
const CPUS: Readonly<Partial<Record<string, string>>> = { x64: 'max', arm64: 'cortex-a72' };

/**
 * Makes the work of compiler and collector follow from what the program did: one thread, no chance. Compiling early, and not waiting for
 * inline caches to settle, makes a program warm within 250 requests. Without the baseline compiler's code, which lives shortly, the emulator
 * has a sixth less to translate. A large young space keeps collections rare, and the bound of the heap would otherwise depend on
 * the machine's memory.
 *
 * V8 tells which function each address of its code belongs to. Each function has code of its own: what a compiler takes into another function
 * varies by chance. V8's routines stay in `node` itself.
 */
export const DETERMINISTIC = [
  '--single-threaded',
  '--predictable',
  '--no-incremental-marking',
  '--no-sparkplug',
  '--invocation-count-for-maglev=20',
  '--invocation-count-for-turbofan=40',
  '--minimum-invocations-after-ic-update=15',
  '--max-old-space-size=4096',
  '--min-semi-space-size=128',
  '--max-semi-space-size=128',
  '--no-turbo-inlining',
  '--no-maglev-inlining',
  '--log-code',
  '--log-source-position',
  '--interpreted-frames-native-stack',
  '--no-short-builtin-calls',
] as const;

/** An emulator that can be run. */
export interface Emulator {
  /** Absolute path. */
  readonly program: string;
  readonly cpu: string;
  /** Hash of all that decides a count beside the program, its Node.js and its load: only counts with the same hash can be compared. */
  readonly hash: string;
}

/** Where the emulator comes from, for tests. */
interface Source {
  readonly platform?: NodeJS.Platform;
  readonly arch?: string;
  /** The packed program. */
  readonly file?: string;
  /** Folders to unpack it into: the first that may hold programs is taken. */
  readonly folders?: readonly string[];
}

/** Unpacks the emulator where that was not done before. @returns the reason why nothing can be counted here instead */
export async function openEmulator({
  platform = process.platform,
  arch = process.arch,
  file = packedEmulator(arch),
  folders = cacheFolders(),
}: Source = {}): Promise<Emulator | { readonly because: Reason }> {
  const cpu = CPUS[arch];
  const packed = platform === 'linux' && cpu !== undefined ? await readFile(file).catch(() => null) : null;
  if (packed === null || cpu === undefined) return { because: { kind: 'counter-for-other-systems' } };
  const ofProgram = createHash('sha256').update(packed).digest('hex');
  const problems: string[] = [];
  for (const folder of folders) {
    const program = path.join(folder, `emulator-${ofProgram.slice(0, 16)}`);
    const problem = await unpackTo(program, packed);
    if (problem === null) return { program, cpu, hash: countingHash(ofProgram, cpu) };
    problems.push(`${folder}: ${problem}`);
  }
  return { because: { kind: 'emulator-not-unpacked', problem: problems.join('; ') } };
}

/** The user's cache, which the next run finds again, and the folder for temporary files. */
export function cacheFolders(environment: NodeJS.ProcessEnv = process.env): readonly string[] {
  const home = homeOfUser(environment);
  const cache = environment['XDG_CACHE_HOME'] || (home === null ? null : path.join(home, '.cache'));
  const temporary = path.join(os.tmpdir(), `perf-gate-emulator-${process.getuid?.() ?? 0}`);
  return cache === null ? [temporary] : [path.join(cache, 'perf-gate'), temporary];
}

/** @returns why it is not there now, ready to run; null: it is */
async function unpackTo(program: string, packed: Buffer): Promise<string | null> {
  try {
    await mkdir(path.dirname(program), { recursive: true, mode: 0o700 });
    // In the folder for temporary files anybody could have laid it.
    if ((await lstat(path.dirname(program))).uid !== process.getuid?.()) return 'the folder belongs to another user';
    if (!(await isFile(program))) {
      // Whole or not at all, however many runs unpack it at once.
      const partial = `${program}.${randomUUID()}`;
      await writeFile(partial, await promisify(brotliDecompress)(packed), { mode: 0o755 });
      await rename(partial, program);
    }
    const asked = await execa(program, ['--version'], { env: targetEnvironment({}), extendEnv: false, reject: false, stdin: 'ignore' });
    return asked.failed ? asked.stderr.trim() || (asked.shortMessage ?? 'it does not run') : null;
  } catch (error) {
    return reasonOf(error);
  }
}

const isFile = (file: string): Promise<boolean> =>
  stat(file).then(
    (found) => found.isFile(),
    () => false,
  );

/** A suite shares its heap with perf-gate's own program, so another version of perf-gate may move its count. */
export function countingHash(ofProgram: string, cpu: string, libc = libcVersion()): string {
  return createHash('sha256')
    .update(JSON.stringify([COUNTING_PROCEDURE, ofProgram, cpu, libc, DETERMINISTIC, version]))
    .digest('hex')
    .slice(0, 16);
}

/** The system's C library is part of every program; not known of other systems than glibc's. */
function libcVersion(): string {
  // Else it would look up the names of what this process is connected to.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { readonly header?: { readonly glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime ?? 'unknown';
}
