import { pathOfProgram } from '../../processes/path-of-program.ts';
import { targetEnvironment } from '../../processes/program-environment.ts';

/** What counts, and what asks it for its counts while it runs. Both come with valgrind. */
const PROGRAMS = ['valgrind', 'vgdb'] as const;

/** Why instructions cannot be counted here, as a sentence without a full stop; null: they can. */
export async function whyNotCounted(env: NodeJS.ProcessEnv = process.env, platform: NodeJS.Platform = process.platform): Promise<string | null> {
  if (platform !== 'linux') return 'valgrind counts on Linux only';
  const paths = await Promise.all(PROGRAMS.map((program) => pathOfProgram(program, { env: targetEnvironment({}, env) })));
  const missing = PROGRAMS.find((_, index) => paths[index] === null);
  return missing === undefined ? null : `${missing} is not installed (apt-get install valgrind)`;
}
