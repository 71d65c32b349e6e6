import type { Environment } from '../../model.ts';
import { valgrindVersion } from '../environment.ts';

/** Tries to install valgrind. Why it could not be, as a sentence's end; null: it was. */
export type InstallValgrind = () => Promise<string | null>;

/**
 * The environment, with valgrind in it where that was missing and could be installed. `note` is told where it could not.
 *
 * @param install null: nobody may install anything here
 */
export async function withValgrind(environment: Environment, install: InstallValgrind | null, note: (text: string) => void): Promise<Environment> {
  if (environment.valgrind !== null || install === null) return environment;
  const trouble = await install();
  if (trouble !== null) note(`valgrind is missing, and could not be installed: ${trouble}.`);
  return { ...environment, valgrind: await valgrindVersion() };
}
