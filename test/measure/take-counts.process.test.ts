import assert from 'node:assert/strict';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Emulator } from '../../src/measure/instructions/emulator.ts';
import {
  type CountOutcome,
  type CountsRequest,
  longestCountingMs,
  notesOnCounts,
  takeCounts,
  withCounts,
} from '../../src/measure/take-counts.ts';
import type { Reason } from '../../src/model.ts';
import { serverBenchmarks } from '../../src/plan/benchmarks.ts';
import { aBenchmark, measured } from '../judge/records.ts';
import { untilEnded } from '../processes.ts';
import { heldScenarioOf, scenarioOf, serverTargetOf } from '../targets.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { until } from '../until.ts';
import { standInEmulator } from './instructions/stand-in-emulator.ts';

const HUNG: Reason = { kind: 'no-answer-under-load' };

const MEASURED = measured({ cpuPerRequest: [0, 0.01, 0.02] });

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(async () => {
  await folder[Symbol.asyncDispose]();
});

const here = (name: string): string => path.join(folder.path, name);

const serverWith = (scenarios = ['x'], bootTimeoutMs = 10_000): CountsRequest['benchmarks'] => {
  const target = serverTargetOf({
    name: 'a',
    dir: '.',
    start: 'node server.js',
    bootTimeoutMs,
    scenarios: scenarios.map((name) => scenarioOf({ name })),
  });
  return serverBenchmarks(target, target);
};

type Io = Parameters<typeof takeCounts>[1];

/** Without the time that each took. */
async function count(
  change: Partial<CountsRequest> = {},
  { signal = new AbortController().signal, progress = () => {} }: Partial<Io> = {},
  emulator: Emulator | { readonly because: Reason } = { program: here('emulator'), cpu: 'max', hash: '0' },
): Promise<ReadonlyMap<string, CountOutcome>> {
  const outcomes = await takeCounts(
    {
      instructions: 'auto',
      benchmarks: serverWith(),
      hasBase: true,
      trees: { base: folder.path, head: folder.path },
      troubleBeside: async () => null,
      longestMs: 600_000,
      ...change,
    },
    { signal, progress },
    async () => emulator,
  );
  return new Map(
    [...outcomes].map(([id, outcome]) => {
      const { tookMs: _, ...rest } = outcome;
      return [id, rest];
    }),
  );
}

const linesOf = async (name: string): Promise<readonly string[]> =>
  (await readFile(here(name), 'utf8').catch(() => '')).split('\n').filter((line) => line !== '');

test('nothing is counted that is not asked for, and nothing of requests that are held', async () => {
  assert.deepEqual(await count({ instructions: 'off' }), new Map());
  const held = serverTargetOf({ name: 'a', scenarios: [heldScenarioOf({ name: 'x' })] });
  assert.deepEqual(await count({ benchmarks: serverBenchmarks(held, held) }), new Map());
});

test('what has to be counted has as much time as its benchmarks may take, and no less than what need not be', () => {
  assert.deepEqual([longestCountingMs(1, false), longestCountingMs(50, false)], [900_000, 900_000]);
  assert.deepEqual([longestCountingMs(1, true), longestCountingMs(50, true)], [900_000, 50 * 240_000]);
});

test('a machine without an emulator is the reason of all', async () => {
  const reason: Reason = { kind: 'counter-for-other-systems' };
  const outcomes = await count({ benchmarks: serverWith(['x', 'y']) }, {}, { because: reason });
  assert.deepEqual(
    [...outcomes],
    [
      ['a/x', { state: 'failed', reason }],
      ['a/y', { state: 'failed', reason }],
    ],
  );
});

