import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import type { z } from 'zod';
import { targetEnvironment } from '../../src/system/program-environment.ts';
import { startProcessTree, type ProcessTree } from '../../src/system/process-tree.ts';
import { openQuestions, type Ask, type Asking } from '../../src/system/process-messages.ts';
import { CHILD_PROTOCOL } from './child.ts';

const CHILD = join(import.meta.dirname, 'child.ts');
const LONG_MS = 20_000;

interface Conversation extends AsyncDisposable {
  readonly say: (text: string, how?: Partial<z.input<typeof CHILD_PROTOCOL.say.command> & Asking>) => Promise<{ readonly said: string }>;
  readonly ask: Ask<typeof CHILD_PROTOCOL>;
  readonly tree: ProcessTree;
}

function converse(): Conversation {
  const tree = startProcessTree({
    command: ['node', CHILD],
    cwd: import.meta.dirname,
    env: targetEnvironment({}),
    cores: null,
    messages: true,
  });
  const ask = openQuestions(tree, { protocol: CHILD_PROTOCOL, explain: (why) => new Error(JSON.stringify(why)) });
  return {
    say: (text, { timeoutMs = LONG_MS, onRemark = () => {}, ...how } = {}) => ask('say', { text, ...how }, { timeoutMs, onRemark }),
    ask,
    tree,
    [Symbol.asyncDispose]: () => tree[Symbol.asyncDispose](),
  };
}

test('an answer that comes too late is not taken for the answer to the next question', async () => {
  await using child = converse();
  await child.say('up');
  await assert.rejects(child.say('late', { afterMs: 150, timeoutMs: 10 }), /"kind":"late","timeoutMs":10/);
  assert.deepEqual(await child.say('next', { afterMs: 300 }), { said: 'next' });
});

test('questions that are asked together get each its own answer, in whatever order they come', async () => {
  await using child = converse();
  const answers = await Promise.all([child.say('slow', { afterMs: 100 }), child.say('quick')]);
  assert.deepEqual(answers, [{ said: 'slow' }, { said: 'quick' }]);
});

test('a remark comes before the answer', async () => {
  await using child = converse();
  const heard: string[] = [];
  await child.say('done', { afterMs: 50, remark: 'half-way', onRemark: (remark) => heard.push(remark) });
  assert.deepEqual(heard, ['half-way']);
});

test('a message of the program that a child runs is no answer', async () => {
  await using child = converse();
  for (const aside of ['ready', { question: 'none' }]) assert.deepEqual(await child.say('done', { afterMs: 20, aside }), { said: 'done' });
});

test('a child that fails says why, and one that ends is told by how it ended', async () => {
  await using child = converse();
  await assert.rejects(child.say('no such task', { fail: true }), /"kind":"failed","reason":"no such task"/);
  await assert.rejects(child.say('', { exit: 3 }), /"kind":"ended","ending":{"kind":"exited","code":3}/);
  await assert.rejects(child.say('gone'), /"kind":"ended"/);
});

test('an answer of another shape is no answer', async () => {
  await using child = converse();
  await assert.rejects(child.ask('count', {}, { timeoutMs: LONG_MS }), /"kind":"failed","reason":"the answer to .*count.* cannot be read/);
});

test('a child that is asked again and again keeps nothing of what was answered', async (t) => {
  await using child = converse();
  const reactions = t.mock.method(child.tree.ended, 'then').mock;
  const ask = openQuestions(child.tree, { protocol: CHILD_PROTOCOL, explain: (why) => new Error(why.kind) });
  for (let times = 0; times < 20; times += 1) await ask('say', { text: 'again' }, { timeoutMs: LONG_MS });
  assert.equal(reactions.callCount(), 1);
  await assert.rejects(ask('say', { text: '', exit: 0 }, { timeoutMs: LONG_MS }), /ended/);
});
