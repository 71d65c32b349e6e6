import process from 'node:process';
import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';
import { EXIT, Interrupted } from '../errors.ts';
import { type GateRequest, type GateResult, runGate } from '../gate.ts';
import type { ProgressEvent, ProgressListener, RunIo } from '../measure/notes.ts';
import type { Kept } from '../store/run-file.ts';
import { killAllProcessTrees } from '../system/process-tree.ts';
import { monotonicMs } from '../system/this-program.ts';
import { describeNote } from '../report/words.ts';
import { plainLine, plainLines } from '../text/escape.ts';

/** SIGHUP comes with a closed terminal; processes in sessions of their own would go on. */
const INTERRUPTS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** A repetition within this time is the same interrupt: npm passes signals on (npm/cli#8164). */
const SAME_INTERRUPT_MS = 1_000;

/**
 * Runs a long task with progress on standard error. An interrupt stops every child before the program ends; a second one ends it at
 * once, except SIGHUP, which comes repeatedly.
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
    // Failures after an interrupt come from it.
    if (!interrupt.signal.aborted) throw error;
    throw new Interrupted(told, { cause: error });
  } finally {
    // A repetition must not cut off the clean-up.
    if (!interrupt.signal.aborted) for (const name of INTERRUPTS) process.off(name, onSignal);
  }
}

/** Runs the gate with progress. @throws Interrupted where nothing could be kept */
export function measure(request: GateRequest): Promise<GateResult> {
  return untilInterrupted((io) => runGate(request, io), 'Interrupted before anything was measured; there was nothing to save.');
}

/** Half a sentence on where the run was kept. */
export function whatIsSaved(kept: Kept): string {
  return 'path' in kept ? `what was measured is saved in ${kept.path}` : `what was measured could not be saved: ${kept.problem.message}`;
}

/** Least time between lines of a phase in a log. */
const LOG_LINE_EVERY_MS = 15_000;

/** Shows progress until disposed: bars on a terminal, and plain lines with the time left anywhere else. */
export function openProgress(
  stream: WriteStream | NodeJS.WriteStream,
  { TERM }: Readonly<NodeJS.ProcessEnv> = process.env,
): Disposable & { readonly listener: ProgressListener } {
  // `linewrap` keeps the terminal's wrapping, which nothing would restore after a second Ctrl-C.
  const format = { format: '{phase} {bar} {value}/{total}  {left}{label}', linewrap: true, clearOnComplete: true, etaBuffer: 1 };
  const bar = stream.isTTY && TERM !== 'dumb' ? new SingleBar({ stream, ...format }, Presets.shades_classic) : null;
  let phase: ProgressEvent['phase'] | null = null;
  let shownAt = 0;
  const listener: ProgressListener = (event) => {
    if (event.phase === 'note') {
      bar?.stop();
      if (bar !== null) phase = null;
      stream.write(`${plainLines(describeNote(event.note))}\n`);
      return;
    }
    const payload = { phase: PHASES[event.phase], label: plainLine(event.label), left: timeLeft(event) };
    const isSamePhase = phase === event.phase;
    phase = event.phase;
    if (bar === null) {
      if (isSamePhase && Date.now() - shownAt < LOG_LINE_EVERY_MS && event.done < event.total) return;
      shownAt = Date.now();
      stream.write(`${payload.phase} ${event.done}/${event.total}  ${payload.left}${payload.label}\n`);
    } else if (isSamePhase) {
      // Each look has rounds of its own.
      bar.setTotal(event.total);
      bar.update(event.done, payload);
    } else {
      bar.start(event.total, event.done, payload);
    }
  };
  return { listener, [Symbol.dispose]: () => bar?.stop() };
}

const PHASES: Readonly<Record<Exclude<ProgressEvent['phase'], 'note'>, string>> = {
  prepare: 'preparing',
  measure: 'measuring',
  confirm: 'confirming',
  count: 'counting instructions',
  explain: 'looking for causes',
};

function timeLeft(event: Exclude<ProgressEvent, { phase: 'note' }>): string {
  if (event.phase === 'prepare' || event.leftMs <= 0) return '';
  const seconds = Math.round(event.leftMs / 1000);
  return seconds >= 90 ? `about ${Math.round(seconds / 60)} min left  ` : `about ${seconds} s left  `;
}
