/** What becomes of an improvement on the main branch: the new normal, once as many runs have shown it as decide. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { JudgedBenchmark, MetricName } from '../../src/model.ts';
import { COUNTED, fastMain, ID, type MainBranch, VARYING } from './main-branch.ts';

/** As many runs as decide, of what takes 100 µs before. */
const BETTER = [70, 71, 69, 70, 71];

/** Since when the newest run is marked faster, by metric. */
function fasterSince({ history }: MainBranch): Readonly<Record<string, string>> {
  return Object.fromEntries((history.at(-1)?.faster ?? []).map(({ metric, since }) => [metric, since]));
}

/** Stored runs that a metric was compared with. */
function runsOf({ stored }: JudgedBenchmark, wanted: MetricName = 'cpuPerRequest'): number | undefined {
  return stored.state === 'compared' ? stored.comparisons.find(({ metric }) => metric === wanted)?.n : undefined;
}

test('what improved is held against what it was before, until as many runs have shown it as decide: then that it is lost again is a regression', () => {
  const main = fastMain();
  for (const [index, figure] of BETTER.entries()) {
    const better = main.measure(`better-${index}`, figure);
    assert.deepEqual([better.verdict, runsOf(better), fasterSince(main)], ['improved', 6, { cpuPerRequest: 'better-0' }]);
  }
  const usual = main.measure('usual', 70);
  assert.deepEqual([runsOf(usual), fasterSince(main)], [5, {}]);
  const lost = main.measure('lost', 100);
  assert.deepEqual([lost.verdict, runsOf(lost)], ['regressed', 6]);
  assert.deepEqual(main.history.at(-1)?.slower, [{ id: ID, since: 'lost', metrics: ['cpuPerRequest'] }]);
});

test('one lucky run moves nothing: with the next one that is not faster it is one of the baseline', () => {
  const main = fastMain();
  main.measure('lucky', 70);
  assert.equal(runsOf(main.measure('usual', 100)), 6);
  assert.deepEqual(fasterSince(main), {});
  assert.equal(runsOf(main.measure('next', 100)), 8);
});

test('a run that only looks faster begins nothing, and goes on with what another one has shown', () => {
  const main = fastMain({}, VARYING);
  main.measure('doubtful-0', 88);
  assert.deepEqual(fasterSince(main), {});
  main.history.pop();
  assert.equal(main.measure('better-0', 70).verdict, 'improved');
  assert.notEqual(main.measure('doubtful-1', 88).verdict, 'improved');
  assert.deepEqual(fasterSince(main), { cpuPerRequest: 'better-0' });
});

test('a regression in between does not end an improvement, and is none of it', () => {
  const main = fastMain();
  for (const [index, figure] of [70, 71].entries()) main.measure(`better-${index}`, figure);
  const slow = main.measure('slow-0', 130);
  assert.deepEqual([slow.verdict, runsOf(slow), fasterSince(main)], ['regressed', 6, {}]);
  main.measure('better-2', 70);
  assert.deepEqual([main.history.at(-1)?.slower, fasterSince(main)], [[], { cpuPerRequest: 'better-0' }]);
});

test('a metric that improved begins anew by itself: the others keep what was measured before', () => {
  const main = fastMain({ instructions: COUNTED });
  const fewer = { instructions: COUNTED * 0.9 };
  for (const index of BETTER.keys()) main.measure(`better-${index}`, 100, fewer);
  assert.deepEqual(fasterSince(main), { instructionsPerRequest: 'better-0' });
  const next = main.measure('next', 100, fewer);
  assert.deepEqual([runsOf(next), runsOf(next, 'instructionsPerRequest')], [11, 5]);
});
