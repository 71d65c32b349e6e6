import { runGate, type GateRequest, type GateResult } from '../gate.ts';
import type { Kept } from '../run/results-folder.ts';
import { untilInterrupted } from './interrupts.ts';

/**
 * Runs the gate for somebody at a terminal or in a log.
 *
 * @throws Interrupted where an interrupt came before anything could be kept
 */
export function measure(request: GateRequest): Promise<GateResult> {
  return untilInterrupted((io) => runGate(request, io), 'Interrupted before anything was measured; there was nothing to save.');
}

/** Half a sentence about what was measured. */
export function whatIsSaved(kept: Kept): string {
  return 'path' in kept ? `what was measured is saved in ${kept.path}` : `what was measured could not be saved: ${kept.problem.message}`;
}
