import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteInterrupt, openNotes, type ProgressEvent } from '../../src/measure/notes.ts';
import { recordedText } from '../../src/model/reasons.ts';

test('notes and warnings are told at once and kept apart, each sentence once', () => {
  const told: ProgressEvent[] = [];
  const notes = openNotes((event) => { told.push(event); });
  for (const text of ['One.', 'Another.', 'One.']) notes.note(text);
  assert.deepEqual(notes.told(), { notes: ['One.', 'Another.'].map(recordedText), warnings: [] });
  for (const text of ['Mind this.', 'Mind this.']) notes.warn(text);
  assert.deepEqual(notes.told(), { notes: ['One.', 'Another.'].map(recordedText), warnings: [recordedText('Mind this.')] });
  assert.deepEqual(told, ['One.', 'Another.', 'Mind this.'].map((text) => ({ phase: 'note', note: recordedText(text) })));
});

test('that a run was interrupted is told, and that it was not is nothing to tell', () => {
  const told: unknown[] = [];
  const note = (one: unknown): void => { told.push(one); };
  assert.equal(noteInterrupt({ signal: new AbortController().signal, note }), false);
  assert.deepEqual(told, []);
  assert.equal(noteInterrupt({ signal: AbortSignal.abort(), note }), true);
  assert.deepEqual(told, ['The run was interrupted: it holds only what was measured until then.']);
});
