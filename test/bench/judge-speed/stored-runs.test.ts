import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SHAPES } from '../../../bench/judge-speed/shapes.ts';
import { drawStoredRuns } from '../../../bench/judge-speed/stored-runs.ts';
import { BUILT_IN_PROFILES } from '../../../src/plan/profiles.ts';

test('a stored run has as many rounds of head alone as the standard profile stores at the most', () => {
  const [stored] = drawStoredRuns(SHAPES.few);
  const { solos, solosWithoutBase } = BUILT_IN_PROFILES.find(({ name }) => name === 'standard')!;
  assert.ok(stored!.benchmarks.every((benchmark) => benchmark.figures.cpuPerRequest?.length === Math.max(solos, solosWithoutBase)));
  assert.equal(new Set(stored!.benchmarks[0]!.figures.cpuPerRequest).size, solosWithoutBase, 'each with figures of its own');
});
