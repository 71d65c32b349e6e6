import path from 'node:path';
import process from 'node:process';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Files that run in other processes, with the folder of their source. In the bundle they lie beside each other. */
const FOLDER_OF_SOURCE = {
  probe: 'probe',
  'read-watch': 'reads',
  'load-client': 'load',
  'suite-child': 'suite',
  'vitest-host': 'suite/tools',
} as const;

type Entry = keyof typeof FOLDER_OF_SOURCE;

const isSource = import.meta.url.endsWith('.ts');

/**
 * The folder in which these files are built; not there: their source runs. Tests name one, for to strip types takes each process a fifth
 * of a second, and seconds where it is counted.
 */
const built = isSource ? process.env['PERF_GATE_BUILT'] : import.meta.dirname;

export const entryPath = (name: Entry): string =>
  built === undefined ? path.join(import.meta.dirname, FOLDER_OF_SOURCE[name], `${name}.ts`) : path.join(built, `${name}.js`);

export const entryUrl = (name: Entry): URL => pathToFileURL(entryPath(name));

/** The emulator of an architecture, by Node's name of it. The file is not there where none was built. */
export const packedEmulator = (arch: string): string =>
  fileURLToPath(new URL(`${isSource ? '../../dist' : '.'}/emulator/linux-${arch}.br`, import.meta.url));

/** The folder of all measuring code. */
export const INSTRUMENT_FOLDER = path.join(built ?? import.meta.dirname, '/');

/** Bound of V8's young space in MiB, the same for every process. A target's NODE_OPTIONS come later and win. */
const YOUNG_SPACE = '--max-semi-space-size=16';

/** That size from the start, on a command line. For servers the probe does it. */
export const FIXED_YOUNG_SPACE = ['--min-semi-space-size=16', YOUNG_SPACE] as const;

/**
 * Flags of V8 for programs that are profiled. What a compiler puts into its caller has no name in a profile, and its lines are told as
 * lines of the caller's file. A loop that is compiled while it runs has no name either, so that functions are compiled between calls, soon.
 */
const TOLD_APART = {
  PERF_GATE_V8_FLAGS: '--no-turbo-inlining --no-maglev-inlining --no-use-osr --invocation-count-for-turbofan=100',
} as const;

/** What a program that may be profiled gets into its environment: the probe and the child of a suite follow it. */
export const profiledEnvironment = (isProfiled: boolean): Readonly<Record<string, string>> => (isProfiled ? TOLD_APART : {});

/** An environment with the probe preloaded into each Node process of a server. */
export function probedEnvironment(env: Readonly<Record<string, string>>, probeAddress: string): Record<string, string> {
  const options = [YOUNG_SPACE, env['NODE_OPTIONS'] ?? '', `--import=${entryUrl('probe').href}`];
  return { ...env, PERF_GATE_PROBE: probeAddress, NODE_OPTIONS: options.filter((option) => option !== '').join(' ') };
}
