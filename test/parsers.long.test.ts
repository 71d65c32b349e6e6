import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fuzzTarget } from '../bench/fuzz/fuzz-target.ts';
import { TARGETS } from '../bench/fuzz/targets.ts';

const SECONDS = 1;

describe('whatever a parser is given, it reads it or refuses it', () => {
  for (const target of Object.keys(TARGETS)) {
    it(target, async () => {
      const { problem, tried, input } = await fuzzTarget({ target, cpuSeconds: SECONDS, seed: 1 });
      assert.equal(problem, null, Buffer.from(input).toString('base64'));
      assert.ok(tried > 10, `${tried} inputs`);
    });
  }
});
