import assert from 'node:assert/strict';
import { test } from 'node:test';
import { takeCounts } from '../../../src/measure/take-counts.ts';
import { suiteBenchmarks } from '../../../src/plan/benchmarks.ts';
import { sampleSuites } from '../sample-suite.ts';
import { skip } from './emulator-here.ts';

/** Bytes of a short string on V8's heap, and of memory after which its cache of keys begins anew. */
const [STRING_BYTES, CACHE_BYTES] = [24, 1_024];
/** So many strings lie between two keys that share a place in the cache. */
const BETWEEN_KEYS = (3 * CACHE_BYTES) / STRING_BYTES - 1;

const TASKS = ['apart', 'longer'];

/** Two tasks that write lists of objects. Between the two keys of the first list's objects the source has other strings. */
const suiteWith = ({ strings, objects }: { readonly strings: number; readonly objects: number }): string => `
const apart = Array.from({ length: 50 }, (_, index) => {
  const object = { firstkey: index };
  void [${Array.from({ length: strings }, (_, index) => `'s${index}'`).join(', ')}];
  object.otherkey = index;
  return object;
});
const longer = Array.from({ length: ${objects} }, (_, index) => ({ name: index, address: index }));
export default (bench) => {
  bench.add('apart', () => JSON.stringify(apart));
  bench.add('longer', () => JSON.stringify(longer));
};`;

test('what V8 takes more for the same keys is told from more work', { skip }, async () => {
  await using suites = await sampleSuites({
    base: suiteWith({ strings: 10, objects: 50 }),
    head: suiteWith({ strings: BETWEEN_KEYS, objects: 60 }),
  });
  const outcomes = await takeCounts(
    {
      instructions: 'auto',
      benchmarks: suiteBenchmarks(suites.target, suites.target, TASKS, TASKS),
      hasBase: true,
      trees: suites.trees,
      troubleBeside: async () => null,
      longestMs: 600_000,
    },
    { signal: new AbortController().signal, progress: () => {} },
  );
  const told = new Map([...outcomes].map(([id, outcome]) => [id, outcome.state === 'failed' ? outcome.reason.kind : outcome.state]));
  assert.deepEqual(
    told,
    new Map([
      [`${suites.target.name}/apart`, 'json-keys-moved'],
      [`${suites.target.name}/longer`, 'counted'],
    ]),
  );
});
