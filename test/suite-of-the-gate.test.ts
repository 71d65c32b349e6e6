/** The suite `itself` of perf-gate.yml imports the source without types: here a name that it uses and that is no more is noticed. */
import assert from 'node:assert/strict';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

const file = path.resolve(import.meta.dirname, '../fixtures/suites/gate/gate.suite.js');
const { default: addTasks } = (await import(pathToFileURL(file).href)) as {
  readonly default: (bench: { readonly add: (name: string, task: () => unknown) => void }) => void;
};

test('the suite of the gate judges, reads and renders what it says', () => {
  const results = new Map<string, unknown>();
  addTasks({ add: (name, task) => results.set(name, task()) });
  const { judge, read, comment, html } = Object.fromEntries(results) as {
    readonly judge: { readonly benchmarks: readonly { readonly comparisons: readonly unknown[] }[] };
    readonly read: readonly unknown[];
    readonly comment: string;
    readonly html: string;
  };
  assert.equal(judge.benchmarks.flatMap(({ comparisons }) => comparisons).length, 100);
  assert.equal(read.length, 10_000);
  for (const text of [comment, html]) assert.ok(text.includes('server-49/updateUser'));
});