describe('where programs can be counted', () => {
  before(async () => {
    await standInEmulator(folder.path);
    await writeFile(
      here('server.js'),
      'require("node:http").createServer((request, response) => response.end("ok")).listen(process.env.PORT, process.env.HOST);',
    );
  });

  test('both arms are counted, and it is kept how', async () => {
    const outcomes = await count();
    const outcome = outcomes.get('a/x');
    assert.ok(outcome?.state === 'counted' && outcome.moved === null && outcomes.size === 1, JSON.stringify([...outcomes]));
    const { allocated, ...counts } = outcome.counts;
    assert.deepEqual(counts, { base: 600_000_000, head: 600_000_000, hash: '0' });
    assert.ok(allocated!.base > 0 && allocated!.head > 0, JSON.stringify(allocated));
  });

  test('what both arms execute is kept where they differ', async () => {
    const head = here('dearer');
    await mkdir(head);
    await copyFile(here('server.js'), path.join(head, 'server.js'));
    await writeFile(path.join(head, 'cost'), '660000000');
    const outcome = (await count({ trees: { base: folder.path, head } })).get('a/x');
    assert.ok(outcome?.state === 'counted' && outcome.moved !== null, JSON.stringify(outcome));
    assert.deepEqual([outcome.moved.base.instructions, outcome.moved.head.instructions], [600_000_000, 660_000_000]);
    assert.deepEqual([outcome.counts.base, outcome.counts.head], [600_000_000, 660_000_000]);
  });

  test('head alone is counted once', async () => {
    await rm(here('started'));
    const counts = { base: null, head: 600_000_000, hash: '0' };
    assert.deepEqual((await count({ hasBase: false })).get('a/x'), { state: 'counted', counts, moved: null });
    assert.equal((await linesOf('started')).length, 1);
  });

  test('what fails once is counted again', async () => {
    await writeFile(here('fails'), '');
    assert.equal((await count()).get('a/x')?.state, 'counted');
  });

  test('a server that does not come up natively is not counted: its rounds tell why', async () => {
    const outcome = (await count({ benchmarks: serverWith(['x'], 1) })).get('a/x');
    assert.ok(outcome?.state === 'failed' && outcome.reason.kind === 'not-listening', JSON.stringify(outcome));
  });

  test('what time is over for is not counted, with what began', async (t) => {
    await writeFile(here('hangs'), '');
    t.after(() => rm(here('hangs')));
    const outcomes = await count({ benchmarks: serverWith(['x', 'y']), longestMs: 3_000 });
    assert.deepEqual(outcomes.get('a/y'), { state: 'failed', reason: { kind: 'counting-too-long', seconds: 3, of: 'run' } });
    assert.equal(outcomes.get('a/x')?.state, 'failed');
    for (const pid of await linesOf('started')) await untilEnded(Number(pid));
  });

  test('an interrupt ends it', async (t) => {
    await rm(here('started'));
    await writeFile(here('hangs'), '');
    t.after(() => rm(here('hangs')));
    const interrupt = new AbortController();
    const counted = count({}, interrupt);
    await until(async () => (await linesOf('started')).length >= 2, 'both arms have started');
    interrupt.abort();
    assert.equal((await counted).get('a/x')?.state, 'failed');
    for (const pid of await linesOf('started')) await untilEnded(Number(pid));
  });

  test('a service that has ended meanwhile is blamed, and no arm', async () => {
    let asked = 0;
    const outcomes = await count({ troubleBeside: async () => ((asked += 1) < 2 ? null : HUNG) });
    assert.deepEqual(outcomes.get('a/x'), { state: 'failed', reason: HUNG });
  });
});

const memoryNotes = (base: number, head: number): readonly unknown[] => {
  const counts = { base: 1, head: 1, allocated: { base, head }, hash: '0' };
  return notesOnCounts([], new Map([['a/x', { state: 'counted', counts, moved: null }] as const]));
};

describe('the record of a benchmark', () => {
  const RECORD = aBenchmark('a/x', MEASURED);
  const failed = new Map([['a/x', { state: 'failed', reason: HUNG }]] as const);

  test('holds its counts', () => {
    const counts = { base: 1, head: 2, hash: '0' };
    const outcomes = new Map([['a/x', { state: 'counted', counts, moved: null }]] as const);
    assert.deepEqual(withCounts(RECORD, outcomes, false).measurement, { ...MEASURED, instructions: counts });
  });

  test('is what it was where counts failed, and invalid where they are required', () => {
    assert.equal(withCounts(RECORD, failed, false), RECORD);
    assert.deepEqual(withCounts(RECORD, failed, true).measurement, {
      state: 'invalid',
      reason: { kind: 'required-instructions-not-counted', because: HUNG },
    });
  });

  test('is what it was where it was not measured', () => {
    const unaffected = aBenchmark('a/x', { state: 'unaffected' });
    assert.equal(withCounts(unaffected, failed, true), unaffected);
  });

  test('is named with why it was not counted, unless it was not measured either, and none is where all failed alike', () => {
    const records = [RECORD, aBenchmark('b/x', { state: 'broken', arm: 'head', reason: HUNG }), aBenchmark('c/x', MEASURED)];
    const outcomes = new Map(records.map(({ id }) => [id, { state: 'failed', reason: HUNG }] as const));
    assert.deepEqual(notesOnCounts(records, outcomes), [{ kind: 'benchmarks-not-counted', benchmarks: ['a/x', 'c/x'], because: HUNG }]);
    assert.deepEqual(
      notesOnCounts(
        records.filter(({ id }) => id !== 'b/x'),
        new Map([...outcomes].filter(([id]) => id !== 'b/x')),
      ),
      [{ kind: 'instructions-not-counted', because: HUNG }],
    );
  });

  test('warns of more memory, unless it is little', () => {
    assert.deepEqual(memoryNotes(12_000, 13_000), [{ kind: 'allocates-more', benchmark: 'a/x', base: 12_000, head: 13_000 }]);
    assert.deepEqual([memoryNotes(12_000, 12_500), memoryNotes(100, 300), memoryNotes(13_000, 12_000)], [[], [], []]);
  });
});
