import { createHash } from 'node:crypto';
import { SETTLED } from './cost-per-unit.ts';
import { CALLGRIND, DETERMINISTIC } from './counted-node.ts';
import { COUNTING } from './counting-plan.ts';

/** To be raised with every change of the counting that the constants below do not tell of. */
const PROCEDURE = 1;

/**
 * Of all that decides what a count comes to beside the program, its Node.js and its load. A change of it would look like
 * one of the code: only counts with the same hash can be compared.
 *
 * @param valgrind its version, as it calls itself
 */
export function countingHash(valgrind: string): string {
  return createHash('sha256').update(JSON.stringify([PROCEDURE, valgrind, CALLGRIND, DETERMINISTIC, COUNTING, SETTLED])).digest('hex').slice(0, 16);
}
