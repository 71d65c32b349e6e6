import type { Run } from '../model.ts';

/** Warnings as a run has them, each once. */
export function asWarnings(warnings: readonly string[]): Pick<Run, 'warnings'> {
  return warnings.length === 0 ? {} : { warnings: [...new Set(warnings)] };
}
