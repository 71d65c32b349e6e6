import process from 'node:process';
import { openProgress } from './progress-display.ts';
import { EXIT, Interrupted } from '../errors.ts';
import { type GateRequest, type GateResult, runGate } from '../gate.ts';
import type { RunIo } from '../measure/notes.ts';
import type { Kept } from '../store/run-file.ts';
import { killAllProcessTrees } from '../system/process-tree.ts';
import { monotonicMs } from '../system/this-program.ts';

/** The last comes where a terminal is closed: what was started is in sessions of its own, and would go on. */
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** What comes again within this is the same interrupt: npm passes on what the terminal has sent to the whole group already (npm/cli#8164). */
const SAME_INTERRUPT_MS = 1_000;

/**
 * Does what takes long and starts processes, for somebody at a terminal or in a log: progress on standard error, and an
 * interrupt that stops every child before the program ends. A second one, later than what may be the same, ends it at once; that
 * a terminal is closed is told more than once, and asks for no haste.
 *
 * @throws Interrupted with the text given, where an interrupt made it fail
 */
export async function untilInterrupted<Result>(
  doIt: (io: Pick<RunIo, 'signal' | 'progress'>) => Promise<Result>,
  told: string,
): Promise<Result> {
  const interrupt = new AbortController();
  let firstMs: number | null = null;
  const onSignal = (name: NodeJS.Signals): void => {
    if (firstMs === null) {
      firstMs = monotonicMs();
      process.stderr.write('\nstopping every process that was started …\n');
      interrupt.abort(new Error('interrupted'));
    } else if (name !== 'SIGHUP' && monotonicMs() - firstMs > SAME_INTERRUPT_MS) {
      killAllProcessTrees();
      process.exit(EXIT.interrupted);
    }
  };
  for (const name of INTERRUPTS) process.on(name, onSignal);
  using progress = openProgress(process.stderr);
  try {
    return await doIt({ signal: interrupt.signal, progress: progress.listener });
  } catch (error) {
    // What the interrupt ended fails in ways of its own, none of which is the cause.
    if (!interrupt.signal.aborted) throw error;
    throw new Interrupted(told, { cause: error });
  } finally {
    // After an interrupt little is left to do, which its repetition must not cut off.
    if (!interrupt.signal.aborted) for (const name of INTERRUPTS) process.off(name, onSignal);
  }
}

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
