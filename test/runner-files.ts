import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The files that a runner gives to a step, and what the step wrote into them. */
export interface RunnerFiles {
  readonly env: Readonly<Record<string, string>>;
  readSummary(): Promise<string>;
  readOutputs(): Promise<Readonly<Record<string, string>>>;
}

/** Makes them in a folder. */
export async function runnerFiles(folder: string): Promise<RunnerFiles> {
  const env = { GITHUB_STEP_SUMMARY: join(folder, 'summary'), GITHUB_OUTPUT: join(folder, 'output') };
  for (const file of Object.values(env)) await writeFile(file, '');
  return {
    env,
    readSummary: async () => readFile(env.GITHUB_STEP_SUMMARY, 'utf8'),
    readOutputs: async () => parseOutputs(await readFile(env.GITHUB_OUTPUT, 'utf8')),
  };
}

/** `name<<delimiter`, the value's lines, the delimiter again. */
function parseOutputs(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    [...text.matchAll(/^(.+?)<<(\S+)\n(?:([\s\S]*?)\n)?\2$/gm)].map(([, name = '', , value = '']) => [name, value]),
  );
}
