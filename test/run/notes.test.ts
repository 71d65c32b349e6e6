import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openNotes } from '../../src/run/notes.ts';
import type { ProgressEvent } from '../../src/run/progress.ts';

test('notes and warnings are told at once and kept apart, each sentence once', () => {
  const told: ProgressEvent[] = [];
  const notes = openNotes((event) => { told.push(event); });
  for (const text of ['One.', 'Another.', 'One.']) notes.note(text);
  assert.deepEqual(notes.told(), { notes: ['One.', 'Another.'] });
  for (const text of ['Mind this.', 'Mind this.']) notes.warn(text);
  assert.deepEqual(notes.told(), { notes: ['One.', 'Another.'], warnings: ['Mind this.'] });
  assert.deepEqual(told, ['One.', 'Another.', 'Mind this.'].map((text) => ({ phase: 'note', text })));
});
