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
