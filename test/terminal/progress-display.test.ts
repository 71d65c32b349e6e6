import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import type { WriteStream } from 'node:tty';
import { openProgress } from '../../src/terminal/progress-display.ts';
import type { ProgressEvent } from '../../src/run/progress.ts';

/** All that a terminal of 120 columns is sent, to the end of the display. */
function sentToTerminal(events: readonly ProgressEvent[]): string {
  const terminal = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 120 });
  {
    using progress = openProgress(terminal as unknown as WriteStream);
    events.forEach(progress.listener);
  }
  return String(terminal.read());
}

const confirming = (done: number, total: number): ProgressEvent => ({ phase: 'confirm', done, total, label: 'api/hello', leftMs: 0 });

test('the bar of a later look that confirms has the rounds of that look', () => {
  const sent = sentToTerminal([confirming(0, 6), confirming(6, 6), confirming(2, 10)]);
  assert.match(sent, /confirming \S+ 0\/6 /);
  assert.match(sent, /confirming \S+ 2\/10 /);
});
