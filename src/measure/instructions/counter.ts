/**
 * Counts instructions by emulation: qemu-user runs a program and tells a plugin of ours (counter.c) how many instructions it
 * executes. Emulation shows every program the same CPU, so that counts hardly depend on the machine. It does not see what the
 * kernel does, waiting, caches and mispredicted branches.
 */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { execa } from 'execa';
import { counterSource, FIXED_YOUNG_SPACE } from '../entries.ts';
import { askSystem, MeasuringFailure } from '../failure.ts';
import type { Reason } from '../../model.ts';
import { targetEnvironment } from '../../system/program-environment.ts';
import { openScratchFolder } from '../../system/scratch.ts';

/** Raise it with each change of the counting that `countingHash` does not see. */
const COUNTING_PROCEDURE = 3;

/** By Node's name of an architecture: its emulator, and a CPU that it always shows. `max` of arm64 would sign pointers, slowly. */
const EMULATORS: Readonly<Partial<Record<string, { readonly program: string; readonly cpu: string }>>> = {
  x64: { program: 'qemu-x86_64', cpu: 'max' },
  arm64: { program: 'qemu-aarch64', cpu: 'cortex-a72' },
};

/**
 * Makes the work of compiler and collector follow from what the program did: one thread, no chance, nothing by the clock. Compiling
 * early makes a program warm within a thousand requests, and without the baseline compiler's code, which lives shortly, the emulator has a
 * sixth less to translate. The middle compiler stays: without it (`--no-maglev`) counts of identical code differed by more than the limit
 * once. The bound of the heap would otherwise depend on the machine's memory.
 */
export const DETERMINISTIC = [
  '--single-threaded', '--predictable', '--no-incremental-marking', '--no-sparkplug', '--invocation-count-for-turbofan=200', '--max-old-space-size=4096', ...FIXED_YOUNG_SPACE,
] as const;

export interface MissingCounter {
  readonly because: Reason;
  /** Debian packages that would help. */
  readonly packages: readonly string[];
}

interface FoundCounter {
  readonly program: string;
  readonly cpu: string;
  /** As in `7.2.22`. */
  readonly version: string;
}

/** A program that can be run under the counter. */
export interface Counter extends AsyncDisposable {
  /** Runs what follows; each process writes its count to a file `count.PID` of the folder. */
  readonly commandFor: (folder: string) => readonly string[];
  /** Hash of all that decides a count beside the program, its Node.js and its load: only counts with the same hash can be compared. */
  readonly hash: string;
}

/** Version of the emulator, as in `qemu-user 7.2.22`; null: it is not installed. */
export async function emulatorVersion(): Promise<string | null> {
  const found = await findCounter();
  return 'version' in found ? `qemu-user ${found.version}` : null;
}

/** Looks for an emulator with plugins and for a C compiler, by PATH. */
export async function findCounter(env: NodeJS.ProcessEnv = process.env, { platform, arch }: Pick<NodeJS.Process, 'platform' | 'arch'> = process): Promise<FoundCounter | MissingCounter> {
  const emulator = EMULATORS[arch];
  if (platform !== 'linux' || emulator === undefined) return { because: { kind: 'counter-for-other-systems' }, packages: [] };
  const output = async (program: string, option: string): Promise<string | null> => {
    const asked = await execa(program, [option], { env: targetEnvironment({}, env), extendEnv: false, reject: false, stdin: 'ignore' });
    return asked.failed ? null : asked.stdout;
  };
  const [version, help, compiler] = await Promise.all([output(emulator.program, '--version'), output(emulator.program, '-h'), output('cc', '--version')]);
  const number = /version (\d+\.\d+\.\d+)/.exec(version ?? '')?.[1];
  const packages = [...(number === undefined ? ['qemu-user'] : []), ...(compiler === null ? ['gcc', 'libc6-dev'] : [])];
  if (number === undefined || packages.length > 0) {
    return { because: { kind: 'counter-missing', program: number === undefined ? emulator.program : 'cc', packages }, packages };
  }
  if (!(help ?? '').includes('-plugin')) return { because: { kind: 'counter-without-plugins', program: emulator.program, version: number }, packages: [] };
  return { ...emulator, version: number };
}

/**
 * Compiles the plugin, into a folder that goes when the counter is disposed of.
 *
 * @throws MeasuringFailure where the machine cannot count
 */
export async function openCounter(): Promise<Counter> {
  const found = await findCounter();
  if ('because' in found) throw new MeasuringFailure(found.because);
  const { program, cpu, version } = found;
  const folder = await askSystem(() => openScratchFolder('count'));
  const plugin = path.join(folder.path, 'counter.so');
  const compiled = await execa('cc', ['-O2', '-fPIC', '-shared', `-DPLUGIN_API=${pluginApiOf(version)}`, '-o', plugin, counterSource], {
    env: targetEnvironment({}), extendEnv: false, reject: false, stdin: 'ignore',
  });
  if (compiled.failed) {
    await folder[Symbol.asyncDispose]();
    throw new MeasuringFailure({ kind: 'counter-not-compiled', problem: compiled.stderr.trim().split('\n')[0] || (compiled.shortMessage ?? 'cc failed') });
  }
  return {
    commandFor: (counts) => [program, '-cpu', cpu, '-plugin', `${plugin},folder=${counts}`],
    hash: countingHash(version, cpu),
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

/** qemu 9.0 replaced the one counter of all threads by a scoreboard with one for each. */
export const pluginApiOf = (version: string): 1 | 2 => (Number.parseInt(version, 10) < 9 ? 1 : 2);

export function countingHash(version: string, cpu: string, libc = libcVersion()): string {
  return createHash('sha256').update(JSON.stringify([COUNTING_PROCEDURE, version, cpu, libc, DETERMINISTIC])).digest('hex').slice(0, 16);
}

/** The system's C library is part of every program; not known of other systems than glibc's. */
function libcVersion(): string {
  // Else it would look up the names of what this process is connected to.
  Object.assign(process.report, { excludeNetwork: true });
  const { header } = process.report.getReport() as { readonly header?: { readonly glibcVersionRuntime?: string } };
  return header?.glibcVersionRuntime ?? 'unknown';
}
