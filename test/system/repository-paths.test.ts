import assert from 'node:assert/strict';
import { test } from 'node:test';
import { leadsOut } from '../../src/system/paths.ts';

for (const [path, isOut] of [
  ['..', true],
  ['../lib', true],
  ['..lib', false],
  ['...', false],
  ['.', false],
  ['lib/x', false],
] as const) {
  test(`the path ${path} leads ${isOut ? 'out of' : 'nowhere but into'} the folder that it is taken from`, () => {
    assert.equal(leadsOut(path), isOut);
  });
}
