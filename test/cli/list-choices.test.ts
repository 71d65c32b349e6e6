import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listChoices } from '../../src/cli/list-command.ts';
import type { Config } from '../../src/model.ts';
import { BUILT_IN_PROFILES } from '../../src/plan/profiles.ts';

const AS_CONFIGURED = { connections: null, pipelining: null, soloWarmupMs: null, soloMs: null };
const page = {
  name: 'page',
  plan: null,
  solos: 1,
  solosWithoutBase: 1,
  only: ['gate', '*/hello'],
  load: { connections: 100, pipelining: 10, soloWarmupMs: 40_000, soloMs: 5_000 },
};
const nightly = { name: 'nightly', plan: { looks: [12, 32] }, solos: 3, solosWithoutBase: 8, only: [], load: AS_CONFIGURED };

const cellsOf = (table: string): readonly (readonly string[])[] =>
  table
    .split('\n')
    .filter((line) => line.startsWith('│'))
    .map((line) =>
      line
        .split('│')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );

function tablesOf(change: Partial<Config>): readonly (readonly (readonly string[])[])[] {
  return listChoices({ selections: {}, profiles: BUILT_IN_PROFILES, ...change }).map(cellsOf);
}

test('a configuration without choices of its own has none listed', () => {
  assert.deepEqual(tablesOf({}), []);
});

test('a selection is listed with its globs', () => {
  assert.deepEqual(tablesOf({ selections: { gate: ['*/hello', 'user/*'] } }), [
    [
      ['--only', 'benchmarks'],
      ['gate', '*/hello, user/*'],
    ],
  ]);
});

test('a profile is listed with its rounds, what it measures, and its load', () => {
  assert.deepEqual(tablesOf({ profiles: [...BUILT_IN_PROFILES, page, nightly] }), [
    [
      ['--profile', 'rounds side by side', 'of head alone', 'benchmarks', 'load'],
      ['page', 'none: tables only', '1', 'gate, */hello', '100 connections, pipelining 10, 40 s of warm-up, 5 s measured'],
      ['nightly', '12 to 32', '3', 'all', 'as configured'],
    ],
  ]);
});
