import assert from 'node:assert/strict';
import { test } from 'node:test';
import { noteInterrupt, openNotes, type ProgressEvent } from '../../src/measure/notes.ts';
import type { Reason } from '../../src/model.ts';

const interrupted: Reason = { kind: 'run-interrupted' };
const killed = (target: string): Reason => ({ kind: 'server-killed', target });

test('notes and warnings are told at once and kept apart, equal ones once', () => {
  const told: ProgressEvent[] = [];
  const notes = openNotes((event) => {
    told.push(event);
  });
  for (const target of ['one', 'other', 'one']) notes.note(killed(target));
  assert.deepEqual(notes.told(), { notes: [killed('one'), killed('other')], warnings: [] });
  for (const reason of [interrupted, interrupted]) notes.warn(reason);
  assert.deepEqual(notes.told(), { notes: [killed('one'), killed('other')], warnings: [interrupted] });
  assert.deepEqual(
    told,
    [killed('one'), killed('other'), interrupted].map((note) => ({ phase: 'note', note })),
  );
});

test('that a run was interrupted is told, and that it was not is nothing to tell', () => {
  const told: unknown[] = [];
  const note = (reason: unknown): void => {
    told.push(reason);
  };
  assert.equal(noteInterrupt({ signal: new AbortController().signal, note }), false);
  assert.deepEqual(told, []);
  assert.equal(noteInterrupt({ signal: AbortSignal.abort(), note }), true);
  assert.deepEqual(told, [interrupted]);
});
