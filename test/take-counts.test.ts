import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { withCounts, type CountsRequest } from '../src/take-counts.ts';
import type { BenchmarkRecord } from '../src/model.ts';
import { aBenchmark, measured } from './judge/records.ts';
import { temporaryFolder } from './temporary-folder.ts';

const RECORDS: readonly BenchmarkRecord[] = [aBenchmark('a/x', measured({ cpuPerRequest: [0, 0.01, 0.02] })), aBenchmark('b/x', { state: 'unaffected' })];

/** Where no program is found at all, so nothing can be counted. */
async function countNowhere(change: Partial<CountsRequest>): Promise<{ readonly records: readonly BenchmarkRecord[]; readonly notes: readonly string[] }> {
  const notes: string[] = [];
  const records = await withCounts(RECORDS, { instructions: 'auto', benchmarks: [], trees: { base: '/nowhere', head: '/nowhere' }, untilMs: null, ...change }, {
    signal: new AbortController().signal, progress: () => {}, note: (text) => notes.push(text),
  });
  return { records, notes };
}

const searched = process.env['PATH'];
let empty: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  empty = await temporaryFolder();
  process.env['PATH'] = empty.path;
});
after(async () => {
  process.env['PATH'] = searched;
  await empty[Symbol.asyncDispose]();
});

test('instructions that nobody asked for are not missed', async () => {
  assert.deepEqual(await countNowhere({ instructions: 'off' }), { records: RECORDS, notes: [] });
});

test('where valgrind is missing the report says so, and time alone is judged', async () => {
  assert.deepEqual(await countNowhere({ instructions: 'auto' }), { records: RECORDS, notes: ['Instructions were not counted: valgrind is not installed (apt-get install valgrind).'] });
});

test('where counts are required what was measured without them is invalid, and what was not measured is what it was', async () => {
  const { records } = await countNowhere({ instructions: 'required' });
  assert.deepEqual(records.map(({ measurement }) => measurement), [
    { state: 'invalid', reason: 'instructions are required and were not counted: valgrind is not installed (apt-get install valgrind)' },
    { state: 'unaffected' },
  ]);
});
