import { posix } from 'node:path';

/** Default names of the configuration; the first that exists is taken. */
export const CONFIG_FILES = ['perf-gate.yml', 'perf-gate.yaml', 'perf-gate.json'] as const;

export const isUsualConfigFile = (file: string): boolean => CONFIG_FILES.some((name) => name === file);

/** Names of the same gate's configuration: all default names are one gate. */
export function namesOfGate(file: string): readonly string[] {
  const normal = posix.normalize(file);
  return isUsualConfigFile(normal) ? CONFIG_FILES : [normal];
}

/** Tells whether two configuration names mean the same gate. */
export function isSameGate(one: string, other: string): boolean {
  return namesOfGate(one)[0] === namesOfGate(other)[0];
}

/** Reads the first file that exists; null: none does. */
export async function firstThere(
  names: readonly string[],
  read: (file: string) => Promise<string | null>,
): Promise<{ readonly file: string; readonly text: string } | null> {
  for (const file of names) {
    const text = await read(file);
    if (text !== null) return { file, text };
  }
  return null;
}
