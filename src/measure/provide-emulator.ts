import { emulatorVersion, findCounter } from './instructions/counter.ts';
import type { RunIo } from './notes.ts';
import type { Environment } from '../model.ts';
import { monotonicMs } from '../system/this-program.ts';

/** Installs what the counter lacks, until the signal is given. Why it could not; null: it did. */
export type InstallCounter = (packages: readonly string[], signal: AbortSignal) => Promise<string | null>;

/**
 * The environment, with the emulator in it where it was missing and could be installed.
 *
 * @param install null: nothing may be installed here
 */
export async function withEmulator(environment: Environment, install: InstallCounter | null, { signal, progress, note }: Omit<RunIo, 'warn'>): Promise<Environment> {
  const found = await findCounter();
  if ('version' in found || found.packages.length === 0 || install === null) return environment;
  const { packages } = found;
  const startedMs = monotonicMs();
  const trouble = await install(packages, signal);
  if (trouble === null) progress({ phase: 'note', note: { kind: 'counter-installed', packages, seconds: Math.round((monotonicMs() - startedMs) / 1000) } });
  else note({ kind: 'counter-not-installed', packages, problem: trouble });
  return { ...environment, emulator: await emulatorVersion() };
}
