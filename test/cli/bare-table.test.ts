import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bareTable } from '../../src/cli/output.ts';

const TABLE = {
  head: ['benchmark', 'kind'],
  rows: [
    ['api/hello', 'server'],
    ['user/parse', 'suite'],
  ],
};

const rulesIn = (table: string): number => table.split('\n').filter((line) => line.startsWith('├')).length;

test('a table has no colours, and a line between rows where it is ruled', () => {
  assert.deepEqual([rulesIn(bareTable(TABLE)), rulesIn(bareTable({ ...TABLE, ruled: true }))], [1, 2]);
  assert.ok(!bareTable(TABLE).includes('\u001B'));
});
