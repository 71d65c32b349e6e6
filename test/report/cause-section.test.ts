import assert from 'node:assert/strict';
import { test } from 'node:test';
import { likelyCause } from '../../src/report/cause-section.ts';
import { toPlainText } from '../../src/report/headline.ts';
import type { FunctionGrowth } from '../../src/model.ts';
import { CAUSE, withCauses } from './sample-cause.ts';
import { SAMPLES } from './samples.ts';

/** Clear growth of a function in a changed file. */
const grown = (name: string, change: Partial<FunctionGrowth>): FunctionGrowth =>
  ({ at: { name, file: 'src/app.js', line: 3 }, isChanged: true, text: null, part: null, caller: null, callee: null, base: 1, head: 4, low: 2, high: 4, ...change });

function said(...functions: readonly FunctionGrowth[]): readonly string[] {
  const blocks = likelyCause(withCauses(SAMPLES['pull-request'], { 'express/updateUser': { ...CAUSE, profiled: { ...CAUSE.profiled, functions } } }));
  return blocks.flatMap((block) => (block.kind === 'list' ? block.items.map(toPlainText) : []));
}

test('what V8 counts for the caller is told with the line of the function that runs it', () => {
  const callee = { name: 'score', file: 'src/app.js', line: 6 };
  const extra = grown('extra', { text: 'return score(PEOPLE);', callee });
  const score = grown('score', { at: { ...callee, line: 8 }, text: 'sum += person.age;', low: -0.1 });
  assert.deepEqual(said(extra, score), ['+3.9 % in extra, calls score at src/app.js:8: sum += person.age;']);
  assert.deepEqual(said(extra), ['+3.9 % in extra, calls score (src/app.js:6), at src/app.js:3: return score(PEOPLE);']);
});

test('a function that base spent nothing in is said to be new', () => {
  assert.deepEqual(said(grown('audit', { base: 0, head: 3, text: 'return next();' })), ['+3.9 % in audit, new in head, at src/app.js:3: return next();']);
});

test('the queue of Node.js is told by the function that it calls, without a place of its own', () => {
  const queue = grown('processTicksAndRejections', { at: { name: 'processTicksAndRejections', file: 'node:internal/process/task_queues', line: null }, isChanged: false, part: 'runMicrotasks', callee: { name: 'authorise', file: 'src/app.js', line: 6 } });
  assert.deepEqual(said(queue), ['+3.9 % in processTicksAndRejections, mostly in runMicrotasks (code after an await), calls authorise (src/app.js:6)']);
});
