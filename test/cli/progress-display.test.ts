import assert from 'node:assert/strict';
import { PassThrough } from 'node:stream';
import { test } from 'node:test';
import type { WriteStream } from 'node:tty';
import { openProgress } from '../../src/cli/measuring.ts';
import type { ProgressEvent } from '../../src/measure/notes.ts';
import { reasonThatSays } from '../reason-that-says.ts';

/** All that a terminal of 120 columns is sent, to the end of the display. `TERM`: what it says that it is. */
function sentToTerminal(events: readonly ProgressEvent[], TERM = 'xterm'): string {
  const terminal = Object.assign(new PassThrough({ encoding: 'utf8' }), { isTTY: true, columns: 120 });
  {
    using progress = openProgress(terminal as unknown as WriteStream, { TERM });
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

test('a terminal is sent nothing that has to be undone, should the program be ended in the middle', () => {
  const sent = sentToTerminal([confirming(0, 6), { phase: 'note', note: reasonThatSays('a note.') }, confirming(1, 6)]);
  assert.ok(sent.includes('\u001B'));
  assert.ok(!sent.includes('\u001B[?'), 'no mode is set or reset: neither that of the cursor nor that of long lines');
});

test('a terminal that knows nothing but lines is sent lines', () => {
  assert.equal(sentToTerminal([confirming(0, 6)], 'dumb'), 'confirming 0/6  api/hello\n');
});
