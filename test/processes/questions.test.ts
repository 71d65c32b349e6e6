import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { z } from 'zod';
import { targetEnvironment } from '../../src/measure/target-environment.ts';
import { startProcessTree, type ProcessTree } from '../../src/processes/process-tree.ts';
import { openQuestions, type Asking } from '../../src/processes/questions.ts';

const CHILD = join(import.meta.dirname, 'child.ts');
const LONG_MS = 20_000;

interface Conversation extends AsyncDisposable {
  readonly ask: (command: object, asking?: Partial<Asking>) => Promise<{ readonly said: string }>;
  readonly tree: ProcessTree;
}

function converse(): Conversation {
  const tree = startProcessTree({ command: ['node', CHILD], cwd: import.meta.dirname, env: targetEnvironment({}), cores: null, messages: true });
  const questions = openQuestions(tree, { answers: z.object({ said: z.string() }), explain: (why) => new Error(JSON.stringify(why)) });
  return { ask: (command, asking = {}) => questions(command, { timeoutMs: LONG_MS, ...asking }), tree, [Symbol.asyncDispose]: () => tree[Symbol.asyncDispose]() };
}

test('an answer that comes too late is not taken for the answer to the next question', async () => {
  await using child = converse();
  await child.ask({ say: 'up' });
  await assert.rejects(child.ask({ say: 'late', afterMs: 150 }, { timeoutMs: 10 }), /"kind":"late","timeoutMs":10/);
  assert.deepEqual(await child.ask({ say: 'next', afterMs: 300 }), { said: 'next' });
});

test('questions that are asked together get each its own answer, in whatever order they come', async () => {
  await using child = converse();
  const answers = await Promise.all([child.ask({ say: 'slow', afterMs: 100 }), child.ask({ say: 'quick' })]);
  assert.deepEqual(answers, [{ said: 'slow' }, { said: 'quick' }]);
});

test('a remark comes before the answer', async () => {
  await using child = converse();
  const heard: string[] = [];
  await child.ask({ say: 'done', afterMs: 50, remark: 'half-way' }, { onRemark: (remark) => heard.push(remark) });
  assert.deepEqual(heard, ['half-way']);
});

test('what the program that a child runs has to say to whoever started it is no answer', async () => {
  await using child = converse();
  for (const aside of ['ready', { question: 'none' }]) assert.deepEqual(await child.ask({ say: 'done', afterMs: 20, aside }), { said: 'done' });
});

test('a child that fails says why, and one that ends is told by how it ended', async () => {
  await using child = converse();
  await assert.rejects(child.ask({ say: 'no such task', fail: true }), /"kind":"failed","reason":"no such task"/);
  await assert.rejects(child.ask({ say: '', exit: 3 }), /"kind":"ended","how":"exited with code 3"/);
  await assert.rejects(child.ask({ say: 'gone' }), /"kind":"ended"/);
});

test('an answer of another shape is nobody\'s answer', async () => {
  await using child = converse();
  const numbers = openQuestions(child.tree, { answers: z.number(), explain: (why) => new Error(why.kind) });
  await assert.rejects(numbers({ say: 'five' }, { timeoutMs: LONG_MS }), /expected number/i);
});

test('a child that is asked again and again keeps nothing of what was answered', async (t) => {
  await using child = converse();
  const reactions = t.mock.method(child.tree.ended, 'then').mock;
  const ask = openQuestions(child.tree, { answers: z.object({ said: z.string() }), explain: (why) => new Error(why.kind) });
  for (let times = 0; times < 20; times += 1) await ask({ say: 'again' }, { timeoutMs: LONG_MS });
  assert.equal(reactions.callCount(), 1);
  await assert.rejects(ask({ say: '', exit: 0 }, { timeoutMs: LONG_MS }), /ended/);
});
