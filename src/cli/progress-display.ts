import type { WriteStream } from 'node:tty';
import { Presets, SingleBar } from 'cli-progress';
import type { ProgressEvent, ProgressListener } from '../measure/notes.ts';
import { describeNote } from '../report/words.ts';
import { plainLine, plainLines } from '../text/escape.ts';

/** Lines in a log come no closer than this, besides the first of a phase. */
const LOG_LINE_EVERY_MS = 15_000;

/** Shows progress until disposed. */
interface ProgressDisplay extends Disposable {
  readonly listener: ProgressListener;
}

/** Shows bars on a terminal, and plain lines with the time left anywhere else. */
export function openProgress(stream: WriteStream | NodeJS.WriteStream, { TERM }: Readonly<NodeJS.ProcessEnv> = process.env): ProgressDisplay {
  return stream.isTTY && TERM !== 'dumb' ? bars(stream) : lines(stream);
}

function bars(stream: NodeJS.WriteStream): ProgressDisplay {
  // `linewrap` leaves the terminal's own line wrapping alone: after a second Ctrl-C nothing would restore it, nor the cursor.
  const bar = new SingleBar({ stream, format: '{phase} {bar} {value}/{total}  {left}{label}', linewrap: true, clearOnComplete: true, etaBuffer: 1 }, Presets.shades_classic);
  let phase: ProgressEvent['phase'] | null = null;
  return {
    listener: (event) => {
      if (event.phase === 'note') {
        bar.stop();
        phase = null;
        stream.write(`${plainLines(describeNote(event.note))}\n`);
        return;
      }
      const payload = { phase: PHASES[event.phase], label: plainLine(event.label), left: timeLeft(event) };
      if (phase === event.phase) {
        // Each look has rounds of its own.
        bar.setTotal(event.total);
        bar.update(event.done, payload);
      } else {
        bar.start(event.total, event.done, payload);
      }
      phase = event.phase;
    },
    [Symbol.dispose]: () => bar.stop(),
  };
}

function lines(stream: NodeJS.WriteStream): ProgressDisplay {
  let phase: ProgressEvent['phase'] | null = null;
  let shownAt = 0;
  return {
    listener: (event) => {
      if (event.phase === 'note') {
        stream.write(`${plainLines(describeNote(event.note))}\n`);
        return;
      }
      if (phase === event.phase && Date.now() - shownAt < LOG_LINE_EVERY_MS && event.done < event.total) return;
      phase = event.phase;
      shownAt = Date.now();
      stream.write(`${PHASES[event.phase]} ${event.done}/${event.total}  ${timeLeft(event)}${plainLine(event.label)}\n`);
    },
    [Symbol.dispose]: () => {},
  };
}

const PHASES: Readonly<Record<Exclude<ProgressEvent['phase'], 'note'>, string>> = { prepare: 'preparing', measure: 'measuring', confirm: 'confirming', count: 'counting instructions' };

function timeLeft(event: Exclude<ProgressEvent, { phase: 'note' }>): string {
  if (event.phase === 'prepare' || event.leftMs <= 0) return '';
  const seconds = Math.round(event.leftMs / 1000);
  return seconds >= 90 ? `about ${Math.round(seconds / 60)} min left  ` : `about ${seconds} s left  `;
}
