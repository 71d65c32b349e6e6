import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { outputsOf } from '../../../src/github/publish/outputs.ts';
import { INPUT_NAMES, readInputs } from '../../../src/github/event/inputs.ts';

interface ActionYml {
  readonly runs: { readonly using: string; readonly main: string };
  readonly inputs: Readonly<Record<string, { readonly description: string; readonly default?: string }>>;
  readonly outputs: Readonly<Record<string, { readonly description: string }>>;
}

const action = parse(await readFile(join(import.meta.dirname, '../../../action.yml'), 'utf8')) as ActionYml;

/** Inputs whose defaults are expressions. */
const GIVEN_BY_GITHUB = new Set(['token', 'jobs']);

test('action.yml describes every input that is read, and no other', () => {
  assert.deepEqual(Object.keys(action.inputs).toSorted(), INPUT_NAMES.toSorted());
  for (const [name, { description }] of Object.entries(action.inputs)) assert.ok(description.length > 20, name);
});

test('action.yml describes every output that is set, and no other', () => {
  assert.deepEqual(Object.keys(action.outputs).toSorted(), Object.keys(outputsOf(null, '')).toSorted());
  for (const [name, { description }] of Object.entries(action.outputs)) assert.ok(description.length > 20, name);
});

test('the defaults of action.yml mean what leaving an input out means', () => {
  const withDefaults = readInputs((name) => (GIVEN_BY_GITHUB.has(name) ? '' : (action.inputs[name]?.default ?? '')));
  assert.deepEqual(
    withDefaults,
    readInputs(() => ''),
  );
});
