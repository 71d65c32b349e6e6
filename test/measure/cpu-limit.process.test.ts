import assert from 'node:assert/strict';
import { test } from 'node:test';
import { cpuLimitOf } from '../../src/measure/environment.ts';

for (const { what, texts, limit } of [
  { what: 'half a CPU', texts: ['50000 100000\n'], limit: 0.5 },
  { what: 'a CPU and nine tenths', texts: ['190000 100000\n'], limit: 1.9 },
  { what: 'the least of a container and what it is in', texts: ['max 100000\n', '300000 100000\n', '75000 50000\n'], limit: 1.5 },
  { what: 'no more digits than tell limits apart', texts: ['100000 30000\n'], limit: 3.33 },
  { what: 'none where all that there are may be used', texts: ['400000 100000\n'], limit: null },
  { what: 'none where it is more than there are', texts: ['800000 100000\n'], limit: null },
  { what: 'none where it is lifted', texts: ['max 100000\n', 'max 100000\n'], limit: null },
  { what: 'none where nothing can be read', texts: ['', ''], limit: null },
  { what: 'none where there is no such group', texts: [], limit: null },
]) {
  test(`the limit of four CPUs is ${what}`, () => {
    assert.equal(cpuLimitOf(texts, 4), limit);
  });
}
