import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openNotes } from '../src/notes.ts';
import type { ProgressEvent } from '../src/progress.ts';

test('notes are told at once and kept, each sentence once', () => {
  const told: ProgressEvent[] = [];
  const { notes, note } = openNotes((event) => { told.push(event); });
  for (const text of ['One.', 'Another.', 'One.']) note(text);
  assert.deepEqual(notes, ['One.', 'Another.']);
  assert.deepEqual(told, [{ phase: 'note', text: 'One.' }, { phase: 'note', text: 'Another.' }]);
});
