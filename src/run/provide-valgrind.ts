import type { Environment } from '../model.ts';
import { valgrindVersion } from '../measure/environment.ts';
import type { RunIo } from './notes.ts';

/** Tries to install valgrind, until the signal is given. Why it could not be, as a sentence's end; null: it was. */
export type InstallValgrind = (signal: AbortSignal) => Promise<string | null>;

/**
 * The environment, with valgrind in it where that was missing and could be installed. `note` is told where it could not.
 *
 * @param install null: nobody may install anything here
 */
export async function withValgrind(environment: Environment, install: InstallValgrind | null, { signal, progress, note }: Omit<RunIo, 'warn'>): Promise<Environment> {
  if (environment.valgrind !== null || install === null) return environment;
  // Seen while it lasts, and of no interest in a report.
  progress({ phase: 'note', text: 'valgrind is missing and is being installed, to count instructions by.' });
  const trouble = await install(signal);
  if (trouble !== null) note(`valgrind is missing, and could not be installed: ${trouble}.`);
  return { ...environment, valgrind: await valgrindVersion() };
}
