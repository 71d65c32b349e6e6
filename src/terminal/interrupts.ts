import process from 'node:process';
import { Interrupted } from '../errors.ts';
import { EXIT } from '../exit-codes.ts';
import { killAllProcessTrees } from '../processes/process-tree.ts';
import type { RunIo } from '../run/notes.ts';
import { openProgress } from './progress-display.ts';

/** The last comes where a terminal is closed: what was started is in sessions of its own, and would go on. */
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Does what takes long and starts processes, for somebody at a terminal or in a log: progress on standard error, and an
 * interrupt that stops every child before the program ends. A second interrupt ends it at once.
 *
 * @throws Interrupted with the text given, where an interrupt made it fail
 */
export async function untilInterrupted<Result>(
  doIt: (io: Pick<RunIo, 'signal' | 'progress'>) => Promise<Result>,
  told: string,
): Promise<Result> {
  const interrupt = new AbortController();
  const onSignal = (): void => {
    if (interrupt.signal.aborted) {
      killAllProcessTrees();
      process.exit(EXIT.interrupted);
    }
    process.stderr.write('\nstopping every process that was started …\n');
    interrupt.abort(new Error('interrupted'));
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
    for (const name of INTERRUPTS) process.off(name, onSignal);
  }
}
