/**
 * Operations one after the other, at next to no cost beside the operations themselves (bench/loop-cost.ts prints it).
 *
 * Every call is a real one. A function that the compiler knew at the place of the call would be inlined there: it could
 * then be left out where its result is not used, be moved out of the loop, or be made faster than any caller has it.
 * So each place of a call sees many different functions before it sees a task's, and from then on takes none for
 * granted. Nothing else is needed to keep the work: what a called function does and returns is not known outside of
 * it. Writing each result into an object, as one often sees, costs more than a small operation.
 */
import { compileFunction } from 'node:vm';
import type { Fn } from 'tinybench';

/** Counting costs a sixty-fourth of what it would in a plain loop. */
const CALLS_IN_A_ROW = 64;

/** The last result is kept where anybody could see it. */
export const kept: { result: unknown } = { result: null };

/** Calls a function so many times. */
export function runOperations(fn: Fn, count: number): void {
  const rows = Math.floor(count / CALLS_IN_A_ROW);
  if (rows > 0) kept.result = callInRows(fn, rows);
  for (let left = count - rows * CALLS_IN_A_ROW; left > 0; left -= 1) kept.result = fn();
}

/** The same, with each operation awaited before the next: awaiting is part of the operation. */
export async function runAsyncOperations(fn: Fn, count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) kept.result = await fn();
}

/** Too long to be inlined itself. */
const callInRows = compileFunction(
  `let result;
  for (let row = 0; row < rows; row += 1) {
    ${'result = fn();\n'.repeat(CALLS_IN_A_ROW)}
  }
  return result;`,
  ['fn', 'rows'],
) as (fn: Fn, rows: number) => unknown;

/** Calls more kinds of functions than the engine tells apart at one place, and often enough that it takes note of them. */
export function meetStrangers(call: (fn: Fn) => void): void {
  const strangers: readonly Fn[] = [() => 0, () => '', () => null, () => 0.5, () => [], () => true];
  for (let time = 0; time < 200; time += 1) for (const stranger of strangers) call(stranger);
}

meetStrangers((stranger) => { runOperations(stranger, CALLS_IN_A_ROW + 1); });
