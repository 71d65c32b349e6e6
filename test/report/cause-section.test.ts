import assert from 'node:assert/strict';
import { test } from 'node:test';
import { causeBlocks, whereOf } from '../../src/report/cause-section.ts';
import { toPlainText } from '../../src/report/headline.ts';
import type { Cause, CountedFunction, FunctionGrowth } from '../../src/model.ts';
import { CAUSE, withCauses } from './sample-cause.ts';
import { SAMPLES } from './samples.ts';

/** Clear growth of a function in a changed file. */
const grown = (name: string, change: Partial<FunctionGrowth>): FunctionGrowth => ({
  at: { name, file: 'src/app.js', line: 3 },
  isChanged: true,
  text: null,
  part: null,
  caller: null,
  callee: null,
  base: 1,
  head: 4,
  low: 2,
  high: 4,
  ...change,
});

/** The answer to "where". */
function said(cause: Partial<Cause>): string {
  const sample = withCauses(SAMPLES['pull-request'], { 'express/updateUser': { ...CAUSE, ...cause } });
  const express = sample.judgement.benchmarks.find(({ id }) => id === 'express/updateUser')!;
  const answer = whereOf(sample, express)!;
  return `${answer.question} ${toPlainText(answer.text)}`;
}

const profiled = (...functions: readonly FunctionGrowth[]): Partial<Cause> => ({ profiled: { ...CAUSE.profiled, functions } });

test('what V8 counts for the caller is told with the line of the function that runs it', () => {
  const callee = { name: 'score', file: 'src/app.js', line: 6 };
  const extra = grown('extra', { text: 'return score(PEOPLE);', callee });
  const score = grown('score', { at: { ...callee, line: 8 }, text: 'sum += person.age;', low: -0.1 });
  assert.equal(said(profiled(extra, score)), 'Where (likely): +3.9 % CPU time in extra, calls score at src/app.js:8: sum += person.age;');
  assert.equal(
    said(profiled(extra)),
    'Where (likely): +3.9 % CPU time in extra, calls score (src/app.js:6), at src/app.js:3: return score(PEOPLE);',
  );
});

test('a function that base spent nothing in is said to be new', () => {
  assert.equal(
    said(profiled(grown('audit', { base: 0, head: 3, text: 'return next();' }))),
    'Where (likely): +3.9 % CPU time in audit, new in head, at src/app.js:3: return next();',
  );
});

test('the queue of Node.js is told by the function that it calls, without a place of its own', () => {
  const queue = grown('processTicksAndRejections', {
    at: { name: 'processTicksAndRejections', file: 'node:internal/process/task_queues', line: null },
    isChanged: false,
    part: 'runMicrotasks',
    callee: { name: 'authorise', file: 'src/app.js', line: 6 },
  });
  assert.equal(
    said(profiled(queue)),
    'Where (likely): +3.9 % CPU time in processTicksAndRejections, mostly in runMicrotasks (code after an await), calls authorise (src/app.js:6)',
  );
});

test('where no growth is clear the surest in a changed file is named, and no cause is denied', () => {
  assert.equal(
    said(profiled(grown('audit', { low: 0.1 }), grown('emit', { low: 0.2, isChanged: false }))),
    'Where: no function of the profile grew clearly; in changed files the surest is +3.9 % CPU time in audit, at src/app.js:3',
  );
  assert.equal(
    said(profiled(grown('emit', { low: 0.2, isChanged: false }))),
    'Where: no function of the profile grew clearly, and none in a changed file',
  );
});

const executes = (name: string, base: number, head: number, change: Partial<CountedFunction> = {}): CountedFunction => ({
  at: { name, file: 'src/app.js', line: 3 },
  isChanged: false,
  text: null,
  caller: null,
  base,
  head,
  calls: { base: 1, head: 1 },
  part: null,
  ...change,
});

const counted = (base: number, head: number, ...functions: readonly CountedFunction[]): Partial<Cause> => ({
  counted: { instructions: { base, head }, functions },
});

test('what is counted leads, with its share of the growth and its calls', () => {
  const loop = executes('Date.setUTCMonth', 0, 3606, {
    isChanged: true,
    text: 'for (let i = 0; i < 100; i++) month += i;',
    calls: { base: 0, head: 1 },
  });
  assert.equal(
    said(counted(205_480, 208_593, loop, executes('handler', 900, 515))),
    'Where: Date.setUTCMonth at src/app.js:3: for (let i = 0; i < 100; i++) month += i;, new in head: 3,606 of +3,113 instructions a request, called 0 → 1.00 times',
  );
});

test('native code is told in words, a package by its versions, and a function that others do not touch by its caller', () => {
  const clone = executes('clone', 100, 21_340, {
    at: { name: 'clone', file: 'node_modules/schema-kit/index.js', line: 9 },
    part: 'JsonStringify',
    caller: { name: 'updateUser', file: 'src/user.js', line: 4 },
  });
  assert.equal(
    said(counted(300_000, 307_744, clone, executes('stringify', 14_000, 504))),
    'Where: clone at node_modules/schema-kit/index.js:9, schema-kit 2.3.0 → 2.4.0: 21,240 of +7,744 instructions a request, mostly in JSON.stringify (JsonStringify), called from src/user.js:4',
  );
});

test('of several functions the first two are named, and the others counted', () => {
  const all = ['a', 'b', 'c'].map((name, rank) => executes(name, 0, 1000 - rank));
  assert.equal(
    said(counted(100_000, 103_000, ...all)),
    'Where: a at src/app.js:3, new in head: 1,000 of +3,000 instructions a request · b (src/app.js:3): 999 of +3,000 instructions · 1 more under "Causes"',
  );
});

test('growth that is spread thinly is said to be, where no profile says more', () => {
  assert.equal(
    said({ ...counted(1_000_000, 1_003_000, executes('a', 0, 290)), profiled: null }),
    'Where: the growth is spread over many functions, under "Causes"',
  );
});

test('an improvement is told by what declined', () => {
  assert.equal(
    said(counted(100_000, 99_000, executes('a', 1500, 300), executes('b', 0, 200))),
    'Where: a at src/app.js:3: −1,200 of −1,000 instructions a request',
  );
});

const tables = (cause: Partial<Cause>): number =>
  causeBlocks(withCauses(SAMPLES['pull-request'], { 'express/updateUser': { ...CAUSE, ...cause } })).filter(({ kind }) => kind === 'table')
    .length;

test('times by profiles stand only where counts name no function', () => {
  const thin = executes('thin', 0, 290);
  assert.equal(tables(profiled(grown('audit', {}))), 1, 'by time alone');
  assert.equal(tables(counted(1_000_000, 1_003_000, thin)), 2, 'spread thinly');
  assert.equal(tables(counted(100_000, 103_000, executes('audit', 0, 3_000))), 1, 'named by counts');
});
