import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exampleOf, type Reason, REASONS, reasonSchema } from '../src/reasons.ts';
import { describeNote, describeReason, whatToDo } from '../src/report/words.ts';

for (const kind of Object.keys(REASONS) as readonly Reason['kind'][]) {
  const reason = exampleOf(kind);

  test(`the reason ${kind} is a clause in one line, and can be stored`, () => {
    const text = describeReason(reason);
    assert.ok(text !== '' && text === text.trim() && !text.endsWith('.') && !/[\n\r]|undefined|\[object/u.test(text), text);
    assert.deepEqual(reasonSchema.parse(reason), reason);
  });

  test(`the reason ${kind} is whole sentences as a note, and so is its advice`, () => {
    for (const text of [describeNote(reason), whatToDo(reason) ?? 'Nothing.']) assert.match(text, /[.!?]$/u);
  });
}
