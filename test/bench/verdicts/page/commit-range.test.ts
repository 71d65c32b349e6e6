import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commitRange } from '../../../../bench/verdicts/page/commit-range.ts';

const commit = (letter: string, dirty = false) => ({ sha: letter.repeat(40), dirty });

test('a range is named by its ends, and by what it holds where that is one or two', () => {
  assert.equal(commitRange([commit('a'), commit('a')]), 'aaaaaaa');
  assert.equal(commitRange([commit('a'), commit('b')]), 'aaaaaaa–bbbbbbb');
  assert.equal(commitRange([commit('a'), commit('b'), commit('c', true)]), 'aaaaaaa–ccccccc+');
});
