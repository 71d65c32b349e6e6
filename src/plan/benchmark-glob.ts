import picomatch from 'picomatch/posix.js';
import { namesEdition, withoutEdition } from './editions.ts';

/**
 * Whether a pattern over targets (`expr*`) or benchmark ids (`express/*`) means one of them. One that names no edition
 * means them all: `express/*` is `express@4/hello` as well, `express@4/*` that one alone.
 */
export function benchmarkGlob(pattern: string): (targetOrId: string) => boolean {
  const matches = picomatch(pattern, { dot: true });
  return namesEdition(pattern) ? matches : (targetOrId) => matches(withoutEdition(targetOrId));
}
