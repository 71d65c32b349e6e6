import { posix } from 'node:path';

/** Where a configuration is looked for when none is named; the first that exists is taken. */
export const CONFIG_FILES = ['perf-gate.yml', 'perf-gate.yaml', 'perf-gate.json'] as const;

/** Found without being named. */
export const isUsualConfigFile = (file: string): boolean => CONFIG_FILES.some((name) => name === file);

/** The names under which a gate's configuration may be found: one with a usual name is the same gate under all of them. */
export function namesOfGate(file: string): readonly string[] {
  const normal = posix.normalize(file);
  return isUsualConfigFile(normal) ? CONFIG_FILES : [normal];
}

/** Whether two names of a configuration mean the same gate. */
export function isSameGate(one: string, other: string): boolean {
  return namesOfGate(one)[0] === namesOfGate(other)[0];
}

/** A configuration that is there. */
export interface ConfigText {
  readonly file: string;
  readonly text: string;
}

/** The first of several names that a file is there by, wherever files are read from; null: there is none. Throws what reading throws. */
export async function firstThere(names: readonly string[], read: (file: string) => Promise<string | null>): Promise<ConfigText | null> {
  for (const file of names) {
    const text = await read(file);
    if (text !== null) return { file, text };
  }
  return null;
}
